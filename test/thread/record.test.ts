import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Comment } from '../../src/github/comments.ts';
import { withReplyLine } from '../../src/github/comments.ts';
import {
  newRecord,
  recordsIn,
  signedByOthers,
  signerOf,
  type ThreadRecord,
  withRecord,
} from '../../src/thread/record.ts';
import { MAX_RECORD } from './support/lifecycle.ts';

const place = {
  apiKey: 'test_key',
  previousKey: 'test_former' as string | undefined,
  project: 'docs',
  repository: 1296269,
  issue: 7,
};
const signer = signerOf(place);
const commit = 'c0ffee00'.repeat(5);
const older = '0ddba11'.padEnd(40, '0');
const changes = { from: older, to: commit, repository: place.repository };

const example: ThreadRecord = { ...newRecord('42', 'n', 1_999), jobId: 'job-1' };

/** A hidden line as any version could have written it. */
function lineWith(json: string): string {
  const payload = Buffer.from(json).toString('base64');
  return `<!-- docs-agent-record ${payload}.${signer.signatures(payload)[0]}.${signer.place} -->`;
}

/** The hidden line of a record, without the text of its comment. */
const lineOf = (record: ThreadRecord) => withRecord('', record, signer).trim();
const line = lineOf(example);

const commentWith = (body: string): Comment => ({ id: 1, url: '', author: undefined, body });

/** The records in a comment with this text. */
function read(body: string, by = signer): ThreadRecord[] {
  return recordsIn([commentWith(body)], by).map(
    ({ id, url, author, isFormer, ...record }) => record,
  );
}

// Comments on GitHub contain these texts, so once they are released, they must stay readable.
test.each<[title: string, json: string, record: ThreadRecord]>([
  [
    'a claim, where nothing is known yet',
    '{"state":"sending","isAnswer":false,"requestId":"42","nonce":"n","time":1000}',
    newRecord('42', 'n', 1_999),
  ],
  [
    'the end of a job, where everything is known',
    `{"state":"ended","isAnswer":true,"requestId":"42","nonce":"n","run":"https://git.test/runs/1","time":1000,"kind":"message","jobId":"job-1","reviewsReadAt":2000,"changes":{"from":"${older}","to":"${commit}","repository":1296269,"paths":"0123456789abcdef"},"before":{"status":"failed","prLink":"https://git.test/1"},"prLink":"https://git.test/2","status":"completed"}`,
    {
      ...example,
      state: 'ended',
      isAnswer: true,
      run: 'https://git.test/runs/1',
      kind: 'message',
      reviewsReadAt: 2_000,
      changes: { ...changes, paths: '0123456789abcdef' },
      before: { status: 'failed', prLink: 'https://git.test/1' },
      prLink: 'https://git.test/2',
      status: 'completed',
    },
  ],
])('the JSON of a record is read and written without a change: %s', (_, json, record) => {
  expect(read(lineWith(json))).toStrictEqual([record]);
  expect(lineOf(record)).toBe(lineWith(json));
});

const anyText = fc.string({ unit: 'binary' });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyCommit = fc.constantFrom('0a'.repeat(20), 'f9'.repeat(32));
const anyRecord: fc.Arbitrary<ThreadRecord> = fc.record({
  state: fc.constantFrom('sending', 'sent', 'ended'),
  isAnswer: fc.boolean(),
  requestId: anyText,
  nonce: anyText,
  run: optional(anyText),
  time: fc.nat({ max: 2 ** 50 }),
  kind: fc.constantFrom(undefined, 'create', 'message'),
  jobId: optional(fc.string({ unit: 'binary', minLength: 1 })),
  reviewsReadAt: optional(fc.nat({ max: 2 ** 50 })),
  changes: optional(
    fc.record({ from: anyCommit, to: anyCommit, repository: fc.nat(), paths: optional(anyText) }),
  ),
  before: optional(fc.record({ status: anyText, prLink: optional(anyText) })),
  prLink: optional(fc.constantFrom('--> ::add-mask::', 'https://git.test/1')),
  status: optional(anyText),
});

