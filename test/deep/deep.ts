/** `npm run deep`: all tests with more random values. `npm run deep -- mutants`: changes of the source that tests must find. */
import { spawnSync } from 'node:child_process';

const [first, ...rest] = process.argv.slice(2);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];
const isMutants = first === 'mutants';
const command = isMutants
  ? ['test/deep/mutants.ts', ...rest]
  : [...vitest, ...process.argv.slice(2)];
const env = isMutants
  ? process.env
  : { ...process.env, DOCS_AGENT_SAMPLES: '10', DOCS_AGENT_SCHEDULES: '10000' };

process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1;
