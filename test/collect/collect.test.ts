import { expect, test } from 'vitest';
import { redirect } from '../faults/faults.ts';
import { contentLimit, problem, secondaryLimit } from '../standin/github/faults.ts';
import { recordsIn } from '../trigger/support/records.ts';
import {
  fakeClockOf,
  HERE,
  openScene,
  pullOf,
  requestsOf,
  type Scene,
} from '../trigger/support/scene.ts';
import { asked, collect, detached, HOUR, MINUTE, writes } from './support.ts';

const reactionsTo = ({ github }: Scene, comment: { id: number }) =>
  github.world.reactions(comment).map(({ content }) => content);

test('a run does not wait, and a later run posts the same result, reaction and announcement', async () => {
  const ends: string[][] = [];
  const kept: unknown[] = [];
  for (const wait of ['true', 'false']) {
    await using scene = await openScene(HERE);
    const pull = pullOf(scene);
    const comment = scene.comment('/docs write it\n\nwith care');
    const inputs = { 'project-id': 'ok', wait };
    expect((await scene.deliver(comment, { inputs })).outputs.outcome).toBe(
      wait === 'true' ? 'pr-opened' : 'detached',
    );
    if (wait === 'false') {
      // The reaction to the end comes with the end.
      expect(reactionsTo(scene, comment)).toEqual(['eyes']);
      fakeClockOf(scene).advance(MINUTE);
      const ran = await collect(scene, 'ok');
      expect(ran).toMatchObject({
        failing: false,
        outputs: { outcome: 'collected', collected: '1', 'still-active': '0' },
      });
      expect(ran.summary).toContain('### ✅ Posted 1 result: 1 with a pull request\n');
    }
    expect(reactionsTo(scene, comment)).toEqual(['eyes', 'rocket']);
    expect(scene.taken()).toEqual(['create']);
    expect(recordsIn(scene)).toMatchObject([{ state: 'ended', answer: true }]);
    expect(recordsIn(scene, pull)).toMatchObject([
      { state: 'ended', jobId: recordsIn(scene)[0]?.jobId },
    ]);
    const all = [...scene.ours(), ...scene.ours(pull)];
    const records = [recordsIn(scene)[0], recordsIn(scene, pull)[0]];
    kept.push(records.map((each) => each && [each.kind, each.status, each.prLink, each.before]));
    // What differs is the time and the run.
    ends.push(
      all.map((body) =>
        body.replace(/<!--.*|<sub>.*/g, '').replaceAll(/job [^ ]*|Job [^ ]*/g, 'job'),
      ),
    );
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(kept[0]).toEqual(kept[1]);
});

test('if GitHub limits writes for a while, the result is posted first, and then the reaction', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  const inputs = { 'project-id': 'failed', wait: 'false' };
  await scene.deliver(comment, { inputs });
  fakeClockOf(scene).advance(MINUTE);
  const until = scene.clock.now() + MINUTE;
  scene.github.fault(contentLimit(() => scene.clock.now() < until));
  expect((await collect(scene, 'failed')).outputs).toMatchObject({ collected: '1' });
  expect(scene.ours()).toEqual([expect.stringContaining('The agent failed')]);
  expect(reactionsTo(scene, comment)).toEqual(['eyes', 'confused']);
});

test('if a result cannot be posted, the next run posts it together with the reaction', async () => {
  await using scene = await openScene();
  const comment = scene.comment('/docs write it');
  await scene.deliver(comment, { inputs: { 'project-id': 'ok', wait: 'false' } });
  fakeClockOf(scene).advance(MINUTE);
  scene.github.fault({ operation: 'issues/create-comment', ...problem(403) });
  await collect(scene, 'ok');
  expect(reactionsTo(scene, comment)).toEqual(['eyes']);
  await collect(scene, 'ok');
  expect(reactionsTo(scene, comment)).toEqual(['eyes', 'rocket']);
});

test('if there is nothing to do, it sends one request to GitHub, two with a person’s token, and none to the service', async () => {
  for (const [token, most] of [
    ['ghs_x', 1],
    ['ghp_x', 2],
  ] as const) {
    await using scene = await openScene({ token });
    for (let n = 0; n < 5; n += 1) scene.comment('Just a remark');
    const ran = await collect(scene, 'ok');
    expect(ran).toMatchObject({
      failing: false,
      outputs: { outcome: 'collected', collected: '0', 'still-active': '0' },
    });
    expect(scene.github.requests).toHaveLength(most);
    expect(scene.service.requests).toEqual([]);
  }
});

