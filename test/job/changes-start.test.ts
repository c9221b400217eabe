import { expect, test } from 'vitest';
import { ChangesStart } from '../../src/job/changes-start.ts';
import { newRecord, type PostedRecord } from '../../src/thread/record.ts';
import { jobOf } from '../service/answers.ts';

const COMMITS = { first: '0'.repeat(40), old: 'a'.repeat(40), new: 'c'.repeat(40) };
type Name = keyof typeof COMMITS;

const SCOPE = { repository: 1, paths: 'docs' };

let ids = 0;
/**
 * The record of a request whose job has completed. The old one had the changes up to `old`, the new
 * one those up to `new`.
 */
function recordOf(name: 'old' | 'new', more: Partial<PostedRecord> = {}): PostedRecord {
  const place = { id: ids++, url: '', author: undefined };
  const from = name === 'old' ? COMMITS.first : COMMITS.old;
  const changes = { ...SCOPE, from, to: COMMITS[name] };
  const ended = { state: 'ended', status: 'completed', jobId: `job of ${name}`, changes } as const;
  const time = name === 'old' ? 0 : 60_000;
  return { ...newRecord(name, name, time), ...place, ...ended, ...more };
}

const of = (scope: { repository: number; paths?: string }) => ({
  changes: { from: COMMITS.old, to: COMMITS.new, ...scope },
});
const failed = { status: 'failed' };
const sent = { state: 'sent', status: undefined } as const;
const active = { status: 'active', prLink: undefined };

const UNREADABLE = '(unreadable)';
const notRead = () => Promise.reject(new Error('No job is read.'));

interface Row {
  what: string;
  /** What differs in the record of the new request. */
  record: Partial<PostedRecord>;
  /** The job that gets the next request, unless it is a new one. */
  receiver?: string;
  /** The status of the new job, if that is read. */
  reading?: string;
  start: Name;
  /** By default, that is where the changes start again if this request fails. */
  ifFailed?: Name;
}

const byRecord: Row[] = [
  { what: 'has completed', record: {}, start: 'new' },
  { what: 'has failed', record: failed, start: 'old' },
  { what: 'ended before one without changes', record: { changes: undefined }, start: 'old' },
  { what: 'ended before one that is unclear', record: { state: 'sending' }, start: 'old' },
  {
    what: 'ended before one about another repository',
    record: of({ ...SCOPE, repository: 2 }),
    start: 'old',
  },
];

const byReading: Row[] = [
  { what: 'has completed', record: sent, reading: 'completed', start: 'new' },
  { what: 'has failed', record: sent, reading: 'failed', start: 'old' },
  { what: 'may still fail', record: sent, reading: 'active', start: 'old' },
  {
    what: 'may still fail, together with this request',
    record: sent,
    reading: 'active',
    receiver: 'job of new',
    start: 'new',
    ifFailed: 'old',
  },
  {
    what: 'cannot be read, and gets this request',
    record: sent,
    reading: UNREADABLE,
    receiver: 'job of new',
    start: 'old',
  },
  {
    what: 'may have shown the end of an earlier message',
    record: { before: active },
    reading: 'failed',
    start: 'old',
  },
];

test.each([
  ...byRecord.map((row) => ({ ...row, by: 'its record' })),
  ...byReading.map((row) => ({ ...row, by: 'a reading' })),
])('by $by, changes start after or with those of a job that $what', async (row) => {
  const { record, reading, receiver, start, ifFailed = start } = row;
  const read: string[] = [];
  const readJob = async (id: string) => {
    read.push(id);
    return reading === undefined || reading === UNREADABLE ? undefined : jobOf(reading, { id });
  };
  const records = [recordOf('new', record), recordOf('old')];

  const commits = await new ChangesStart(records, SCOPE, readJob).startFor(receiver);

  expect(commits).toEqual({ commit: COMMITS[start], ifFailed: COMMITS[ifFailed] });
  expect(read).toEqual(reading === undefined ? [] : ['job of new']);
});

test('the end of a request counts, whichever of its comments is the newest', async () => {
  const records = [recordOf('new'), recordOf('new', sent)];

  const commits = await new ChangesStart(records, SCOPE, notRead).startFor(undefined);

  expect(commits?.commit).toBe(COMMITS.new);
});

test.each([
  ['an empty thread', []],
  ['a thread with requests of another scope', [recordOf('new', of({ ...SCOPE, paths: 'api' }))]],
])('the first changes in %s start at no commit of it', async (_, records) => {
  expect(await new ChangesStart(records, SCOPE, notRead).startFor(undefined)).toBeUndefined();
});

const START = { commit: COMMITS.new, ifFailed: COMMITS.old };
const head = 'd'.repeat(40);

test.each<[what: string, start: typeof START | undefined, base: Name, from: Name]>([
  ['where the last request started', START, 'new', 'old'],
  ['where the event says, because the commit is gone', START, 'first', 'first'],
  ['where its own changes start, if it is the first', undefined, 'new', 'new'],
])('a request records that the next changes start, if it fails, %s', (...row) => {
  const [, start, base, from] = row;
  const changesStart = new ChangesStart([], SCOPE, notRead);

  const changes = changesStart.changesOf({ base: COMMITS[base], head }, start);

  expect(changes).toEqual({ ...SCOPE, from: COMMITS[from], to: head });
  expect(changesStart.changesOf({ base: undefined, head: undefined }, start)).toBeUndefined();
});

test('the job that the run has just read is not read again', async () => {
  const changes = new ChangesStart([recordOf('new', sent)], SCOPE, notRead);
  const seen = jobOf('completed', { id: 'job of new' });

  const start = await changes.startFor('job of new', seen);

  expect(start?.commit).toBe(COMMITS.new);
});
