import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readPromptFile } from '../../src/context/prompt-file.ts';
import { SetupError } from '../../src/errors.ts';
import { files } from '../../src/runner/files.ts';
import { toLog } from '../../src/text/markdown.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-prompt-')));
afterAll(() => rmSync(root, { recursive: true }));

const MIB = 1_048_576;
const workspace = join(root, 'work', 'space');
const temp = join(root, 'temp');
const outside = join(root, 'secret.txt');
for (const folder of ['', 'folder', '.git', 'sub/.GIT', '.github'])
  mkdirSync(join(workspace, folder), { recursive: true });
for (const folder of [
  join(temp, '_runner_file_commands'),
  join(temp, 'a'),
  join(root, 'work', 'space-beside'),
])
  mkdirSync(folder, { recursive: true });
writeFileSync(outside, 'the secret');
writeFileSync(join(root, 'work', 'space-beside', 'p.txt'), 'a neighbour');
const contents: Record<string, string | Buffer> = {
  'plain.md': 'Do it\r\n  twice\n',
  'folder/deep.md': 'deep',
  'ünï 日本.md': 'named',
  '..dots.md': 'dots',
  'bom.md': '\ufeffDo it',
  'empty.md': '',
  'blank.md': ' \r\n\t\u00a0\n',
  'latin1.md': Buffer.from([0x64, 0xfc, 0x6e]),
  'utf16.md': Buffer.from('\ufeffDo it', 'utf16le'),
  'binary.md': Buffer.from([0, 255, 254, 1]),
  'full.md': 'x'.repeat(MIB),
  'over.md': 'x'.repeat(MIB + 1),
  '.git/config': 'the secret',
  'sub/.GIT/config': 'the secret',
  '.github/_prompt.md': 'a prompt',
};
for (const [name, content] of Object.entries(contents)) writeFileSync(join(workspace, name), content);
for (const name of ['made.md', 'a/_made.md', '_runner_file_commands/x', '_x.md', 'git-credentials-1.config'])
  writeFileSync(join(temp, name), 'made by a step before');
symlinkSync('plain.md', join(workspace, 'link-inside.md'));
symlinkSync(join(temp, 'made.md'), join(workspace, 'link-to-temp.md'));
symlinkSync(outside, join(workspace, 'link-out.md'));
symlinkSync('folder', join(workspace, 'folder-link'));
symlinkSync(temp, join(root, 'temp-link'));
symlinkSync(root, join(workspace, 'folder-out'));
symlinkSync('link-loop.md', join(workspace, 'link-loop.md'));
symlinkSync(join(root, 'nothing'), join(workspace, 'link-to-nothing.md'));
symlinkSync(workspace, join(root, 'workspace-link'));

const read = (path: string, places = { workspace, temp }) => readPromptFile(path, places, files);

describe('is read as it is', () => {
  test.each([
    ['plain.md', 'Do it\r\n  twice\n'],
    ['./plain.md', 'Do it\r\n  twice\n'],
    ['folder/../plain.md', 'Do it\r\n  twice\n'],
    ['folder/deep.md', 'deep'],
    ['ünï 日本.md', 'named'],
    ['..dots.md', 'dots'],
    ['.github/_prompt.md', 'a prompt'],
    [join(workspace, 'plain.md'), 'Do it\r\n  twice\n'],
    [join(temp, 'made.md'), 'made by a step before'],
    ['../../temp/made.md', 'made by a step before'],
    ['full.md', 'x'.repeat(MIB)],
  ])('%s', async (path, content) => expect(await read(path)).toBe(content));

  test.each([
    ['plain.md', 'Do it\r\n  twice\n'],
    [join(workspace, 'plain.md'), 'Do it\r\n  twice\n'],
    [join(root, 'workspace-link', 'plain.md'), 'Do it\r\n  twice\n'],
    [join(root, 'temp-link', 'a', '_made.md'), 'made by a step before'],
  ])('%s, where the workspace and the temporary folder are links themselves', async (path, content) => {
    const places = { workspace: join(root, 'workspace-link'), temp: join(root, 'temp-link') };
    expect(await read(path, places)).toBe(content);
  });
});

describe('is refused', () => {
  test.each([
    ['../space-beside/p.txt', 'is outside'],
    ['../../secret.txt', 'is outside'],
    [outside, 'is outside'],
    ['/etc/hostname', 'is outside'],
    ['link-out.md', 'is outside'],
    ['folder-out/secret.txt', 'is outside'],
    ['folder/../../../secret.txt', 'is outside'],
    ['..', 'is outside'],
    ['.', 'is outside'],
    ['', 'is outside'],
    ['link-inside.md', 'symbolic link'],
    ['link-to-temp.md', 'symbolic link'],
    ['folder-link/deep.md', 'symbolic link'],
    ['.git/config', 'is in a `.git` folder'],
    ['sub/.GIT/config', 'is in a `.git` folder'],
    ['../../temp/_runner_file_commands/x', 'belongs to the runner'],
    ['../../temp/_x.md', 'belongs to the runner'],
    [join(temp, 'git-credentials-1.config'), 'belongs to the runner'],
    ['missing.md', 'does not exist'],
    ['link-to-nothing.md', 'does not exist'],
    ['link-loop.md', 'does not exist'],
    ['plain.md/x', 'does not exist'],
    ['plain.md\0', 'does not exist'],
    ['folder', 'is not a readable file'],
    ['empty.md', 'is empty'],
    ['blank.md', 'is empty'],
    ['latin1.md', 'is not UTF-8'],
    ['utf16.md', 'is not UTF-8'],
    ['binary.md', 'is not UTF-8'],
    ['over.md', 'is larger than 1 MiB'],
  ])('%j %s', async (path, why) => {
    const error = await read(path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SetupError);
    const { happened, remedy } = error as SetupError;
    const words = happened.map((part) => (typeof part === 'string' ? part : '')).join('');
    expect(words).toContain(why);
    expect(words).toContain('Nothing was sent.');
    // The path is shown, marked as foreign.
    expect(happened).toContainEqual({ code: path });
    expect(remedy.length).toBeGreaterThan(0);
  });

  test.skipIf(process.platform === 'win32')('a pipe, without waiting for a writer', async () => {
    execFileSync('mkfifo', [join(workspace, 'pipe')]);
    const error = await read('pipe').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SetupError);
    expect(toLog((error as SetupError).happened)).toContain('is not a readable file');
  });

  test('everything, where neither place is known', async () => {
    await expect(read(join(workspace, 'plain.md'), { workspace: '', temp: '' })).rejects.toThrow(SetupError);
  });
});
