import { expect, test } from 'vitest';
import { type DecisionFacts, decide, jobOfThread } from '../../src/thread/decide.ts';
import { newRecord, type PostedRecord, type ThreadRecord } from '../../src/thread/record.ts';

const NOW = 1_800_000_000_000;

/** The run that decides is one of request 'X'. Its own claim is in comment 50. */
const FACTS: DecisionFacts = {
  requestId: 'X',
  nonce: 'own',
  target: { type: 'continue' },
  ownCommentId: 50,
  records: [],
  olderClaim: undefined,
  hasOtherKey: false,
  now: NOW,
  isPastDeadline: false,
};

interface Written extends Partial<ThreadRecord> {
  /** The ID of the comment. */
  id: number;
  secondsAgo?: number;
}

/** What a run has written in a comment. By default, it is the claim of another run of request 'X'. */
function claim({ id, secondsAgo = 0, ...fields }: Written): PostedRecord {
  const record = { ...newRecord('X', `run of ${id}`, 0), time: NOW - secondsAgo * 1_000 };
  return { ...record, ...fields, id, url: '', author: undefined };
}

function accepted(jobId: string, written: Written): PostedRecord {
  return claim({ state: 'sent', jobId, ...written });
}

const ended = { state: 'ended' } as const;
const newJob = { type: 'new' } as const;
const namedJob = { type: 'job', jobId: 'K' } as const;

const otherClaim = { id: 1, requestId: 'Y' };
const refusal = (kind: string) => ({ type: 'refuse', because: { kind } });
const older = (written: Partial<Written> = {}) => ({ records: [claim({ id: 1, ...written })] });

test.each<[title: string, Partial<DecisionFacts>, decision: object]>([
  [
    'attaches to the end of the job rather than to the job',
    { records: [accepted('J', { id: 1 }), accepted('J', { id: 2, ...ended })] },
    { type: 'attach', record: accepted('J', { id: 2, ...ended }) },
  ],
  [
    'waits for a claim of 89.9 s ago',
    { ...older({ secondsAgo: 89.9 }), target: newJob },
    { type: 'wait' },
  ],
  [
    'refuses if the older claim is 90 s old',
    { ...older({ secondsAgo: 90 }), target: newJob },
    refusal('this-request'),
  ],
  [
    'waits if one of two older claims is new enough',
    { records: [claim({ id: 1, secondsAgo: 90 }), claim({ id: 2 })] },
    { type: 'wait' },
  ],
  [
    'refuses at its deadline if there is an older claim',
    { ...older(), isPastDeadline: true },
    refusal('this-request'),
  ],
  [
    'attaches if the older claim is gone, and its job is there',
    { records: [accepted('J', { id: 60 })], olderClaim: claim({ id: 1 }) },
    { type: 'attach' },
  ],
  ['sends before the run of a newer claim', older({ id: 60 }), { type: 'create' }],
  [
    'sends if the older claim is its own, written twice',
    older({ nonce: 'own' }),
    { type: 'create' },
  ],

  // Other commands.
  [
    'sends a message to the job that is named rather than to the thread’s job',
    { records: [accepted('J', otherClaim)], target: namedJob },
    { type: 'message', jobId: 'K' },
  ],
  ['waits for the older claim of another request', older(otherClaim), { type: 'wait' }],
  [
    'does not wait for another request if it creates a new job in any case',
    { ...older(otherClaim), target: newJob },
    { type: 'create' },
  ],
  [
    'refuses at its deadline if another request is still being sent',
    { ...older(otherClaim), isPastDeadline: true },
    refusal('other-request'),
  ],
  [
    'goes on if the claim of another request is 90 s old',
    { ...older({ ...otherClaim, secondsAgo: 90 }), isPastDeadline: true },
    { type: 'create' },
  ],
  [
    'knows that its key has changed only if it has no job',
    { records: [accepted('J', otherClaim)], hasOtherKey: true },
    { type: 'message', jobId: 'J' },
  ],
  [
    'creates a job and says that the key has changed',
    { hasOtherKey: true },
    { type: 'create', keyHasChanged: true },
  ],
  [
    'does not wait for the newer claim of another request',
    older({ ...otherClaim, id: 60 }),
    { type: 'create' },
  ],
  [
    'does not wait for a request that has its job in another comment',
    { records: [claim(otherClaim), accepted('J', { id: 2, requestId: 'Y' })] },
    { type: 'message', jobId: 'J' },
  ],
])('a run %s', (_, facts, decision) => {
  expect(decide({ ...FACTS, ...facts })).toMatchObject(decision);
});

test.each<[title: string, records: PostedRecord[], jobId: string | undefined]>([
  ['has the latest time', [accepted('J', { id: 1 }), accepted('K', { id: 2, secondsAgo: 5 })], 'J'],
  [
    'is that of the newer request, if two have the same time',
    [accepted('J', { id: 1, requestId: '10' }), accepted('K', { id: 2, requestId: '9' })],
    'J',
  ],
  [
    'is in the newer comment, if one request has two with the same time',
    [accepted('K', { id: 1 }), accepted('J', { id: 2 })],
    'J',
  ],
  ['may have ended', [accepted('J', { id: 1, ...ended })], 'J'],
  ['does not exist while there is nothing but a claim', [claim({ id: 1 })], undefined],
])('the job of a thread %s', (_, records, jobId) => {
  expect(jobOfThread(records)?.jobId).toBe(jobId);
});
