/** Changes in whole runs, from the event to the prompt that the service gets. */
import { describe, expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import type { Change, ChangedFile } from '../standin/github/records.ts';
import { type RunSetting, runHere } from '../trigger/support/run-here.ts';
import { openScene, type Scene } from '../trigger/support/scene.ts';

const changed = (filename: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  additions: 1,
  deletions: 0,
  patch: '@@ -1 +1,2 @@\n one\n+two',
  ...more,
});
const COMMIT = { message: 'Say two', author: 'writer', at: Date.UTC(2026, 10, 2) };
const sha = (digit: string) => digit.repeat(40);

/** A pull request from a fork, and a push that changed the same. */
async function openChange(change: Partial<Change> = {}) {
  const scene = await openScene();
  const { world } = scene.github;
  const from = world.addRepository('stranger/docs');
  const commits = [{ ...COMMIT, sha: sha('c') }];
  const files = [changed('README.md'), changed('src/new.ts', { status: 'added' })];
  const whole = { files, commits, from, ...change };
  const pull = world.addIssue(scene.repository, { pull: true, user: 'stranger', change: whole });
  world.addComparison(scene.repository, { ...whole, base: sha('b'), head: sha('f') });
  return { scene, pull, [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose]() };
}

const prompts = ({ service }: Scene) => service.accepted.map(({ prompt }) => prompt);

type Setting = Partial<RunSetting> & { inputs: Record<string, string> };
const runOf = (scene: Scene, event: RunSetting['event'], { inputs, ...more }: Setting) =>
  runHere(scene, {
    commit: sha('f'),
    ...more,
    event,
    inputs: scene.inputs({ prompt: 'write it', ...inputs }),
  });
const PUSH = { name: 'push', payload: { before: sha('b'), ref: 'refs/heads/main' } };

test('a push needs no checkout, and its changes begin with their repository and a link', async () => {
  await using it = await openChange();

  await runOf(it.scene, PUSH, { inputs: { context: 'files' } });

  const [base, page] = ['ba5e'.repeat(10), 'https://github.example.com/example/docs'];
  const [, origin = '', files] = prompts(it.scene)[0]?.split(/\n\n(?=Changes|Files)/) ?? [];
  expect(origin).toBe(
    `Changes in example/docs from ba5eba5eba5e to ffffffffffff: ${page}/compare/${base}...${sha('f')}`,
  );
  expect(files).toMatch(/M\tREADME.md\nA\tsrc\/new.ts/);
});

test('a follow-up of a pull request from a fork gets its changes, and no issue', async () => {
  await using it = await openChange();
  const { scene, pull } = it;
  const event = { name: 'pull_request', payload: { pull_request: { number: pull.number } } };
  const inputs = { context: 'issue, files', conversation: 'continue' };

  for (const id of ['1', '2']) await runOf(scene, event, { inputs, run: { id, attempt: 1 } });

  const [create, message] = prompts(scene);
  expect(scene.taken()).toEqual(['create', 'message']);
  expect(create).toMatch(/opened by[\s\S]*\nA\tsrc\/new.ts\n/);
  expect(message).toMatch(/^write it\n[\s\S]*\nA\tsrc\/new.ts\n/);
  expect(message).toMatch(/^Changes in example\/docs from .*\/example\/docs\/pull\/2$/m);
  expect(message).not.toMatch(/opened by/);
});

test('of more than 300 files, the prompt says that GitHub does not list all', async () => {
  const files = Array.from({ length: 301 }, (_, index) => changed(`file-${index}.md`));
  await using it = await openChange({ files });

  await runOf(it.scene, PUSH, { inputs: { context: 'files' } });

  const [prompt] = prompts(it.scene);
  expect(prompt).toContain('\n(GitHub lists only the first 300 files.)\n');
});

describe('where GitHub does not compare', () => {
  const unknown = { ...PUSH, payload: { before: sha('9') } };

  test.each([
    [
      'a commit that a forced push removed',
      unknown,
      undefined,
      /compare `9{40}` with `f{40}` \(`404/,
    ],
    ['a token that may not read', PUSH, problem(403), /compare .* \(`403/],
  ])('%s: a list ends the run before anything is sent', async (_, event, fault, happened) => {
    await using it = await openChange();
    const operation = 'repos/compare-commits-with-basehead';
    if (fault) it.scene.github.fault({ operation, times: Infinity, ...fault });

    const ran = await runOf(it.scene, event, { inputs: { context: 'diff' } });

    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(ran.errors[0]?.message).toMatch(happened);
    expect(ran.errors[0]?.message).toMatch(
      /Set `diff-base`[\s\S]*`contents: read`[\s\S]*fetch-depth/,
    );
    expect(it.scene.service.requests).toEqual([]);
  });

  test('`auto` warns, and the command goes on without its files', async () => {
    await using it = await openChange();
    const operation = 'repos/compare-commits-with-basehead';
    it.scene.github.fault({ operation, times: Infinity, ...problem(404) });

    const ran = await it.scene.say('/docs write it', { issue: it.pull });

    expect(ran.outputs).toMatchObject({ request: 'created', outcome: 'pr-opened' });
    expect(ran.warnings).toMatchObject([{ title: 'Context was left out' }]);
    expect(prompts(it.scene)).toEqual([expect.stringContaining('Title: ')]);
  });
});

const SKIPPED = { failing: false, errors: [], outputs: { outcome: 'skipped', request: '' } };

test('if no file matches `paths`, nothing is sent, and the notice says between which commits', async () => {
  await using it = await openChange();

  const ran = await runOf(it.scene, PUSH, { inputs: { context: 'files', paths: 'docs' } });

  expect(ran).toMatchObject(SKIPPED);
  expect(ran.notices[0]?.message).toMatch(/match `paths` \(`from ba5eba5eba5e to f{12}`\)/);
  expect(it.scene.service.requests).toEqual([]);
});

test('a command that finds nothing is answered, and the next one is sent', async () => {
  await using it = await openChange({ files: [changed('package-lock.json')] });
  const { scene, pull } = it;
  const inputs = { context: 'files' };

  const skipped = await scene.say('/docs write it', { issue: pull, inputs });
  const other = await scene.say('/docs write it', { issue: pull });

  expect(skipped).toMatchObject(SKIPPED);
  expect(scene.ours(pull)[0]).toMatch(/Skipped: nothing to do/);
  // With `auto`, files that are not there are not mentioned.
  expect(other.outputs.request).toBe('created');
  expect(prompts(scene)[0]).not.toMatch(/\(none\)|Files/);
});
