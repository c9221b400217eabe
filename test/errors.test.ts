import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeError } from '../src/errors.ts';
import { TOPICS } from '../src/runner/notice.ts';
import { anchorOf, HEADINGS } from './support/headings.ts';
import { ROOT, textOf } from './workflows/files.ts';

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Each of several addresses has failed.
  [new AggregateError([new Error('refused'), 'unreachable']), 'refused; unreachable'],
  [new AggregateError([new Error('refused')], 'all failed'), 'all failed'],
  [new TypeError(''), 'TypeError'],
])('the message of %o is %j', (error, message) => {
  expect(describeError(error)).toBe(message);
});

const textsOf = (files: string) => globSync(files, { cwd: ROOT }).map(textOf);

/** No message leads to these sections: there is none where nothing runs. */
const WITHOUT_MESSAGE = [
  'Nothing happens after a command',
  'The scheduled report does not run',
  'The runner does not understand `$/',
];

test('the page has a heading for each topic, and no other', () => {
  expect(HEADINGS.toSorted()).toEqual([...TOPICS, ...WITHOUT_MESSAGE].toSorted());
});

function titlesInSource(): string[] {
  const line = /\b(?:title|topic)(?::| =) .*/g;
  const lines = textsOf('src/**/*.ts').flatMap((file) => file.match(line) ?? []);
  const titles = lines.flatMap((text) =>
    Array.from(text.matchAll(/'([A-Z].+?)'/g), ([, title = '']) => title),
  );
  return [...new Set(titles)].toSorted();
}

test('each topic is in the source of a message', () => {
  const source = textsOf('src/!(runner)/*.ts').join('\n');

  expect(TOPICS.filter((topic) => !source.includes(`'${topic}'`))).toEqual([]);
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