test('for a job that is still active, the answer shows its status, the record stays, and nothing is written twice', async () => {
  await using scene = await openScene();
  await scene.say('/docs write it', { inputs: { 'project-id': 'slow', wait: 'false' } });
  const before = recordsIn(scene);
  expect((await collect(scene, 'slow')).outputs).toMatchObject({
    collected: '0',
    'still-active': '1',
  });
  expect(scene.ours()).toEqual([
    expect.stringMatching(/Working on it[\s\S]*`active`[\s\S]*write it/),
  ]);
  expect(recordsIn(scene)).toEqual(before);
  const written = writes(scene).length;
  await collect(scene, 'slow');
  expect(writes(scene)).toHaveLength(written);
  fakeClockOf(scene).advance(HOUR);
  expect((await collect(scene, 'slow')).outputs).toMatchObject({
    collected: '1',
    'still-active': '0',
  });
  expect(scene.ours()[0]).toMatch(/Pull request opened[\s\S]*write it/);
});

test('the progress comment of a run that may still be running is left alone', async () => {
  await using scene = await openScene();
  await detached(scene, 'slow', { answer: false });
  await collect(scene, 'slow');
  expect(writes(scene)).toEqual([]);
});

test('a job that is still active after a day is given up once, and stays the thread’s job', async () => {
  await using scene = await openScene();
  await detached(scene, 'slow', { time: scene.clock.wall() - 25 * HOUR });
  expect((await collect(scene, 'slow')).outputs).toMatchObject({
    collected: '0',
    'still-active': '1',
  });
  expect(scene.ours()).toEqual([expect.stringContaining('`give-up-after-hours`')]);
  expect(recordsIn(scene)).toMatchObject([{ state: 'sent', answer: true }]);
  const before = asked(scene).length;
  fakeClockOf(scene).advance(HOUR);
  expect((await collect(scene, 'slow')).outputs).toMatchObject({
    collected: '0',
    'still-active': '0',
  });
  expect(asked(scene)).toHaveLength(before);
  const later = await scene.say('/docs go on', { inputs: { 'project-id': 'slow', wait: 'false' } });
  expect(later.outputs.request).toBe('messaged');
});

test.each([
  ['gone', 3, 'ended', 'Job not found'],
  ['no-changes', 4, 'ended', 'The agent finished without a pull request'],
  ['failed', 1, 'ended', 'The agent failed'],
])('%s: after %i requests, the record says `%s`', async (project, requests, state, title) => {
  await using scene = await openScene();
  await detached(scene, project, project === 'gone' ? { jobId: 'nobody-knows-it' } : {});
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, project);
  expect(ran.outputs).toMatchObject({ outcome: 'collected', collected: '1', 'still-active': '0' });
  expect(asked(scene)).toHaveLength(requests);
  expect(recordsIn(scene)).toMatchObject([{ state }]);
  expect(scene.ours()[0]).toContain(title);
});

test('two commands for one job need only one request', async () => {
  await using scene = await openScene();
  await detached(scene, 'failed');
  await detached(scene, 'failed', { jobId: recordsIn(scene)[0]?.jobId ?? '' });
  fakeClockOf(scene).advance(HOUR);
  expect((await collect(scene, 'failed')).outputs).toMatchObject({
    collected: '1',
    'still-active': '0',
  });
  expect(recordsIn(scene)).toMatchObject([{ state: 'ended' }, { state: 'ended' }]);
  expect(asked(scene)).toHaveLength(1);
});

test('the rule for follow-ups applies: an old end seen within a minute after the message does not count', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok');
  const jobId = recordsIn(scene)[0]?.jobId ?? '';
  fakeClockOf(scene).advance(HOUR);
  await collect(scene, 'ok');
  const before = { status: 'completed', prLink: scene.service.jobs.get(jobId)?.prLink ?? null };
  await detached(scene, 'ok', { jobId, kind: 'message', before });
  fakeClockOf(scene).advance(59_000);
  expect((await collect(scene, 'ok')).outputs).toMatchObject({
    collected: '0',
    'still-active': '1',
  });
  fakeClockOf(scene).advance(2_000);
  const requests = asked(scene).length;
  const began = scene.clock.now();
  expect((await collect(scene, 'ok')).outputs).toMatchObject({
    collected: '1',
    'still-active': '0',
  });
  expect([asked(scene).length - requests, scene.clock.now() - began]).toEqual([3, 10_000]);
});

