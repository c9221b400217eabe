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
  [
    'missing',
    ['thanks!', 'Thank you', 'please', 'ok', 'LGTM', '👍 thanks', 'danke', 'OK, thanks.'],
  ],
  [
    'missing',
    ['thank you very much', 'Thanks a lot!', 'looks good to me', 'Nice job.', 'thanks again'],
  ],
  [
    'missing',
    ['Great, that is all, thank you!', 'ありがとうございます', '+1', 'ok :+1:', 'Perfect.'],
  ],
  [
    'help',
    ['hi', 'ping', 'test', 'version', 'Hello there!', 'hi, help', 'ping?', 'hello, thank you'],
  ],
  ['status', ['hi, status please', 'ok, what is the status?']],
  ['cannot-stop', ['ok, stop', 'thanks, stop now']],
])('%s is meant by %j', (meaning, requests) => {
  expect(requests.map(bareMeaning)).toEqual(requests.map(() => meaning));
});

/** Short, and of common words, but somebody may want it done. */
const INSTRUCTIONS = [
  'shorter, please',
  'write it',
  'apply this',
  'this, please',
  'yes, please',
  'again, please',
  'ok, and add a table',
  'ok, run it now',
  'please run',
  'test it',
  'test this page',
  'test the limits page in every language',
  'thank the contributors on the first page',
  'thanks.mdx',
  'README.md',
  'version.json',
  'webhooks',
  'versioning',
  'testing',
  'new version',
  'hello world',
  'everything',
  'jobs',
  'go on',
  'good first issues',
  'nice URLs',
  'ping endpoint',
  '2',
];

test.each(INSTRUCTIONS)('“%s” is an instruction', (words) => {
  expect(bareMeaning(words)).toBeUndefined();
});
