/**
 * `npm run name -- octo-org/docs-agent`: puts the name of this repository in place of `OWNER/REPO`, in everything that
 * people read or copy. It can run again, with another name.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const FILES = [
  'README.md',
  '.github/docs/*.md',
  '.github/docs/{examples,workflow-templates}/*.yml',
];

const [name = ''] = process.argv.slice(2);
if (!/^[A-Za-z\d-]+\/[\w.-]+$/.test(name)) {
  console.error('Usage: npm run name -- octo-org/docs-agent');
  process.exit(1);
}

const [, current = 'OWNER/REPO'] =
  / uses: (\S+)\/\.github\/workflows\//.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

for (const path of globSync(FILES, { cwd: root })) {
  const text = readFileSync(join(root, path), 'utf8');
  const named = text
    // The sentence that asks the reader to do so.
    .replaceAll(/ Replace `OWNER\/REPO`\s+with [^.`]+\./g, '')
    .replaceAll(/^# - `OWNER\/REPO` with .*\n/gm, '')
    .replaceAll(current, name);
  if (named === text) continue;

  writeFileSync(join(root, path), named);
  console.log(path);
}
