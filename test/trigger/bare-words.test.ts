import { expect, test } from 'vitest';
import { BARE_WORDS, bareMeaning } from '../../src/trigger/bare-words.ts';

test.each(BARE_WORDS)(
  'each of $words means $meaning, and nothing beside it changes that',
  (row) => {
    const { meaning, words, beside } = row;
    const said = [
      ...words.map((word) => `${word.toUpperCase()}!`),
      ...beside.map((word) => `${word}, ${words[0]}`),
    ];

    expect(said.filter((each) => bareMeaning(each) !== meaning)).toEqual([]);
    expect(words.filter((word) => bareMeaning(`${word} a table`) !== undefined)).toEqual([]);
  },
);

test.each([
  ['missing', ['👍 thanks', 'OK, thanks.', 'looks good to me', 'Great, that is all, thank you!']],
  ['missing', ['+1', 'ok :+1:', '1️⃣']],
  ['help', ['hi, help', 'ping?', 'hello, thank you', '?']],
  ['status', ['ok, what is the status?']],
  ['cannot-stop', ['thanks, stop now']],
])('%s is meant by %j', (meaning, instructions) => {
  expect(instructions.map(bareMeaning)).toEqual(instructions.map(() => meaning));
});

/** Short, and of common words, but somebody may want it done. */
const INSTRUCTIONS = [
  'shorter, please',
  'write it',
  'this, please',
  'again, please',
  'ok, and add a table',
  'ok, run it now',
  'test it',
  'test this page',
  'thanks.mdx',
  'version.json',
  'webhooks',
  'testing',
  'new version',
  'hello world',
  'everything',
  'good first issues',
  '2',
];

test.each(INSTRUCTIONS)('“%s” is an instruction', (words) => {
  expect(bareMeaning(words)).toBeUndefined();
});
