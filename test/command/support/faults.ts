import type { Condition, Effect } from '../../standin/github/faults.ts';

/**
 * How GitHub fails, by what is certain afterwards: `refused` for good, `not now` (nothing was written, and asking
 * again may help), `lost` (no readable answer, nothing was written), `written` (no readable answer, but it was).
 */
export type Certainty = 'refused' | 'not now' | 'lost' | 'written';

export interface NamedFault {
  name: string;
  is: Certainty;
  /** What the wrong answer amounts to: a thing that is not there. */
  gone: boolean;
  effect: Effect;
}

const status = (is: Certainty, code: number, message = `Scripted ${code}`): NamedFault => ({
  name: String(code),
  is,
  gone: code === 404 || code === 410,
  effect: { kind: 'status', status: code, body: { message, status: String(code) } },
});
const named = (name: string, is: Certainty, effect: Effect): NamedFault => ({
  name,
  is,
  gone: false,
  effect,
});

export const FAULTS: readonly NamedFault[] = [
  status('refused', 403, 'Resource not accessible by integration'),
  status('refused', 404, 'Not Found'),
  status('refused', 410, 'This issue was deleted'),
  status('refused', 422, 'Validation Failed'),
  status('refused', 401, 'Bad credentials'),
  named('403, the secondary limit', 'not now', { kind: 'limit' }),
  named('403, the hourly limit', 'not now', { kind: 'limit', limit: 'primary' }),
  named('429', 'not now', { kind: 'limit', status: 429 }),
  status('lost', 500),
  status('lost', 502),
  status('lost', 503),
  named('reset', 'lost', { kind: 'reset', write: false }),
  named('no answer', 'lost', { kind: 'stall', write: 'never' }),
  named('a page', 'lost', { kind: 'html' }),
  named('reset, written', 'written', { kind: 'reset', write: true }),
  named('no answer, written', 'written', { kind: 'stall', write: 'gone' }),
  named('502, written', 'written', { kind: 'status', status: 502, write: true }),
  named('half an answer', 'written', { kind: 'malformed' }),
  named('cut off', 'written', { kind: 'truncated' }),
];

/** Where in a command's run the fault strikes. */
export const PLACES = {
  reaction: { operation: 'reactions/create-for-issue-comment' },
  'first record': { operation: 'issues/create-comment', when: ({ text }) => text.includes('⏳') },
  reading: { operation: 'issues/list-comments' },
  'record after the POST': { operation: 'issues/update-comment' },
  'reading after the POST': { operation: 'issues/list-comments', after: 1 },
  result: { operation: 'issues/create-comment', when: ({ text }) => text.includes('✅') },
  removal: { operation: 'issues/delete-comment' },
} as const satisfies Record<string, Condition>;

export type Place = keyof typeof PLACES;

/** What must come of it. */
export interface Expected {
  /** Requests that cost money. */
  posts: 0 | 1;
  outcome: 'pr-opened' | 'failed';
  /** Titles of the warnings, each once. */
  warnings: readonly string[];
  /** Comments of ours that are left. */
  left: number;
}

const NOT_EDITED = 'The progress comment could not be updated';
const NOT_RECORDED = 'The job’s id is in no comment';
const NOT_POSTED = 'The result could not be posted';
const NOT_REMOVED = 'A progress comment is left over';

const good = (...warnings: string[]): Expected => ({ posts: 1, outcome: 'pr-opened', warnings, left: 1 });
const bad = (...warnings: string[]): Expected => ({ posts: 0, outcome: 'failed', warnings, left: 1 });

/** What src/thread/README.md says of it, as a table. */
export function expected(place: Place, { is, gone }: NamedFault, always: boolean): Expected {
  switch (place) {
    case 'reaction':
    case 'reading after the POST':
      return good();
    case 'first record':
      if (is === 'refused') return bad();
      return always && is !== 'written' ? bad() : good();
    case 'reading':
      return always ? bad() : good();
    case 'record after the POST':
      // Gone: written anew.
      if (gone) return good(NOT_EDITED);
      return always || is === 'refused' ? good(NOT_EDITED, NOT_RECORDED) : good();
    case 'result':
      return is === 'written' || (is !== 'refused' && !always) ? good() : good(NOT_POSTED);
    case 'removal':
      if (gone) return { ...good(), left: 2 };
      return { ...good(NOT_REMOVED), left: is === 'written' ? 1 : 2 };
  }
}
