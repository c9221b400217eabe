import { expect, test } from 'vitest';
import type { PromptFacts } from '../../src/context/conversation.ts';
import { readComments } from '../../src/context/conversation.ts';
import type { Account } from '../../src/github/payloads.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { githubError } from '../github/errors.ts';
import { createFakeClock } from '../support/clock.ts';
import { openSession, threadsResolved } from './session.ts';

const AT_NOON = Date.UTC(2026, 10, 2, 12);
const AT_TEN = Date.UTC(2026, 10, 2, 10);

/** Written that many seconds after 10:00. */
const comment = (id: number, more: object = {}) => ({
  id,
  user: { id, login: `person-${id}`, type: 'User' },
  body: 'yes',
  body_html: `<p>number ${id}.</p>`,
  created_at: new Date(AT_TEN + id * 1_000).toISOString(),
  ...more,
});
const inline = (id: number, more: object = {}) =>
  comment(id, { path: 'a.md', diff_hunk: '', ...more });
const BOT = { user: { id: 1, login: 'app[bot]', type: 'Bot' } };

interface Setting {
  part?: 'thread' | 'review';
  facts?: PromptFacts;
  isPullRequest?: boolean;
  /** GitHub's answer to the question which threads are resolved. */
  resolved?: () => object;
}

/**
 * What becomes of the comments of issue 7. People with an even ID may use the command. Each call
 * takes a second, and the clock of the run is ahead by a minute until GitHub's is known.
 */
async function read(comments: readonly object[], setting: Setting = {}) {
  const { part = 'thread', facts = {}, isPullRequest = true, resolved = threadsResolved } = setting;
  const clock = createFakeClock({ now: 0 });
  let ahead = 60_000;
  const asked: number[] = [];
  const { session, said } = openSession({
    event: {
      name: 'issues',
      payload: { [isPullRequest ? 'pull_request' : 'issue']: { number: 7 } },
    },
    clock,
    now: () => AT_NOON + clock.now() + ahead,
    answer(route) {
      ahead = 0;
      clock.advance(1_000);
      return route.endsWith('/comments') ? comments : [];
    },
    query: async () => ({ data: resolved(), lastPage: undefined }),
  });
  const mayCommand = async ({ id }: Account) => {
    asked.push(id);
    return id % 2 === 0;
  };
  const request = { issue: 7, mayCommand } as unknown as JobRequest;

  const { blocks, ...others } = await readComments([part], facts, request, session);
  const text = blocks.join('');
  const quoted = [...text.matchAll(/number (\d+)\./g)].map(([, id]) => Number(id));
  return { ...others, text, quoted, asked, said };
}

test.each<[what: string, object]>([
  ['a command', { body: '/docs --help' }],
  ['a comment by this action', { body: 'Hi\n\n<!-- docs-agent-reply -->' }],
  ['a review without words', { body: '', body_html: ' ' }],
])('%s is neither quoted nor counted, even by a bot', async (_, more) => {
  const { counts } = await read([comment(2, more), comment(2, { ...more, ...BOT })]);

  expect(counts).toEqual({ included: 0, leftOut: 0, byBots: 0, resolvedThreads: 0 });
});

test('comments by people who may use the command are quoted, and others are counted', async () => {
  // An author who deleted the account counts as a person.
  const others = [comment(6, { user: null }), comment(8, BOT)];

  const { asked, quoted, counts } = await read(
    [1, 2, 4, 4].map((id) => comment(id)).concat(others),
  );

  expect(quoted).toEqual([2, 4, 4]);
  expect(counts).toMatchObject({ included: 3, leftOut: 2, byBots: 1 });
  // Those who wrote last come first.
  expect(asked).toEqual([4, 4, 2, 1]);
});

test.each([
  ['all for a job that has none', undefined, [2]],
  ['those of the second of the last reading', AT_TEN + 2_999, [2]],
  ['none of earlier ones', AT_TEN + 3_000, []],
])('reviews are read with the time by GitHub’s clock: %s', async (_, reviewsSince, expected) => {
  const { quoted, reviewsReadAt } = await read([inline(2)], {
    part: 'review',
    facts: { reviewsSince },
  });

  expect(quoted).toEqual(expected);
  expect(reviewsReadAt).toBe(AT_NOON);
});

test('an issue has no reviews, and the log says so', async () => {
  const { said, reviewsReadAt } = await read([], { part: 'review', isPullRequest: false });

  expect(reviewsReadAt).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('#7 is an issue, which has no reviews.')]);
});

/** Two threads with an answer each. */
const THREADS = [
  inline(2),
  inline(4),
  inline(6, { in_reply_to_id: 2 }),
  inline(8, { in_reply_to_id: 4 }),
];

test('threads that people resolved are left out with their answers, and counted', async () => {
  const resolved = () => threadsResolved(2, 9);

  const { text, quoted, counts } = await read(THREADS, { part: 'review', resolved });

  expect(quoted).toEqual([4, 8]);
  expect(counts).toMatchObject({ included: 2, resolvedThreads: 1 });
  expect(text).not.toContain('resolved');
});

test('without GraphQL, all threads are quoted, and the prompt says that some may be resolved', async () => {
  const resolved = () => {
    throw githubError(403, 'Resource not accessible by integration');
  };

  const { text, quoted, counts } = await read(THREADS, { part: 'review', resolved });

  expect(quoted).toEqual([2, 4, 6, 8]);
  expect(counts).toMatchObject({ included: 4, resolvedThreads: 0 });
  expect(text).toContain('with their lines. Some may be resolved already:');
});
