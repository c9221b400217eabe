import { expect, test } from 'vitest';
import { type Decision, type DecisionInput, decide, runsIn } from '../../src/thread/decide.ts';
import type { FoundRecord } from '../../src/thread/read.ts';
import type { ThreadRecord } from '../../src/thread/record.ts';
import { recordOf } from './support/record-of.ts';

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
    record: recordOf({
      command: `command of ${id}`,
      run: { id: '1', attempt: 1, nonce },
      time: 0,
      ...record,
    }),
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
  ['an empty thread allows a create', ask([]), { type: 'create' }],
  [
    'a job of another command gets a message',
    ask([seen(1, sentY)]),
    { type: 'message', jobId: 'J' },
  ],
  [
    '--new creates a job in spite of another command’s job',
    ask([seen(1, sentY), seen(2, {})], { target: NEW }),
    { type: 'create' },
  ],
  [
    '--job sends to the named job',
    ask([seen(1, {})], { target: { type: 'job', jobId: 'K' } }),
    { type: 'message', jobId: 'K' },
  ],

  // This command.
  [
    'attaching says how long ago the request was sent',
    ask([seen(1, { ...sent, time: NOW - 5000 })]),
    { type: 'attach', sentAgoMs: 5000 },
  ],
  [
    'a job of this command is attached to, even with --new',
    ask([seen(1, sent)], { target: NEW }),
    { type: 'attach' },
  ],
  [
    'the end of this command goes before its job',
    ask([seen(1, { ...sent, state: 'ended' }), seen(2, sent)]),
    { record: { state: 'ended' } },
  ],
  [
    'a copy of a record keeps the ID of the first comment',
    ask([seen(9, { ...sent, first: 4 })]),
    { record: { first: 4 } },
  ],
  [
    'a job of this command goes before its `unknown`',
    ask([seen(1, sent), seen(2, { ...X, ...unknown })]),
    { type: 'attach' },
  ],
  [
    'an `unknown` of this command refuses with its kind and position',
    ask([seen(1, { ...X, ...unknown, kind: 'message' })]),
    { type: 'refuse', outcome: 'unknown', state: 'unknown', kind: 'message', first: 1 },
  ],
  [
    'an unusable line that names this command refuses',
    ask([], { unusable: unusable('X') }),
    { type: 'refuse', because: 'this-command-unusable', state: 'unknown', kind: '' },
  ],
  [
    'an unusable line that names another command does not refuse',
    ask([], { unusable: unusable('Y') }),
    { type: 'create' },
  ],
  [
    'a job of this command goes before an unusable line',
    ask([seen(1, sent)], { unusable: unusable('X') }),
    { type: 'attach' },
  ],
  [
    'an older `sending` of this command is waited for at 89.9 s',
    ask([seen(1, { ...X, age: 89.9 })]),
    { type: 'wait' },
  ],
  [
    'an older `sending` of this command is silent at 90 s',
    ask([seen(1, { ...X, age: 90 })]),
    { because: 'this-command-silent' },
  ],
  [
    'an older `sending` of this command is unknown at the deadline',
    ask([seen(1, X)], { isPastDeadline: true }),
    { state: 'unknown' },
  ],
  [
    'an older `sending` of this command at 90 s refuses --new, too',
    ask([seen(1, { ...X, age: 90 })], { target: NEW }),
    { type: 'refuse' },
  ],
  ['a newer `sending` of this command waits for this run', ask([seen(60, X)]), { type: 'create' }],
  [
    'any `sending` of this command is waited for without a record of this run',
    ask([seen(60, X)], { own: Infinity }),
    { type: 'wait' },
  ],
  [
    'an `unsent` of this command allows a create',
    ask([seen(1, { ...X, state: 'unsent' })]),
    { type: 'create' },
  ],
  [
    'a `sending` of this command after an `unsent` is waited for',
    ask([seen(1, { ...X, state: 'unsent' }), seen(2, X)]),
    { type: 'wait' },
  ],
  [
    'of the records of one run, the highest number counts',
    ask([seen(1, { ...X, nonce: 'a' }), seen(2, { ...X, nonce: 'a', state: 'unsent', seq: 2 })]),
    { type: 'create' },
  ],
  [
    'of one record that was written twice, the first comment counts',
    ask([seen(1, { ...X, nonce: 'a', age: 90 }), seen(2, { ...X, nonce: 'a' })]),
    { type: 'refuse' },
  ],

  // Other commands.
  [
    'of two other commands, one silent and one alive, the latter is waited for',
    ask([seen(1, { age: 90 }), seen(2, {})]),
    { type: 'wait' },
  ],
  [
    'a silent `sending` of another command refuses',
    ask([seen(1, { age: 90 })]),
    { type: 'refuse', outcome: 'unknown', state: 'unsent' },
  ],
  [
    'a newer `sending` of another command waits for this run',
    ask([seen(60, {})]),
    { type: 'create' },
  ],
  [
    'an `unknown` message of another command does not refuse',
    ask([seen(1, { ...unknown, kind: 'message' })]),
    { type: 'create' },
  ],
  [
    'an `unknown` of another command without a kind does not refuse',
    ask([seen(1, unknown)]),
    { type: 'create' },
  ],
  [
    'a `sending` of another command that is older than the job does not count',
    ask([seen(1, { age: 99 }), seen(2, sentY)]),
    { type: 'message' },
  ],
  [
    'a create of another command that is newer than the job is waited for',
    ask([seen(1, sentY), seen(2, { kind: 'create' })]),
    { type: 'wait' },
  ],
  [
    'a request of another command, of a kind not yet known, is waited for',
    ask([seen(1, sentY), seen(2, {})]),
    { type: 'wait' },
  ],
  [
    'a message of another command to the job is not waited for',
    ask([seen(1, sentY), seen(2, { kind: 'message' })]),
    { type: 'message' },
  ],
  [
    'a message of another command is waited for if the job is gone',
    ask([seen(1, sentY), seen(2, { kind: 'message' })], gone),
    { type: 'wait' },
  ],
  [
    'neither a job that is gone nor an older one gets a message',
    ask([seen(1, { ...sent, jobId: 'I', command: 'Z' }), seen(2, sentY)], gone),
    { type: 'create' },
  ],
];

test.each(table)('%s', (_, decision, expected) => {
  expect(decision).toMatchObject(expected);
});
