import { expect, test } from 'vitest';
import {
  type Annotation,
  helpIn,
  messageMarkdown,
  OUTPUTS,
  outputs,
} from '../../src/runner/presentation.ts';
import { toLog, toMarkdown } from '../../src/text/markdown.ts';
import { text } from '../../src/text/sentence.ts';

const ACTION = { GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent', GITHUB_ACTION_REF: 'v1' };
const STILL_RUNNING = { level: 'warning', title: 'Still running' } as const;
const PATH = '.github/docs/troubleshooting.md';

test.each([
  [ACTION, `https://github.com/octo-org/docs-agent/blob/v1/${PATH}`],
  // A fork, at a commit, on another server.
  [
    {
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_ACTION_REPOSITORY: 'fork/docs-agent',
      GITHUB_ACTION_REF: 'feature/x',
    },
    `https://git.example.com/fork/docs-agent/blob/feature/x/${PATH}`,
  ],
  // In a reusable workflow, which knows its own commit.
  [
    {
      GITHUB_ACTION_REPOSITORY: '',
      DOCS_AGENT_REPOSITORY: 'octo-org/docs-agent',
      DOCS_AGENT_REF: '0123abcd',
    },
    `https://github.com/octo-org/docs-agent/blob/0123abcd/${PATH}`,
  ],
])('a message links to the page of the version that is running: %o', (env, page) => {
  const help = helpIn(env)(STILL_RUNNING);
  expect(toMarkdown(help)).toBe(`More help: [Troubleshooting](${page}#still-running)`);
  expect(toLog(help)).toBe(`More help: ${page}#still-running`);
});

test.each([
  [{}],
  [{ GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' }],
  [{ ...ACTION, GITHUB_ACTION_REF: 'a b' }],
])(
  'where the runner does not name the repository and the version, the file is named: %o',
  (env) => {
    const named = `More help: \`${PATH}#still-running\` in the files of this action.`;
    expect(toMarkdown(helpIn(env)(STILL_RUNNING))).toBe(named);
  },
);

test('a message has a title with a sign, a list, details, what to do next, and a link', () => {
  const message: Annotation = {
    level: 'error',
    title: 'Title',
    happened: text`First:`,
    list: [text`One.`, text`Two.`],
    next: text`Next.`,
    topic: 'Still running',
  };
  const link = toMarkdown(helpIn(ACTION)(message));
  const parts = ['### ❌ Title', 'First:', '- One.\n- Two.', 'Details', 'Next.', link];
  const markdown = messageMarkdown(message, 'failed', helpIn(ACTION), 'Details');
  expect(markdown).toBe(parts.join('\n\n'));
});

test('parts that a message does not have leave no gap', () => {
  const markdown = messageMarkdown(
    { level: 'notice', title: 'Title', happened: [] },
    'note',
    helpIn(ACTION),
  );
  expect(markdown).toBe('### ℹ️ Title');
});

test('every run writes every output', () => {
  expect(Object.keys(outputs({}))).toEqual([...OUTPUTS]);
  expect(outputs({ total: '7' })).toMatchObject({ total: '7', human: '' });
});
