import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { type EventFacts, readEvent } from '../../src/github/event.ts';
import { realPayload } from '../support/real-events.ts';
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
  isFromFork: false,
};
const PULL = {
  ...ISSUE,
  number: 2,
  title: 'Update the README with new information.',
  body: 'This is a pretty simple change that we need to pull into master.',
  isPullRequest: true,
};
const author = { login: 'Codertocat', id: 21031067, type: 'User' };
const command = (more: object) => expect.objectContaining({ isNew: true, author, ...more });

const [BEFORE, AFTER] = ['b'.repeat(40), 'a'.repeat(40)];
const HEAD = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

/** `having` chooses the example, and `but` changes it. */
interface Row {
  having?: Record<string, unknown>;
  but?: Record<string, unknown>;
  says: Partial<EventFacts>;
}

const toMaster = { ref: 'refs/heads/master' };
const master = { branch: 'master', base: 'master', pushedCommit: HEAD };
const noHead = { head_commit: null };
const aCommit = {
  commit: '3484a3fb816e0859fd6e1cea078d76385ff50625',
  branch: 'master',
  repository: 'octo-org/octo-repo',
};
const group = '380387fbc80638b734a49e1be1c4dfec1c01b33c';

const OF_COMMITS: Record<string, Row[]> = {
  push: [
    { having: toMaster, says: master },
    { having: toMaster, but: { before: BEFORE }, says: { ...master, base: BEFORE } },
    { having: toMaster, but: { forced: true }, says: { ...master, isForced: true } },
    // For an annotated tag, it is the ID of the tag.
    { having: toMaster, but: { after: AFTER }, says: master },
    {
      having: toMaster,
      but: { after: AFTER, ...noHead },
      says: { ...master, pushedCommit: AFTER },
    },
    // A tag that was moved starts at the tag before it, too.
    {
      having: { deleted: false },
      but: { before: BEFORE },
      says: { tag: 'simple-tag', pushedCommit: HEAD },
    },
    { having: { deleted: true }, says: { tag: 'simple-tag', withdrawn: 'push' } },
  ],
  pull_request: [
    ...['opened', 'closed'].map((action) => ({
      having: { action },
      says: { issue: PULL },
    })),
    {
      having: { action: 'synchronize' },
      but: { before: BEFORE },
      says: { issue: PULL, base: BEFORE },
    },
    { but: { 'pull_request.user.type': 'Bot' }, says: { issue: { ...PULL, isByBot: true } } },
    ...[{ id: 5 }, null].map((repo) => ({
      but: { 'pull_request.head.repo': repo },
      says: { issue: { ...PULL, isFromFork: true }, mayLackSecrets: true },
    })),
    { but: { 'sender.login': 'dependabot[bot]' }, says: { issue: PULL, mayLackSecrets: true } },
  ],
  pull_request_review: [
    {
      says: {
        issue: PULL,
        comment: command({ commandId: 'review:237895671', issue: PULL, body: '' }),
      },
    },
  ],
  pull_request_review_comment: [
    {
      but: { 'comment.line': 3 },
      says: {
        issue: PULL,
        comment: command({
          commandId: 'inline:284312630',
          lines: expect.objectContaining({ path: 'README.md', line: 3 }),
        }),
      },
    },
  ],
  release: [
    { having: { action: 'published' }, says: { tag: '0.0.1' } },
    { having: { action: 'deleted' }, says: { tag: '0.0.1', withdrawn: 'release' } },
    { but: { action: 'unpublished' }, says: { tag: '0.0.1', withdrawn: 'release' } },
  ],
  merge_group: [{ says: { base: group, visibility: 'private' } }],
  workflow_run: [{ having: { action: 'requested' }, says: { workflowRun: aCommit } }],
};

const url = 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400';

const OTHERS: Record<string, Row[]> = {
  issues: [
    { having: { action: 'labeled' }, says: { issue: ISSUE } },
    {
      but: { 'issue.title': 'New', 'issue.body': null },
      says: { issue: { ...ISSUE, title: 'New', body: '' } },
    },
    // It must not be taken for an event without an issue, whose text nobody compares.
    { but: { 'issue.title': null }, says: { issue: { ...ISSUE, title: '' } } },
    { having: { action: 'milestoned' }, says: { issue: PULL } },
  ],
  issue_comment: [
    {
      says: {
        issue: ISSUE,
        comment: command({ commandId: '492700400', issue: ISSUE, url, lines: undefined }),
      },
    },
    {
      but: { 'issue.pull_request': {}, 'comment.html_url': 'x' },
      says: { issue: { ...ISSUE, isPullRequest: true }, comment: command({ url: undefined }) },
    },
    { having: { action: 'edited' }, says: { issue: ISSUE, comment: command({ isNew: false }) } },
  ],
  create: [{ says: { tag: 'simple-tag' } }, { but: { ref_type: 'branch' }, says: {} }],
  workflow_dispatch: [
    {
      but: { 'repository.visibility': 'internal' },
      says: { branch: 'main', visibility: 'internal' },
    },
  ],
  repository_dispatch: [
    { but: { 'repository.fork': true }, says: { visibility: 'private', mayLackSecrets: true } },
  ],
  check_suite: [{ says: {} }],
};

const rows = [OF_COMMITS, OTHERS].flatMap((table) =>
  Object.entries(table).flatMap(([name, all]) =>
    all.map(({ having, but, says }) => ({
      name,
      having: having ?? {},
      but: but ?? {},
      says: { ...NOTHING, hasOwnChanges: table === OF_COMMITS, ...says },
    })),
  ),
);

test.each(rows)('a real event $name with $having, and with $but, says what it should', (row) => {
  const { name, having, but, says } = row;

  expect(readEvent(name, realPayload(name, having, but))).toEqual(says);
});

test('a pull request of a fork for `pull_request_target` gets secrets', () => {
  const payload = realPayload('pull_request', {}, { 'pull_request.head.repo': null });

  expect(readEvent('pull_request_target', payload).mayLackSecrets).toBe(false);
});

const COMMENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];
const UNREADABLE = expect.stringContaining('has no valid comment, issue, or sender. Nothing');

/** What the event says, or why it cannot be read. */
function read(name: string, payload: unknown) {
  try {
    return readEvent(name, payload);
  } catch (error) {
    if (error instanceof SetupError) return wordsOf(error.notice.happened);
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
  expect(read(name, realPayload(name, {}, { [path]: value }))).toEqual(UNREADABLE);
});

test('what is malformed says nothing, but a comment must be readable', () => {
  const property = fc.property(fc.object(), (payload) => {
    expect(COMMENTS.map((name) => read(name, payload))).toEqual(COMMENTS.map(() => UNREADABLE));
    expect(read('schedule', payload)).toEqual(NOTHING);
  });

  fc.assert(property);
});

test.each([undefined, 'text', [[]]])('a file with %j is unreadable', (payload) => {
  expect(read('push', payload)).toEqual(UNREADABLE);
});