test('comments that killed runs left beside a result are removed without asking the service', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok', { state: 'ended', jobId: 'J', command: '7' });
  await detached(scene, 'ok', { jobId: 'J', command: '7', answer: false });
  expect((await collect(scene, 'ok')).outputs).toMatchObject({
    collected: '0',
    'still-active': '0',
  });
  expect(recordsIn(scene)).toMatchObject([{ state: 'ended' }]);
  expect(scene.service.requests).toEqual([]);
});

test('a dry run reads the comments and shows the requests, but sends and writes nothing', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok', { jobId: 'some-job' });
  const ran = await collect(scene, 'ok', { 'dry-run': 'true' });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'skipped', collected: '' } });
  expect(ran.log.join('\n')).toContain('/v2/agent/ok/job/some-job');
  expect(ran.notices[0]?.message).toContain('Jobs without a posted result: 1.');
  expect([scene.service.requests, writes(scene)]).toEqual([[], []]);
});

test('if the comments cannot be listed, the step fails, and the service is not asked', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok');
  scene.github.fault({ operation: 'issues/list-comments-for-repo', ...problem(500), times: 99 });
  const ran = await collect(scene, 'ok');
  expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed', collected: '0' } });
  expect(ran.errors[0]?.title).toContain('Could not list the comments');
  expect([writes(scene), asked(scene)]).toEqual([[], []]);
});

test.each([
  ['retrieve-down', 3],
  ['rate-limited-polls', 1],
])(
  '%s: the service is asked about %i of three jobs, with a warning for each',
  async (project, requests) => {
    await using scene = await openScene();
    for (let n = 0; n < 3; n += 1) await detached(scene, project);
    const ran = await collect(scene, project);
    expect(ran).toMatchObject({
      failing: false,
      outputs: { outcome: 'collected', 'still-active': '3' },
    });
    expect([asked(scene).length, ran.warnings.length]).toEqual([requests, requests]);
  },
);

test('a signal between two requests cancels the run, and the next run continues', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 3; n += 1) await detached(scene, 'no-changes');
  fakeClockOf(scene).advance(HOUR);
  const signal = fakeClockOf(scene).abortAt(scene.clock.now() + 7_000);
  const ran = await collect(scene, 'no-changes', {}, { signal });
  expect(ran).toMatchObject({
    failing: true,
    outputs: { outcome: 'cancelled', collected: '0', 'still-active': '3' },
  });
  expect((await collect(scene, 'no-changes')).outputs).toMatchObject({
    collected: '3',
    'still-active': '0',
  });
});

test('with many threads, requests are limited, the rest is reported, and over several runs each job is asked about', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 200; n += 1) {
    const issue = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
    const isOpen = n % 4 === 0;
    await detached(scene, 'slow', {
      issue,
      ...(isOpen ? {} : { state: 'ended', jobId: `done-${n}` }),
    });
    fakeClockOf(scene).advance(1000);
  }
  const service = asked(scene).length;
  expect((await collect(scene, 'slow')).outputs).toMatchObject({
    collected: '0',
    'still-active': '50',
  });
  expect(asked(scene).length - service).toBe(50);
  expect(requestsOf(scene, 'issues/list-comments-for-repo')).toHaveLength(4);
  const seen = new Set<string>();
  for (let runs = 0; runs < Math.ceil(50 / 7); runs += 1) {
    fakeClockOf(scene).advance(MINUTE);
    const before = scene.service.requests.length;
    const ran = await collect(scene, 'slow', { 'max-requests': '10' });
    const requests = scene.service.requests.slice(before);
    expect(requests.length).toBeLessThanOrEqual(10);
    expect(ran.summary).toContain('Remaining: 43 jobs');
    for (const { path } of requests) seen.add(path);
  }
  expect(seen.size).toBe(50);
});

test.each(['before', 'after'] as const)(
  'if a run is killed %s any of its requests, the next run leaves one result and one announcement',
  async (when) => {
    for (let nth = 1; ; nth += 1) {
      await using scene = await openScene(HERE);
      const { github } = scene;
      const pull = pullOf(scene);
      await detached(scene, 'ok');
      fakeClockOf(scene).advance(HOUR);
      let killed = false;
      const first = github.requests.length + nth - 1;
      const held = new Promise<void>((resolve) => {
        github[when](undefined, (request) => {
          if (request !== github.requests[first]) return;
          killed = true;
          resolve();
          return new Promise(() => {});
        });
      });
      const run = collect(scene, 'ok').catch(() => {});
      await Promise.race([run, held]);
      if (!killed) break;
      await collect(scene, 'ok');
      await collect(scene, 'ok');
      expect(recordsIn(scene), `${nth}`).toMatchObject([{ state: 'ended', answer: true }]);
      expect(recordsIn(scene, pull), `${nth}`).toHaveLength(1);
      expect(nth).toBeLessThan(20);
    }
  },
);

