import { expect, test } from 'vitest';
import { isDeleted, react } from '../../src/github/comments.ts';
import { commandIdOf } from '../../src/github/payloads.ts';
import { problem } from '../standin/github/faults.ts';
import { openRepository } from './connect.ts';

test('a reaction is added to the right comment, even if another kind has one with the same number', async () => {
  await using it = await openRepository();
  const pull = it.world.addIssue(it.repository, { pull: true });
  const { id, reactions } = it.world.addComment(pull, 'x', { as: 'writer' });
  const inline = it.world.addReviewComment(pull, 'x', { as: 'writer', id });

  await react(commandIdOf('comment', id), 'rocket', it.api);
  await react(commandIdOf('inline', id), 'eyes', it.api);

  expect(reactions).toMatchObject([{ content: 'rocket' }]);
  expect(inline.reactions).toMatchObject([{ content: 'eyes' }]);
});

const WITHOUT_COMMENT = '7/docs/__self/0123456789abcdef';

test.each([commandIdOf('review', 7), WITHOUT_COMMENT])(
  'the command %j takes no reactions, so nothing is sent',
  async (command) => {
    await using it = await openRepository();

    await react(command, 'eyes', it.api);

    expect(it.github.requests).toEqual([]);
  },
);

test.each(['comment', 'inline'] as const)(
  'a %s is deleted if GitHub says so twice',
  async (kind) => {
    await using it = await openRepository();
    const pull = it.world.addIssue(it.repository, { pull: true });
    const { id } =
      kind === 'comment'
        ? it.world.addComment(pull, 'x', { as: 'writer' })
        : it.world.addReviewComment(pull, 'x', { as: 'writer' });
    const command = commandIdOf(kind, id);
    const operation = kind === 'comment' ? 'issues/get-comment' : 'pulls/get-review-comment';
    const isDeletedAfter = async (...faults: ReturnType<typeof problem>[]) => {
      for (const fault of faults) it.github.fault({ operation, ...fault });
      return isDeleted(command, it.api);
    };

    expect(await isDeletedAfter(problem(404))).toBe(false);
    expect(await isDeletedAfter(problem(404), problem(404))).toBe(true);
    expect(await isDeletedAfter(problem(403))).toBe(false);
  },
);

test('the ID of a command names the kind of its comment', () => {
  const ids = (['comment', 'inline', 'review'] as const).map((kind) => commandIdOf(kind, 7));

  expect(ids).toEqual(['7', 'inline:7', 'review:7']);
});
