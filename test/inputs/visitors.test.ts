import { expect, test } from 'vitest';
import { type Raw, read, refused } from './read.ts';

const visitors = { mode: 'visitors', prompt: undefined };

test.each<[Raw, object]>([
  [{}, { period: 'last-week' }],
  [{ 'project-id': ' ドキュメント\n' }, { 'project-id': 'ドキュメント' }],
  [{ 'issue-number': '7', comment: 'always' }, { 'issue-number': 7 }],
  ...['last-week', 'last-7-days', 'last-30-days', 'last-month', 'all'].map(
    (period): [Raw, object] => [{ period }, { period }],
  ),
])('%j is read', (raw, expected) => {
  expect(read({ ...visitors, ...raw })).toMatchObject({ mode: 'visitors', ...expected });
});

test.each([
  ['a\nb', /^project-id: .*use a matrix/],
  ['a\r\n\n b', /^project-id: .*use a matrix/],
  ['a, b', /^project-id: .*use a matrix/],
])('project-id %j is refused with advice', (text, message) => {
  expect(() => read({ ...visitors, 'project-id': text })).toThrow(message);
});

const DATES = `2026-02-28 2028-02-29 2026-01-31T23:59 2026-01-31T23:59:30 2026-01-31T23:59:30.123456Z
  2026-01-31T12:00:00-01:00`;
test.each(DATES.split(/\s+/))('%s is a date, and is sent as it was written', (text) => {
  const dates = { 'date-from': text, 'date-to': '2030-01-01' };
  expect(read({ ...visitors, ...dates, 'date-from': ` ${text} ` })).toMatchObject(dates);
});

const NO_DATES = `2026-02-29 1900-02-29 2026-04-31 2026-13-01 2026-1-1 20260101 2026-01 2026-W03 01/02/2026 yesterday
  2026-01-01_12:00 2026-01-01T24:00:00Z 2026-01-01T12:00:00+0530 2026-01-01T12:00:00+24:00 2026-01-01T12:00:00,5Z
  +002026-01-01 2026-01-01&limit=1`;
test.each(NO_DATES.split(/\s+/))('%s is not a date', (text) => {
  const from = text.replace('_', ' ');
  expect(refused({ ...visitors, 'date-from': from, 'date-to': '2030-01-01' })).toEqual([
    'date-from',
  ]);
});

test.each<[Raw, string[]]>([
  [{ period: 'Last-Week' }, ['period']],
  [{ 'date-from': '2026-01-01' }, ['date-to']],
  [{ 'date-to': '2026-01-01' }, ['date-to']],
  [{ 'date-from': 'x', 'date-to': 'y' }, ['date-from', 'date-to']],
  [{ 'date-from': '2026-03-02', 'date-to': '2026-03-01' }, ['date-to']],
  [{ 'date-from': '2026-03-01', 'date-to': '2026-03-01' }, ['date-to']],
  [{ 'date-from': '2026-03-01T00:00:00Z', 'date-to': '2026-03-01T00:30:00+01:00' }, ['date-to']],
  [{ comment: 'always' }, ['comment']],
  [{ comment: 'sometimes', period: '' }, ['comment']],
  [{ 'issue-number': '0', 'api-key': '' }, ['api-key', 'issue-number']],
])('%j is refused for %j', (raw, expected) => {
  expect(refused({ ...visitors, ...raw })).toEqual(expected);
});