test('if GitHub does not return a list at once, the request is repeated', async () => {
  await using scene = await openScene();
  await detached(scene, 'ok');
  fakeClockOf(scene).advance(HOUR);
  scene.github.fault({ operation: 'issues/list-comments-for-repo', ...problem(502), times: 2 });
  expect(await collect(scene, 'ok')).toMatchObject({ failing: false, outputs: { collected: '1' } });
});

test.each([
  ['another token', { 'github-token': 'ghp_this-is-not-a-real-token-0123456789' }],
  ['another API key', { 'api-key': 'key_of-another-year-0123456789' }],
])('records of %s are not collected, and a warning says so', async (_, inputs) => {
  await using scene = await openScene();
  scene.github.world.addToken('ghp_this-is-not-a-real-token-0123456789', { login: 'docs-robot' });
  await detached(scene, 'ok');
  const ran = await collect(scene, 'ok', inputs);
  expect(ran).toMatchObject({ failing: false, outputs: { collected: '0', 'still-active': '0' } });
  expect(ran.warnings.map(({ message }) => message).join()).toMatch(
    /^1 record was ignored, because .*Results of ignored jobs are not posted\./,
  );
});

test('in a busy repository the requests for comments are limited, and the summary says what was not read', async () => {
  await using scene = await openScene();
  const { world } = scene.github;
  await detached(scene, 'ok', { time: scene.clock.wall() - 60 * HOUR });
  for (let n = 0; n < 3_200; n += 1)
    world.addComment(scene.issue, 'Just a remark', {
      as: 'stranger',
      at: scene.clock.wall() - 50 * HOUR,
    });
  fakeClockOf(scene).advance(HOUR);
  const ran = await collect(scene, 'ok');
  expect(scene.github.requests.length).toBe(30);
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Comments were ignored']);
  expect(ran.warnings[0]?.message).toContain('too many comments');
  expect(ran.summary).toContain('too many comments');
});

test('the first run finds that an issue is locked, and later runs do not ask the service about its jobs', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 2; n += 1) await detached(scene, 'instant');
  scene.issue.locked = true;
  const first = await collect(scene, 'instant');
  expect(first.outputs).toMatchObject({ collected: '0', 'still-active': '2' });
  expect([asked(scene).length, first.warnings.length]).toEqual([1, 1]);
  fakeClockOf(scene).advance(2 * HOUR);
  const later = await collect(scene, 'instant');
  expect(later).toMatchObject({ failing: false, outputs: { collected: '0', 'still-active': '2' } });
  expect([asked(scene).length, later.warnings.length]).toEqual([1, 1]);
  for (const said of [later.summary, later.warnings[0]?.message])
    expect(said).toContain('#1 is locked');
  scene.issue.locked = false;
  expect((await collect(scene, 'instant')).outputs).toMatchObject({
    collected: '2',
    'still-active': '0',
  });
});

test('if an issue was transferred in the meantime, nothing is tried again', async () => {
  await using scene = await openScene();
  await detached(scene, 'instant');
  const moved = redirect(301, 'https://api.github.example.com/repositories/7/issues/1/comments');
  scene.github.fault({ operation: 'issues/create-comment', ...moved, times: 99 });
  const began = scene.clock.now();
  const ran = await collect(scene, 'instant');
  expect(scene.clock.now() - began).toBeLessThan(5_000);
  expect(ran.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('transferred'),
  ]);
});

test('if GitHub accepts no comments for a while, the run ends in time, and the next run posts the answer', async () => {
  await using scene = await openScene();
  for (let n = 0; n < 30; n += 1) await detached(scene, 'ok');
  fakeClockOf(scene).advance(HOUR);
  const limit = {
    operation: 'issues/create-comment',
    ...secondaryLimit(null),
    times: 9_999,
  } as const;
  const fault = scene.github.fault(limit);
  const began = scene.clock.now();
  const ran = await collect(scene, 'ok');
  expect(ran.outputs).toMatchObject({ collected: '0', 'still-active': '30' });
  expect(scene.clock.now() - began).toBeLessThan(25 * MINUTE);
  fault.release();
  expect((await collect(scene, 'ok')).outputs).toMatchObject({
    collected: '30',
    'still-active': '0',
  });
});
