import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/github/event.ts';
import { mayBeShown } from '../../src/github/repositories.ts';

const repository = { id: 1, fullName: 'octo-org/octo-repo' };
const other = { id: 2, fullName: 'octo-org/other', defaultBranch: 'main' };
const run = { repository };
const event = { facts: { visibility: 'public' } } as RunEvent;

test.each([
  [{ id: 1, fullName: 'octo-org/an-earlier-name' }, true],
  [{ fullName: 'Octo-Org/Octo-Repo' }, true],
  [{}, false],
])('a private repository %j may be shown in its own runs alone: %j', (described, shown) => {
  const hidden = { ...other, visibility: 'private' as const, ...described };

  expect(mayBeShown(hidden, { run, event })).toBe(shown);
});
