import { expect, test } from 'vitest';
import { helpIn } from '../../src/runner/notice.ts';
import { toLog, toMarkdown } from '../../src/text/markdown.ts';

const ACTION = {
  GITHUB_SERVER_URL: 'https://git.example.com',
  GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent',
  GITHUB_ACTION_REF: 'feature/x',
};
const STILL_RUNNING = { title: 'Still running', happened: [] };

test.each([
  ['', ACTION, 'octo-org/docs-agent/blob/feature/x'],
  [
    ' of a reusable workflow, which knows its own commit',
    { ...ACTION, DOCS_AGENT_REPOSITORY: 'fork/docs-agent', DOCS_AGENT_REF: '0123abcd' },
    'fork/docs-agent/blob/0123abcd',
  ],
])('a message links to the page of the version%s', (_, env, version) => {
  const help = helpIn(env)(STILL_RUNNING);

  const url = `https://git.example.com/${version}/.github/docs/troubleshooting.md#still-running`;
  expect(toMarkdown(help)).toBe(`More help: [Troubleshooting: Still running](${url})`);
  expect(toLog(help)).toBe(`More help: ${url}`);
});

test.each([
  ['the repository', { GITHUB_ACTION_REPOSITORY: '' }],
  ['a usable version', { GITHUB_ACTION_REF: 'a b' }],
])('where the runner does not name %s, the message links to no page', (_, env) => {
  expect(helpIn({ ...ACTION, ...env })(STILL_RUNNING)).toEqual([]);
});

test('a message that the page does not explain has no link', () => {
  expect(helpIn(ACTION)({ title: 'Job started', happened: [] })).toEqual([]);
});
