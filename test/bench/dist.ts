import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOfTests } from '../support/figures.ts';
import type { Figure } from './measure.ts';
import { root } from './step.ts';

/** What every run loads. Everything else is loaded on demand. */
const LOADED = 'dist/index.js';

export const dist: Figure = {
  name: '`dist/`: loaded by every run; in all; `npm test` on two idle processors',
  goals: ['≤ 0.20 MB', '≤ 1.50 MB', '≤ 2.0 min'],
  async measure() {
    const report = join(root, 'report/figures.json');
    if (!existsSync(report)) throw new Error('run `npm test` first');

    const { seconds, passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as RunOfTests;
    const all = globSync('dist/**/*.*', { cwd: root });
    return {
      values: [megabytes([LOADED]), megabytes(all), seconds / 60],
      note: `MB are millions of bytes. The last run of all tests: ${passed} passed, ${failed} failed.`,
    };
  },
};

const megabytes = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + statSync(join(root, path)).size, 0) / 1_000_000;
