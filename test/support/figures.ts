/**
 * Counts what the tests check, because a test that checks nothing passes. At the end of a run of all tests, a Vitest
 * reporter writes the sums to `report/figures.json`, and fails the run if one is too small.
 */

import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { makeFolder } from './folder.ts';

const NEEDED = {
  'runs of the action': 15,
  signals: 5,
  'faults of the service': 35,
  'faults of GitHub': 9,
  'GitHub requests checked against its description': 1_000,
  'random fault schedules': 300,
  'random schedules of a thread': 450,
  'random histories of pushes': 300,
  'injection corpus: strings × sinks': 800,
  'canary: echoed forms': 18,
};

const FOLDER = resolve(import.meta.dirname, '../../report');
const countsIn = (folder: string): string => join(folder, 'counts');

export function countChecks(figure: keyof typeof NEEDED, checks = 1): void {
  const folder = process.env.DOCS_AGENT_TEST_TEMP;
  // Each line is appended at once, so those of several workers do not mix.
  if (folder) appendFileSync(countsIn(folder), `${checks} ${figure}\n`);
}

function sumOf(figure: string, counts: string): number {
  const lines = counts.split('\n').filter((line) => line.endsWith(` ${figure}`));
  return lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
}

export class FiguresReporter implements Reporter {
  #vitest: Vitest | undefined;
  #temp = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    const { path, remove } = makeFolder();
    this.#temp = path;
    process.once('exit', remove);
    writeFileSync(countsIn(this.#temp), '');
    // Workers are started later and inherit it.
    process.env.DOCS_AGENT_TEST_TEMP = this.#temp;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    // A run of some tests must not replace the report of all.
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    if (this.#vitest?.config.testNamePattern || modules.length < all.length) return;

    const counts = readFileSync(countsIn(this.#temp), 'utf8');
    const figures = Object.entries(NEEDED).map(([figure, needed]) => {
      return { figure, checks: sumOf(figure, counts), needed };
    });
    const run = { seconds: Math.round(process.uptime()), figures };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);

    for (const { figure, checks, needed } of figures) {
      console.log(`${checks} ${figure}`);
      if (checks >= needed) continue;
      console.error(`The tests prove too little: ${figure}: ${checks} of ${needed}.`);
      process.exitCode = 1;
    }
  }
}
