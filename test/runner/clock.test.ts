import { expect, test } from 'vitest';
import { clock, timeLimit } from '../../src/runner/clock.ts';

test('a sleep of more than 25 days, which no timer of Node can last, ends by a signal', async () => {
  const stop = new AbortController();

  const sleeping = clock.sleep(2_200_000_000, stop.signal);
  // Node would end it after one millisecond.
  await clock.sleep(10);
  stop.abort();

  await expect(sleeping).rejects.toThrow('aborted');
});

test('a time limit may have fractions of a millisecond, as what is left of a longer one has', async () => {
  const limit = timeLimit(0.5);

  await new Promise((resolve) => limit.addEventListener('abort', resolve));
  expect(limit.reason).toMatchObject({ name: 'TimeoutError' });
});
