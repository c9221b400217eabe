import { expect, test } from 'vitest';
import { hasAudienceOf, visibilityInEvent } from '../../src/github/visibility.ts';

test.each([
  [{ private: false, visibility: 'public' }, 'public'],
  [{ private: true, visibility: 'private' }, 'private'],
  [{ private: true, visibility: 'internal' }, 'internal'],
  [{ private: true }, 'private'],
  [{ private: false }, 'public'],
  [{ private: true, visibility: 'something new' }, 'private'],
  [{}, undefined],
  [{ private: 'no' }, undefined],
  [null, undefined],
  [undefined, undefined],
])('the repository %j of an event is %s', (repository, visibility) => {
  expect(visibilityInEvent(repository)).toBe(visibility);
});

test.each([
  ['public', 'public', true],
  ['public', 'internal', false],
  ['public', 'private', false],
  ['internal', 'public', true],
  ['internal', 'internal', true],
  ['internal', 'private', false],
  ['private', 'public', true],
  ['private', 'internal', true],
  ['private', 'private', true],
  [undefined, 'public', true],
  [undefined, 'internal', false],
  [undefined, 'private', false],
  ['public', undefined, false],
  ['internal', undefined, false],
  ['private', undefined, true],
  [undefined, undefined, false],
] as const)('a place that is %s may show what is in a repository that is %s: %j', (...row) => {
  const [place, repository, shown] = row;

  expect(hasAudienceOf(place, repository)).toBe(shown);
});
