import { expect, test } from 'vitest';
import { InputsError } from '../../src/errors.ts';
import { readInputs } from '../../src/inputs/inputs.ts';

const needed = {
  mode: 'visitors',
  'base-url': 'https://api.example.com',
  'project-id': 'docs',
  'api-key': 'key_not-a-real-key',
};

function problems(raw: Record<string, string>, around = {}): string[] {
  try {
    readInputs({ ...needed, ...raw }, around);
    return [];
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;
    return error.problems.map(({ input }) => input);
  }
}

test('the defaults', () => {
  expect(readInputs(needed)).toMatchObject({
    mode: 'visitors',
    'project-id': ['docs'],
    period: 'last-week',
    trend: 8,
    top: 20,
    'max-requests': 60,
    comment: 'auto',
    'dry-run': false,
  });
});

test.each<[string, string[]]>([
  ['a', ['a']],
  ['a\nb\r\n\n  c  ', ['a', 'b', 'c']],
  ['a, b', ['a', 'b']],
  ['a\nb\na', ['a', 'b']],
])('project-id %j: %j', (text, expected) => {
  expect(readInputs({ ...needed, 'project-id': text })).toMatchObject({ 'project-id': expected });
});

test('the folder of the files, without the line break that a YAML block brings', () => {
  expect(readInputs({ ...needed, 'report-path': ' report/out\n' })).toMatchObject({
    'report-path': 'report/out',
  });
});

test('own dates are kept as they were written', () => {
  const dates = { 'date-from': ' 2026-01-01T00:00:00+01:00 ', 'date-to': '2026-02-01' };
  expect(readInputs({ ...needed, ...dates })).toMatchObject({
    'date-from': '2026-01-01T00:00:00+01:00',
    'date-to': '2026-02-01',
  });
});

test.each<[Record<string, string>, string[]]>([
  [{ 'project-id': 'a\n../b' }, ['project-id']],
  [{ 'project-id': ',' }, ['project-id']],
  [{ period: 'last-year' }, ['period']],
  [{ period: 'Last-Week' }, ['period']],
  [{ trend: '0' }, ['trend']],
  [{ trend: '1.5' }, ['trend']],
  [{ trend: '105' }, ['trend']],
  [{ top: '-1' }, ['top']],
  [{ top: 'all' }, ['top']],
  [{ 'max-requests': '0' }, ['max-requests']],
  [{ 'max-requests': '9007199254740993' }, ['max-requests']],
  [{ 'date-from': '2026-01-01' }, ['date-to']],
  [{ 'date-to': '2026-01-01' }, ['date-from']],
  [{ 'date-from': '2026-02-30', 'date-to': '2026-03-01' }, ['date-from']],
  [{ 'date-from': 'x', 'date-to': 'y' }, ['date-from', 'date-to']],
  [{ 'date-from': '2026-03-02', 'date-to': '2026-03-01' }, ['date-to']],
  [{ 'date-from': '2026-03-01', 'date-to': '2026-03-01' }, ['date-to']],
  [{ 'date-from': '2026-03-01T00:00:00Z', 'date-to': '2026-03-01T00:30:00+01:00' }, ['date-to']],
  [{ comment: 'always' }, ['comment']],
  [{ comment: 'sometimes', trend: 'x', period: '' }, ['trend', 'comment']],
  [{ 'issue-number': '0' }, ['issue-number']],
  [{ 'api-key': '' }, ['api-key']],
])('%j: refused for %j', (raw, expected) => {
  expect(problems(raw)).toEqual(expected);
});

test.each([
  { 'issue-number': '7', comment: 'always' },
  { top: '0' },
  { trend: '1' },
  { prompt: '', 'prompt-file': '' },
])('%j is fine', (raw) => {
  expect(problems(raw)).toEqual([]);
});
