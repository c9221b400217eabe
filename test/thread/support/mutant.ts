import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Protocol } from './lifecycle.ts';

const root = join(import.meta.dirname, '../../..');
const room = join(root, 'src/thread');
/** A comment on its own line. The statement below it is the rule. */
const MARK = /^ *\/\/ rule: (.+)$/;

export interface Mutation {
  /** A mark in src/thread: the comment `// rule: …`. */
  rule: string;
  /** What replaces the statement below the mark. */
  becomes: string;
  /** The thread's job, if the rule is about a certain one. */
  job?: 'gone';
  /** The first seed to try, by default 1. Some rules are broken only by a late one. */
  seed?: number;
}

/** All marks in src/thread, in the order of files and lines. */
export function markedRules(): string[] {
  const lines = sources().flatMap(({ source }) => source.split('\n'));
  return lines.map((line) => MARK.exec(line)?.[1]).filter((rule) => rule !== undefined);
}

/** The code with one rule changed, imported from its own folder. */
export async function mutantOf(mutation: Mutation): Promise<{ protocol: Protocol } & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-mutant-'));
  for (const name of ['thread', 'github']) mkdirSync(join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

  // The world throws the faults of the original code, so the mutant must use the same class.
  for (const name of readdirSync(join(root, 'src/github'))) {
    const original = pathToFileURL(join(root, 'src/github', name)).href;
    writeFileSync(join(folder, 'github', name), `export * from ${JSON.stringify(original)};\n`);
  }

  for (const { name, source } of sources())
    writeFileSync(join(folder, 'thread', name), mutated(source, mutation));

  const load = (name: string) => import(pathToFileURL(join(folder, `thread/${name}.ts`)).href);
  const protocol = { ...(await load('answer')), ...(await load('run')), ...(await load('read')) };
  return { protocol, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

function sources(): { name: string; source: string }[] {
  const names = readdirSync(room).filter((name) => name.endsWith('.ts'));
  return names.map((name) => ({ name, source: readFileSync(join(room, name), 'utf8') }));
}

function mutated(source: string, { rule, becomes }: Mutation): string {
  const lines = source.split('\n');
  const mark = lines.findIndex((line) => MARK.exec(line)?.[1] === rule);
  if (mark < 0) return source;

  const end = endOfStatement(lines, mark + 1);
  return [...lines.slice(0, mark), becomes, ...lines.slice(end)].join('\n');
}

/** The line after a statement, whose brackets are closed and which ends with `;` or `}`. */
function endOfStatement(lines: string[], start: number): number {
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    depth += line.match(/[([{]/g)?.length ?? 0;
    depth -= line.match(/[)\]}]/g)?.length ?? 0;
    if (depth === 0 && /[;}]$/.test(line)) return index + 1;
  }
  throw new Error('The statement below the mark has no end.');
}
