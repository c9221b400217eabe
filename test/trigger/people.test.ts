import { expect, test } from 'vitest';
import { withRecord } from '../../src/thread/record.ts';
import { recordOf } from '../thread/support/record-of.ts';
import { deliver, write } from './support/kinds.ts';
import { signingIn } from './support/records.ts';
import { openScene, requestsOf } from './support/scene.ts';

test.each(['stranger', 'maintainer'])(
  'a comment of %s that contains a record of ours starts nothing',
  async (as) => {
    await using scene = await openScene();
    const body = withRecord('/docs write it', recordOf({ state: 'unsent' }), signingIn(scene));
    expect(await scene.say(body, { as })).toMatchObject({
      failing: false,
      outputs: { outcome: 'skipped' },
    });
    expect(scene.github.requests).toEqual([]);
  },
);

test.each([
  ['a remark', false],
  ['/docs write it', true],
])(
  '%j in an event with an unreadable part: only the run of a command fails',
  async (body, failing) => {
    await using scene = await openScene();
    const payload = scene.github.issueCommentEvent(scene.comment(body), 'created') as {
      issue: Record<string, unknown>;
    };
    delete payload.issue.title;
    const ran = await scene.deliver(scene.comment(body), {
      run: { event: { name: 'issue_comment', payload } },
    });
    expect(ran).toMatchObject({ failing, outputs: { outcome: failing ? 'failed' : 'skipped' } });
    expect(scene.service.requests).toEqual([]);
  },
);

test.each([
  ['comment', 'a remark', {}],
  ['comment', '/docsify this', {}],
  ['comment', '', {}],
  ['inline', 'Looks good.\n/docs write it', {}],
  ['inline', '/docs write it', { action: 'edited' }],
  ['inline', '/docs write it', { as: 'some-app[bot]' }],
  ['review', 'Looks good.', {}],
  ['review', '/docs write it', { action: 'edited' }],
  ['review', '/docs write it', { as: 'some-app[bot]' }],
] as const)(
  '%s %j (%j) starts nothing, even if every input is missing or invalid',
  async (kind, body, how) => {
    await using scene = await openScene();
    const pull = scene.github.world.addIssue(scene.repository, { pull: true });
    const inputs = {
      'base-url': 'nonsense',
      'api-key': '',
      'github-token': '',
      mode: 'job',
      wait: 'maybe',
    };
    expect(await deliver(scene, write(scene, pull, kind, body, how), inputs)).toMatchObject({
      failing: false,
      outputs: { outcome: 'skipped' },
      warnings: [],
      errors: [],
    });
    expect(scene.github.requests).toEqual([]);
  },
);

test('the permission of the comment’s author counts, whoever the actor of the run is', async () => {
  await using scene = await openScene();
  await scene.say('/docs write it', { as: 'stranger' });
  const asked = scene.github.requests.filter(({ path }) => path.endsWith('/permission'));
  expect(asked.map(({ path }) => path)).toEqual([
    '/repos/example/docs/collaborators/stranger/permission',
  ]);
  expect(scene.service.requests).toEqual([]);
});

test('the text comes from the event, so a later edit changes nothing, and the comment is not fetched', async () => {
  await using scene = await openScene();
  const { github } = scene;
  const comment = scene.comment('/docs write it');
  github.before('repos/get-collaborator-permission-level', () => {
    github.world.editComment(comment.id, '/docs delete everything', 'stranger');
  });
  const ran = await scene.deliver(comment, { inputs: { context: 'none' } });
  expect(ran.outputs.outcome).toBe('pr-opened');
  expect(scene.service.accepted.map(({ prompt }) => prompt)).toEqual(['write it']);
  expect(scene.ours()[0]).toContain('```text\nwrite it\n```');
  expect(requestsOf(scene, 'issues/get-comment')).toEqual([]);
});

test('a record that a stranger copies into the thread does not lead a command to its job', async () => {
  await using scene = await openScene();
  await scene.say('/docs write it');
  const first = scene.github.world.comments(scene.issue).at(-1);
  // The stranger's copy stays, and our own comment is removed.
  scene.comment(`see here\n\n${first?.body.split('\n').at(-1)}`, { as: 'stranger' });
  scene.github.world.removeComment(first?.id ?? 0);
  const ran = await scene.say('/docs go on');
  expect(ran).toMatchObject({ sent: ['create'], warnings: [] });
});

const PAYLOAD = /(?<=<!-- docs-agent-record instant ).(?=.*$)/;

test.each<[string, (line: string) => string]>([
  ['of another thread', (line) => line],
  ['with a flipped bit', (line) => line.replace(PAYLOAD, (sign) => (sign === 'e' ? 'f' : 'e'))],
  ['with another signature', (line) => line.replace(/.{43} -->$/, `${'A'.repeat(43)} -->`)],
])('a record %s in our own name is not used, in silence', async (what, change) => {
  await using scene = await openScene();
  const { github, repository, issue } = scene;
  const elsewhere = what === 'of another thread' ? github.world.addIssue(repository) : issue;
  await scene.say('/docs write it', { issue: elsewhere });
  const body = github.world.comments(elsewhere).at(-1)?.body ?? '';
  const changed = change(body);
  if (elsewhere === issue) {
    expect(changed).not.toBe(body);
    github.world.editComment(github.world.comments(issue).at(-1)?.id ?? 0, changed);
  } else github.world.addComment(issue, changed, { as: 'github-actions[bot]' });
  const ran = await scene.say('/docs go on');
  expect(ran).toMatchObject({ sent: ['create'], warnings: [] });
});
