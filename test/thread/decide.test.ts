import { expect, test } from 'vitest';
import { type Decision, type DecisionInput, decide, runsIn } from '../../src/thread/decide.ts';
import type { FoundRecord } from '../../src/thread/read.ts';
import type { ThreadRecord } from '../../src/thread/record.ts';

const NOW = 1_800_000_000_000;

/** A run's record in the comment `id`; `age`: seconds since its last change. */
function seen(
  id: number,
  about: Partial<ThreadRecord> & { nonce?: string; age?: number },
): FoundRecord {
  const { nonce = `m${id}`, age = 0, ...record } = about;
  return {
    id,
    url: `https://github.test/#${id}`,
    updatedAt: NOW - age * 1000,
    author: null,
    record: {
      state: 'sending',
      kind: '',
      answer: false,
      jobId: '',
      command: `command of ${id}`,
      run: { id: '1', attempt: 1, nonce },
      time: 0,
      first: null,
      before: null,
      prLink: null,
      status: null,
      seq: 1,
      ...record,
    },
  };
}

function ask(thread: FoundRecord[], about: Partial<DecisionInput> = {}): Decision {
  return decide({
    command: 'X',
    target: { type: 'continue' },
    own: 50,
    others: runsIn(thread),
    unusable: [],
    goneJobs: new Set(),
    at: NOW,
    isPastDeadline: false,
    ...about,
  });
}

const sent = { state: 'sent', jobId: 'J', command: 'X' } as const;
const sentY = { ...sent, command: 'Y' };
const X = { command: 'X' };
const unknown = { state: 'unknown' } as const;
const NEW = { type: 'new' } as const;
const unusable = (command: string) => [
  { id: 3, command: undefined },
  { id: 4, command },
];
const gone = { goneJobs: new Set(['J']) };

// The mutants show the rules; here are their limits.
const table: [string, Decision, object][] = [
  ['an empty thread', ask([]), { type: 'create' }],
  ['a job of another command', ask([seen(1, sentY)]), { type: 'message', jobId: 'J' }],
  ['--new', ask([seen(1, sentY), seen(2, {})], { target: NEW }), { type: 'create' }],
  [
    '--job',
    ask([seen(1, {})], { target: { type: 'job', jobId: 'K' } }),
    { type: 'message', jobId: 'K' },
  ],

  // This command.
  [
    'how long ago',
    ask([seen(1, { ...sent, time: NOW - 5000 })]),
    { type: 'attach', sentAgoMs: 5000 },
  ],
  ['its job, for --new too', ask([seen(1, sent)], { target: NEW }), { type: 'attach' }],
  [
    'its end before its job',
    ask([seen(1, { ...sent, state: 'ended' }), seen(2, sent)]),
    { record: { state: 'ended' } },
  ],
  [
    'a copy of its first comment’s id',
    ask([seen(9, { ...sent, first: 4 })]),
    { record: { first: 4 } },
  ],
  [
    'its job before its `unknown`',
    ask([seen(1, sent), seen(2, { ...X, ...unknown })]),
    { type: 'attach' },
  ],
  [
    '`unknown`: its kind and its position',
    ask([seen(1, { ...X, ...unknown, kind: 'message' })]),
    { type: 'refuse', outcome: 'unknown', state: 'unknown', kind: 'message', first: 1 },
  ],
  [
    'an unusable line that names it',
    ask([], { unusable: unusable('X') }),
    { type: 'refuse', because: 'this-command-unusable', state: 'unknown', kind: '' },
  ],
  ['an unusable line that names another', ask([], { unusable: unusable('Y') }), { type: 'create' }],
  [
    'an unusable line, and its job',
    ask([seen(1, sent)], { unusable: unusable('X') }),
    { type: 'attach' },
  ],
  ['an older `sending` at 89.9 s', ask([seen(1, { ...X, age: 89.9 })]), { type: 'wait' }],
  ['the same at 90 s', ask([seen(1, { ...X, age: 90 })]), { because: 'this-command-silent' }],
  ['the same at the deadline', ask([seen(1, X)], { isPastDeadline: true }), { state: 'unknown' }],
  ['the same, --new', ask([seen(1, { ...X, age: 90 })], { target: NEW }), { type: 'refuse' }],
  ['a newer `sending`', ask([seen(60, X)]), { type: 'create' }],
  ['a newer `sending`, no record of ours', ask([seen(60, X)], { own: Infinity }), { type: 'wait' }],
  ['`unsent`', ask([seen(1, { ...X, state: 'unsent' })]), { type: 'create' }],
  [
    '`unsent`, then `sending`',
    ask([seen(1, { ...X, state: 'unsent' }), seen(2, X)]),
    { type: 'wait' },
  ],
  [
    'of one run’s records the highest number',
    ask([seen(1, { ...X, nonce: 'a' }), seen(2, { ...X, nonce: 'a', state: 'unsent', seq: 2 })]),
    { type: 'create' },
  ],
  [
    '… and of one record that was written twice the first comment',
    ask([seen(1, { ...X, nonce: 'a', age: 90 }), seen(2, { ...X, nonce: 'a' })]),
    { type: 'refuse' },
  ],

  // Other commands.
  ['one silent, one alive', ask([seen(1, { age: 90 }), seen(2, {})]), { type: 'wait' }],
  ['silent', ask([seen(1, { age: 90 })]), { type: 'refuse', outcome: 'unknown', state: 'unsent' }],
  ['a newer `sending`', ask([seen(60, {})]), { type: 'create' }],
  ['a message `unknown`', ask([seen(1, { ...unknown, kind: 'message' })]), { type: 'create' }],
  ['of an empty kind', ask([seen(1, unknown)]), { type: 'create' }],
  ['older than the job', ask([seen(1, { age: 99 }), seen(2, sentY)]), { type: 'message' }],
  [
    'a create newer than the job',
    ask([seen(1, sentY), seen(2, { kind: 'create' })]),
    { type: 'wait' },
  ],
  ['of a kind not yet known', ask([seen(1, sentY), seen(2, {})]), { type: 'wait' }],
  [
    'a message beside the job',
    ask([seen(1, sentY), seen(2, { kind: 'message' })]),
    { type: 'message' },
  ],
  [
    'a message to a job that is gone',
    ask([seen(1, sentY), seen(2, { kind: 'message' })], gone),
    { type: 'wait' },
  ],
  [
    'a job that is gone, and an older one',
    ask([seen(1, { ...sent, jobId: 'I', command: 'Z' }), seen(2, sentY)], gone),
    { type: 'create' },
  ],
];

test.each(table)('%s', (_, decision, expected) => {
  expect(decision).toMatchObject(expected);
});
