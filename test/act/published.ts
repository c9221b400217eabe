/** A copy of the repository, which act uses in place of the published one. */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const WORKFLOWS = '.github/workflows';

/**
 * act does not support `$/`, GitHub's reference to the workflow's own repository at the running commit. In the copy, the
 * repository has its name instead. Nothing else differs.
 */
function withoutSelfReference(workflow: string, name: string): string {
  const [repository, ref] = name.split('@');
  return workflow.replaceAll(/(\buses: )\$\/(\S+)/g, `$1${repository}/$2@${ref}`);
}

/** Copies the action, its bundle and the workflows. `name` is `owner/repo@ref`. */
export function publish(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-published-'));
  for (const path of ['action.yml', 'dist', '.github/actions']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, WORKFLOWS), { recursive: true });
  const others = new Set<string>();
  for (const file of readdirSync(join(root, WORKFLOWS))) {
    const text = readFileSync(join(root, WORKFLOWS, file), 'utf8');
    for (const [, other = ''] of text.matchAll(/\buses: ([\w-]+\/[\w-]+@\w+)/g)) others.add(other);
    writeFileSync(join(folder, WORKFLOWS, file), withoutSelfReference(text, name));
  }
  return {
    folder,
    name,
    /** Every third-party action in the workflows, as `owner/repo@ref`. */
    others: [...others],
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
