import type { ThreadRecord } from '../../../src/thread/record.ts';

/** A record as a run of another day may have left it. */
export function recordOf(fields: Partial<ThreadRecord>): ThreadRecord {
  return {
    state: 'sending',
    isAnswer: false,
    command: '77',
    nonce: 'another run',
    time: Date.UTC(2026, 10, 20, 11),
    kind: '',
    jobId: '',
    reviewsReadAt: null,
    before: null,
    prLink: null,
    status: null,
    ...fields,
  };
}
