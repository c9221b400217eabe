import { expect, test } from 'vitest';
import { type Decision, type DecisionInput, decide, runsIn } from '../../src/thread/decide.ts';
import type { FoundRecord } from '../../src/thread/read.ts';
import type { ThreadRecord } from '../../src/thread/record.ts';

const NOW = 1_800_000_000_000;

/** A run's record in the comment `id`; `age`: seconds since its last change. */
function seen(id: number, about: Partial<ThreadRecord> & { nonce?: string; age?: number }): FoundRecord {
  const { nonce = `m${id}`, age = 0, ...record } = about;
  return {
    id,
    url: `https://github.test/#${id}`,
    updatedAt: NOW - age * 1000,
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
const NEW = { type: 'new' } as const;
const NAMELESS = { id: 3, command: undefined };
const J = new Set(['J']);

const table: [string, Decision, Partial<Decision>][] = [
  ['an empty thread', ask([]), { type: 'create' }],
  ['a job of another command', ask([seen(1, sentY)]), { type: 'message', jobId: 'J' }],
  ['--new', ask([seen(1, sentY)], { target: NEW }), { type: 'create' }],
  [
    '--job',
    ask([seen(1, sentY), seen(2, {})], { target: { type: 'job', jobId: 'K' } }),
    { type: 'message', jobId: 'K' },
  ],

  // This command.
  ['its job', ask([seen(1, sent)]), { type: 'attach', first: 1 }],
  [
    'how long ago it was sent, by GitHub’s clock',
    ask([seen(1, { ...sent, time: NOW - 5000 })]),
    { type: 'attach', sentAgoMs: 5000 },
  ],
  ['its job, for --new too', ask([seen(1, sent)], { target: NEW }), { type: 'attach' }],
  [
    'its end before its job',
    ask([seen(1, { ...sent, state: 'ended' }), seen(2, sent)]),
    { type: 'attach', record: seen(1, { ...sent, state: 'ended' }).record },
  ],
  ['a copy of its first comment’s id', ask([seen(9, { ...sent, first: 4 })]), { type: 'attach', first: 4 }],
  [
    'its job before its `unknown`',
    ask([seen(1, sent), seen(2, { command: 'X', state: 'unknown' })]),
    { type: 'attach' },
  ],
  [
    '`unknown`, a create',
    ask([seen(1, { command: 'X', state: 'unknown', kind: 'create' })]),
    { type: 'refuse', outcome: 'unknown', state: 'unknown', kind: 'create', first: 1 },
  ],
  [
    '`unknown`, a message',
    ask([seen(1, { command: 'X', state: 'unknown', kind: 'message' })]),
    { type: 'refuse', kind: 'message' },
  ],
  [
    'an unverified line that names it',
    ask([], { unusable: [NAMELESS, { id: 3, command: 'X' }] }),
    { type: 'refuse', because: 'this-command-unusable', state: 'unknown', kind: '' },
  ],
  [
    'an unverified line that names another',
    ask([], { unusable: [NAMELESS, { id: 3, command: 'Y' }] }),
    { type: 'create' },
  ],
  [
    'an unverified line, and its job',
    ask([seen(1, sent)], { unusable: [{ id: 3, command: 'X' }] }),
    { type: 'attach' },
  ],
  ['an older `sending`', ask([seen(1, { command: 'X', age: 30 })]), { type: 'wait' }],
  ['the same at 89.9 s', ask([seen(1, { command: 'X', age: 89.9 })]), { type: 'wait' }],
  [
    'the same at 90 s',
    ask([seen(1, { command: 'X', age: 90 })]),
    { type: 'refuse', because: 'this-command-silent' },
  ],
  [
    'the same at the deadline',
    ask([seen(1, { command: 'X' })], { isPastDeadline: true }),
    { type: 'refuse', state: 'unknown' },
  ],
  ['the same, --new', ask([seen(1, { command: 'X', age: 90 })], { target: NEW }), { type: 'refuse' }],
  ['a newer `sending`', ask([seen(60, { command: 'X' })]), { type: 'create' }],
  [
    'a newer `sending`, no record of ours',
    ask([seen(60, { command: 'X' })], { own: Infinity }),
    { type: 'wait' },
  ],
  ['`unsent`', ask([seen(1, { command: 'X', state: 'unsent' })]), { type: 'create' }],
  [
    '`unsent`, then `sending`: trace 3',
    ask([seen(1, { command: 'X', state: 'unsent' }), seen(2, { command: 'X' })]),
    { type: 'wait' },
  ],
  [
    'of one run’s records the highest number',
    ask([
      seen(1, { command: 'X', nonce: 'a' }),
      seen(2, { command: 'X', nonce: 'a', state: 'unsent', seq: 2 }),
    ]),
    { type: 'create' },
  ],
  [
    '… and of one record that was written twice the first comment',
    ask([seen(1, { command: 'X', nonce: 'a' }), seen(2, { command: 'X', nonce: 'a' })]),
    { type: 'wait' },
  ],

  // Other commands.
  ['an older `sending`', ask([seen(1, {})]), { type: 'wait' }],
  ['an older `sending`, --new', ask([seen(1, {})], { target: NEW }), { type: 'create' }],
  ['a newer `sending`', ask([seen(60, {})]), { type: 'create' }],
  [
    'silent',
    ask([seen(1, { age: 90 })]),
    { type: 'refuse', outcome: 'unknown', state: 'unsent', because: 'other-command-silent' },
  ],
  ['one silent, one alive', ask([seen(1, { age: 90 }), seen(2, {})]), { type: 'wait' }],
  ['the newest that is alive', ask([seen(1, {}), seen(2, {}), seen(3, { age: 91 })]), { type: 'wait' }],
  [
    'a create `unknown`',
    ask([seen(1, { state: 'unknown', kind: 'create' })]),
    { type: 'refuse', because: 'other-command-unknown' },
  ],
  ['a message `unknown`', ask([seen(1, { state: 'unknown', kind: 'message' })]), { type: 'create' }],
  ['of an empty kind', ask([seen(1, { state: 'unknown' })]), { type: 'create' }],
  ['older than the job', ask([seen(1, { age: 99 }), seen(2, sentY)]), { type: 'message' }],
  ['a create newer than the job', ask([seen(1, sentY), seen(2, { kind: 'create' })]), { type: 'wait' }],
  ['of a kind not yet known', ask([seen(1, sentY), seen(2, {})]), { type: 'wait' }],
  ['a message beside the job', ask([seen(1, sentY), seen(2, { kind: 'message' })]), { type: 'message' }],
  [
    'a message to a job that is gone',
    ask([seen(1, sentY), seen(2, { kind: 'message' })], { goneJobs: J }),
    { type: 'wait' },
  ],
  ['a job that is gone', ask([seen(1, sentY)], { goneJobs: J }), { type: 'create' }],
  [
    'a job that is gone, and an older one',
    ask([seen(1, { ...sent, jobId: 'I', command: 'Z' }), seen(2, sentY)], {
      goneJobs: J,
    }),
    { type: 'create' },
  ],
  [
    'the newest command’s job: an attached copy is as old as what it copies',
    ask([
      seen(1, sentY),
      seen(5, { ...sent, jobId: 'K', command: 'Z' }),
      seen(9, { ...sent, command: 'Y', first: 1 }),
    ]),
    { type: 'message', jobId: 'K' },
  ],
];

test.each(table)('%s', (_, decision, expected) => {
  expect(decision).toMatchObject(expected);
});
