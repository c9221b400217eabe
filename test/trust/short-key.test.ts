import { expect, test } from 'vitest';
import { openScene } from '../command/support/scene.ts';

const TITLE = 'The API key is too short to be hidden';

test.each([
  ['key_abc', [TITLE]],
  [' key_abc\n', [TITLE]],
  ['key_abcd', []],
])('a key %j is tried, and where it is too short one warning says what that means', async (key, titles) => {
  await using scene = await openScene();
  const ran = await scene.say('/docs write it', { inputs: { 'api-key': key } });
  expect(ran.warnings.map(({ title }) => title)).toEqual(titles);
  // Whether it is a right one is the service's business.
  expect(scene.service.requests.map(({ method }) => method)).toEqual(['POST']);
  expect(ran.errors.map(({ title }) => title)).toEqual(['The service did not accept the API key']);
});

test.each([
  ['a comment that is not for us', 'fine by me', { 'api-key': 'key_abc' }],
  ['a key that is missing', '/docs write it', { 'api-key': '' }],
])('no such warning for %s', async (_, body, inputs) => {
  await using scene = await openScene();
  const ran = await scene.say(body, { inputs });
  expect(ran.warnings).toEqual([]);
});

test('the warning comes with wrong inputs too', async () => {
  await using scene = await openScene();
  const ran = await scene.say('/docs write it', { inputs: { 'api-key': 'key_abc', wait: 'key_abc' } });
  expect(ran.warnings.map(({ title }) => title)).toEqual([TITLE]);
  expect(ran.errors.map(({ title }) => title)).toEqual(['An input is wrong']);
});
