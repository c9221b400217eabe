import { expect, test } from 'vitest';
import { permissionFilter, quotable } from '../../src/context/conversation.ts';
import type { RenderedComment } from '../../src/github/rendered-comments.ts';

const comment = (id: number, more: Partial<RenderedComment> = {}): RenderedComment => ({
  author: { id, login: `person-${id}`, type: 'User' },
  body: 'yes',
  html: '<p>yes</p>',
  createdAt: new Date(id * 1_000).toISOString(),
  ...more,
});

const BOT = { id: 1, login: 'app[bot]', type: 'Bot' };

/** People with an even ID may use the command. */
function open(commandAuthor?: { id: number; login: string }) {
  const asked: number[] = [];
  const mayCommand = async ({ id }: { id: number }) => {
    asked.push(id);
    return id % 2 === 0;
  };
  const filter = permissionFilter(mayCommand, commandAuthor);
  const of = async (...comments: RenderedComment[]) =>
    (await filter(comments)).map(({ author }) => author?.id);
  return { asked, of };
}

test.each<[what: string, Partial<RenderedComment>]>([
  ['a command', { body: '/docs --help' }],
  ['a comment by this action', { body: 'Hi\n\n<!-- docs-agent-reply -->' }],
  ['a review without words', { body: '', html: '' }],
])('%s is neither quoted nor counted, even by a bot', (_, more) => {
  const byBot = comment(2, { ...more, author: BOT });

  expect(quotable([comment(1, more), byBot], '/docs')).toEqual({ byPeople: [], byBots: [] });
});

test('the comments of bots are apart from those of people', () => {
  const byBot = comment(1, { author: BOT });

  // An author who deleted the account counts as a person.
  const people = [comment(2), comment(3, { author: undefined })];

  expect(quotable([byBot, ...people], '/docs')).toEqual({ byPeople: people, byBots: [byBot] });
});

test('comments by people who may use the command are kept, in their order', async () => {
  const { asked, of } = open();

  const kept = await of(
    comment(4),
    comment(1),
    comment(2),
    comment(4),
    comment(6, { author: undefined }),
  );

  expect(kept).toEqual([4, 2, 4]);
  expect(asked).toEqual([4, 2, 1]);
});

test('GitHub is asked about a person once, and not about the author of the command', async () => {
  const { asked, of } = open({ id: 3, login: 'person-3' });

  const kept = [await of(comment(2), comment(3)), await of(comment(2), comment(3), comment(4))];

  expect(kept).toEqual([
    [2, 3],
    [2, 3, 4],
  ]);
  expect(asked).toEqual([2, 4]);
});

test.each([
  ['of a workflow', undefined, [12, 14, 16, 18, 20, 22, 24, 26, 28, 30]],
  [
    'of a person among them',
    { id: 29, login: 'person-29' },
    [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 29, 30],
  ],
])(
  'in a run %s, GitHub is asked only about the 20 others who wrote last',
  async (_, author, expected) => {
    const { asked, of } = open(author);
    const comments = Array.from({ length: 30 }, (_, index) => comment(index + 1));

    const kept = await of(...comments);

    expect(kept).toEqual(expected);
    expect(asked).toHaveLength(20);
  },
);
