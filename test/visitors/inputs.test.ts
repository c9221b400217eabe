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
    'project-id': 'docs',
    period: 'last-week',
    trend: 8,
    top: 20,
    'max-requests': 60,
    comment: 'auto',
    'dry-run': false,
  });
});

test.each([' docs\n', 'Docs_2.x', 'ドキュメント'])('project-id %j is one project', (text) => {
  expect(readInputs({ ...needed, 'project-id': text })).toMatchObject({ 'project-id': text.trim() });
});

test.each(['a\nb', 'a\r\n\n b', 'a,b', 'a, b'])('project-id %j is refused with advice', (text) => {
  expect(() => readInputs({ ...needed, 'project-id': text })).toThrow(/^project-id: .*use a matrix/);
});

test('a wrong project-id that is no list gets no such advice', () => {
  expect(() => readInputs({ ...needed, 'project-id': 'a/b' })).toThrow(/^project-id: (?!.*matrix)/);
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

test.each([
  '2026-02-28',
  '2028-02-29',
  '2026-01-31T23:59',
  '2026-01-31T23:59:30',
  '2026-01-31T23:59:30.123456Z',
  '2026-01-31T12:00:00-01:00',
])('%s is a date, sent as it is', (text) => {
  const dates = { 'date-from': text, 'date-to': '2030-01-01' };
  expect(readInputs({ ...needed, ...dates })).toMatchObject(dates);
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '2026-01',
  '2026-W03',
  '01/02/2026',
  'yesterday',
  '2026-01-01 12:00',
  '2026-01-01T24:00:00Z',
  '2026-01-01T12:00:00+0530',
  '2026-01-01T12:00:00+24:00',
  '2026-01-01T12:00:00,5Z',
  '+002026-01-01',
  '2026-01-01&limit=1',
])('%j is no date', (text) => {
  expect(problems({ 'date-from': text, 'date-to': '2030-01-01' })).toEqual(['date-from']);
});

test.each<[Record<string, string>, string[]]>([
  [{ period: 'last-year' }, ['period']],
  [{ period: 'Last-Week' }, ['period']],
  [{ trend: '0' }, ['trend']],
  [{ trend: '1.5' }, ['trend']],
  [{ trend: '105' }, ['trend']],
  [{ top: '-1' }, ['top']],
  [{ top: 'all' }, ['top']],
  [{ top: '1001' }, ['top']],
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
  { top: '1000' },
  { trend: '1' },
  { prompt: '', 'prompt-file': '' },
])('%j is fine', (raw) => {
  expect(problems(raw)).toEqual([]);
});
