/**
 * `npm run deep -- mutants [--seed N] [--count N] [PART OF A PATH]`: makes one change after the other to a copy of the
 * sources, and prints which of them no test finds. Rules are picked by chance, and then places. The
 * types are checked first, then the tests of its room run, and only then all others.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'rolldown/parseAst';
import { randomFrom } from '../standin/service/site.ts';
import { type Node, RULES } from './rules.ts';

/** A change may make a loop endless. */
const LIMIT_MS = 1_800_000;
const LEFT_OUT = ['.git', 'node_modules', 'report', 'build'];

interface Mutant {
  file: string;
  rule: string;
  shown: string;
  source: string;
}

const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'docs-agent-mutants-'));

function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end);
  const found: Mutant[] = [];

  const visit = (node: Node): void => {
    for (const [rule, change] of Object.entries(RULES)) {
      const [place, after] = change(node, textOf) || [node, textOf(node)];
      const before = textOf(place);
      if (after === before) continue;

      const head = source.slice(0, place.start);
      const shown = `${head.split('\n').length}: ${rule}: ${brief(before)} → ${brief(after)}`;
      found.push({ file, rule, shown, source: head + after + source.slice(place.end) });
    }
    // The name of a property is no text.
    const { key: _, ...fields } = node;
    for (const child of Object.values(fields).flat()) if (isCode(child)) visit(child);
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return found;
}

const TYPES = /^(Import|ExportAll|TS(?!As|NonNull|Satisfies))/;

const isCode = (value: unknown): value is Node =>
  value instanceof Object &&
  'type' in value &&
  typeof value.type === 'string' &&
  !TYPES.test(value.type);

const brief = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' ').slice(0, 90));

function pick(files: readonly string[], count: number, random: () => number): Mutant[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // Otherwise, nearly all would be texts and constants.
  const byRule = [...Map.groupBy(files.flatMap(mutantsOf), ({ rule }) => rule).values()];
  const picked = new Set<Mutant>();
  for (let tries = 0; picked.size < count && tries < 100 * count; tries += 1)
    picked.add(one(one(byRule)));
  return [...picked];
}

/** Runs a program in the copy. Ends all of its processes if they take too long. */
async function passes(...command: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, command, { cwd: copy, detached: true, stdio: 'ignore' });
  const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(() => {
    console.log(`not over in time: ${command}`);
    stop();
  }, LIMIT_MS);
  // Before the copy is removed.
  process.prependOnceListener('exit', stop);
  try {
    return await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  } finally {
    clearTimeout(timer);
    process.off('exit', stop);
  }
}

const VITEST = 'node_modules/vitest/vitest.mjs run --config=test/vitest.config.ts';
const test = (...parameters: readonly string[]) =>
  passes(...`${VITEST} --bail=1 --maxWorkers=1 --reporter=dot`.split(' '), ...parameters);

/** Without what would find only that something is not used any more. */
const checkTypes = () =>
  passes(
    'node_modules/typescript/bin/tsc',
    ...'--noUnusedLocals false --noUnusedParameters false'.split(' '),
  );
const build = () => passes('.ci/build.mjs');

const STAGES: readonly (readonly [name: string, find: (mutant: Mutant) => Promise<boolean>])[] = [
  ['types', checkTypes],
  // By folder: as a filter, `text` would be `context` too.
  ['its room', ({ file }) => testRoom(file.split('/')[1] ?? '')],
  ['the others', async () => (await build()) && test()],
];

const testRoom = async (room: string) =>
  !existsSync(join(copy, 'test', room)) || test(`--dir=test/${room}`);

async function killerOf(mutant: Mutant): Promise<string> {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutant.source);
  try {
    for (const [name, find] of STAGES) if (!(await find(mutant))) return name;
    return 'NOTHING';
  } finally {
    writeFileSync(path, source);
  }
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' } },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const part = positionals.at(-1) ?? '';
const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => file.includes(part));
const mutants = pick(files.toSorted(), Number(values.count ?? 100), randomFrom(seed));
console.log(`${mutants.length} mutants of ${files.length} files, seed ${seed}`);

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
const isCopied = (path: string) => !LEFT_OUT.some((name) => path === join(root, name));
cpSync(root, copy, { recursive: true, filter: isCopied });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
// A test that fails anyway would seem to find every change.
const isSound = (await checkTypes()) && (await build()) && (await test());
if (!isSound) throw new Error('a test fails without any change');

const killers: string[] = [];
for (const [index, mutant] of mutants.entries()) {
  const killer = await killerOf(mutant);
  killers.push(killer);
  console.log(`${index + 1}: ${killer}: ${mutant.file}:${mutant.shown}`);
}
const counts = Map.groupBy(killers, (killer) => killer);
console.log([...counts].map(([killer, all]) => `${all.length} found by ${killer}`).join(', '));
