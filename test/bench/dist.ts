import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunOfTests } from '../support/figures-reporter.ts';
import type { Figure } from './figure.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the main step and the post step always load. Everything else is loaded on demand. */
const LOADED = ['dist/index.js', 'dist/post/index.js'];

export const dist: Figure = {
  name: '`dist/`: loaded by every run; in all; a rebuild gives the same bytes',
  goal: '≤ 0.25 MB; ≤ 2.4 MB; the same',
  async measure() {
    const before = files();
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root });
    const after = files();
    const isSame =
      before.size === after.size &&
      [...before].every(([path, bytes]) => after.get(path)?.equals(bytes));

    const megabytes = (paths: Iterable<string>) =>
      [...paths].reduce((sum, path) => sum + (after.get(path)?.length ?? 0), 0) / 1_000_000;
    const [loaded, all] = [megabytes(LOADED), megabytes(after.keys())];
    return {
      measured: `${loaded.toFixed(2)} MB; ${all.toFixed(2)} MB; ${isSame ? 'the same' : 'different'}`,
      met: loaded <= 0.25 && all <= 2.4 && isSame,
      note: `Every run loads ${LOADED.join(' and ')}. MB are millions of bytes.`,
    };
  },
};

function files(): Map<string, Buffer> {
  const paths = globSync('dist/**/*.*', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
}

export const suite: Figure = {
  name: '`npm test` on two idle processors',
  goal: '≤ 2.5 min',
  async measure() {
    const report = join(root, 'report/figures.json');
    if (!existsSync(report))
      return { measured: '–', met: undefined, note: 'Run `npm test` first.' };

    const { seconds, passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as RunOfTests;
    return {
      measured: `${(seconds / 60).toFixed(1)} min`,
      met: seconds <= 150 && failed === 0,
      note: `The last run of all tests: ${passed} passed, ${failed} failed.`,
    };
  },
};
