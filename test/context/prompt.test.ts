import { expect, test } from 'vitest';
import { continuesChanges, PromptReader, partsFor } from '../../src/context/prompt.ts';
import type { Inputs } from '../../src/inputs/inputs.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { githubError } from '../github/errors.ts';
import { failureOf } from '../support/words.ts';
import { openSession } from './session.ts';

const sha = 'abc'.padEnd(40, '0');
const ISSUE = { title: 'A title', body: 'asked' };
const merge = 'def'.padEnd(40, '0');
const COMPARISON = { merge_base_commit: { sha: merge }, total_commits: 1, commits: [] };
const FILES = [{ filename: 'a.md', status: 'modified' }];

const NEW = { type: 'new' };
const CONTINUE = { type: 'continue' };
const onIssue = { command: { issue: { isPullRequest: false } } };
const onPull = { command: { issue: { isPullRequest: true } } };

interface Setting {
  context?: Inputs['context'];
  isDryRun?: boolean;
  event?: { name: string; payload: object };
  fault?: Error;
  files?: object[];
  request?: object;
  /** What GitHub says of the issue, besides `ISSUE`. */
  now?: object;
}

function open({ context = 'auto', isDryRun = false, event, fault, ...setting }: Setting) {
  const routes: string[] = [];
  const { session, said } = openSession({
    inputs: { context, 'dry-run': isDryRun },
    event,
    run: { commit: sha },
    answer(route) {
      if (fault) throw fault;

      routes.push(route);
      return route.includes('/compare/')
        ? { ...COMPARISON, files: setting.files ?? FILES }
        : { ...ISSUE, ...setting.now, html_url: 'https://h.test/1' };
    },
  });
  const given = { instruction: 'write it', target: NEW, issue: 1, ...setting.request };
  const request = given as unknown as JobRequest;
  return { prompts: new PromptReader(request, session), said, routes, request, session };
}

const ALL = ['issue', 'thread', 'review', 'commits', 'files', 'diff'] as const;

test.each<[kind: 'create' | 'message', request: object, Inputs['context'], parts: string]>([
  ['create', { target: NEW }, 'auto', ''],
  ['create', onIssue, 'auto', 'issue'],
  ['create', onPull, 'auto', 'issue files review'],
  ['create', onPull, [...ALL], 'issue thread review commits files diff'],
  ['message', onPull, 'auto', 'review'],
  ['message', onPull, [...ALL], 'review'],
  ['message', { target: CONTINUE }, [...ALL], 'review commits files diff'],
  ['message', { target: { type: 'job', jobId: 'job_1' } }, [...ALL], 'review'],
])(
  'with a %s of %j, and the context %j, these parts are sent: %s',
  (kind, request, context, parts) => {
    const given = { target: NEW, ...request } as unknown as JobRequest;

    expect(partsFor(kind, given, context).join(' ')).toBe(parts);
  },
);

test('a prompt has what was read, and a dry run leaves comments out, and says so', async () => {
  const event = { name: 'push', payload: { before: sha } };
  const { prompts, said, routes } = open({ context: [...ALL], event, isDryRun: true });

  const { text, comments, base, head } = await prompts.promptFor('create');

  expect(text).toMatch(/^write it\n\nIf .*\n\n---\n\n.*\nTitle: A title\n.*\nChanges in o\/r /s);
  expect(comments?.included).toBe(0);
  expect([base, head]).toEqual([merge, sha]);
  expect(said).toEqual([
    'context: comments and reviews left out, because a dry run does not read the thread.',
  ]);
  expect(routes.map((route) => route.split('/').at(-2))).toEqual(['issues', 'compare']);
});

const CHANGES: Setting = { context: ['diff'], event: { name: 'push', payload: { before: sha } } };

test('with `context: none`, the prompt is the instruction, without a link for the pull request', async () => {
  const request = { threadUrl: 'https://github.test/o/r/issues/1' };

  const { text } = await open({ context: 'none', request }).prompts.promptFor('create');

  expect(text).toBe('write it');
});

