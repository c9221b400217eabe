/** Figures of a command in a thread, where every answer of GitHub and of the service takes its time. */

import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import type { Figure } from './figure.ts';
import { openFront, openTrust } from './front.ts';
import { showSpread, spread, takeTurns } from './measure.ts';
import { OURS, runStep } from './step.ts';

const DELAY_MS = 150;
const COMMAND = '/docs write the quickstart';

/** A request, and when it arrived in ms since 1970. */
type Seen = Readonly<{ name: string; at: number }>;

/** One command that creates a job, in a thread with that many comments of others. */
async function command({ delayMs = 0, comments = 0, body = COMMAND }) {
  using trust = openTrust();
  // The job is active in the answer to the create and has ended at the first poll.
  await using service = await startService({ pace: 0.5 });
  await using front = await openFront({ origin: service.url, delayMs });
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

  const options = thread.command(body, { url: front.url, key: service.key });
  const inputs = { ...options.inputs, 'project-id': 'quick', 'poll-interval': '1' };
  const env = { ...options.env, ...trust.node };
  const began = Date.now();
  const { wallMs, outputs, stdout } = await runStep({ ...options, command: OURS, inputs, env });
  if (outputs.outcome !== 'pr-opened') throw new Error(`the command did not succeed: ${stdout}`);

  const all = [...toGitHub, ...service.requests.map(({ method, at }) => ({ name: method, at }))];
  return {
    /** Without the second before the only poll. */
    seconds: wallMs / 1_000 - 1,
    /** Until the first request, which asks for the permission. */
    secondsBefore: ((toGitHub[0]?.at ?? began) - began) / 1_000,
    toGitHub,
    all: all.toSorted((a, b) => a.at - b.at),
  };
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
  name: 'A job with a thread (create, one poll, result) at 150 ms an answer: answers that it waits for one after the other',
  goal: '≤ 6',
  async measure({ runs = 5 }) {
    const times = await takeTurns(runs, {
      slow: async () => (await command({ delayMs: DELAY_MS })).seconds,
      fast: async () => (await command({})).seconds,
    });
    const { all, toGitHub } = await command({ delayMs: DELAY_MS });
    // One answer is the one for the permission.
    const longer = times.slow.map((s, round) => (s - (times.fast[round] ?? 0)) * 1_000);
    const counts = spread(longer.map((ms) => ms / DELAY_MS - 1));
    return {
      measured: counts.median.toFixed(1),
      met: Math.round(counts.median) <= 6,
      note: `How much longer the step takes than with answers at once, in answers, without the one for the permission: ${showSpread(counts)}. ${toGitHub.length} of ${all.length} requests go to GitHub: ${list(all)}`,
    };
  },
};

export const firstSign: Figure = {
  name: 'Requests that follow one another until 👀 is under the command',
  goal: '≤ 2',
  async measure() {
    const { toGitHub } = await command({ delayMs: DELAY_MS });
    const reaction = toGitHub.findIndex(({ name }) => name.startsWith('reactions/'));
    const until = toGitHub.slice(0, reaction + 1);
    const count = inTurn(until, DELAY_MS);
    return { measured: String(count), met: reaction >= 0 && count <= 2, note: list(until) };
  },
};

export const longThread: Figure = {
  name: 'A command in a thread of 1,100 comments at 300 ms an answer: requests to GitHub; seconds',
  goal: '≤ 25; ≤ 4',
  async measure() {
    const { toGitHub, all, seconds } = await command({ delayMs: 300, comments: 1_100 });
    return {
      measured: `${toGitHub.length}; ${seconds.toFixed(1)}`,
      met: toGitHub.length <= 25 && seconds <= 4,
      note: `The whole step without the second before its only poll; ${inTurn(all, 300)} requests follow one another.`,
    };
  },
};

/** Each repeated to 65,536 characters: nested lists and quotes, and constructs that are opened and not closed. */
const PIECES = [
  '- ',
  '> ',
  '* - ',
  '1. ',
  '\n- ',
  '[',
  '[a](',
  '![',
  '<!--',
  '<a ',
  '`',
  '*a',
  '_*',
  '&#',
  '||',
];
const LONGEST = 65_536;

export const hostileText: Figure = {
  name: '65,536 hostile characters in a comment: seconds more than a short comment before the permission; whole run',
  goal: '≤ 0.25; ≤ 1',
  async measure() {
    await command({});
    const short = await command({});
    let worst = { before: 0, whole: 0, piece: '' };
    for (const piece of PIECES) {
      const text = piece.repeat(LONGEST / piece.length);
      const { seconds, secondsBefore } = await command({
        body: `${COMMAND}\n${text}`.slice(0, LONGEST),
      });
      const before = Math.max(worst.before, secondsBefore - short.secondsBefore);
      worst = seconds > worst.whole ? { before, whole: seconds, piece } : { ...worst, before };
    }
    return {
      measured: `${worst.before.toFixed(2)}; ${worst.whole.toFixed(2)}`,
      met: worst.before <= 0.25 && worst.whole <= 1,
      note: `The slowest of ${PIECES.length} texts repeats ${JSON.stringify(worst.piece)}. The whole run, with its start but without the second before its only poll; a short comment takes ${short.seconds.toFixed(2)} s.`,
    };
  },
};
