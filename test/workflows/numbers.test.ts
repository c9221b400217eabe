import { expect, test } from 'vitest';
import { BUDGET } from '../../src/context/budget.ts';
import { MAX_BYTES } from '../../src/context/prompt-file.ts';
import { MAX_FILES } from '../../src/github/comparison.ts';
import { SERVICE_RETRIES } from '../../src/http/retry.ts';
import { STOP_WITHIN_MS } from '../../src/process.ts';
import { NAMED_FILES } from '../../src/result/pull-request.ts';
import { LIMITS, POST_MS } from '../../src/service/client.ts';
import { MAX_BLOCK } from '../../src/text/github-html.ts';
import { SILENT_AFTER_MS } from '../../src/thread/decide.ts';
import { MAX_PEOPLE } from '../../src/trigger/permission.ts';
import { MIN_FOUND, MIN_FOUND_PART } from '../../src/visitors/moves.ts';
import { MAX_NEWS } from '../../src/visitors/news.ts';
import { YEAR_MS } from '../../src/visitors/period.ts';
import { MAX_REQUESTS, ROWS_PER_RESPONSE } from '../../src/visitors/visitors-client.ts';
import { action, textOf } from './files.ts';

const SECOND = 1_000;
const WEEK = 7 * 24 * 3_600 * SECOND;

const grouped = (number: number) => number.toLocaleString('en');

const WORDS = new Map([
  [3, 'three'],
  [5, 'five'],
  [1 / 3, 'third'],
]);
const inWords = (number: number) => WORDS.get(number);

const { usual, after429 } = SERVICE_RETRIES;
const [first, second] = after429.map((ms) => ms / SECOND);

const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'README.md': [`The run waits up to ${action.inputs['timeout-minutes'].default} minutes`],
  '.github/docs/context.md': [
    `at most ${grouped(BUDGET.quote)} characters`,
    `a block of more than ${grouped(MAX_BLOCK)} characters`,
    `The permission of the last ${MAX_PEOPLE} authors`,
    `GitHub lists the first ${MAX_FILES} files`,
  ],
  '.github/docs/guarantees.md': [
    `waits up to ${SILENT_AFTER_MS / SECOND} seconds for earlier commands`,
    `or none within ${LIMITS.connectMs / SECOND} seconds`,
    `no response within ${POST_MS / SECOND} seconds`,
    `up to ${inWords(usual.length + 1)} times in total`,
    `(otherwise ${first}, then ${second} seconds)`,
    `says within ${inWords(Math.ceil(STOP_WITHIN_MS / SECOND))} seconds whether`,
    `links the first ${NAMED_FILES}.`,
  ],
  '.github/docs/security.md': [`up to ${grouped(BUDGET.hunk)} characters of the changes`],
  '.github/docs/troubleshooting.md': [`text file of at most ${MAX_BYTES / 2 ** 20} MiB`],
  '.github/docs/service.md': [`\`GET ${action.inputs['job-path'].default}\``],
  '.github/docs/visitor-report.md': [
    `names the ${MAX_NEWS} largest changes`,
    `at least ${MIN_FOUND} of them, and a ${inWords(MIN_FOUND_PART)},`,
    `means ${YEAR_MS / WEEK} weeks before`,
    `at most ${MAX_REQUESTS} requests of ${ROWS_PER_RESPONSE} pages`,
  ],
};

const rows = Object.entries(PHRASES).flatMap(([page, phrases]) =>
  phrases.map((phrase) => ({ page, phrase })),
);

test.for(rows)('$page says “$phrase”, as the code does', ({ page, phrase }) => {
  expect(textOf(page).replaceAll(/\s+/g, ' ')).toContain(phrase);
});
