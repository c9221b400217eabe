import type { ThreadRecord } from '../../../src/thread/record.ts';

/** A record as a run of another day may have left it. */
export function recordOf(about: Partial<ThreadRecord>): ThreadRecord {
  return {
    state: 'sending',
    kind: '',
    answer: false,
    jobId: '',
    command: '77',
    run: { id: '1', attempt: 1, nonce: 'another run' },
    time: Date.UTC(2026, 10, 20, 11),
    first: null,
    before: null,
    prLink: null,
    status: null,
    seq: 1,
    ...about,
  };
}
