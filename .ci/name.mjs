/**
 * `npm run name -- octo-org/docs-agent`: puts the name of this repository in place of `OWNER/REPO`, in everything that
 * people read or copy. Run it once, before the first release.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const FILES = [
  'README.md',
  '.ci/release',
  '.github/docs/*.md',
  '.github/docs/workflow-templates/*.yml',
];

const [name = ''] = process.argv.slice(2);
if (!/^[A-Za-z\d-]+\/[\w.-]+$/.test(name)) {
  console.error('Usage: npm run name -- octo-org/docs-agent');
  process.exit(1);
}

for (const path of globSync(FILES, { cwd: root })) {
  const text = readFileSync(join(root, path), 'utf8');
  const named = text
    // Sentences that ask the reader to do so.
    .replaceAll(/`OWNER\/REPO` with [^`]+ and (?=`)/g, '')
    .replaceAll('OWNER/REPO', name);
  if (named === text) continue;

  writeFileSync(join(root, path), named);
  console.log(path);
}
