import { expect, test } from 'vitest';
import { ChangesStart } from '../../src/job/changes-start.ts';
import { newRecord, type PostedRecord } from '../../src/thread/record.ts';
import { jobOf } from '../service/answers.ts';

const HEADS = { old: 'a'.repeat(40), middle: 'b'.repeat(40), new: 'c'.repeat(40) };
/** Where the changes of the oldest request started. */
const FIRST = '0'.repeat(40);
const BEFORE = { old: FIRST, middle: HEADS.old, new: HEADS.middle };
type Name = keyof typeof HEADS;

const SCOPE = { repository: 1, paths: 'docs' };

let ids = 0;
/** The record of a request that had changes up to the commit of that name; newer names have later times. */
function recordOf(name: Name, more: Partial<PostedRecord> = {}): PostedRecord {
  const place = { id: ids++, url: '', author: undefined };
  const time = Object.keys(HEADS).indexOf(name) * 60_000;
  const changes = { ...SCOPE, from: BEFORE[name], to: HEADS[name] };
  const ended = { state: 'ended', status: 'completed', jobId: 'job_1', changes } as const;
  return { ...newRecord(name, name, time), ...place, ...ended, ...more };
}

/** The changes of another run in the same thread. */
const ofScope = (scope: object) => ({
  changes: { ...SCOPE, from: HEADS.old, to: HEADS.new, ...scope },
});

const sent = { state: 'sent', status: undefined } as const;
const failed = { status: 'failed' };
const active = { status: 'active', prLink: undefined };

test.each<[what: string, records: PostedRecord[], start: Name | 'first' | undefined]>([
  ['an empty thread has none', [], undefined],
  ['the newest one counts', [recordOf('new'), recordOf('old')], 'new'],
  ['the time of a request counts, not its comment', [recordOf('new'), recordOf('middle')], 'new'],
  ['one that is waited for counts', [recordOf('old'), recordOf('new', sent)], 'new'],
  ['an archived job counts', [recordOf('old'), recordOf('new', { status: 'archived' })], 'new'],
  [
    'one without changes does not',
    [recordOf('old'), recordOf('new', { changes: undefined })],
    'old',
  ],
  [
    'one that may not have arrived does not',
    [recordOf('old'), recordOf('new', { state: 'sending' })],
    'old',
  ],
  ['one that failed does not', [recordOf('old'), recordOf('new', failed)], 'old'],
  [
    'if all have failed, the newest one says where its changes start again',
    [recordOf('new', { ...failed, ...ofScope({ from: FIRST }) }), recordOf('old', failed)],
    'first',
  ],
  [
    'one with other `paths` does not',
    [recordOf('old'), recordOf('new', ofScope({ paths: 'api' }))],
    'old',
  ],
  [
    'one without `paths` does not',
    [recordOf('old'), recordOf('new', ofScope({ paths: undefined }))],
    'old',
  ],
  [
    'one of another repository does not',
    [recordOf('old'), recordOf('new', ofScope({ repository: 2 }))],
    'old',
  ],
  [
    'one of another scope is not repeated, either',
    [recordOf('new', { ...failed, ...ofScope({ paths: 'api' }) })],
    undefined,
  ],
  [
    'one whose end nobody saw does not, if its job failed later',
    [recordOf('old'), recordOf('middle', sent), recordOf('new', failed)],
    'old',
  ],
  [
    'one whose job was active before may show an earlier end, so it does not, either',
    [recordOf('old'), recordOf('middle', { before: active }), recordOf('new', failed)],
    'old',
  ],
  [
    'one whose end nobody saw counts, if another job failed',
    [recordOf('middle', sent), recordOf('new', { ...failed, jobId: 'job_2' })],
    'middle',
  ],
])('of the requests with changes, %s', (_, records, start) => {
  const commits = { ...HEADS, first: FIRST };

  expect(new ChangesStart(records, SCOPE).commitInRecords).toBe(start && commits[start]);
});

/** Where changes start, and which jobs were read to know it; `statuses`: undefined cannot be read. */
async function startOf(records: PostedRecord[], statuses: object, receiver: string, noted: string) {
  const read: string[] = [];
  const jobNow = (id: string) => {
    const [, status] = Object.entries(statuses).find(([jobId]) => jobId === id) ?? [];
    return status && jobOf(status, { id });
  };
  const start = new ChangesStart(records, SCOPE);
  const readJob = async (jobId: string) => {
    read.push(jobId);
    return jobNow(jobId);
  };

  start.noteJob(noted, jobNow(noted));
  return { commit: await start.commitFor(receiver, readJob), read };
}

