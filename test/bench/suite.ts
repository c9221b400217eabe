import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOfTests } from '../support/figures-reporter.ts';
import { type Figure, met } from './figure.ts';

const MOST_S = 180;

/** Takes minutes, so that it is read from the report of the last run. */
export const suite: Figure = {
  number: 11,
  name: '`npm test` on two idle processors',
  goal: '≤ 3 min',
  needs: [],
  async measure() {
    const file = join(import.meta.dirname, '../../report/figures.json');
    const report = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as RunOfTests)
      : undefined;
    if (!report) {
      return { measured: '–', verdict: 'not judged: run `npm test` first', notes: [] };
    }
    const { seconds, tests } = report;
    return {
      measured: `${(seconds / 60).toFixed(1)} min`,
      verdict: met(seconds <= MOST_S && tests.failed === 0),
      notes: [`The last whole run: ${tests.passed} tests passed, ${tests.failed} failed.`],
    };
  },
};
