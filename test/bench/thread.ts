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

interface Conversation {
  readonly delayMs?: number;
  /** How many comments of others are in the thread. */
  readonly comments?: number;
  /** The commands, one after the other. */
  readonly commands?: readonly string[];
  /** GitHub's rendering of the issue, in place of the simulated one. */
  readonly html?: string;
}

/** The first command creates a job, the others continue it. Returns what the last one needed. */
async function converse({ delayMs = 0, comments = 0, commands = [COMMAND], html }: Conversation) {
  // A job is active in the answer to the create and has ended at the first poll.
  await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5, delayMs });
  let now = () => Date.now() - DAY_MS;
  await using thread = await openThread({ now: () => now() });
  const { github, issue } = thread;
  for (let nth = 1; nth <= comments; nth++)
    github.world.addComment(issue, `${nth}`, { as: 'maintainer' });
  now = Date.now;

  if (html !== undefined) {
    const change = (answer: { status: number; body?: unknown }) => {
      return { ...answer, body: { ...(answer.body as object), body_html: html } };
    };
    github.fault({ operation: 'issues/get', name: 'altered', change, times: Infinity });
  }

  let toGitHub: Arrival[] = [];
  github.before(undefined, async ({ operation }) => {
    toGitHub.push({ name: operation ?? '', at: Date.now() });
    await pause(delayMs);
  });

  let [seconds, earlier] = [0, 0];
  for (const body of commands) {
    toGitHub = [];
    earlier = service.requests.length;
    const inputs = { 'project-id': 'new-link', 'poll-interval': '1' };
    const options = thread.command(body, service, { inputs });
    const { wallMs, outputs, stdout } = await runTrusting(OURS, options);
    if (outputs.outcome !== 'pr-opened') throw new Error(`the command did not succeed: ${stdout}`);

    // Without the second before the only poll.
    seconds = wallMs / 1_000 - 1;
  }

  const toService = service.requests.slice(earlier);
  const all = [...toGitHub, ...toService.map(({ method, at }) => ({ name: method, at }))];
  return { seconds, toGitHub, all: all.toSorted((a, b) => a.at - b.at) };
}

/** The length of the longest chain of requests in which each one started after the previous answer. */
function inTurn(arrivals: readonly Arrival[]): number {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return arrivals.filter(({ at }) => {
    if (at < answeredAt) return false;
    answeredAt = at + DELAY_MS;
    return true;
  }).length;
}

const list = (arrivals: readonly Arrival[]) => arrivals.map(({ name }) => name).join(', ');

export const roundTrips: Figure = {
  name: 'A job with a thread: answers that it waits for one after the other; requests to GitHub of a first command; of a follow-up',
  goals: ['≤ 7', '≤ 10', '≤ 11'],
  async measure() {
    const rounds = await takeTurns(5, {
      slow: async () => (await converse({ delayMs: DELAY_MS })).seconds,
      fast: async () => (await converse({})).seconds,
    });
    // One answer is the one for the permission.
    const counts = medianOf(rounds.map(({ slow, fast }) => ((slow - fast) * 1_000) / DELAY_MS - 1));
    const first = await converse({ delayMs: DELAY_MS });
    const next = await converse({ delayMs: DELAY_MS, commands: [COMMAND, COMMAND] });
    return {
      values: [Math.round(counts.median), first.toGitHub.length, next.toGitHub.length],
      note: `How much longer the step takes where an answer takes ${DELAY_MS} ms than where it takes none, in answers, without the one for the permission: ${counts.median.toFixed(2)}, ${counts.words}. First command: ${list(first.all)}. Follow-up: ${list(next.all)}.`,
    };
  },
};

export const firstSign: Figure = {
  name: 'Requests that follow one another until 👀 is under the command',
  goals: ['≤ 2'],
  async measure() {
    const { toGitHub } = await converse({ delayMs: DELAY_MS });
    const reaction = toGitHub.findIndex(({ name }) => name.startsWith('reactions/'));
    if (reaction < 0) throw new Error('the command got no reaction');

    const until = toGitHub.slice(0, reaction + 1);
    return { values: [inTurn(until)], note: `${list(until)}.` };
  },
};

const LONGEST = 65_536;
/** Each repeated to 65,536 characters: nested lists and quotes, and constructs that are opened and not closed. */
const MARKDOWN = '- ~> ~* - ~1. ~\n- ~[~[a](~![~<!--~<a ~`~*a~_*~&#~||'.split('~');
/** The same in GitHub's rendering: deep nesting, and many columns and rows. */
const HTML =
  '<blockquote>~<ul><li>~<em>~<a href="x">~<table>~<table><tr>~<td>~<tr><td>~<pre>'.split('~');
const filled = (piece: string) => piece.repeat(LONGEST / piece.length);

export const heavyThread: Figure = {
  name: 'A command in a thread of 1,100 comments: requests to GitHub; 65,536 hostile characters, or their HTML: whole run',
  goals: ['≤ 32', '≤ 1.00 s'],
  async measure() {
    const { toGitHub } = await converse({ comments: 1_100 });

    let slowest = { seconds: 0, piece: '' };
    const hostile: { piece: string; body: string; html?: string }[] = [
      ...MARKDOWN.map((piece) => ({ piece, body: `${COMMAND}\n${filled(piece)}` })),
      ...HTML.map((piece) => ({ piece, body: COMMAND, html: filled(piece) })),
    ];
    for (const { piece, body, html } of hostile) {
      const commands = [body.slice(0, LONGEST)];
      const { seconds } = await converse({ commands, ...(html !== undefined && { html }) });
      if (seconds > slowest.seconds) slowest = { seconds, piece };
    }
    return {
      values: [toGitHub.length, slowest.seconds],
      note: `The slowest of ${hostile.length} texts repeats ${JSON.stringify(slowest.piece)}. Without the second before the only poll.`,
    };
  },
};
