/** Figures of a command in a thread, where every answer of GitHub and of the service takes its time. */

import { setTimeout as pause } from 'node:timers/promises';
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import { type Figure, medianOf, takeTurns } from './measure.ts';
import { OURS, runTrusting } from './step.ts';

const DELAY_MS = 150;
const COMMAND = '/docs write the quickstart';
const DAY_MS = 86_400_000;

/** A request, and when it arrived in ms since 1970. */
type Arrival = Readonly<{ name: string; at: number }>;

/** One command that creates a job, in a thread with that many comments of others. */
async function command({ delayMs = 0, comments = 0, body = COMMAND }) {
  // The job is active in the answer to the create and has ended at the first poll.
  await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5, delayMs });
  let now = () => Date.now() - DAY_MS;
  await using thread = await openThread({ now: () => now() });
  const { github, issue } = thread;
  for (let nth = 1; nth <= comments; nth++)
    github.world.addComment(issue, `${nth}`, { as: 'maintainer' });
  now = Date.now;
  const toGitHub: Arrival[] = [];
  github.before(undefined, async ({ operation }) => {
    toGitHub.push({ name: operation ?? '', at: Date.now() });
    await pause(delayMs);
  });

  const options = thread.command(body, service, { inputs: { 'poll-interval': '1' } });
  const began = Date.now();
  const { wallMs, outputs, stdout } = await runTrusting(OURS, options);
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
export function inTurn(arrivals: readonly Pick<Arrival, 'at'>[], delayMs: number): number {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return arrivals.filter(({ at }) => {
    if (at < answeredAt) return false;
    answeredAt = at + delayMs;
    return true;
  }).length;
}

const list = (arrivals: readonly Arrival[]) => `${arrivals.map(({ name }) => name).join(', ')}.`;

export const roundTrips: Figure = {
  name: 'A job with a thread (create, one poll, result) at 150 ms an answer: answers that it waits for one after the other',
  goals: ['≤ 6'],
  async measure() {
    const rounds = await takeTurns(5, {
      slow: async () => (await command({ delayMs: DELAY_MS })).seconds,
      fast: async () => (await command({})).seconds,
    });
    const { all, toGitHub } = await command({ delayMs: DELAY_MS });
    // One answer is the one for the permission.
    const counts = medianOf(rounds.map(({ slow, fast }) => ((slow - fast) * 1_000) / DELAY_MS - 1));
    return {
      values: [Math.round(counts.median)],
      note: `How much longer the step takes than with answers at once, in answers, without the one for the permission: ${counts.median.toFixed(2)}, ${counts.words}. ${toGitHub.length} of ${all.length} requests go to GitHub: ${list(all)}`,
    };
  },
};

export const firstSign: Figure = {
  name: 'Requests that follow one another until 👀 is under the command',
  goals: ['≤ 2'],
  async measure() {
    const { toGitHub } = await command({ delayMs: DELAY_MS });
    const reaction = toGitHub.findIndex(({ name }) => name.startsWith('reactions/'));
    if (reaction < 0) throw new Error('the command got no reaction');
    const until = toGitHub.slice(0, reaction + 1);
    return { values: [inTurn(until, DELAY_MS)], note: list(until) };
  },
};

export const longThread: Figure = {
  name: 'A command in a thread of 1,100 comments at 300 ms an answer: requests to GitHub; seconds',
  goals: ['≤ 25', '≤ 4.0 s'],
  async measure() {
    const { toGitHub, all, seconds } = await command({ delayMs: 300, comments: 1_100 });
    return {
      values: [toGitHub.length, seconds],
      note: `The whole step without the second before its only poll; ${inTurn(all, 300)} requests follow one another.`,
    };
  },
};

/** Each repeated to 65,536 characters: nested lists and quotes, and constructs that are opened and not closed. */
const PIECES = '- ~> ~* - ~1. ~\n- ~[~[a](~![~<!--~<a ~`~*a~_*~&#~||'.split('~');
const LONGEST = 65_536;

export const hostileText: Figure = {
  name: '65,536 hostile characters in a comment: seconds more than a short comment before the permission; whole run',
  goals: ['≤ 0.25 s', '≤ 1.00 s'],
  async measure() {
    // The first run is slower than those after it.
    await command({});
    const short = await command({});
    let before = 0;
    let worst = { seconds: 0, piece: '' };
    for (const piece of PIECES) {
      const text = piece.repeat(LONGEST / piece.length);
      const body = `${COMMAND}\n${text}`.slice(0, LONGEST);
      const { seconds, secondsBefore } = await command({ body });
      before = Math.max(before, secondsBefore - short.secondsBefore);
      if (seconds > worst.seconds) worst = { seconds, piece };
    }
    return {
      values: [before, worst.seconds],
      note: `The slowest of ${PIECES.length} texts repeats ${JSON.stringify(worst.piece)}. The whole run, with its start but without the second before its only poll; a short comment takes ${short.seconds.toFixed(2)} s.`,
    };
  },
};
