import { expect, test } from 'vitest';
import { pathsOf, textOf } from './files.ts';

type Row = readonly [words: string, ...code: string[]];

/** Words of the pages, and where the code says so. */
const NUMBERS: Readonly<Record<string, readonly Row[]>> = {
  'README.md': [
    ['The run waits up to 60 minutes', ' default: "60"\n'],
    ['with Node.js 24 (on Linux x64', ' using: node24\n'],
  ],
  '.github/docs/commands.md': [['confirm it in three attempts', 'login }, { maxAttempts: 3 }']],
  '.github/docs/context.md': [
    ['at most 40,000 characters', ' quote: 40_000,'],
    ['a block of more than 6,000 characters', 'MAX_BLOCK = 6_000;'],
    ['at least the last 100 comments', '...parameters, per_page: 100, page }'],
    ['the last 100 reviews and 100 inline comments', '...parameters, per_page: 100, page }'],
    ['The permission of the last 20 authors', 'MAX_PEOPLE = 20;'],
    ['GitHub lists the first 300 files', 'MAX_FILES = 300;'],
  ],
  '.github/docs/guarantees.md': [
    ['waits up to 90 seconds for earlier commands', 'SILENT_AFTER_MS = 90_000;'],
    ['or none within 10 seconds', '{ connectMs: 10_000, maxBytes: 8_388_608 }'],
    ['no response within 60 seconds', 'POST_MS = 60_000;'],
    ['up to three times in total', ' usual: [2_000, 5_000],'],
    ['(otherwise 5, then 15 seconds)', ' after429: [5_000, 15_000],'],
    ['says within five seconds whether', 'STOP_WITHIN_MS = 4_900;'],
    ['links the first 5.', 'NAMED_FILES = 5;'],
  ],
  '.github/docs/security.md': [['up to 4,000 characters of the changes', ' hunk: 4_000,']],
  '.github/docs/troubleshooting.md': [['text file of at most 1 MiB', 'MAX_BYTES = 1_048_576;']],
  '.github/docs/service.md': [
    ['`GET /v2/agent/{projectId}/job/{id}`', ' default: /v2/agent/{projectId}/job/{id}\n'],
  ],
  '.github/docs/visitor-report.md': [
    ['names the 5 largest changes', 'MAX_NEWS = 5;'],
    ['at least 5 of them, and a third,', 'MIN_FOUND = 5;', 'MIN_FOUND_PART = 1 / 3;'],
    ['means 52 weeks before', 'YEAR_MS = 364 *'],
    ['table shows 10 pages.', 'MOST_VISITED = 10;'],
    ['The folded lists show 20,', ' = markdownWith(report, 20);'],
    ['at most 60 requests of 250 pages', 'MAX_REQUESTS = 60;', 'ROWS_PER_RESPONSE = 250;'],
    ['| `version` | `5`.', ' version: 5,'],
  ],
};

const source = [...pathsOf('src/**/*.ts'), 'action.yml'].map(textOf).join('\n');
const rows = Object.entries(NUMBERS).flatMap(([page, group]) =>
  group.map(([words, ...code]) => ({ page, words, code })),
);

test.for(rows)('$page says “$words”, as the code does: $code', ({ page, words, code }) => {
  const text = textOf(page).replaceAll(/\s+/g, ' ');

  const places = code.map((each) => source.split(each).length - 1);
  expect(text).toContain(words);
  expect(places).toEqual(code.map(() => 1));
});
