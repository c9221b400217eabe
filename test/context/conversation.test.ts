import { expect, test } from 'vitest';
import { readComments, rememberPermissions } from '../../src/context/conversation.ts';
import type { Account } from '../../src/github/payloads.ts';
import type { JobRequest } from '../../src/job-request.ts';
import { openSession } from './session.ts';

const comment = (id: number, more: object = {}) => ({
  user: { id, login: `person-${id}`, type: 'User' },
  body: 'yes',
  body_html: `<p>number ${id}.</p>`,
  created_at: new Date(id * 1_000).toISOString(),
  ...more,
});
const BOT = { user: { id: 1, login: 'app[bot]', type: 'Bot' } };

/** People with an even ID may use the command. */
function open(author?: Account) {
  const asked: number[] = [];
  const mayCommand = async ({ id }: Account) => {
    asked.push(id);
    return id % 2 === 0;
  };
  const request = { issue: 7, author, mayCommand } as unknown as JobRequest;
  const remembering = { ...request, mayCommand: rememberPermissions(request) };

  const read = async (...comments: object[]) => {
    const { session } = openSession({ answer: () => comments });
    const { blocks, counts } = await readComments(['thread'], {}, remembering, session);
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

  expect(counts).toEqual({ included: 0, leftOut: 0, byBots: 0 });
});

test('comments by people who may use the command are quoted, and others are counted', async () => {
  const { asked, read } = open();
  // An author who deleted the account counts as a person.
  const others = [comment(6, { user: null }), comment(8, BOT)];

  const { quoted, counts } = await read(comment(1), comment(2), comment(4), comment(4), ...others);

  expect(quoted).toEqual([2, 4, 4]);
  expect(counts).toEqual({ included: 3, leftOut: 2, byBots: 1 });
  expect(asked).toEqual([4, 2, 1]);
});

test('GitHub is asked about a person once, and not about the author of the command', async () => {
  const { asked, read } = open({ id: 3, login: 'person-3' });

  const first = await read(comment(2), comment(3));
  const second = await read(comment(2), comment(3), comment(4));

  expect([first.quoted, second.quoted]).toEqual([
    [2, 3],
    [2, 3, 4],
  ]);
  expect(asked).toEqual([2, 4]);
});

test.each([
  ['of a workflow', undefined, 10],
  ['of a person among them', { id: 29, login: 'person-29' }, 12],
])(
  'in a run %s, GitHub is asked only about the 20 others who wrote last',
  async (_, author, included) => {
    const { asked, read } = open(author);

    const { counts } = await read(...Array.from({ length: 30 }, (_, index) => comment(index + 1)));

    expect(counts).toEqual({ included, leftOut: 30 - included, byBots: 0 });
    expect(asked).toHaveLength(20);
    expect(Math.min(...asked)).toBe(author ? 10 : 11);
  },
);
