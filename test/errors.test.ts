import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageOf } from '../src/errors.ts';
import { WITHOUT_HELP } from '../src/runner/help.ts';
import { anchorOf } from './support/headings.ts';
import { HEADINGS } from './support/troubleshooting.ts';
import { ROOT, textOf } from './workflows/files.ts';

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Each of several addresses has failed.
  [new AggregateError([new Error('refused'), 'unreachable']), 'refused; unreachable'],
  [new AggregateError([new Error('refused')], 'all failed'), 'all failed'],
  [new TypeError(''), 'TypeError'],
])('the message of %o is %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

const textsOf = (files: string) => globSync(files, { cwd: ROOT }).map(textOf);

test('every message that people get leads to a heading of the page', () => {
  const anchors = textsOf('test/golden/files/*.md').flatMap((file) =>
    Array.from(file.matchAll(/<help>#([\w-]+)/g), ([, anchor = '']) => anchor),
  );

  const existing = HEADINGS.map(anchorOf);
  expect(anchors.filter((anchor) => !existing.includes(anchor))).toEqual([]);
  expect(new Set(anchors).size).toBeGreaterThan(25);
});

/** The titles of notices, and of messages that lead to the heading of another message. */
const WITHOUT_HEADING = [
  'A job cannot be stopped',
  'Canceled before anything was sent',
  'Canceled while sending the request',
  'Canceled, but the job continues',
  'Close the code block',
  'Comment on GitHub instead',
  'Context was left out',
  'Could not delete the progress comment',
  'Could not post the reply',
  'Could not write the job summary',
  'Dry run',
  'Hidden text',
  'Invalid command',
  'Job archived',
  'Job started',
  'Message sent',
  'No job yet',
  'Nobody was notified of the result',
  'One command per comment',
  'Skipped: the agent’s own pull request',
  'Skipped: the comment was deleted',
  'The API key works',
  'The message may have arrived',
  'The setup does not work',
  'What should the agent do?',
];

/** The titles and topics of all messages in the source, in order. */
function titlesInSource(): string[] {
  const line = /\b(?:title|topic)(?::| =) .*/g;
  const lines = textsOf('src/**/*.ts').flatMap((file) => file.match(line) ?? []);
  const titles = lines.flatMap((text) =>
    Array.from(text.matchAll(/'([A-Z].+?)'/g), ([, title = '']) => title),
  );
  return [...new Set(titles)].toSorted();
}

test('the page has a heading for each title of an error or a warning, and for each topic', () => {
  const titles = titlesInSource();

  const missing = titles.filter((title) => !HEADINGS.includes(title));
  expect(missing).toEqual([...WITHOUT_HEADING, ...WITHOUT_HELP].toSorted());
  expect(titles.length).toBeGreaterThan(40);
});

/** Of messages that no scenario causes: they need a full disk, a proxy, or a bug. */
const WITHOUT_SCENARIO = [
  'Could not write the report files',
  'Could not write the runner’s files',
  'Could not write the job summary',
  'Internal error',
  'The proxy cannot be used',
];

test('each title of a message is in a golden file', () => {
  const shown = textsOf('test/golden/files/*.md').join('\n');

  const missing = titlesInSource().filter(
    (title) => !shown.includes(title) && !shown.includes(`<help>#${anchorOf(title)}\n`),
  );
  expect(missing).toEqual(WITHOUT_SCENARIO.toSorted());
});
