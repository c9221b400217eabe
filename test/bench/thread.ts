/** Figures of a command in a thread, where every answer of GitHub and of the service takes its time. */

import { setTimeout as pause } from 'node:timers/promises';
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { REPOSITORY } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { OURS, runStep, TRUST, takeTurns, type Value } from './measure.ts';

const DELAY_MS = 150;
const COMMAND = '/docs write the quickstart';
const DAY_MS = 86_400_000;
const FIRST_PULL = 5_000;

interface Conversation {
  readonly delayMs?: number;
  /** How many comments of others are in the thread, from the day before. */
  readonly comments?: number;
  /** The commands, one after the other. */
  readonly commands?: readonly string[];
  /** Pull requests are on another host, so that they are neither read nor announced. */
  readonly isElsewhere?: boolean;
  /** GitHub's rendering of the issue, in place of the simulated one. */
  readonly html?: string;
  /** Default: `pr-opened`. A command whose HTML comments nobody sees is refused. */
  readonly outcome?: string;
}

/** The first command creates a job, the others continue it. Returns what the last one needed. */
async function converse({
  delayMs = 0,
  comments = 0,
  commands = [COMMAND],
  html,
  isElsewhere = false,
  outcome = 'pr-opened',
}: Conversation) {
  // A job is active in the answer to the create and has ended at the first poll.
  const repository = isElsewhere ? undefined : `https://github.com/${REPOSITORY}`;
  const pulls = repository === undefined ? {} : { repository, firstPull: FIRST_PULL };
  await using service = await startService({
    tls: CERTIFICATES.trusted,
    pace: 0.5,
    delayMs,
    ...pulls,
  });
  let now = () => Date.now() - DAY_MS;
  await using thread = await openThread({ now: () => now() });
  const { github, issue } = thread;
  for (const [turn] of commands.entries())
    github.world.addIssue(REPOSITORY, { number: FIRST_PULL + turn, pull: true });
  for (let nth = 1; nth <= comments; nth++)
    github.world.addComment(issue, `${nth}`, { as: 'maintainer' });
  now = Date.now;

  if (html !== undefined) {
    const change = (answer: { status: number; body?: unknown }) => {
      return { ...answer, body: { ...(answer.body as object), body_html: html } };
    };
    github.fault({ operation: 'issues/get', name: 'altered', change, times: Infinity });
  }

  /** Requests to GitHub, and when they arrived in ms since 1970. */
  let toGitHub: { name: string; at: number }[] = [];
  github.before(undefined, async ({ operation }) => {
    toGitHub.push({ name: operation ?? '', at: Date.now() });
    await pause(delayMs);
  });

  let seconds = 0;
  for (const body of commands) {
    toGitHub = [];
    const inputs = { 'project-id': 'new-link', 'poll-interval': '1' };
    const { env, ...options } = thread.command(body, service, { inputs });
    const { wallMs, outputs, stdout } = await runStep(OURS, {
      ...options,
      env: { ...env, ...TRUST },
    });
    if (outputs.outcome !== outcome) throw new Error(`the command did not succeed: ${stdout}`);

    // Without the second before the only poll.
    seconds = wallMs / 1_000 - (outcome === 'pr-opened' ? 1 : 0);
  }
  return { seconds, toGitHub };
}

export async function roundTrips(): Promise<Value[]> {
  const first = await converse({});
  const next = await converse({ commands: [COMMAND, COMMAND] });

  const name = 'Answers that a job with a thread waits for, in turn';
  return [
    { name, value: await answersInTurn({ isElsewhere: true }), most: 8 },
    { name: `${name}, with its pull request`, value: await answersInTurn({}), most: 11 },
    { name: 'Requests to GitHub of a first command', value: first.toGitHub.length, most: 14 },
    { name: 'Requests to GitHub of a follow-up', value: next.toGitHub.length, most: 15 },
  ];
}

async function answersInTurn(conversation: Conversation): Promise<number> {
  const slow = async () => (await converse({ ...conversation, delayMs: DELAY_MS })).seconds;
  const fast = async () => (await converse(conversation)).seconds;
  const seconds = await takeTurns(5, [slow, fast], (a, b) => a - b);

  // One answer is the one for the permission.
  return Math.round((seconds * 1_000) / DELAY_MS - 1);
}

export async function firstSign(): Promise<Value[]> {
  const { toGitHub } = await converse({ delayMs: DELAY_MS });
  const reaction = toGitHub.findIndex(({ name }) => name.startsWith('reactions/'));
  if (reaction < 0) throw new Error('the command got no reaction');

  // Only those that started after the previous answer.
  let answeredAt = 0;
  const inTurn = toGitHub.slice(0, reaction + 1).filter(({ at }) => {
    if (at < answeredAt) return false;
    answeredAt = at + DELAY_MS;
    return true;
  });
  const name = 'Requests that follow one another until 👀 is under the command';
  return [{ name, value: inTurn.length, most: 2 }];
}

const LONGEST = 65_536;
/** Each repeated to 65,536 characters: nested lists and quotes, and constructs that are opened and not closed. */
const MARKDOWN = '- ~> ~* - ~1. ~\n- ~[~[a](~![~<!--~<a ~`~*a~_*~&#~||'.split('~');
/** The same in GitHub's rendering: deep nesting, and many columns and rows. */
const HTML =
  '<blockquote>~<ul><li>~<em>~<a href="x">~<table>~<table><tr>~<td>~<tr><td>~<pre>'.split('~');
const filled = (piece: string) => piece.repeat(LONGEST / piece.length);

export async function heavyThread(): Promise<Value[]> {
  const { toGitHub } = await converse({ comments: 1_100, isElsewhere: true });

  const hostile = [
    ...MARKDOWN.map((piece) => ({
      commands: [`${COMMAND}\n${filled(piece)}`.slice(0, LONGEST)],
      outcome: piece === '<!--' ? 'skipped' : 'pr-opened',
    })),
    ...HTML.map((piece) => ({ html: filled(piece) })),
  ];
  const times: number[] = [];
  for (const conversation of hostile) times.push((await converse(conversation)).seconds);

  const name = 'Whole run with 65,536 hostile characters, or their HTML: the slowest';
  return [
    { name: 'Requests to GitHub in a thread of 1,100 comments', value: toGitHub.length, most: 34 },
    { name, value: Math.max(...times), most: 1, unit: ' s', decimals: 2 },
  ];
}
