import { expect, test } from 'vitest';
import { MAX_QUOTE } from '../../src/context/quote.ts';
import { whyRejected } from '../../src/job/replacement.ts';
import { MAX_GONE } from '../../src/poll.ts';
import { retryPauseMs } from '../../src/service/send.ts';
import { MAX_REQUESTS, ROWS_PER_RESPONSE } from '../../src/visitors/client.ts';
import { HOUR, MINUTE, SECOND, wait } from '../poll/waiting.ts';
import { type ActionFile, textOf, yamlOf } from './files.ts';

const action = yamlOf<ActionFile>('action.yml');

/** The number of a file of `src/` that follows some text, such as that of a constant. */
function numberIn(path: string, before: string): number {
  const text = textOf(`src/${path}`);
  const at = text.indexOf(before);
  const [factors = ''] = at < 0 ? [] : (/^[\d_ *]+/.exec(text.slice(at + before.length)) ?? []);
  return factors
    .replaceAll('_', '')
    .split('*')
    .map(Number)
    .reduce((a, b) => a * b);
}

const WORDS = new Map([
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
  [5, 'five'],
  [8, 'eight'],
  [10, 'ten'],
]);
const word = (number: number) => WORDS.get(number) ?? 'no word for this number';
const codes = (statuses: number[]) =>
  new Intl.ListFormat('en').format(statuses.map((status) => `\`${status}\``));

const pauseAfter429 = (tries: number) => (retryPauseMs(tries, { status: 429 }) ?? 0) / SECOND;
const tries = word(numberIn('service/send.ts', 'MAX_TRIES = '));
const promptFile = numberIn('context/prompt-file.ts', 'MAX_BYTES = ') / 2 ** 20;
const poll = (name: string) => numberIn('poll.ts', `${name} = `);
const movers = word(numberIn('visitors/tables.ts', 'MAX_MOVERS = '));
const linkReads = numberIn('job/end-detector.ts', 'LINK_READS = ');
const linkPause = numberIn('job/end-detector.ts', 'SHORT_PAUSE_MS = ') / SECOND;
const hour = await wait({ within: HOUR });

/** The statuses with which the service refuses a follow-up although it may accept it later, or with another key. */
const notForGood = Array.from({ length: 100 }, (_, index) => 400 + index).filter(
  (status) =>
    !whyRejected('job_1', { kind: 'refused', status, happened: [], serviceMessage: '' }, false),
);

const BEHAVIOR = '.github/docs/behavior.md';
const RECIPES = '.github/docs/recipes.md';
const TROUBLESHOOTING = '.github/docs/troubleshooting.md';
const REPORT = '.github/docs/visitor-report.md';

/** A page, a part of it with gaps, and what the code says of each gap. */
const NUMBERS: [page: string, sentence: string, ...values: (number | string)[]][] = [
  [BEHAVIOR, 'takes up to {} requests in an hour', hour.times.length],
  [
    BEHAVIOR,
    'waits up to {} seconds for earlier commands',
    numberIn('thread/decide.ts', 'SILENT_AFTER_MS = ') / SECOND,
  ],
  [
    BEHAVIOR,
    'limits requests, the action tries again for up to {} minutes',
    word(numberIn('github/faults.ts', 'WITHIN_MS = ') / MINUTE),
  ],
  [BEHAVIOR, 'The action asks GitHub at that moment, up to {} times', tries],
  [BEHAVIOR, 'a word of 2 to {} characters', numberIn('inputs/fields.ts', "'2 to ")],
  [BEHAVIOR, 'in up to {} characters', numberIn('inputs/globs.ts', 'MAX_LIST = ')],
  [BEHAVIOR, 'the last {} characters', numberIn('context/quote.ts', 'MAX_HUNK = ')],
  [BEHAVIOR, 'Each of them has at most {} characters', MAX_QUOTE],
  [
    BEHAVIOR,
    'in any run for the {} people who wrote last',
    numberIn('context/authors.ts', 'MAX_PEOPLE = '),
  ],
  [BEHAVIOR, 'Changed lines | {} files', numberIn('github/comparison.ts', 'MAX_FILES = ')],
  [BEHAVIOR, 'for good, with a `4xx` status other than {}', codes(notForGood)],
  [
    BEHAVIOR,
    'no connection within {} seconds',
    numberIn('service/client.ts', 'connectMs: ') / SECOND,
  ],
  [BEHAVIOR, 'no response within {} seconds', numberIn('service/client.ts', 'POST: ') / SECOND],
  [BEHAVIOR, 'It is sent again, up to {} times', tries],
  [
    BEHAVIOR,
    '(otherwise {}, then {} seconds) and tries up to {} times',
    pauseAfter429(1),
    pauseAfter429(2),
    tries,
  ],
  [
    BEHAVIOR,
    'after {} seconds, and then at intervals that grow up to {} minutes',
    poll('MIN_PAUSE_MS') / SECOND,
    poll('MAX_PAUSE_MS') / MINUTE,
  ],
  [BEHAVIOR, '{} failures in a row', word(poll('MAX_FAILURES'))],
  [BEHAVIOR, '{} in a row mean', word(MAX_GONE)],
  [BEHAVIOR, 'rest of the run, up to {} minutes', poll('MAX_SLOWED_MS') / MINUTE],
  [BEHAVIOR, 'checks {} more times within {} seconds', word(linkReads), linkReads * linkPause],
  [BEHAVIOR, '| `GET {}` | Retrieve a job |', action.inputs['job-path']?.default ?? ''],

  [RECIPES, 'UTF-8, at most {} MiB', promptFile],
  [
    '.github/docs/security.md',
    'fewer than {} characters',
    word(numberIn('text/redact.ts', 'MIN_SECRET = ')),
  ],
  [TROUBLESHOOTING, 'text file of at most {} MiB', promptFile],
  [TROUBLESHOOTING, 'more pages than {} requests can read', MAX_REQUESTS],

  [REPORT, '{} pages that gained the most visitors and the {} that lost', movers, movers],
  [REPORT, '{} periods with the reported one', word(numberIn('visitors/period.ts', 'PERIODS = '))],
  [REPORT, 'at most {} requests, including retries', MAX_REQUESTS],
  [REPORT, 'One request returns {} pages', ROWS_PER_RESPONSE],
  [REPORT, 'show the first {} pages', numberIn('visitors/tables.ts', 'MAX_ROWS = ')],
  [
    REPORT,
    'A report on 1,000 pages takes up to {} requests',
    numberIn('visitors/period.ts', 'PERIODS = ') + 2 * (1_000 / ROWS_PER_RESPONSE) - 2,
  ],
  [REPORT, 'is sent up to {} times', tries],
  [REPORT, '| `version` | `{}`', numberIn('visitors/files.ts', 'version: ')],
];

test.each(NUMBERS)('%s says “%s” as the code does: %s', (page, sentence, ...values) => {
  const shown = values.map((value) => value.toLocaleString('en'));
  const filled = sentence.replaceAll('{}', () => shown.shift() ?? '');
  const text = textOf(page).replaceAll(/\s+/g, ' ').toLowerCase();
  expect(text.includes(filled.toLowerCase()), `the page lacks: ${filled}`).toBe(true);
});
