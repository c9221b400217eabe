/**
 * `npm run deep:mutants`: makes one change after the other to `src/`, and prints whether a test finds it. The tests of the
 * changed folder run first, then all others that do not need the bundle. It fails if a test fails without any change.
 *
 *   npm run deep:mutants -- [--check] [PART OF A PATH]
 *
 * `--check` runs no test: it lists the changes whose text is no longer in its file exactly once.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What goes wrong with the change. */
  readonly breaks: string;
}

const root = resolve(import.meta.dirname, '../..');
/** What tests the bundle, which is not built with a change. */
const OF_BUNDLE = ['bundle', 'workflows'];
/** A change may make a loop endless. */
const LIMIT_MS = 600_000;

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

function mutants(part: string): Mutant[] {
  const list = readFileSync(join(import.meta.dirname, 'mutants.yaml'), 'utf8');
  const byFile: Record<string, Omit<Mutant, 'file'>[]> = parse(list);
  const all = Object.entries(byFile).flatMap(([file, changes]) =>
    changes.map((change) => ({ file, ...change })),
  );
  return all.filter(({ file }) => file.includes(part));
}

function isApplicable({ file, from }: Mutant): boolean {
  return existsSync(join(root, file)) && sourceOf(file).split(from).length === 2;
}

/** The folder of tests that belongs to a file, if there is one. */
function roomOf(file: string): string | undefined {
  const [, first = ''] = file.split('/');
  const room = first.replace(/\.ts$/, '');
  return existsSync(join(root, 'test', room)) ? room : undefined;
}

function passes(...parameters: readonly string[]): boolean {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=test/vitest.config.ts'];
  const command = [...vitest, '--bail=1', '--reporter=dot', ...parameters];
  const options = { cwd: root, timeout: LIMIT_MS, killSignal: 'SIGKILL' } as const;
  return spawnSync(process.execPath, command, options).status === 0;
}

function othersPass(room?: string): boolean {
  const excluded = room === undefined ? OF_BUNDLE : [...OF_BUNDLE, room];
  return passes(...excluded.map((folder) => `--exclude=${folder}/**`));
}

/** The tests that found the change, if any did. */
function killerOf({ file, from, to }: Mutant): 'its tests' | 'other tests' | undefined {
  const source = sourceOf(file);
  const room = roomOf(file);
  try {
    const changed = source.replace(from, () => to);
    writeFileSync(join(root, file), changed);
    // By folder: as a filter, `text` would be `context` too.
    if (room && !passes(`--dir=test/${room}`)) return 'its tests';
    return othersPass(room) ? undefined : 'other tests';
  } finally {
    writeFileSync(join(root, file), source);
  }
}

const { values: flags, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const all = mutants(positionals[0] ?? '');

const stale = all.filter((mutant) => !isApplicable(mutant));
for (const { file, from } of stale)
  console.error(`${file}: not there exactly once: ${JSON.stringify(from)}`);
if (stale.length > 0) process.exit(1);

console.log(`${all.length} changes in ${new Set(all.map(({ file }) => file)).size} files`);
if (flags.check) process.exit();

// A test that fails anyway would seem to find every change.
if (!othersPass()) throw new Error('a test fails without any change');

// An interruption is seen after the change is undone.
process.once('SIGINT', () => process.exit(130));
let killed = 0;
for (const mutant of all) {
  const killer = killerOf(mutant);
  if (killer) killed += 1;
  const result = killer ? `killed by ${killer}` : 'SURVIVED';
  console.log(`${result}: ${mutant.file}: ${mutant.breaks}`);
}
console.log(`${killed} of ${all.length} killed`);
