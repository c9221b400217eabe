import { expect, test } from 'vitest';
import { pastTheEnd } from './site.ts';

test.each([
  [0, [0], 0],
  [250, [0], 0],
  [250, [0, 250], 1],
  [251, [0, 250, 500], 1],
  [1_000, [0, 250, 500, 750, 1_000, 1_250, 1_500], 3],
])('of %i pages with offsets %j, %i requests were past the end', (pages, offsets, past) => {
  const requests = offsets.map((offset) => `GET /v1/analytics/docs/visitors?limit=250&offset=${offset}`);
  expect(pastTheEnd({ front: { requests }, pages })).toBe(past);
});
