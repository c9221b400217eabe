/** Three figures of a command in a thread. Every response of GitHub and of the service has a delay. */

import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import { type Figure, met, metInTime } from './figure.ts';
import { spread, takeTurns } from './measure.ts';
import { OURS, runStep } from './step.ts';
import { openTlsProxy } from './tls-proxy.ts';
import { openTrust } from './trust.ts';

const DELAY_MS = 150;

/** A request, and when it arrived in ms since 1970. */
type Seen = Readonly<{ name: string; at: number }>;

/** One command that creates a job, in a thread with that many comments of others. */
async function command({ delayMs, comments = 0 }: { delayMs: number; comments?: number }) {
  using trust = openTrust();
  // The job is active when it is created, and has ended at the first poll.
  await using service = await startService({ pace: 0.5 });
  await using proxy = await openTlsProxy({ origin: service.url, delayMs });
  // The comments of others are a day old.
  let ageMs = 86_400_000;
  await using thread = await openThread({ now: () => Date.now() - ageMs });
  const { github, issue } = thread;
  for (let nth = 1; nth <= comments; nth++)
    github.world.addComment(issue, `${nth}`, { as: 'maintainer' });
  ageMs = 0;
  const toGitHub: Seen[] = [];
  github.before(undefined, async ({ operation }) => {
    toGitHub.push({ name: operation ?? '', at: Date.now() });
    await pause(delayMs);
  });
  const { url } = proxy;
  const options = thread.command('/docs write the quickstart', { url, key: service.key });
  const inputs = { ...options.inputs, 'project-id': 'quick', 'poll-interval': '1' };
  const env = { ...options.env, ...trust.node };
  const { wallMs, outputs, stdout } = await runStep({ ...options, command: OURS, inputs, env });
  if (outputs.outcome !== 'pr-opened')
    throw new Error(`the command did not succeed: ${stdout.slice(-400)}`);
  const all = [...toGitHub, ...service.requests.map(({ method, at }) => ({ name: method, at }))];
  return { wallMs, toGitHub, all: all.toSorted((a, b) => a.at - b.at) };
}

/** The length of the longest chain of requests in which each one started after the previous answer. */
export function inTurn(seen: readonly Pick<Seen, 'at'>[], delayMs: number): number {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return seen.filter(({ at }) => {
    if (at < answeredAt) return false;
    answeredAt = at + delayMs;
    return true;
  }).length;
}

const list = (seen: readonly Seen[]) => `${seen.map(({ name }) => name).join(', ')}.`;

export const roundTrips: Figure = {
  number: 3,
  name: 'A job with a thread (create, one poll, result) at 150 ms an answer: answers that it waits for one after the other',
  goal: '≤ 6',
  needs: [],
  async measure({ runs = 5, say }) {
    const times = await takeTurns(
      {
        slow: async () => (await command({ delayMs: DELAY_MS })).wallMs,
        fast: async () => (await command({ delayMs: 0 })).wallMs,
      },
      { rounds: runs, say },
    );
    const { all, toGitHub } = await command({ delayMs: DELAY_MS });
    const { median, low, high } = spread(
      times.slow.map((ms, round) => (ms - (times.fast[round] ?? 0)) / DELAY_MS),
    );
    // One of the responses is for the permission.
    const count = median - 1;
    return {
      measured: count.toFixed(1),
      verdict: metInTime(Math.round(count) <= 6, times.fast),
      notes: [
        `How much longer the step takes than with answers at once, in answers, less the one for the permission: median of ${runs} pairs, half of them between ${(low - 1).toFixed(1)} and ${(high - 1).toFixed(1)}.`,
        `${toGitHub.length} of ${all.length} requests go to GitHub: ${list(all)}`,
      ],
    };
  },
};

export const firstSign: Figure = {
  number: 4,
  name: 'Requests that follow one another until 👀 is under the command',
  goal: '≤ 2',
  needs: [],
  async measure() {
    const { toGitHub } = await command({ delayMs: DELAY_MS });
    const until = toGitHub.slice(
      0,
      1 + toGitHub.findIndex(({ name }) => name.startsWith('reactions/')),
    );
    const count = inTurn(until, DELAY_MS);
    return {
      measured: String(count),
      verdict: met(until.length > 0 && count <= 2),
      notes: [list(until)],
    };
  },
};

export const longThread: Figure = {
  number: 9,
  name: 'A command in a thread of 1,100 comments at 300 ms an answer: GitHub requests; seconds',
  goal: '≤ 25; ≤ 4',
  needs: [],
  async measure() {
    const { toGitHub, all, wallMs } = await command({ delayMs: 300, comments: 1_100 });
    const seconds = wallMs / 1_000 - 1;
    return {
      measured: `${toGitHub.length}; ${seconds.toFixed(1)}`,
      verdict: met(toGitHub.length <= 25 && seconds <= 4),
      notes: [
        `The whole step less the second before its only poll; ${inTurn(all, 300)} requests follow one another.`,
      ],
    };
  },
};
