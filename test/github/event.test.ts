import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { type EventFacts, readEvent } from '../../src/github/event.ts';
import { changed, realPayload } from '../support/real-events.ts';
import { wordsOf } from '../support/words.ts';

/** What an event says that says nothing. */
const NOTHING: EventFacts = {
  issue: undefined,
  comment: undefined,
  pushedCommit: undefined,
  hasOwnChanges: false,
  mayLackSecrets: false,
  withdrawn: undefined,
  visibility: 'public',
  branch: undefined,
  tag: undefined,
  base: undefined,
  isForced: false,
  workflowRun: undefined,
};

const ISSUE = {
  number: 1,
  title: 'Spelling error in the README file',
  body: "It looks like you accidently spelled 'commit' with two 't's.",
  isPullRequest: false,
  isByBot: false,
};
const PULL = {
  number: 2,
  title: 'Update the README with new information.',
  body: 'This is a pretty simple change that we need to pull into master.',
  isPullRequest: true,
  isByBot: false,
};
const COMMIT = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const AUTHOR = { login: 'Codertocat', id: 21031067 };
const OWN_CHANGES = { hasOwnChanges: true };
const comment = (more: object) =>
  expect.objectContaining({ isNew: true, author: { ...AUTHOR, type: 'User' }, ...more });

type Row = [event: string, having: object, values: object, says: object];

const PUSHES: Row[] = [
  ['push', { ref: 'refs/heads/master' }, {}, { branch: 'master', base: 'master' }],
  [
    'push',
    { ref: 'refs/heads/master' },
    { before: 'b'.repeat(40), forced: true },
    { branch: 'master', base: 'b'.repeat(40), isForced: true },
  ],
  // A tag that was moved starts at the tag before it, too.
  [
    'push',
    { deleted: false, ref: 'refs/tags/simple-tag' },
    { before: 'b'.repeat(40) },
    { tag: 'simple-tag' },
  ],
  // For an annotated tag, `after` is the ID of the tag.
  [
    'push',
    { ref: 'refs/heads/master' },
    { after: 'a'.repeat(40) },
    { branch: 'master', base: 'master' },
  ],
  [
    'push',
    { ref: 'refs/heads/master' },
    { head_commit: null },
    { branch: 'master', base: 'master' },
  ],
  [
    'push',
    { ref: 'refs/heads/master' },
    { head_commit: null, after: 'a'.repeat(39) },
    { branch: 'master', base: 'master', pushedCommit: undefined },
  ],
];

