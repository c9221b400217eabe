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
const words = (body: string) => ({
  user: { id: 1, login: 'octocat', type: 'User' },
  body_html: body,
  created_at: '2026-11-02T10:00:00Z',
});
const ISSUE = { title: 'In the event', body: 'asked' };
/** What GitHub answers, by the end of the route. */
const DATA: Record<string, unknown> = {
  'issues/{issue_number}': { ...ISSUE, html_url: 'https://github.test/1', pull_request: {} },
  'pulls/{pull_number}/comments': [{ ...words('reviewed'), path: 'a.md', diff_hunk: '' }],
  reviews: [],
  comments: [words('said before')],
  'pulls/{pull_number}': {
    number: 1,
    state: 'open',
    base: { ref: 'main', sha, repo: { full_name: 'o/r' } },
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
  isDryRun?: boolean;
  fault?: Error;
  threadUrl?: string | undefined;
  runUrl?: string;
}

function open({ context = 'auto', target = 'new', fault, ...setting }: Setting) {
  const routes: string[] = [];
  const { session, said } = openSession({
    inputs: { context, 'dry-run': setting.isDryRun === true },
    event: setting.event,
    run: { commit: sha, url: setting.runUrl },
    clock: createFakeClock({ now: 0 }),
    now: () => 0,
    answer(route) {
      if (fault) throw fault;

      const key = Object.keys(DATA).find((each) => route.endsWith(each)) ?? '';
      routes.push(key);
      return DATA[key];
    },
  });
  const request = {
    ...setting,
    instruction: 'write it',
    target: target === 'job' ? { type: target, jobId: 'job_1' } : { type: target },
    issue: 1,
    mayCommand: async () => true,
  } as unknown as JobRequest;
  return { prompts: new PromptReader(request, session), said, routes, request, session };
}

const PARTS = ['In the event', 'said before', 'reviewed', 'Commits', 'Files', 'Diff:'];

/** The parts that go along with an instruction, and what else the prompt says. */
async function read(setting: Setting) {
  const { prompts, said } = open(setting);
  const prompt = await prompts.promptFor(setting.kind ?? 'create');
  return { ...prompt, parts: PARTS.filter((part) => prompt.text.includes(part)), said };
}

const PULL = { name: 'pull_request', payload: { pull_request: { number: 1 } } };
const PUSHED = { name: 'push', payload: { before: sha } };
const commandOn = (issueInEvent: Command['issueInEvent']) => ({
  command: { name: '/docs', issueInEvent, lines: undefined },
});
const onIssue = commandOn({ ...ISSUE, isPullRequest: false });
const onPull = commandOn({ ...ISSUE, isPullRequest: true });
const followUp = { kind: 'message' } as const;

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
])('a prompt has the parts that belong to its context: %s', async (_, setting, expected) => {
  const { parts, text, said } = await read(setting);

  expect(parts).toEqual(expected);
  expect(said).toEqual([]);
  if (expected.length === 0) expect(text).toBe('write it');
});

test.each<[what: string, Setting, parts: string[]]>([
  ['a list', { context: ['thread', 'review', 'commits'], event: PUSHED }, ['Commits']],
  ['`auto`', onPull, ['In the event', 'Files']],
])('a dry run leaves comments and reviews out, and says so: %s', async (_, setting, expected) => {
  const { parts, said } = await read({ ...setting, isDryRun: true });

  expect(said).toEqual([
    'context: comments and reviews left out, because a dry run does not read the thread.',
  ]);
  expect(parts).toEqual(expected);
});

const LINK = { threadUrl: 'https://github.test/o/r/issues/1', runUrl: 'https://github.test/run/1' };
const CHANGES: Setting = { ...LINK, context: ['diff'], event: PUSHED };

test.each<[what: string, Setting, url: string | undefined]>([
  ['the thread', CHANGES, LINK.threadUrl],
  [
    'the changes',
    { ...CHANGES, threadUrl: undefined },
    `https://h.test/o/r/compare/${sha}...${sha}`,
  ],
  ['the run', { runUrl: LINK.runUrl }, LINK.runUrl],
  ['nothing, where the run has no URL', {}, undefined],
  ['nothing, with `context: none`', { ...LINK, context: 'none' }, undefined],
  ['nothing, with a message', { ...LINK, ...followUp }, undefined],
])('the pull request of a new job is to link %s', async (_, setting, url) => {
  const { text } = await read(setting);

  const [instruction, line] = text.split('\n\n');
  expect(instruction).toBe('write it');
  expect(line === `If you open a pull request, link ${url} in its description.`).toBe(
    url !== undefined,
  );
  expect(text.includes('If you open')).toBe(url !== undefined);
});

test.each([
  ['main', 'has conflicts with main: merge main into its branch'],
  ['Stop here', 'has conflicts with its base branch: merge its base branch into its branch'],
])('conflicts with %s are to be resolved', async (conflictsWith, expected) => {
  const { text } = await open({}).prompts.promptFor('message', { conflictsWith });

  expect(text).toBe(`write it\n\nThe pull request ${expected} and resolve them first.`);
});

test.each<[what: string, Setting, continues: boolean]>([
  ['a push that continues', { event: PUSHED, target: 'continue' }, true],
  ['a push with a new job', { event: PUSHED }, false],
  ['a push without changes', { context: ['issue'], event: PUSHED, target: 'continue' }, false],
  ['a pull request', { event: PULL, target: 'continue' }, false],
  ['a command', { ...onPull, target: 'continue' }, false],
])('changes start where the last job ended only for %s: %j', (_, setting, continues) => {
  const { request, session } = open({ context: ['diff'], ...setting });

  expect(continuesChanges(request, session)).toBe(continues);
});

test('changes are read once for each start', async () => {
  const { prompts, routes } = open({ context: ['files'], event: PUSHED, target: 'continue' });
  const changesStart = '9'.repeat(40);

  await prompts.requireChanges(changesStart);
  await prompts.promptFor('message', { changesStart });
  const { base, head } = await prompts.promptFor('create');

  expect([base, head]).toEqual([sha, sha]);
  expect(routes).toEqual(['compare/{basehead}', 'compare/{basehead}']);
});

test('if GitHub refuses, a list fails, and auto warns', async () => {
  const fault = githubError(404, 'no');
  const failing = open({ context: ['issue'], fault }).prompts;

  const { next } = await failureOf(() => failing.promptFor('create'));
  const { parts, said } = await read({ ...onPull, fault });

  expect(next).toMatch(/Grant the job issues: write .* Or remove that part from context\.$/);
  expect(said).toEqual([expect.stringContaining('Context was left out: GitHub ')]);
  expect(parts).toEqual([]);
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