const unseen = [recordOf('old'), recordOf('new', sent)];
const unseenOther = [recordOf('old'), recordOf('new', { ...sent, jobId: 'job_0' })];

type Row = [
  what: string,
  records: PostedRecord[],
  statuses: object,
  receiver: string,
  name: Name,
  read: string[],
];
test.each<Row>([
  ['its job failed', unseen, { job_1: 'failed' }, '', 'old', []],
  ['its job could not be read', unseen, { job_1: undefined }, '', 'old', []],
  [
    'its job could not be read, and gets the next',
    unseen,
    { job_1: undefined },
    'job_1',
    'old',
    [],
  ],
  ['its job completed', unseen, { job_1: 'completed' }, '', 'new', []],
  ['its job is active, and gets the next one', unseen, { job_1: 'active' }, 'job_1', 'new', []],
  ['its job is active, and is replaced', unseen, { job_1: 'active' }, '', 'old', []],
  ['another job got it, and failed', unseenOther, { job_0: 'failed' }, '', 'old', ['job_0']],
  ['another job got it, and completed', unseenOther, { job_0: 'completed' }, '', 'new', ['job_0']],
  ['another job that is gone got it', unseenOther, {}, '', 'old', ['job_0']],
])('if nobody saw the end of a request, the service decides: %s', async (_, records, ...row) => {
  const [statuses, receiver, name, read] = row;

  const start = await startOf(records, { job_1: 'completed', ...statuses }, receiver, 'job_1');

  expect(start).toEqual({ commit: HEADS[name], read });
});

test('an end in the thread is not asked for', async () => {
  const { commit, read } = await startOf([recordOf('new')], {}, '', 'job_2');

  expect({ commit, read }).toEqual({ commit: HEADS.new, read: [] });
});

test('of many jobs that have failed, ten are read, each of them once, and the older ones count as failed', async () => {
  const records = Array.from({ length: 30 }, (_, index) =>
    recordOf('middle', { ...sent, jobId: `job_${index}`, time: index * 1_000 }),
  );
  const start = new ChangesStart([recordOf('old', { time: 0 }), ...records], SCOPE);
  const read: string[] = [];
  const readJob = async (id: string) => {
    read.push(id);
    return jobOf('failed', { id });
  };

  const commit = await start.commitFor(undefined, readJob);
  await start.commitFor(undefined, readJob);

  expect(commit).toBe(HEADS.old);
  expect(read).toEqual(Array.from({ length: 10 }, (_, index) => `job_${29 - index}`));
});

const prompt = { base: HEADS.middle, head: HEADS.new };
const told = { ...SCOPE, from: HEADS.middle, to: HEADS.new };

test.each<[what: string, status: string | undefined, changes: object | undefined]>([
  // If this message fails, too, the changes of both are sent again.
  ['goes on', 'active', { ...told, from: HEADS.old }],
  ['has completed', 'completed', told],
  ['has failed meanwhile', 'failed', undefined],
  ['cannot be read any more', undefined, undefined],
])('after a pause, a message to a job that %s: which changes its record has', async (...row) => {
  const [, status, changes] = row;
  const start = new ChangesStart([recordOf('old'), recordOf('middle', sent)], SCOPE);
  start.noteJob('job_1', jobOf('active'));
  const commit = await start.commitFor('job_1', async () => undefined);

  start.noteJob('job_1', status === undefined ? undefined : jobOf(status));

  expect(commit).toBe(HEADS.middle);
  expect(start.changesOf(prompt, 'job_1', commit)).toEqual(changes);
});

test('a run that does not continue the changes of its thread records none', () => {
  const records = [recordOf('new')];

  expect(new ChangesStart(records).changesOf(prompt, undefined, undefined)).toBeUndefined();
});

test.each([
  [[recordOf('new')], false],
  [[recordOf('new', { changes: undefined })], false],
  [[recordOf('new', ofScope({ paths: 'api' }))], true],
  [[recordOf('old'), recordOf('new', ofScope({ paths: 'api' }))], false],
])('whether a thread has only changes of other scopes (row %#)', (records, expected) => {
  expect(new ChangesStart(records, SCOPE).hasOnlyOtherScopes).toBe(expected);
});
