import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/github/event.ts';
import type { Visibility } from '../../src/github/payloads.ts';
import { mayBeShown } from '../../src/github/repositories.ts';

const repository = { id: 1, fullName: 'octo-org/octo-repo' };
const other = { id: 2, fullName: 'octo-org/other', defaultBranch: 'main' };
const runIn = (visibility: Visibility) => ({
  run: { repository },
  event: { facts: { visibility } } as RunEvent,
});

test.each([
  ['public', 'public', true],
  ['public', 'internal', false],
  ['internal', 'public', true],
  ['internal', 'private', false],
  ['private', 'private', true],
] as const)('a place that is %s may show what is in a repository that is %s: %j', (...row) => {
  const [place, visibility, shown] = row;

  expect(mayBeShown({ ...other, visibility }, runIn(place))).toBe(shown);
});

test.each([
  [{ id: 1, fullName: 'octo-org/an-earlier-name' }, true],
  [{ fullName: 'Octo-Org/Octo-Repo' }, true],
  [{}, false],
])('a private repository %j may be shown in its own runs alone: %j', (described, shown) => {
  const hidden = { ...other, visibility: 'private' as const, ...described };

  expect(mayBeShown(hidden, runIn('public'))).toBe(shown);
});
