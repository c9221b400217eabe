/** A copy of the repository, which act uses in place of the published one. */

import { cpSync, existsSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT, textOf } from '../workflows/files.ts';

const WORKFLOWS = '.github/workflows';
/** What act would download, by name. */
const ACTIONS = resolve(import.meta.dirname, 'actions');

/**
 * Copies the action, its bundle, and the workflows. `name` is `owner/repo@ref`. act does not support `$/`, GitHub's
 * reference to the workflow's own repository at the running commit: in the copy, the repository has its name instead.
 */
export function publish(name: string) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-published-'));
  for (const path of ['action.yml', 'dist', '.github/actions', WORKFLOWS])
    cpSync(join(ROOT, path), join(folder.path, path), { recursive: true });

  const [repository, ref] = name.split('@');
  const repositories: Record<string, string> = { [name]: folder.path };
  for (const file of readdirSync(join(ROOT, WORKFLOWS))) {
    const text = textOf(join(WORKFLOWS, file));
    const named = text.replaceAll(/(\buses: )\$\/(\S+)/g, `$1${repository}/$2@${ref}`);
    writeFileSync(join(folder.path, WORKFLOWS, file), named);

    for (const [, other = '', short = ''] of text.matchAll(/uses: ([\w-]+\/([\w-]+)@\w+)/g))
      if (existsSync(join(ACTIONS, short))) repositories[other] = join(ACTIONS, short);
  }
  return {
    folder: folder.path,
    /** The copy and the simulated actions, for act. */
    repositories: repositories as Readonly<Record<string, string>>,
    [Symbol.dispose]: () => folder.remove(),
  };
}
