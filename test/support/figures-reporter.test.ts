import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FiguresReport } from './figures.ts';

const vitest = resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const fixture = join(import.meta.dirname, 'fixtures', 'figures');
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly stderr: string;
  readonly report: FiguresReport;
  readonly markdown: string;
}

/** A test run of its own, over the two files of the fixture. */
async function run(required: Record<string, number>, ...filters: string[]): Promise<Ran> {
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', join(fixture, 'vitest.config.ts'), ...filters],
    {
      env: { PATH: process.env.PATH, FIGURES_FOLDER: folder, FIGURES_REQUIRED: JSON.stringify(required) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { code, stderr, report: JSON.parse(read('figures.json')), markdown: read('figures.md') };
}

test('adds up what several workers recorded', async () => {
  const { code, report, markdown } = await run({ faults: 3 });
  expect(report).toMatchObject({
    wholeSuite: true,
    tests: { files: 2, passed: 2, failed: 0, skipped: 1 },
    checks: 3,
    faults: [],
    figures: [
      { name: 'faults', checks: 3, notes: ['seed 7'], rows: [{ labels: { fault: 'reset' }, checks: 3 }] },
    ],
  });
  expect(markdown).toContain('## faults (3)');
  expect(code).toBe(0);
});

test('fails the run where a figure is too small', async () => {
  const { code, stderr, report } = await run({ faults: 4 });
  expect(code).toBe(1);
  expect(stderr).toContain('Figure "faults": 3 checks, 4 are needed.');
  expect(report.faults).toHaveLength(1);
});

test('asks a part of the suite only for having run', async () => {
  const { code, report } = await run({ faults: 4 }, 'two');
  expect([code, report.wholeSuite, report.checks]).toEqual([0, false, 1]);
});

test('fails the run where no test ran', async () => {
  const { code, stderr } = await run({}, '-t', 'no such test');
  expect(code).toBe(1);
  expect(stderr).toContain('Not a single test ran.');
});
