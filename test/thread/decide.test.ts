import { expect, test } from 'vitest';
import { type Decision, type DecisionFacts, decide, jobOfThread } from '../../src/thread/decide.ts';
import { newRecord, type PostedRecord, type ThreadRecord } from '../../src/thread/record.ts';

const NOW = 1_800_000_000_000;

/** What another run has written in the comment `id`. `age`: in seconds. */
function posted(id: number, { age = 0, ...fields }: Partial<ThreadRecord> & { age?: number } = {}) {
  const record = { ...newRecord('X', `run of ${id}`, 0), time: NOW - age * 1_000, ...fields };
  return { ...record, id, url: '', author: null };
}

const job = (jobId: string) => ({ state: 'sent', jobId }) as const;
const Y = { command: 'Y' };
const OLD = { age: 90 };
const NEW: Partial<DecisionFacts> = { target: { type: 'new' } };
const LATE: Partial<DecisionFacts> = { isPastDeadline: true };
const UNVERIFIED: Partial<DecisionFacts> = { hasUnverified: true };
const NAMED: Partial<DecisionFacts> = { target: { type: 'job', jobId: 'K' } };

const create = { type: 'create' };
const unknownJobs = { type: 'create', hasUnknownJobs: true };
const noUnknownJobs = { type: 'create', hasUnknownJobs: false };
const wait = { type: 'wait' };
const attach = { type: 'attach' };
const refuse = { type: 'refuse', because: 'this-command' };
const message = (jobId: string) => ({ type: 'message', jobId });

type Row = [string, PostedRecord[], Partial<DecisionFacts>, object];

const OWN = posted(50, { nonce: 'own' });

const thisCommand: Row[] = [
  ['has its job', [posted(1, job('J'))], {}, { type: 'attach', record: posted(1, job('J')) }],
  ['has its job, and an older run is sending', [posted(1), posted(2, job('J'))], {}, attach],
  [
    'has its end, which goes before its job',
    [posted(1, job('J')), posted(2, { state: 'ended' })],
    {},
    { record: posted(2, { state: 'ended' }) },
  ],
  ['is being sent', [posted(1)], {}, { ...wait, claim: posted(1) }],
  ['is being sent for 89.9 s', [posted(1, { age: 89.9 })], NEW, wait],
  ['is being sent for 90 s', [posted(1, OLD)], NEW, refuse],
  ['is being sent by two, one of them alive', [posted(1, OLD), posted(2)], {}, wait],
  ['is being sent at the deadline', [posted(1)], LATE, refuse],
  ['was being sent, but that comment is gone', [], { claim: posted(1) }, refuse],
  ['was being sent, and has its job', [posted(60, job('J'))], { claim: posted(1) }, attach],
  ['is being sent by a newer comment', [posted(60)], {}, create],
  ['is being sent by this run, which wrote it twice', [posted(1, { nonce: 'own' })], {}, create],
];

const otherCommands: Row[] = [
  ['have written nothing', [], {}, create],
  ['have a job', [posted(1, { ...Y, ...job('J'), prLink: 'P' })], {}, { prLink: 'P' }],
  ['have a job, and another one is named', [posted(1, { ...Y, ...job('J') })], NAMED, message('K')],
  ['are sending', [posted(1, Y)], {}, wait],
  ['are sending, and a new job is wanted', [posted(1, Y)], NEW, create],
  ['are sending at the deadline', [posted(1, Y)], LATE, { because: 'other-command' }],
  ['are sending for 90 s', [posted(1, { ...Y, ...OLD })], LATE, create],
  ['are sending in a newer comment', [posted(60, Y)], {}, create],
  ['have only records that cannot be verified', [OWN], UNVERIFIED, unknownJobs],
  [
    'have such records, and one that can',
    [OWN, posted(1, { ...Y, ...OLD })],
    UNVERIFIED,
    noUnknownJobs,
  ],
  ['have such records, and a job', [posted(1, { ...Y, ...job('J') })], UNVERIFIED, message('J')],
  [
    'have sent in another comment',
    [posted(1, Y), posted(2, { ...Y, ...job('J') })],
    {},
    message('J'),
  ],
];

test.each(thisCommand)('this command %s', (_, records, question, expected) => {
  expect(ask(records, question)).toMatchObject(expected);
});

test.each(otherCommands)('other commands %s', (_, records, question, expected) => {
  expect(ask(records, question)).toMatchObject(expected);
});

const early = { age: 5 };

test.each<[string, PostedRecord[], string | undefined]>([
  ['with the latest time', [posted(1, job('J')), posted(2, { ...job('old'), ...early })], 'J'],
  [
    'of the newer command, of two at one time',
    [posted(1, { ...job('J'), command: '10' }), posted(2, { ...job('old'), command: '9' })],
    'J',
  ],
  [
    'in the newer comment, of two for one command',
    [posted(1, job('old')), posted(2, job('J'))],
    'J',
  ],
  ['that has ended', [posted(1, { ...job('J'), state: 'ended' })], 'J'],
  ['of nobody who is still sending', [posted(1)], undefined],
])('the thread’s job is the one %s', (_, records, jobId) => {
  expect(jobOfThread(records)?.jobId).toBe(jobId);
});

function ask(records: PostedRecord[], question: Partial<DecisionFacts> = {}): Decision {
  return decide({
    command: 'X',
    nonce: 'own',
    target: { type: 'continue' },
    own: 50,
    records,
    hasUnverified: false,
    claim: undefined,
    now: NOW,
    isPastDeadline: false,
    ...question,
  });
}
