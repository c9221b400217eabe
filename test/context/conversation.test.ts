import { expect, test } from 'vitest';
import { readComments } from '../../src/context/conversation.ts';
import type { Account } from '../../src/github/payloads.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { githubError } from '../github/errors.ts';
import { createFakeClock } from '../support/clock.ts';
import { openSession, threadsResolved } from './session.ts';

const comment = (id: number, more: object = {}) => ({
  user: { id, login: `person-${id}`, type: 'User' },
  body: 'yes',
  body_html: `<p>number ${id}.</p>`,
  created_at: new Date(id * 1_000).toISOString(),
  ...more,
});
const BOT = { user: { id: 1, login: 'app[bot]', type: 'Bot' } };

/** People with an even ID may use the command. */
function open() {
  const asked: number[] = [];
  const mayCommand = async ({ id }: Account) => {
    asked.push(id);
    return id % 2 === 0;
  };
  const request = { issue: 7, mayCommand } as unknown as JobRequest;

  const read = async (...comments: object[]) => {
    const { session } = openSession({ answer: () => comments });
    const { blocks, counts } = await readComments(['thread'], {}, request, session);
    const quoted = [...(blocks[0] ?? '').matchAll(/number (\d+)\./g)].map(([, id]) => Number(id));
    return { quoted, counts };
  };
  return { asked, read };
}

test.each<[what: string, object]>([
  ['a command', { body: '/docs --help' }],
  ['a comment by this action', { body: 'Hi\n\n<!-- docs-agent-reply -->' }],
  ['a review without words', { body: '', body_html: ' ' }],
])('%s is neither quoted nor counted, even by a bot', async (_, more) => {
  const { read } = open();

  const { counts } = await read(comment(2, more), comment(2, { ...more, ...BOT }));

  expect(counts).toEqual({ included: 0, leftOut: 0, byBots: 0, resolvedThreads: 0 });
});

test('comments by people who may use the command are quoted, and others are counted', async () => {
  const { asked, read } = open();
  // An author who deleted the account counts as a person.
  const others = [comment(6, { user: null }), comment(8, BOT)];

  const { quoted, counts } = await read(comment(1), comment(2), comment(4), comment(4), ...others);

  expect(quoted).toEqual([2, 4, 4]);
  expect(counts).toMatchObject({ included: 3, leftOut: 2, byBots: 1 });
  // Those who wrote last come first.
  expect(asked).toEqual([4, 4, 2, 1]);
});

const AT_NOON = Date.UTC(2026, 10, 2, 12);

/** One inline comment, written at 10:00, is read in a second. The run's clock is ahead by a minute. */
async function readReviews(facts: { reviewsSince?: number }, isPullRequest = true) {
  const clock = createFakeClock({ now: 0 });
  let ahead = 60_000;
  const issue = { number: 7 };
  const payload = isPullRequest ? { pull_request: issue } : { issue };
  const { session, said } = openSession({
    event: { name: 'issues', payload },
    clock,
    now: () => AT_NOON + clock.now() + ahead,
    answer(route) {
      // GitHub's clock is not known before the first answer.
      ahead = 0;
      if (!route.endsWith('/comments')) return [];

      clock.advance(1_000);
      const createdAt = { created_at: '2026-11-02T10:00:00Z' };
      return [comment(2, { id: 1, path: 'a.md', diff_hunk: '', ...createdAt })];
    },
  });
  const request = { issue: 7, mayCommand: async () => true } as unknown as JobRequest;

  const { counts, reviewsReadAt } = await readComments(['review'], facts, request, session);
  return { count: counts.included, reviewsReadAt, said };
}

/** The time after that of the comment, in ms. */
const readAfter = (ms: number) => ({ reviewsSince: Date.UTC(2026, 10, 2, 10) + ms });

test.each([
  ['all for a job that knows none', {}, 1],
  ['those of the second of the last reading', readAfter(999), 1],
  ['none of earlier ones', readAfter(1_000), 0],
])(
  'reviews are read with the time of the request by GitHub’s clock: %s',
  async (_, facts, count) => {
    expect(await readReviews(facts)).toEqual({ count, reviewsReadAt: AT_NOON, said: [] });
  },
);

test('an issue has no reviews, and the log says so', async () => {
  const { said, reviewsReadAt } = await readReviews({}, false);

  expect(reviewsReadAt).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('#7 is an issue, which has no reviews.')]);
});

/** Two threads with an answer each, on a pull request; `number 1.` begins the first. */
async function readThreads(query: () => Promise<unknown>) {
  const inline = (id: number, more = {}) =>
    comment(id, { id, path: 'a.md', diff_hunk: '', ...more });
  const threads = [
    inline(1),
    inline(2),
    inline(3, { in_reply_to_id: 1 }),
    inline(4, { in_reply_to_id: 2 }),
  ];
  const { session } = openSession({
    event: { name: 'pull_request', payload: { pull_request: { number: 7 } } },
    clock: createFakeClock({ now: 0 }),
    now: () => AT_NOON,
    answer: (route) => (route.endsWith('/comments') ? threads : []),
    query: async () => ({ data: await query(), lastPage: undefined }),
  });
  const request = { issue: 7, mayCommand: async () => true } as unknown as JobRequest;

  const { blocks, counts } = await readComments(['review'], {}, request, session);
  const quoted = [...(blocks[1] ?? '').matchAll(/number (\d+)\./g)].map(([, id]) => Number(id));
  return { block: blocks[1], quoted, counts };
}

test('threads that people resolved are left out with their answers, and counted', async () => {
  const { block, quoted, counts } = await readThreads(async () => threadsResolved(1, 9));

  expect(quoted).toEqual([2, 4]);
  expect(counts).toMatchObject({ included: 2, resolvedThreads: 1 });
  expect(block).not.toContain('resolved');
});

test('without GraphQL, all threads are quoted, and the prompt says that some may be resolved', async () => {
  const { block, quoted, counts } = await readThreads(async () => {
    throw githubError(403, 'Resource not accessible by integration');
  });

  expect(quoted).toEqual([1, 2, 3, 4]);
  expect(counts).toMatchObject({ included: 4, resolvedThreads: 0 });
  expect(block).toContain('with their lines. Some may be resolved already:');
});
