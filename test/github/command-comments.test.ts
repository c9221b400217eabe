import fc from 'fast-check';
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

test('commands in different comments have different IDs, unlike those of workflows', () => {
  const kind = fc.constantFrom('comment', 'inline', 'review');
  const place = fc.record({ kind, id: fc.integer({ min: 1, max: 3 }) });
  const part = fc.string();

  const comments = fc.property(place, place, (a, b) => {
    const isSame = a.kind === b.kind && a.id === b.id;
    expect(commandIdOf(a.kind, a.id) === commandIdOf(b.kind, b.id)).toBe(isSame);
    expect(isFromComment(commandIdOf(a.kind, a.id))).toBe(true);
  });
  const workflows = fc.property(part, part, part, part, (...parts) => {
    expect(isFromComment(parts.join('/'))).toBe(false);
  });

  fc.assert(comments);
  fc.assert(workflows);
});
