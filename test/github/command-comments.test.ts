import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CommentKind,
  commandIdOf,
  isFromComment,
  react,
} from '../../src/github/command-comments.ts';
import { samples } from '../support/samples.ts';
import { openRepository } from './connect.ts';

async function open() {
  const it = await openRepository();
  return { ...it, pull: it.world.addIssue(it.repository, { pull: true }) };
}

test('a reaction is added to the comment of the command', async () => {
  await using it = await open();
  const { id } = it.world.addComment(it.pull, 'x', { as: 'writer' });
  const inline = it.world.addReviewComment(it.pull, 'x', { as: 'writer', id });
  await react(commandIdOf('comment', id), 'rocket', it.api);
  await react(commandIdOf('inline', id), 'eyes', it.api);
  expect(it.world.reactions({ id })).toMatchObject([{ content: 'rocket' }]);
  expect(inline.reactions).toMatchObject([{ content: 'eyes' }]);
});

test('a review and a workflow get no reaction', async () => {
  await using it = await open();
  for (const command of [commandIdOf('review', 7), '7/docs/__self/0123456789abcdef', '7/8', ''])
    await react(command, 'eyes', it.api);
  expect(it.github.requests).toEqual([]);
});

test('commands in different comments never have the same ID, and a workflow’s never looks like one', () => {
  const id = fc.integer({ min: 1, max: 2 ** 53 - 1 });
  const near = fc.tuple(id, fc.constantFrom(0, 1)).map(([n, more]) => (more ? n : 7));
  const kind = fc.constantFrom<CommentKind>('comment', 'inline', 'review');
  const place = fc.record({ kind, id: near });
  const idOf = ({ kind, id }: { kind: CommentKind; id: number }) => commandIdOf(kind, id);
  fc.assert(
    fc.property(place, place, (a, b) => {
      const isSame = a.kind === b.kind && a.id === b.id;
      if (!isSame) expect(idOf(a)).not.toBe(idOf(b));
      expect(isFromComment(idOf(a))).toBe(true);
    }),
    { numRuns: samples(1_000) },
  );
  const part = fc.string();
  fc.assert(
    fc.property(part, part, part, part, (...parts) => {
      expect(isFromComment(parts.join('/'))).toBe(false);
    }),
  );
});
