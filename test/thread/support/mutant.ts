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

export interface Mutation {
  /** The rule that is left out. */
  without: string;
  /** Stands in src/thread exactly once. */
  from: string;
  to: string;
  /** The thread's job, where the rule is about a certain one. */
  job?: 'gone';
  /** Where the search for a trace begins; default 1. Chance meets some rules late. */
  seed?: number;
}

/** The code with one rule changed, out of a folder of its own. */
export async function mutantOf({
  from,
  to,
}: Mutation): Promise<{ protocol: Protocol } & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-mutant-'));
  for (const room of ['thread', 'github']) mkdirSync(join(folder, room));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // The world throws the original's faults: there must be one class of them.
  for (const name of readdirSync(join(root, 'src/github'))) {
    const original = pathToFileURL(join(root, 'src/github', name)).href;
    writeFileSync(join(folder, 'github', name), `export * from ${JSON.stringify(original)};\n`);
  }
  let places = 0;
  for (const name of readdirSync(join(root, 'src/thread'))) {
    const parts = readFileSync(join(root, 'src/thread', name), 'utf8').split(from);
    places += parts.length - 1;
    writeFileSync(join(folder, 'thread', name), parts.join(to));
  }
  if (places !== 1) throw new Error(`src/thread has ${places} × ${from}`);
  const load = (name: string) => import(pathToFileURL(join(folder, `thread/${name}.ts`)).href);
  const protocol = { ...(await load('answer')), ...(await load('run')), ...(await load('read')) };
  return { protocol, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
