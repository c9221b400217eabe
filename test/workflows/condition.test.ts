import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseComment } from '../../src/trigger/parse.ts';
import { documented, REUSABLE } from './files.ts';

const folded = (value: unknown) => String(value ?? '').toUpperCase();

const FUNCTIONS = {
  always: () => true,
  contains: (search: unknown, item: unknown) =>
    Array.isArray(search)
      ? search.some((each) => folded(each) === folded(item))
      : folded(search).includes(folded(item)),
  format: (template: string, ...values: unknown[]) =>
    template.replace(/\{(\d+)\}/g, (_, index) => String(values[index] ?? '')),
  fromJSON: JSON.parse,
  startsWith: (text: unknown, start: unknown) => folded(text).startsWith(folded(start)),
};

const PARTS = /'((?:[^']|'')*)'|[a-z_]\w*(?:\.[*\w-]+)+/gi;

/**
 * A condition of a workflow as a function of its contexts. The part of GitHub's expressions that ours use is JavaScript
 * but for quotes in text, which are doubled, and for members of what is not there, which are not there either.
 */
function conditionOf(expression: string): (context: object) => unknown {
  const code = expression.replaceAll(PARTS, (part, text?: string) => {
    if (text !== undefined) return JSON.stringify(text.replaceAll("''", "'"));
    const [names = '', ofEach] = part.split('.*.');
    const members = names.split('.').map((name) => `?.[${JSON.stringify(name)}]`);
    const each = ofEach ? `?.map((each) => each[${JSON.stringify(ofEach)}])` : '';
    return `context${members.join('')}${each}`;
  });
  const run = compileFunction(`return (${code})`, ['context', ...Object.keys(FUNCTIONS)]);
  return (context) => run(context, ...Object.values(FUNCTIONS));
}

const CONDITION = REUSABLE.find(({ file }) => file === 'docs-command')?.job.if ?? '';
const holds = conditionOf(CONDITION);
const isCommand = (body: string) => parseComment('/docs', body).kind !== 'none';

const user = { type: 'User' };
const contextOf = (event_name: string, event: object, command = '/docs') => ({
  github: { event_name, event },
  inputs: { command },
});
const commentOf = (body: string, command?: string) =>
  contextOf('issue_comment', { action: 'created', comment: { body, user } }, command);
const starts = (body: string, command?: string) => holds(commentOf(body, command));

test.each([
  ['\u200e/docs\u200b --help', true],
  // No commands, but an expression cannot tell what belongs to one line, to code, or to a quote.
  ['See the page\n/docs/quickstart.mdx of /docs and\n/docs/limits.', true],
  ['/docs/quickstart.mdx is outdated', false],
])('%j starts a runner: %j', (body, startsRunner) => {
  expect(starts(body)).toBe(startsRunner);
});

const byPerson = { body: '/docs', user };

test.each([
  ['pull_request_review', { action: 'submitted', review: byPerson }, true],
  ['pull_request_review', { action: 'submitted', review: { body: null, user } }, false],
  ['pull_request_review', { action: 'edited', review: byPerson }, false],
  ['issue_comment', { action: 'created', comment: { ...byPerson, user: { type: 'Bot' } } }, false],
  ['issues', { action: 'opened', issue: byPerson }, false],
])('the event %s with %j starts a runner: %j', (event_name, event, expected) => {
  expect(holds(contextOf(event_name, event))).toBe(expected);
});

const PIECES = [
  ...'/docs /Docs /DOCS /doc docs / a /docs/x > : , - `'.split(' '),
  ...['> a', '  ', '\n', '\r\n', '\r', '\n\n', ' ', '\t'],
  ...'\u2003\u200b\u200e\u200f\ufeff\u00a0\u202f\u3000',
];
const bodies = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((list) => list.join(''));

const LINE = /(?:^|\n)[\u200b\u200e\u200f\ufeff]?\/docs/i;
const WORD = /\/docs(?:$|[ \t\r\n\u00a0\u202f\u3000:\u200b\u200e\u200f\ufeff])/i;

test('a runner starts for each command, and for no comment without a line that starts with it', () => {
  let commands = 0;
  const property = fc.property(bodies, (body) => {
    const isForUs = isCommand(body);
    if (isForUs) commands += 1;
    if (isForUs) expect(starts(body)).toBe(true);
    expect(starts(body)).toBe(LINE.test(body) && WORD.test(body));
  });

  fc.assert(property, { numRuns: 5_000 });
  expect(commands).toBeGreaterThan(200);
});

test('the condition follows the name of the command', () => {
  expect(starts('!agent.x help', '!Agent.x')).toBe(true);
  expect(starts('/docs help', '!agent.x')).toBe(false);
});

