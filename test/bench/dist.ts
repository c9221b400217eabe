import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOfTests } from '../support/figures.ts';
import type { Figure } from './measure.ts';
import { root } from './step.ts';

/** What every run loads. Everything else is loaded on demand. */
const LOADED = 'dist/index.js';

export const dist: Figure = {
  name: '`dist/`: loaded by every run; in all; files that a rebuild changes',
  goals: ['≤ 0.25 MB', '≤ 2.40 MB', '≤ 0'],
  async measure() {
    const before = files();
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root });
    const after = files();

    const paths = Object.keys({ ...before, ...after });
    const changed = paths.filter((path) => before[path] !== after[path]);
    const megabytes = (some: readonly string[]) =>
      some.map((path) => after[path] ?? '').join('').length / 1_000_000;
    return {
      values: [megabytes([LOADED]), megabytes(paths), changed.length],
      note: `Every run loads \`${LOADED}\`. MB are millions of bytes.`,
    };
  },
};

/** The contents by path, with a character for each byte. */
function files(): Record<string, string> {
  const paths = globSync('dist/**/*.*', { cwd: root });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'latin1')]));
}

export const suite: Figure = {
  name: '`npm test` on two idle processors; failed tests',
  goals: ['≤ 2.5 min', '≤ 0'],
  async measure() {
    const report = join(root, 'report/figures.json');
    if (!existsSync(report)) return { values: [], note: 'Run `npm test` first.' };

    const { seconds, passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as RunOfTests;
    return {
      values: [seconds / 60, failed],
      note: `${passed} tests passed in the last whole run.`,
    };
  },
};
