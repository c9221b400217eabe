import { describe, expect, test } from 'vitest';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem, silence } from '../standin/github/faults.ts';
import {
  HERE,
  openScene,
  openSceneWithPull,
  type Scene,
  SERVER,
} from '../trigger/support/scene.ts';
import { createRecorder } from '../trust/recorder.ts';

// What the result shows of the pull request that a job has opened, number 2 of the repository.

const PREVIEW_PATH = '/v1/project/preview/{projectId}';
const previewing = { 'preview-path': PREVIEW_PATH };
const change = { filename: 'docs/a.md', status: 'added', additions: 1, deletions: 0 } as const;

const previewsOf = ({ service }: Scene) =>
  service.requests.filter(({ path }) => path.startsWith('/v1/project/preview/'));

test('a command shows the files and the preview in its result, and in the summary', async () => {
  await using scene = await openSceneWithPull();
  scene.pull.change.files = [change];

  const ran = await scene.say('/docs write it', { inputs: previewing });

  const previewUrl = `${scene.service.url}/previews/changes`;
  expect(ran).toMatchObject({
    warnings: [],
    outputs: { outcome: 'pr-opened', 'pr-link': `${HERE}/pull/2`, 'preview-url': previewUrl },
  });
  for (const text of [...scene.ours(), ran.summary]) {
    expect(text).toContain(`(${HERE}/pull/2/files#diff-`);
    expect(text).toContain(`**[Open the preview](${previewUrl})**`);
  }
  expect(previewsOf(scene)).toMatchObject([
    { path: '/v1/project/preview/instant', text: '{"branch":"changes"}' },
  ]);
});

test('the preview is no request for work: the service accepts a command and a follow-up', async () => {
  await using scene = await openSceneWithPull();
  await scene.say('/docs write it', { inputs: previewing });

  const { outputs } = await scene.say('/docs shorten it', { inputs: previewing });

  expect(scene.taken()).toEqual(['create', 'message']);
  expect(outputs['preview-url']).toContain('/previews/changes');
  expect(previewsOf(scene)).toHaveLength(2);
});

test('the files are read beside the pull request', async () => {
  await using scene = await openSceneWithPull();
  const together = Promise.withResolvers<void>();
  scene.github.before('pulls/get', () => together.promise);
  scene.github.before('pulls/list-files', () => together.resolve());

  const ran = await scene.pipeline();

  expect(ran.outputs.outcome).toBe('pr-opened');
});

const WHY = 'No preview was requested:';

test('without a token, no preview is asked for, and the log says why', async () => {
  await using scene = await openSceneWithPull();

  const ran = await scene.pipeline({ ...previewing, 'github-token': '' });

  expect(previewsOf(scene)).toEqual([]);
  expect(ran).toMatchObject({ sent: ['create'], warnings: [], outputs: { 'preview-url': '' } });
  expect(ran.log).toContain(WHY);
});

const SECRET = 'docs/a-secret-plan.md';

/** A public repository whose job has opened a pull request in another one. */
async function openSceneWithPullElsewhere(visibility: 'public' | 'private') {
  const scene = await openScene(`${SERVER}/octo-org/plans`);
  const { world } = scene.github;
  const other = Object.assign(world.addRepository('octo-org/plans'), { visibility });
  const files = [{ filename: SECRET, status: 'added', additions: 41, deletions: 12 } as const];
  world.addIssue(other, { number: 2, pull: true, change: { files, hasConflicts: true } });
  return scene;
}

test.for([
  { visibility: 'public', own: 'public', isShown: true },
  { visibility: 'private', own: 'public', isShown: false },
  { visibility: 'private', own: 'private', isShown: true },
] as const)(
  'in a repository that is $own, what a pull request of one that is $visibility changes is everywhere or nowhere',
  async ({ visibility, own, isShown }) => {
    await using scene = await openSceneWithPullElsewhere(visibility);
    Object.assign(scene.repository, { visibility: own });

    const ran = await scene.say('/docs write it', { inputs: previewing });

    const comments = scene.ours();
    expect(ran.outputs).toMatchObject({
      outcome: 'pr-opened',
      'pr-link': `${SERVER}/octo-org/plans/pull/2`,
    });
    for (const text of [...comments, ran.summary]) {
      expect(text).toContain(`- ${SERVER}/octo-org/plans/pull/2\n`);
      expect(text.includes(SECRET)).toBe(isShown);
    }

    const everything = [...comments, ran.summary, ran.log, ...Object.values(ran.outputs)].join(
      '\n',
    );
    const traces = [SECRET, '+41', '−12', 'conflicts', '1 file', '/previews/'];
    expect(traces.filter((trace) => everything.includes(trace))).toEqual(isShown ? traces : []);
    expect(previewsOf(scene)).toHaveLength(isShown ? 1 : 0);
    expect(ran.log.includes(WHY)).toBe(!isShown);
  },
);

