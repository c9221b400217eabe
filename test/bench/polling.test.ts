import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../poll/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import { follow, lengthOf } from './polling.ts';

test('lengths are log-uniform from 1 to 30 minutes', () => {
  expect(lengthOf(0)).toBe(MINUTE);
  expect(lengthOf(0.5)).toBeCloseTo(Math.sqrt(30) * MINUTE, 6);
  expect(lengthOf(1)).toBeCloseTo(30 * MINUTE, 6);
});

describe('follow', () => {
  test('polls until the job has ended; the delay is the time since', async () => {
    const { polls, delayMs } = await follow(12 * SECOND, () => 0);
    expect(polls).toEqual([5_000, 10_000, 15_000]);
    expect(delayMs).toBe(3_000);
  });

  test('sees an end at the very moment of a poll without delay', async () => {
    expect(await follow(10 * SECOND, () => 0)).toEqual({ polls: [5_000, 10_000], delayMs: 0 });
  });

  test('gives the same for the same seed', async () => {
    const once = await follow(7 * MINUTE, randomFrom(3));
    expect(await follow(7 * MINUTE, randomFrom(3))).toEqual(once);
    expect(await follow(7 * MINUTE, randomFrom(4))).not.toEqual(once);
  });
});
