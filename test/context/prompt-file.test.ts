import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPromptFile } from '../../src/context/prompt-file.ts';
import type { Session } from '../../src/environment.ts';
import type { SetupError } from '../../src/errors.ts';
import { files } from '../../src/runner/files.ts';
import { makeFolder } from '../support/folder.ts';
import { wordsOf } from '../support/words.ts';

const { path: root, remove } = makeFolder();
afterAll(remove);

const MIB = 1_048_576;
const PLAIN = 'Do it\r\n  twice\n';
const contents: Record<string, string | Buffer> = {
  'work/space/plain.md': PLAIN,
  'work/space/folder/deep.md': 'deep',
  'work/space/..c/in.md': 'in',
  'work/spaces/out.md': 'out',
  'work/space/blank.md': ' \r\n\t\u00a0\n',
  'work/space/latin1.md': Buffer.from([0x64, 0xfc, 0x6e]),
  'work/space/full.md': 'x'.repeat(MIB),
  'work/space/over.md': 'x'.repeat(MIB + 1),
  'work/space/sub/.GIT/config': 'the secret',
  'work/space/_made/.github/prompt.md': 'a prompt',
  'work/space/pointer.md':
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
  'secret.txt': 'the secret',
  'temp/made.md': 'made',
  'temp/a/_made.md': 'made',
  'temp/_runner_file_commands/x': 'the secret',
  'temp/git-credentials-1.config': 'the secret',
};
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
const workspace = join(root, 'work', 'space');
const temp = join(root, 'temp');
const links: Record<string, string> = {
  'work/space/link-out.md': join(root, 'secret.txt'),
  'work/space/folder-link': 'folder',
  'temp-link': temp,
  'workspace-link': workspace,
};
for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));

const read = (path: string, folders: Session['folders'] = { workspace, temp }) =>
  readPromptFile(path, { folders, files });

test.each([
  ['plain.md', PLAIN],
  ['_made/.github/prompt.md', 'a prompt'],
  ['..c/in.md', 'in'],
  [join(temp, 'made.md'), 'made'],
  ['../../temp/made.md', 'made'],
  ['full.md', 'x'.repeat(MIB)],
])('%s is read unchanged', async (path, content) => expect(await read(path)).toBe(content));

test.each([
  ['plain.md', PLAIN],
  [join(root, 'temp-link', 'a', '_made.md'), 'made'],
])('%s is read even if the workspace and the temporary folder are links', async (path, content) => {
  const folders = { workspace: join(root, 'workspace-link'), temp: join(root, 'temp-link') };

  expect(await read(path, folders)).toBe(content);
});

const OUTSIDE = 'is outside the workspace .* or behind a symbolic link';
const CREDENTIALS = 'may contain credentials';
const UNREADABLE = 'does not exist or is not a readable file';
const NO_TEXT = 'is empty, larger than 1 MiB, or not UTF-8 text';

test.each(
  Object.entries({
    [join(root, 'secret.txt')]: OUTSIDE,
    '../spaces/out.md': OUTSIDE,
    'link-out.md': OUTSIDE,
    'folder-link/deep.md': OUTSIDE,
    'sub/.GIT/config': CREDENTIALS,
    [join(temp, 'git-credentials-1.config')]: CREDENTIALS,
    '../../temp/_runner_file_commands/x': CREDENTIALS,
    'missing.md': UNREADABLE,
    folder: UNREADABLE,
    'blank.md': NO_TEXT,
    'latin1.md': NO_TEXT,
    'over.md': NO_TEXT,
    'pointer.md': 'is only a pointer to a file in Git LFS',
  }),
)('%j is refused: it %s', async (path, why) => {
  const { notice } = (await read(path).catch((caught: unknown) => caught)) as SetupError;

  // The path is shown as code, because others may have written it.
  expect(notice.happened).toContainEqual({ code: path });
  expect(wordsOf(notice.happened)).toMatch(new RegExp(`${why}.* Nothing was sent\\.$`));
  const isPointer = why.includes('Git LFS');
  expect(wordsOf(notice.next ?? []).includes('lfs: true')).toBe(isPointer);
});
