import { expect, test } from 'vitest';
import { helpIn } from '../../src/runner/help.ts';
import { toLog, toMarkdown } from '../../src/text/markdown.ts';

const ACTION = { GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent', GITHUB_ACTION_REF: 'v1' };
const STILL_RUNNING = { title: 'Still running' };
const PATH = '.github/docs/troubleshooting.md';

test.each([
  [
    'of a fork on another server',
    {
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_ACTION_REPOSITORY: 'fork/docs-agent',
      GITHUB_ACTION_REF: 'feature/x',
    },
    `https://git.example.com/fork/docs-agent/blob/feature/x/${PATH}`,
  ],
  [
    'of a reusable workflow, which knows its own commit',
    {
      GITHUB_ACTION_REPOSITORY: '',
      DOCS_AGENT_REPOSITORY: 'octo-org/docs-agent',
      DOCS_AGENT_REF: '0123abcd',
    },
    `https://github.com/octo-org/docs-agent/blob/0123abcd/${PATH}`,
  ],
])('a message links to the page of the version %s', (_, env, page) => {
  const help = helpIn(env)(STILL_RUNNING);

  expect(toMarkdown(help)).toBe(
    `More help: [Troubleshooting: Still running](${page}#still-running)`,
  );
  expect(toLog(help)).toBe(`More help: ${page}#still-running`);
});

test.each([
  ['the repository', { GITHUB_ACTION_REF: 'v1' }],
  ['a usable version', { ...ACTION, GITHUB_ACTION_REF: 'a b' }],
])('where the runner does not name %s, the message links to no page', (_, env) => {
  expect(helpIn(env)(STILL_RUNNING)).toEqual([]);
});

test('a message that the page does not explain has no link', () => {
  expect(helpIn(ACTION)({ title: 'Job started' })).toEqual([]);
});