test.each([
  ['main', 'has conflicts with main: merge main into its branch'],
  ['Stop here', 'has conflicts with its base branch: merge its base branch into its branch'],
])('conflicts with %s are to be resolved', async (conflictsWith, expected) => {
  const { text } = await open({}).prompts.promptFor('message', { conflictsWith });

  expect(text).toBe(`write it\n\nThe pull request ${expected} and resolve them first.`);
});

test.each<[what: string, request: object, Setting, continues: boolean]>([
  ['a workflow that continues', { target: CONTINUE }, {}, true],
  ['a workflow without changes', { target: CONTINUE }, { context: ['issue'] }, false],
  [
    'a pull request',
    { target: CONTINUE },
    { event: { name: 'pull_request', payload: { pull_request: { number: 1 } } } },
    false,
  ],
  ['a command', { ...onIssue, target: CONTINUE }, {}, false],
])('changes start where the last job ended only for %s', (_, given, setting, continues) => {
  const { request, session } = open({ context: ['diff'], ...setting, request: given });

  expect(continuesChanges(request, session)).toBe(continues);
});

test('changes are read once for each start', async () => {
  const { prompts, routes } = open(CHANGES);
  const changesStart = '9'.repeat(40);

  await prompts.requireChanges(changesStart);
  await prompts.promptFor('message', { changesStart });
  await prompts.promptFor('create');

  expect(routes).toHaveLength(2);
});

test('a run without changes ends, but not one whose changes cannot be read', async () => {
  const broken = open({ ...CHANGES, fault: githubError(404, 'Not Found') });
  const unchanged = open({ ...CHANGES, files: [] });

  await broken.prompts.requireChanges(undefined);
  const { happened } = await failureOf(() => unchanged.prompts.requireChanges(undefined));

  expect(happened).toMatch(/^Nothing has changed/);
});

test.each([
  [{}, 'start a new run'],
  [onPull, 'comment again'],
])('if GitHub refuses a listed part for %j, people are told to %s', async (request, again) => {
  const fault = githubError(404, 'Not Found');
  const { prompts } = open({ context: ['issue'], fault, request });

  const { next } = await failureOf(() => prompts.promptFor('create'));

  expect(next).toMatch(/Grant the job issues: write .* Or remove that part from context\.$/);
  expect(next).toContain(`Then ${again}.`);
});

test('if GitHub refuses, auto warns', async () => {
  const fault = githubError(404, 'Not Found');
  const { prompts, said } = open({ fault, request: onPull });

  const { text } = await prompts.promptFor('create');

  expect(said).toEqual([expect.stringContaining('Context was left out: GitHub ')]);
  expect(text).toBe('write it');
});

test.each([[{ issue: { title: 'As it was' } }], [{ pull_request: { body: 'as it was' } }]])(
  'if the event had %j, the issue is left out, and the log says so',
  async (seen) => {
    const [[key, text] = []] = Object.entries(seen);
    const event = { name: 'issues', payload: { [`${key}`]: { number: 1, ...ISSUE, ...text } } };
    const { prompts, said } = open({ context: ['issue'], event });

    const prompt = await prompts.promptFor('create');

    expect([prompt.editedSince, prompt.text.includes('A title')]).toEqual([true, false]);
    expect(said).toEqual(['context: issue left out, because #1 was edited after the event.']);
  },
);

test.each<[what: string, now: object, inEvent: object | undefined, issue?: number]>([
  ['the same text', {}, {}],
  ['other line breaks', { body: 'a\nb' }, { body: 'a\r\nb' }],
  ['no body', { body: null }, { body: '' }],
  ['no issue, as a schedule', {}, undefined],
  ['another issue than `issue-number`', {}, { title: 'Another one' }, 2],
])('after an event with %s, the issue is sent', async (_, now, inEvent, issue = 1) => {
  const payload = inEvent && { issue: { number: 1, ...ISSUE, ...inEvent } };
  const event = { name: payload ? 'issues' : 'schedule', payload: payload ?? {} };
  const { prompts, said } = open({ context: ['issue'], event, now, request: { issue } });

  const { editedSince, text } = await prompts.promptFor('create');

  expect([editedSince, text.includes('Title: A title'), said]).toEqual([false, true, []]);
});
