import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputsError, messageOf, SetupError, TOPICS } from '../src/errors.ts';
import { helpIn } from '../src/runner/help.ts';
import { toLog } from '../src/text/markdown.ts';
import { text } from '../src/text/sentence.ts';
import { anchorOf } from './support/headings.ts';
import { ROOT, textOf } from './workflows/files.ts';

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Of several addresses each has failed.
  [new AggregateError([new Error('refused'), 'unreachable']), 'refused; unreachable'],
  [new AggregateError([new Error('refused')], 'all failed'), 'all failed'],
  [new TypeError(''), 'TypeError'],
])('the message of %o is %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test('invalid inputs are named together, without their values', () => {
  const problems = [
    { input: 'wait', value: 'maybe', allowed: 'must be `true` or `false`' },
    { input: 'api-key', allowed: 'is required' },
  ];
  const error = new InputsError(problems);
  expect(error).toMatchObject({ name: 'InputsError', problems });
  expect(error.message).toBe('wait: must be `true` or `false`; api-key: is required');
});

test('an error that the user can fix has a message, of which its text is the title', () => {
  const trouble = {
    title: 'Missing',
    happened: text`It is missing.`,
    topic: 'Invalid input',
  } as const;
  const error = new SetupError(trouble);
  expect(error).toMatchObject({ name: 'SetupError', message: 'Missing', trouble });
});

const page = textOf('.github/docs/troubleshooting.md');
const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
const source = globSync('src/**/*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('errors.ts'))
  .map(textOf)
  .join('\n');

describe('the page on troubleshooting and the messages belong together', () => {
  test.each(TOPICS)('%s is a heading, and a message leads to it', (topic) => {
    const named = headings.filter((heading) => heading.replace(/^`(.*)`$/, '$1') === topic);
    expect(named).toHaveLength(1);
    expect(source).toContain(`'${topic}'`);
    expect(toLog(helpIn({})({ title: topic }))).toContain(`troubleshooting.md#${anchorOf(topic)}`);
  });

  const quoted = headings.filter((heading) => /^`.*`$/.test(heading));
  test.each(quoted)('the heading %s is the title of a message', (heading) => {
    expect(TOPICS).toContain(heading.slice(1, -1));
  });

  test('a message under another title names its heading, and one without a heading has no link', () => {
    const help = helpIn({});
    expect(help({ title: 'Limited until noon', topic: 'Rate limited' })).toEqual(
      help({ title: 'Rate limited' }),
    );
    expect(help({ title: 'Job started' })).toEqual([]);
  });
});
