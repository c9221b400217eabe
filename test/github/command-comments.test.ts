import { expect, test } from 'vitest';
import { commandIdOf, isFromComment, react } from '../../src/github/command-comments.ts';
import { openRepository } from './connect.ts';

test('a reaction is added to the comment of the command, whose number two kinds may share', async () => {
  await using it = await openRepository();
  const pull = it.world.addIssue(it.repository, { pull: true });
  const { id } = it.world.addComment(pull, 'x', { as: 'writer' });
  const inline = it.world.addReviewComment(pull, 'x', { as: 'writer', id });

  await react(commandIdOf('comment', id), 'rocket', it.api);
  await react(commandIdOf('inline', id), 'eyes', it.api);

  expect(it.world.reactions({ id })).toMatchObject([{ content: 'rocket' }]);
  expect(inline.reactions).toMatchObject([{ content: 'eyes' }]);
});

test.each([commandIdOf('review', 7), '7/docs/__self/0123456789abcdef'])(
  '%j gets no reaction',
  async (command) => {
    await using it = await openRepository();

    await react(command, 'eyes', it.api);

    expect(it.github.requests).toEqual([]);
  },
);

test.each<[Parameters<typeof commandIdOf>[0], id: string]>([
  ['comment', '7'],
  ['inline', 'inline:7'],
  ['review', 'review:7'],
])('the ID of a command in a comment of the kind %s is %j', (kind, id) => {
  expect(commandIdOf(kind, 7)).toBe(id);
  expect(isFromComment(id)).toBe(true);
});

test('the ID of a run that no comment started is another', () => {
  expect(isFromComment('7/docs/__self/0123456789abcdef')).toBe(false);
});