test('the condition is shorter than GitHub allows', () => {
  expect(CONDITION.length).toBeGreaterThan(1_000);
  expect(CONDITION.length).toBeLessThan(3_000);
});

test('the condition for Enterprise Server starts a runner for each command', () => {
  const holdsThere = conditionOf(
    documented('Docs command on Enterprise Server').jobs.docs?.if ?? '',
  );
  const startsThere = (body: string) => holdsThere(commentOf(body));
  const property = fc.property(bodies, (body) => {
    if (isCommand(body)) expect(startsThere(body)).toBe(true);
    if (!LINE.test(body)) expect(startsThere(body)).toBe(false);
  });

  fc.assert(property, { numRuns: 2_000 });
});

const bot = { type: 'Bot' };
const repository = { id: 1 };
const opened = { user, draft: false, labels: [], head: { repo: repository } };
const ofPull = (more: object, sender: object = user) => ({
  repository,
  sender,
  pull_request: { ...opened, ...more },
});
const labeled = (more: object, thread = 'issue', author = 'author') => ({
  label: { name: 'needs-docs' },
  sender: { type: 'User', login: 'triager' },
  [thread]: { user: { login: author } },
  ...more,
});
const reviewed = (state: string, login: string) => ({
  review: { state },
  pull_request: { user: { login } },
});
const noDocs = { labels: [{ name: 'bug' }, { name: 'no-docs' }] };
const [EACH, REMINDER] = ['Docs with each pull request', 'Docs reminder'];
const [LABEL, REVISION] = ['Docs for a label', 'Docs revision'];
const ofPulls = [EACH, REMINDER].flatMap((name) => [
  [name, 'one of a person', ofPull({}), true] as const,
  [name, 'one of a bot', ofPull({ user: bot }), false] as const,
  [name, 'a draft', ofPull({ draft: true }), false] as const,
  [name, 'an opt-out', ofPull(noDocs), false] as const,
]);

test.each<readonly [name: string, after: string, event: object, starts: boolean]>([
  ...ofPulls,
  [EACH, 'a push of the agent to the branch', ofPull({}, bot), false],
  [REMINDER, 'one of a fork', ofPull({ head: { repo: { id: 2 } } }), false],
  ['Docs after a merge', 'a merge', ofPull({ merged: true }), true],
  ['Docs after a merge', 'no merge', ofPull({ merged: false }), false],
  [LABEL, 'a label of somebody else', labeled({}), true],
  [LABEL, 'another label', labeled({ label: { name: 'bug' } }), false],
  [LABEL, 'a label of a template', labeled({}, 'issue', 'triager'), false],
  [LABEL, 'a label of the author', labeled({}, 'pull_request', 'triager'), false],
  [LABEL, 'a label of a bot', labeled({ sender: { ...bot, login: 'triager' } }), false],
  [REVISION, 'changes requested', reviewed('changes_requested', 'docs-agent[bot]'), true],
  [REVISION, 'an approval', reviewed('approved', 'docs-agent[bot]'), false],
  [REVISION, 'a review of the work of a person', reviewed('changes_requested', 'writer'), false],
])('“%s” after %s', (name, _after, event, expected) => {
  const [job] = Object.values(documented(name).jobs);
  const vars = { DOCS_AGENT: 'docs-agent[bot]' };

  expect(conditionOf(job.if)({ github: { event }, vars })).toBe(expected);
});

test.each([
  ['Docs after a merge', 'https://github.com/o/site/pull/1', true],
  ['Docs after a merge', 'https://github.com/o/docs/pull/1', false],
  ['Docs with a safe merge', 'https://github.com/o/site/pull/1', true],
  ['Docs with a safe merge', '', false],
])('the second job of “%s” starts for the pull request %j: %j', (name, link, expected) => {
  const [, job] = Object.values(documented(name).jobs);
  const github = { server_url: 'https://github.com', repository: 'o/site', event: ofPull({}) };
  const needs = { docs: { outputs: { 'pr-link': link } } };

  expect(conditionOf(job.if)({ github, needs })).toBe(expected);
});

const { steps: issueSteps } = documented('Docs for labeled issues').jobs.docs;
const losesLabel = conditionOf(issueSteps.at(-1).if);

test.each([
  ['failed', 'job_1', true],
  ['unknown', '', true],
  ['cancelled', '', true],
  ['failed', '', false],
  // There are no issues.
  ['', '', false],
])(
  'labeled issues lose their label unless it is sure that there is no job: %j, %j',
  (outcome, id, expected) => {
    const outputs = { outcome, 'job-id': id };

    expect(losesLabel({ steps: { docs: { outputs } } })).toBe(expected);
  },
);