test('whatever was signed is read again, from one HTML comment that nothing in it can end', () => {
  const property = fc.property(anyRecord, anyText, (record, markdown) => {
    const hidden = lineOf(record);

    expect(read(withRecord(markdown, record, signer))).toEqual([record]);
    expect(hidden).toMatch(/^<!-- [^\n\r>]* -->$/);
    expect(hidden.slice(4, -3)).not.toContain('--');
  });

  fc.assert(property);
});

test('the longest record fits into the space that a comment leaves for it', () => {
  const prLink = `https://git.test/${'p'.repeat(2_031)}`;
  const before = { status: 's'.repeat(200), prLink };
  const run = `https://git.test/${'r'.repeat(500)}`;
  const ids = { run, requestId: 'ä'.repeat(403), nonce: 'n'.repeat(36), jobId: '語'.repeat(512) };
  const numbers = { time: 2 ** 53, reviewsReadAt: 2 ** 53 };
  const sha = 'f'.repeat(64);
  const everything = { from: sha, to: sha, repository: 2 ** 53, paths: 'f'.repeat(16) };
  const known = { ...ids, ...numbers, changes: everything, before, prLink };

  const longest = withRecord('', { ...example, ...known }, signer);

  expect(longest.length).toBeLessThanOrEqual(MAX_RECORD);
});

test.each<[title: string, fields: object, isRead: boolean]>([
  ['a later version with more fields', { changes: { ...changes, base: '' }, labels: ['x'] }, true],
  ['a version whose changes end at a branch', { changes: { ...changes, to: 'main' } }, false],
  ['a commit ID with a line break', { changes: { ...changes, to: `${commit}\n` } }, false],
])('a record of %s is read', (_, fields, isRead) => {
  const records = read(lineWith(JSON.stringify({ ...example, ...fields })));

  expect(records).toEqual([isRead ? { ...example, changes } : example]);
});

test('a line with any bit changed is no record', () => {
  const bytes = Buffer.from(line);

  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(read(changed.toString('latin1'))).toEqual([]);
  }
});

test.each([
  ['a signature that is too short', line.replace(/.{4}(?=\.\w+ -->$)/, '')],
  ['words before it', `Look: ${line}`],
])('a line with %s is no record', (_, body) => {
  expect(read(body)).toEqual([]);
});

const newKey = { apiKey: 'test_new' };

test.each([{ issue: 8 }, { repository: 2 }, { project: 'other' }])(
  'elsewhere, in %o, a line is no record, not even if it claims to be of that thread',
  (elsewhere) => {
    const there = signerOf({ ...place, ...elsewhere });
    const withNewKey = signerOf({ ...place, ...elsewhere, ...newKey });
    const moved = line.replace(signer.place, there.place);

    expect([read(line, there), read(moved, there)]).toEqual([[], []]);
    expect(signedByOthers([commentWith(line)], withNewKey)).toEqual([]);
  },
);

test.each<[what: string, keys: Partial<typeof place>, isFormer: boolean[], isByOther: boolean]>([
  ['the current key', {}, [false], false],
  ['the former key', { ...newKey, previousKey: 'test_key' }, [true], false],
  ['another key', newKey, [], true],
])('a reader knows that a record was signed with %s', (_, keys, isFormer, isByOther) => {
  const reader = signerOf({ ...place, ...keys });
  const comments = [commentWith(line)];

  expect(recordsIn(comments, reader).map((record) => record.isFormer)).toEqual(isFormer);
  expect(signedByOthers(comments, reader)).toHaveLength(isByOther ? 1 : 0);
});

test('all lines of a comment are read, also where a line without a record follows', () => {
  const other = { ...example, jobId: 'job-2' };

  const records = read(withReplyLine(`${lineOf(other)}\n\n${line}`));

  expect(records).toEqual([other, example]);
});