test('the outputs are written before the requests, which a run that is killed may not survive', async () => {
  await using scene = await openSceneWithPull();
  const recorder = createRecorder();
  const before: string[] = [];
  const note = () =>
    void before.push(`${recorder.outputs.outcome}: ${recorder.outputs['pr-link']}`);
  for (const operation of ['pulls/get', 'pulls/list-files'] as const)
    scene.github.before(operation, note);

  await scene.pipeline(previewing, { recorder });

  expect(before).toEqual(Array(2).fill(`pr-opened: ${HERE}/pull/2`));
});

test('GitHub is asked once for the pull request, so that the result comes soon', async () => {
  await using scene = await openSceneWithPull();
  scene.github.fault({ operation: 'pulls/get', times: 9, ...problem(502) });

  const ran = await scene.pipeline(previewing);

  expect(scene.requestsOf('pulls/get')).toHaveLength(1);
  expect(ran).toMatchObject({ warnings: [], outputs: { outcome: 'pr-opened' } });
  expect(ran.log).toContain(WHY);
});

test('the names are missing where GitHub does not list the files', async () => {
  await using scene = await openSceneWithPull();
  scene.pull.change.files = [change];
  scene.github.fault({ operation: 'pulls/list-files', ...problem(502) });

  const ran = await scene.pipeline();

  expect(ran).toMatchObject({ warnings: [], outputs: { outcome: 'pr-opened' } });
  expect(ran.summary).toContain('\n\n1 file, +1 −0\n\nTo ask');
});

const PULL = `${HERE}/pull/2`;
const started = respond(201, { id: 'job_1', status: 'active' });
const done = respond(200, { id: 'job_1', status: 'completed', prLink: PULL });
const answering = (previewUrl: unknown) => respond(202, { statusId: '1', previewUrl });

describe('if the answer to the request for a preview', () => {
  test.each<[string, Fault, words: string]>([
    ['is a web page', htmlPage(), 'a web page instead of JSON'],
    ['has no URL', answering(null), '`202`'],
    ['has a script in place of a URL', answering('javascript:alert(1)'), '`202`'],
    ['has a URL with user information', answering('https://a@host.test/'), '`202`'],
    ['has a URL of two lines', answering('https://host.test/\n::error::x'), '`202`'],
    ['has an endless URL', answering(`https://host.test/${'x'.repeat(10_000)}`), '`202`'],
    [
      'is a refusal',
      respond(403, { error: 'No previews, @octo-org.' }),
      '`No previews, @octo-org.`',
    ],
    ['is a limit', tooMany(60), '`429`'],
    ['is a breakdown', respond(500), '`500`'],
    ['is lost', { name: 'reset-after-request' }, 'did not respond'],
  ])('%s, there is a warning, no repetition, and nothing else changes', async (_, ...row) => {
    const [answer, words] = row;
    await using scene = await openSceneWithPull();
    await using server = await startFaultyServer([started, done, answer]);

    const ran = await scene.pipeline({ ...previewing, 'base-url': server.origin });

    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(ran).toMatchObject({
      failing: false,
      outputs: { outcome: 'pr-opened', 'pr-link': PULL, 'preview-url': '' },
      warnings: [{ title: 'No preview', message: expect.stringContaining(words) }],
    });
    expect(ran.summary).not.toContain('preview');
  });

  test('is a redirect, the key is not sent elsewhere', async () => {
    await using scene = await openSceneWithPull();
    await using other = await startFaultyServer([answering('https://host.test/')]);
    const elsewhere = redirect(301, other.origin);
    await using server = await startFaultyServer([started, done, elsewhere]);

    const ran = await scene.pipeline({ ...previewing, 'base-url': server.origin });

    expect(ran.warnings).toMatchObject([{ title: 'No preview' }]);
    expect(other.connections).toBe(0);
  });

  test('never comes, a signal ends the wait', async () => {
    await using scene = await openSceneWithPull();
    const stop = new AbortController();
    await using server = await startFaultyServer(({ path }) => {
      if (!path.includes('preview')) return path.endsWith('job_1') ? done : started;

      stop.abort();
      return silence;
    });

    const ran = await scene.say('/docs write it', {
      inputs: { ...previewing, 'base-url': server.origin },
      signal: stop.signal,
    });

    expect(ran).toMatchObject({ warnings: [], outputs: { outcome: 'pr-opened', 'pr-link': PULL } });
    expect(scene.ours()).toEqual([expect.stringContaining(PULL)]);
  });
});
