import { expect, test } from 'vitest';
import { ChangesStart, requestWithLastChanges } from '../../src/job/changes-start.ts';
import { newRecord, type PostedRecord } from '../../src/thread/record.ts';
import { jobOf } from '../service/answers.ts';

const HEADS = { old: 'a'.repeat(40), middle: 'b'.repeat(40), new: 'c'.repeat(40) };
type Name = keyof typeof HEADS;

let ids = 0;
/** The record of a request that had changes up to the commit of that name; newer names have later times. */
function recordOf(name: Name, more: Partial<PostedRecord> = {}): PostedRecord {
  const place = { id: ids++, url: '', author: undefined };
  const time = Object.keys(HEADS).indexOf(name) * 60_000;
  const ended = { state: 'ended', status: 'completed', jobId: 'job_1', head: HEADS[name] } as const;
  return { ...newRecord(name, name, time), ...place, ...ended, ...more };
}

const sent = { state: 'sent', status: undefined } as const;
const failed = { status: 'failed' };
const active = { status: 'active', prLink: undefined };

test.each<[what: string, records: PostedRecord[], name: Name | undefined]>([
  ['an empty thread has none', [], undefined],
  ['the newest one counts', [recordOf('new'), recordOf('old')], 'new'],
  ['the time of a request counts, not its comment', [recordOf('new'), recordOf('middle')], 'new'],
  ['one that is waited for counts', [recordOf('old'), recordOf('new', sent)], 'new'],
  ['an archived job counts', [recordOf('old'), recordOf('new', { status: 'archived' })], 'new'],
  ['one without changes does not', [recordOf('old'), recordOf('new', { head: undefined })], 'old'],
  [
    'one that may not have arrived does not',
    [recordOf('old'), recordOf('new', { state: 'sending' })],
    'old',
  ],
  ['one that failed does not', [recordOf('old'), recordOf('new', failed)], 'old'],
  ['the only one failed', [recordOf('new', failed)], undefined],
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
])('of the requests with changes, %s', (_, records, name) => {
  expect(requestWithLastChanges(records)?.head).toBe(name && HEADS[name]);
});

/** Where changes start, and which jobs were read to know it; `statuses`: undefined cannot be read. */
async function startOf(records: PostedRecord[], statuses: object, receiver: string, noted: string) {
  const read: string[] = [];
  const jobNow = (id: string) => {
    const [, status] = Object.entries(statuses).find(([jobId]) => jobId === id) ?? [];
    return status && jobOf(status, { id });
  };
  const start = new ChangesStart(records);
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
