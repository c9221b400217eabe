// `npm run build`: src/ → build/ → dist/, the same on every system.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'rolldown';
import config from '../rolldown.config.ts';

async function ncc(...args) {
  const command = ['node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', '-q', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`ncc build ${args.join(' ')} ended with ${code}`);
}

rmSync('dist', { recursive: true, force: true });
await build(config);
await ncc('build/index.js', '-o', 'dist', '--license', 'licenses.txt');
appendFileSync('dist/licenses.txt', readFileSync('build/licenses.txt'));
