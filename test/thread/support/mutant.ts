import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Protocol } from './lifecycle.ts';

const root = join(import.meta.dirname, '../../..');

export interface Mutation {
  /** The rule that is left out. */
  without: string;
  /** Below src/. */
  file: string;
  /** Stands there exactly once. */
  from: string;
  to: string;
  /** The thread's job, where the rule is about a certain one. */
  job?: 'gone';
}

/** The code with one rule changed, out of a folder of its own. */
export async function mutantOf({ file, from, to }: Mutation): Promise<{ protocol: Protocol } & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-mutant-'));
  for (const room of ['thread', 'github']) {
    cpSync(join(root, 'src', room), join(folder, 'src', room), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // The world throws the original's faults: there must be one class of them.
  for (const name of ['comments', 'faults']) {
    const original = pathToFileURL(join(root, `src/github/${name}.ts`)).href;
    writeFileSync(join(folder, `src/github/${name}.ts`), `export * from ${JSON.stringify(original)};\n`);
  }
  const path = join(folder, 'src', file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} × ${from}`);
  writeFileSync(path, parts.join(to));
  const load = (name: string) => import(pathToFileURL(join(folder, `src/thread/${name}.ts`)).href);
  const protocol = { ...(await load('answer')), ...(await load('run')), ...(await load('read')) };
  return { protocol, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
