import { expect, test } from 'vitest';
import { SERVICE_RETRIES } from '../../src/http/retry.ts';
import { MINUTE, SECOND } from '../job/waiting.ts';
import { type ActionFile, pathsOf, textOf, yamlOf } from './files.ts';

/**
 * The numbers that stand behind a label in the source, such as the name of a constant; none if the label is not at exactly one
 * place, so that the sentence with them fails.
 */
function numbersOf(label: string, files = 'src/**/*.ts'): number[] {
  const source = pathsOf(files).map(textOf).join('\n');
  const places = [...source.matchAll(new RegExp(`\\b${label}([\\d_, ]*\\d)`, 'g'))];
  if (places.length !== 1) return [Number.NaN];

  const [, numbers = ''] = places[0] ?? [];
  return numbers.replaceAll('_', '').split(',').map(Number);
}

const numberOf = (label: string, files?: string) => numbersOf(label, files)[0] ?? Number.NaN;
const secondsOf = (label: string, files?: string) => numberOf(label, files) / SECOND;

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The text of a page in one line, with numbers as digits. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll(/\w+/g, (word) => (WORDS.includes(word) ? `${WORDS.indexOf(word)}` : word));

const tries = SERVICE_RETRIES.usual.length + 1;
const requests = numberOf('MAX_REQUESTS = ');
const pages = numberOf('ROWS_PER_RESPONSE = ');
const comments = numberOf('per_page: ', 'src/github/api.ts');
const { inputs, runs } = yamlOf<ActionFile>('action.yml');
const minutes = Number(inputs['timeout-minutes']?.default);

type Row = [sentence: string, ...values: (number | string)[]];

/** Parts of pages with gaps, and what the code says of each gap. */
const NUMBERS: Readonly<Record<string, readonly Row[]>> = {
  'README.md': [
    ['the run waits up to {} minutes', minutes],
    ['elsewhere use version {}.', Number(runs.using.replace('node', ''))],
  ],
  '.github/docs/commands.md': [
    [
      'at least {} and at most {} minutes later',
      numberOf('MIN_EDIT_PAUSE_MS = ') / MINUTE,
      numberOf('MAX_EDIT_PAUSE_MS = ') / MINUTE,
    ],
    ['If GitHub does not confirm it in {} attempts', numberOf('maxAttempts: ', 'src/trigger/*.ts')],
  ],
  '.github/docs/context.md': [
    ['up to {} characters of the changes', numberOf('hunk: ', 'src/context/budget.ts')],
    ['Each of them has at most {} characters', numberOf('quote: ', 'src/context/budget.ts')],
    ['a code block of more than {} characters', numberOf('MAX_CODE = ')],
    ['at least the last {} comments', comments],
    ['at least the last {} reviews and {} inline comments', comments, comments],
    ['The permission of the last {} authors is checked', numberOf('MAX_PEOPLE = ')],
    ['at most {} files of a comparison', numberOf('MAX_FILES = ')],
  ],
  '.github/docs/guarantees.md': [
    ['waits up to {} seconds for earlier commands', secondsOf('SILENT_AFTER_MS = ')],
    ['no connection within {} seconds', secondsOf('connectMs: ', 'src/service/*.ts')],
    ['no response within {} seconds', secondsOf('POST_MS = ')],
    ['It is sent again, up to {} times', tries],
    [
      '(otherwise {}, then {} seconds) and tries up to {} times',
      ...SERVICE_RETRIES.after429.map((ms) => ms / SECOND),
      tries,
    ],
    ['says within {} seconds whether', Math.ceil(secondsOf('STOP_WITHIN_MS = '))],
    ['links the first {}.', numberOf('NAMED_FILES = ')],
    ['once, for up to {} seconds', secondsOf('PREVIEW_MS = ')],
  ],
  '.github/docs/service.md': [['| `GET {}` | Retrieve a job |', inputs['job-path']?.default ?? '']],
  '.github/docs/troubleshooting.md': [
    ['text file of at most {} MiB', numberOf('const MAX_BYTES = ') / 2 ** 20],
  ],
  '.github/docs/visitor-report.md': [
    ['If the site lost {}% or more', numberOf('MIN_FALL = 0.')],
    ['folders with at least {} pages', numberOf('MIN_SECTION_PAGES = ')],
    ['names the {} largest changes', numberOf('MAX_SECTIONS = ')],
    ['at least {} pages changed the same prefix', numberOf('MIN_RENAMED_PAGES = ')],
    ['A year before means {} weeks before', numberOf('YEAR_MS = ') / 7],
    [
      'The first table shows {} pages. The folded lists show {},',
      ...numbersOf('const markdown = markdownWith\\(report, '),
    ],
    ['if their path is longer than {} characters', numberOf('MAX_PATH_LENGTH = ')],
    ['at most {} requests of {} pages', requests, pages],
    ['| `version` | `{}`', numberOf('version: ')],
  ],
};

const rows = Object.entries(NUMBERS).flatMap(([page, group]) =>
  group.map((row): [page: string, ...row: Row] => [page, ...row]),
);

test.each(rows)('%s says “%s” as the code does: %s', (page, sentence, ...values) => {
  const shown = values.map((value) => value.toLocaleString('en'));

  const filled = sentence.replaceAll('{}', () => shown.shift() ?? '');

  expect(plain(textOf(page))).toContain(plain(filled));
});
