import { expect, test } from 'vitest';
import { continuesChanges, PromptReader } from '../../src/context/prompt.ts';
import type { Session } from '../../src/environment.ts';
import type { Inputs } from '../../src/inputs/inputs.ts';
import type { Command, JobRequest } from '../../src/job-request.ts';
import type { Target } from '../../src/thread/decide.ts';
import { githubError } from '../github/errors.ts';
import { createFakeClock } from '../support/clock.ts';
import { failureOf } from '../support/words.ts';
import { openSession } from './session.ts';

const sha = 'abc'.padEnd(40, '0');
const by = (id: number, login: string, words: string) => ({
  user: { id, login, type: 'User' },
  body: words,
  body_html: `<p>${words}</p>`,
  created_at: '2026-11-02T10:00:00Z',
});
const ISSUE = { title: 'In the event', body: 'asked' };
/** What GitHub answers, by the end of the route. */
const DATA: Record<string, unknown> = {
  'issues/{issue_number}': { ...ISSUE, html_url: 'https://github.test/1', pull_request: {} },
  'pulls/{pull_number}/comments': [
    { ...by(1, 'octocat', 'reviewed'), id: 1, path: 'a.md', diff_hunk: '', line: 1 },
  ],
  reviews: [],
  comments: [
    by(1, 'octocat', 'said before'),
    by(2, 'stranger', 'not permitted'),
    { ...by(3, 'app[bot]', 'found nothing'), user: { id: 3, login: 'app[bot]', type: 'Bot' } },
  ],
  'pulls/{pull_number}': {
    number: 1,
    state: 'open',
    base: { ref: 'main', sha, repo: { id: 1, full_name: 'o/r' } },
    head: { ref: 'changes', sha },
  },
  'compare/{basehead}': {
    merge_base_commit: { sha },
    total_commits: 1,
    commits: [{ sha, commit: { message: 'Change it' } }],
    files: [{ filename: 'a.md', status: 'modified', patch: '@@ -0,0 +1 @@\n+one' }],
  },
};

interface Setting {
  context?: Inputs['context'];
  kind?: 'create' | 'message';
  target?: Target['type'];
  command?: Command;
  event?: Session['event'];
  reviewsSince?: number;
  isDryRun?: boolean;
  fault?: Error;
  /** How far the clock of the machine is ahead of GitHub's, in ms. */
  skew?: number;
  threadUrl?: string | undefined;
  runUrl?: string;
}

/** Words of each part, in the order of the prompt. */
const WORDS =
  'In the event,said before,not permitted,found nothing,reviewed,Commits,Files,Diff:'.split(',');
const AT_NOON = Date.UTC(2026, 10, 2, 12);

function open({ context = 'auto', kind = 'create', target = 'new', ...setting }: Setting) {
  const routes: string[] = [];
  const clock = createFakeClock({ now: 0 });

  const { session, said } = openSession({
    inputs: { context, 'dry-run': setting.isDryRun === true },
    event: setting.event,
    run: { commit: sha, url: setting.runUrl },
    clock,
    // GitHub's clock is not known before the first answer.
    now: () => AT_NOON + clock.now() + (routes.length === 0 ? (setting.skew ?? 0) : 0),
    answer(route) {
      if (setting.fault) throw setting.fault;

      const key = Object.keys(DATA).find((each) => route.endsWith(each)) ?? '';
      routes.push(key);
      if (key === 'reviews') clock.advance(1_000);
      return DATA[key];
    },
  });

  const request = {
    command: setting.command,
    instruction: 'write it',
    target: target === 'job' ? { type: target, jobId: 'job_1' } : { type: target },
    issue: 1,
    author: undefined,
    mayCommand: async ({ login }: { login: string }) => login === 'octocat',
    threadUrl: setting.threadUrl,
    source: undefined,
  } as unknown as JobRequest;

  const prompts = new PromptReader(request, session);
  const read = () => prompts.promptFor(kind, { reviewsSince: setting.reviewsSince });
  return { read, said, routes, prompts, request, session };
}

/** The parts that go along with an instruction, and what else the prompt says. */
async function read(setting: Setting) {
  const { said, read } = open(setting);
  const prompt = await read();
  return { ...prompt, parts: WORDS.filter((word) => prompt.text.includes(word)), said };
}

const PULL = { name: 'pull_request', payload: { pull_request: { number: 1 } } };
const commandOn = (issueInEvent: Command['issueInEvent']) => ({
  command: { name: '/docs', issueInEvent, lines: undefined },
});
const onIssue = commandOn({ ...ISSUE, isPullRequest: false });
const onPull = commandOn({ ...ISSUE, isPullRequest: true });
const followUp = { kind: 'message' } as const;
/** The review of the answers was written at 0 ms. */
const readAfter = (ms: number) => ({ reviewsSince: Date.UTC(2026, 10, 2, 10) + ms });

