import { expect, test } from 'vitest';
import { ChangesStart } from '../../src/job/changes-start.ts';
import { newRecord, type PostedRecord } from '../../src/thread/record.ts';
import { jobOf } from '../service/answers.ts';

const COMMITS = { first: '0'.repeat(40), old: 'a'.repeat(40), new: 'c'.repeat(40) };
type Name = keyof typeof COMMITS;

const SCOPE = { repository: 1, paths: 'docs' };

let ids = 0;
/** The record of a request whose job has completed. The old one had the changes up to `old`, the new one those up to `new`. */
function recordOf(name: 'old' | 'new', more: Partial<PostedRecord> = {}): PostedRecord {
  const place = { id: ids++, url: '', author: undefined };
  const from = name === 'old' ? COMMITS.first : COMMITS.old;
  const changes = { ...SCOPE, from, to: COMMITS[name] };
  const ended = { state: 'ended', status: 'completed', jobId: `job of ${name}`, changes } as const;
  const time = name === 'old' ? 0 : 60_000;
  return { ...newRecord(name, name, time), ...place, ...ended, ...more };
}

/** The changes of another run in the same thread. */
const ofScope = (scope: object) => ({
  changes: { ...SCOPE, from: COMMITS.old, to: COMMITS.new, ...scope },
});

const sent = { state: 'sent', status: undefined } as const;
const active = { status: 'active', prLink: undefined };

test.each<[what: string, records: PostedRecord[], start: Name | undefined]>([
  ['at no commit in an empty thread', [], undefined],
  ['at the end of the newest request', [recordOf('new'), recordOf('old')], 'new'],
  ['at the end of one that is waited for', [recordOf('old'), recordOf('new', sent)], 'new'],
  [
    'at the start of one that failed',
    [recordOf('old'), recordOf('new', { status: 'failed' })],
    'old',
  ],
  [
    'at the end of the one before, if a request had no changes',
    [recordOf('old'), recordOf('new', { changes: undefined })],
    'old',
  ],
  [
    'at the end of the one before, if a request may not have arrived',
    [recordOf('old'), recordOf('new', { state: 'sending' })],
    'old',
  ],
  [
    'at the end of the one before, if a request had all paths',
    [recordOf('old'), recordOf('new', ofScope({ paths: undefined }))],
    'old',
  ],
  [
    'at the end of the one before, if a request was about another repository',
    [recordOf('old'), recordOf('new', ofScope({ repository: 2 }))],
    'old',
  ],
  [
    'at no commit in a thread with requests of another scope',
    [recordOf('new', { status: 'failed', ...ofScope({ paths: 'api' }) })],
    undefined,
  ],
])('by the records alone, changes start %s', (_, records, start) => {
  expect(new ChangesStart(records, SCOPE).commitInRecords).toBe(start && COMMITS[start]);
});

interface Row {
  what: string;
  record: Partial<PostedRecord>;
  /** Of the job now; undefined: it cannot be read. */
  status: string | undefined;
  receiver?: string;
  start: Name;
}

test.each<Row>([
  { what: 'has completed', record: sent, status: 'completed', start: 'new' },
  { what: 'has failed', record: sent, status: 'failed', start: 'old' },
  { what: 'may still fail', record: sent, status: 'active', start: 'old' },
  {
    what: 'may still fail, together with this request',
    record: sent,
    status: 'active',
    receiver: 'job of new',
    start: 'new',
  },
  {
    what: 'cannot be read, and gets this request',
    record: sent,
    status: undefined,
    receiver: 'job of new',
    start: 'old',
  },
  {
    what: 'may have shown the end of an earlier message',
    record: { before: active },
    status: 'failed',
    start: 'old',
  },
  { what: 'has failed with a later command', record: {}, status: 'failed', start: 'new' },
])('after one reading, changes start there if the job of the last request $what', async (row) => {
  const { record, status, receiver, start } = row;
  const changesStart = new ChangesStart([recordOf('old'), recordOf('new', record)], SCOPE);
  const readJobs: string[] = [];
  const readJob = async (id: string) => {
    readJobs.push(id);
    return status === undefined ? undefined : jobOf(status, { id });
  };

  const commits = [
    await changesStart.commitFor(receiver, readJob),
    await changesStart.commitFor(receiver, readJob),
  ];

  expect(commits).toEqual([COMMITS[start], COMMITS[start]]);
  const hasTold = record.state === undefined && record.before === undefined;
  expect(readJobs).toEqual(hasTold ? [] : ['job of new']);
});

test('a job that was read already is not read again', async () => {
  const start = new ChangesStart([recordOf('new', sent)], SCOPE);
  start.noteJob('job of new', jobOf('completed'));

  const commit = await start.commitFor(undefined, () => Promise.reject(new Error('read twice')));

  expect(commit).toBe(COMMITS.new);
});

const HEAD = 'd'.repeat(40);

test.each<[what: string, status: string, base: Name, from: Name]>([
  ['of a job that has completed', 'completed', 'new', 'new'],
  ['of a job that may still fail', 'active', 'new', 'old'],
  ['of a job that has failed during a pause', 'failed', 'new', 'old'],
  ['if the commit is gone, and the changes start at the event', 'active', 'first', 'first'],
])('a request records where its changes start again if it fails, %s', (_, status, base, from) => {
  const start = new ChangesStart([recordOf('new', sent)], SCOPE);
  start.noteJob('job of new', jobOf(status));

  const changes = start.changesOf({ base: COMMITS[base], head: HEAD });

  expect(changes).toEqual({ ...SCOPE, from: COMMITS[from], to: HEAD });
});

test('a request without changes records none', () => {
  const start = new ChangesStart([recordOf('new')], SCOPE);

  expect(start.changesOf({ base: undefined, head: undefined })).toBeUndefined();
});