const OTHERS: Row[] = [
  ['push', { deleted: true }, {}, { ...OWN_CHANGES, tag: 'simple-tag', withdrawn: 'push' }],
  ['issues', { action: 'labeled' }, {}, { issue: ISSUE }],
  ['issues', { action: 'assigned' }, {}, { issue: ISSUE }],
  ['issues', { action: 'opened' }, { 'issue.body': null }, { issue: { ...ISSUE, body: '' } }],
  ['issues', { action: 'edited' }, { 'issue.title': 'New' }, { issue: { ...ISSUE, title: 'New' } }],
  ['issues', { action: 'milestoned' }, {}, { issue: PULL }],
  ['pull_request', { action: 'labeled' }, {}, { ...OWN_CHANGES, issue: PULL }],
  ['pull_request', { action: 'closed' }, {}, { ...OWN_CHANGES, issue: PULL }],
  [
    'pull_request',
    { action: 'opened' },
    { 'pull_request.user.type': 'Bot' },
    { ...OWN_CHANGES, issue: { ...PULL, isByBot: true } },
  ],
  [
    'pull_request',
    { action: 'opened' },
    { 'pull_request.head.repo.id': 5 },
    { ...OWN_CHANGES, issue: PULL, mayLackSecrets: true },
  ],
  [
    'pull_request',
    { action: 'opened' },
    { 'pull_request.head.repo': null },
    { ...OWN_CHANGES, issue: PULL, mayLackSecrets: true },
  ],
  [
    'pull_request',
    { action: 'opened' },
    { 'sender.login': 'dependabot[bot]' },
    { ...OWN_CHANGES, issue: PULL, mayLackSecrets: true },
  ],
  [
    'issue_comment',
    { action: 'created' },
    {},
    {
      issue: ISSUE,
      comment: comment({
        commandId: '492700400',
        issue: ISSUE,
        lines: undefined,
        url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
      }),
    },
  ],
  [
    'issue_comment',
    { action: 'created' },
    { 'issue.pull_request': {}, 'comment.html_url': 'x' },
    { issue: { ...ISSUE, isPullRequest: true }, comment: comment({ url: undefined }) },
  ],
  ['issue_comment', { action: 'edited' }, {}, { issue: ISSUE, comment: comment({ isNew: false }) }],
  [
    'pull_request_review',
    { action: 'submitted' },
    {},
    {
      ...OWN_CHANGES,
      issue: PULL,
      comment: comment({ kind: 'review', commandId: 'review:237895671', issue: PULL, body: '' }),
    },
  ],
  [
    'pull_request_review_comment',
    { action: 'created' },
    { 'comment.line': 3, 'comment.side': 'LEFT' },
    {
      ...OWN_CHANGES,
      issue: PULL,
      comment: comment({
        commandId: 'inline:284312630',
        lines: expect.objectContaining({ path: 'README.md', line: 3, side: 'LEFT' }),
      }),
    },
  ],
  ['release', { action: 'published' }, {}, { ...OWN_CHANGES, tag: '0.0.1' }],
  ['release', { action: 'deleted' }, {}, { ...OWN_CHANGES, tag: '0.0.1', withdrawn: 'release' }],
  [
    'release',
    { action: 'published' },
    { action: 'unpublished' },
    { ...OWN_CHANGES, tag: '0.0.1', withdrawn: 'release' },
  ],
  [
    'merge_group',
    { 'repository.private': true },
    {},
    { ...OWN_CHANGES, base: '380387fbc80638b734a49e1be1c4dfec1c01b33c', visibility: 'private' },
  ],
  [
    'workflow_run',
    { 'repository.private': false },
    {},
    {
      ...OWN_CHANGES,
      workflowRun: {
        commit: '3484a3fb816e0859fd6e1cea078d76385ff50625',
        branch: 'master',
        repository: 'octo-org/octo-repo',
      },
    },
  ],
  ['check_suite', {}, {}, OWN_CHANGES],
  ['check_run', {}, {}, OWN_CHANGES],
  ['status', {}, {}, OWN_CHANGES],
  ['create', { ref_type: 'tag' }, {}, { tag: 'simple-tag' }],
  ['create', { ref_type: 'tag' }, { ref_type: 'branch' }, {}],
  ['workflow_dispatch', {}, {}, { branch: 'main' }],
  [
    'workflow_dispatch',
    {},
    { 'repository.visibility': 'internal' },
    { branch: 'main', visibility: 'internal' },
  ],
  [
    'repository_dispatch',
    {},
    { 'repository.fork': true },
    { visibility: 'private', mayLackSecrets: true },
  ],
  ['discussion_comment', { action: 'created' }, {}, { visibility: 'private' }],
];

test.each<Row>([
  ...PUSHES.map(([event, having, values, says]): Row => {
    return [event, having, values, { ...OWN_CHANGES, pushedCommit: COMMIT, ...says }];
  }),
  ...OTHERS,
])('a real event %s with %j, and with %j instead, says %j', (name, having, values, says) => {
  const payload = changed(realPayload(name, { ...having }), { ...values });

  expect(readEvent(name, payload)).toEqual({ ...NOTHING, ...says });
});

test('what GitHub makes of a pull request for `pull_request_target` gets secrets', () => {
  const payload = changed(realPayload('pull_request'), { 'pull_request.head.repo.id': 5 });

  expect(readEvent('pull_request_target', payload).mayLackSecrets).toBe(false);
});

const COMMENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];
const UNREADABLE = expect.stringContaining('has no valid comment, issue, or sender. Nothing');

/** What the event says, or why it cannot be read. */
function read(name: string, payload: unknown) {
  try {
    return readEvent(name, payload);
  } catch (error) {
    if (error instanceof SetupError) return wordsOf(error.userMessage.happened);
    throw error;
  }
}

test.each<[event: string, path: string, value: unknown]>([
  ['issue_comment', 'comment.id', 2 ** 60],
  ['issue_comment', 'sender', null],
  ['issue_comment', 'issue.number', '1/../../2'],
  ['pull_request_review_comment', 'pull_request.number', 0],
  ['pull_request_review', 'review.id', null],
])('%s is unreadable if its %s is %j', (name, path, value) => {
  expect(read(name, changed(realPayload(name), { [path]: value }))).toEqual(UNREADABLE);
});

test('what is malformed says nothing, but a comment must be readable', () => {
  const property = fc.property(fc.object(), (payload) => {
    expect(COMMENTS.map((name) => read(name, payload))).toEqual(COMMENTS.map(() => UNREADABLE));
    expect(read('schedule', payload)).toEqual(NOTHING);
  });

  fc.assert(property);
});

test.each([undefined, null, 'text', 7, [[]]])('a file with %j is unreadable', (payload) => {
  expect(read('push', payload)).toEqual(UNREADABLE);
});