test.each<[what: string, Setting, parts: string[]]>([
  ['auto, in a workflow', { event: PULL }, []],
  ['auto, on an issue', onIssue, ['In the event']],
  ['auto, on a pull request', onPull, ['In the event', 'reviewed', 'Files']],
  ['auto, in a follow-up on a pull request', { ...onPull, ...followUp }, ['reviewed']],
  ['none', { ...onIssue, context: 'none' }, []],
  ['a list', { ...onIssue, context: ['issue', 'thread'] }, ['In the event', 'said before']],
  [
    'changes',
    { context: ['diff', 'files', 'commits'], event: PULL },
    ['Commits', 'Files', 'Diff:'],
  ],
  [
    'a list, in a follow-up of a workflow',
    { context: ['issue', 'review', 'commits'], event: PULL, ...followUp },
    ['reviewed', 'Commits'],
  ],
  [
    'a list, for a job that the workflow names',
    { context: ['review', 'commits'], event: PULL, ...followUp, target: 'job' },
    ['reviewed'],
  ],
  ['reviews', { context: ['review'] }, ['reviewed']],
  ['reviews before the last second', { context: ['review'], ...readAfter(1_000) }, []],
  ['reviews of that second', { context: ['review'], ...readAfter(999) }, ['reviewed']],
])('a prompt has the parts that belong to its context: %s', async (_, setting, expected) => {
  const { parts, text, said } = await read(setting);

  expect(parts).toEqual(expected);
  expect(said).toEqual([]);
  if (expected.length === 0) expect(text).toBe('write it');
});

test.each<[what: string, Setting]>([
  ['a list', { context: ['thread', 'review'] }],
  ['`auto`', onPull],
])('a dry run leaves comments and reviews out, and the log says so: %s', async (_, setting) => {
  const { parts, said } = await read({ ...setting, isDryRun: true });

  expect(said).toEqual([
    'context: comments and reviews left out, because a dry run does not read the thread.',
  ]);
  expect(parts).not.toContain('reviewed');
});

const LINK = { threadUrl: 'https://github.test/o/r/issues/1', runUrl: 'https://github.test/run/1' };
const DIFF: Setting = { context: ['diff'], event: PULL };

test.each<[what: string, Setting, url: string | undefined]>([
  ['the thread', { ...LINK, ...DIFF }, 'https://github.test/o/r/issues/1'],
  [
    'the changes',
    { ...LINK, ...DIFF, threadUrl: undefined },
    `https://h.test/o/r/compare/${sha}...${sha}`,
  ],
  ['the run', { ...LINK, threadUrl: undefined }, 'https://github.test/run/1'],
  ['nothing, where the run has no URL', {}, undefined],
  ['nothing, with `context: none`', { ...LINK, context: 'none' }, undefined],
])('the pull request of a new job is to link %s', async (_, setting, url) => {
  const { text } = await read(setting);

  const line = `If you open a pull request, link ${url} in its description.`;
  const [instruction, ...rest] = text.split('\n\n');
  expect(instruction).toBe('write it');
  expect(rest[0] === line).toBe(url !== undefined);
  expect(text.includes('If you open a pull request')).toBe(url !== undefined);
});

const PUSHED = { name: 'push', payload: { before: sha } };

test.each<[what: string, Setting, continues: boolean]>([
  ['a push that continues', { event: PUSHED, target: 'continue' }, true],
  ['a push with a new job', { event: PUSHED }, false],
  ['a pull request', { event: PULL, target: 'continue' }, false],
  ['a command', { ...onPull, target: 'continue' }, false],
])('changes start where the last job ended only for %s: %j', async (_, setting, continues) => {
  const { request, session } = open({ context: ['diff'], ...setting });

  expect(continuesChanges(request, session)).toBe(continues);
});

test('changes are read once for each start', async () => {
  const { prompts, routes } = open({ context: ['files'], event: PUSHED, target: 'continue' });
  const start = '9'.repeat(40);

  await prompts.requireChanges(start);
  await prompts.promptFor('message', { changesStart: start });
  const { base, head } = await prompts.promptFor('create');

  expect([base, head]).toEqual([sha, sha]);
  expect(routes).toEqual(['compare/{basehead}', 'compare/{basehead}']);
});

test('if GitHub refuses, a list fails, and auto warns', async () => {
  const fault = githubError(404, 'no');

  const { next } = await failureOf(open({ context: ['issue'], fault }).read);
  const { parts, said } = await read({ ...onPull, fault });

  expect(next).toMatch(/^Grant the job contents: read/);
  expect(said).toEqual([expect.stringContaining('Context was left out: GitHub ')]);
  expect(parts).toEqual([]);
});

const ONE_REVIEW = { included: 1, leftOut: 0, byBots: 0 };

test.each<[what: string, Setting, comments: object]>([
  ['reviews', { context: ['review'] }, ONE_REVIEW],
  ['both', { context: ['thread', 'review'] }, { included: 2, leftOut: 1, byBots: 1 }],
  // The reviews are the first thing that is read.
  ['on a machine ahead', { ...onPull, context: ['review'], skew: 60_000 }, ONE_REVIEW],
])(
  'comments are counted, and reviews have the time of their request by GitHub’s clock: %s',
  async (_, setting, comments) => {
    const prompt = await read(setting);

    expect(prompt.comments).toEqual(comments);
    expect(prompt.reviewsReadAt).toBe(AT_NOON);
  },
);

test('an issue has no reviews, and the log says so', async () => {
  const { said, reviewsReadAt } = await read({ ...onIssue, context: ['review'] });

  expect(reviewsReadAt).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('#1 is an issue, which has no reviews.')]);
});

test.each([
  ['title', { title: 'Another title' }],
  ['description', { body: 'something else' }],
])('if the %s was edited since the event, the issue is left out', async (_, edited) => {
  const inEvent = { ...ISSUE, isPullRequest: false, ...edited };

  const { editedSince, parts, said } = await read(commandOn(inEvent));

  expect([editedSince, parts]).toEqual([true, []]);
  expect(said).toEqual(['context: issue left out, because #1 was edited after the comment.']);
});
