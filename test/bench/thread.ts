/** Figures of a command in a thread, where every answer of GitHub and of the service takes its time. */
import { setTimeout as pause } from 'node:timers/promises';
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { REPOSITORY } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { runOurs } from './measure.ts';

const DELAY_MS = 150;
const COMMAND = '/docs write the quickstart';
const FIRST_PULL = 5_000;

interface Conversation {
  delayMs?: number;
  /** How many comments of others are in the thread. */
  comments?: number;
  /** The commands, one after the other. */
  commands?: readonly string[];
  /** Pull requests are on another host, so that they are neither read nor announced. */
  isElsewhere?: boolean;
  /** GitHub's rendering of the issue, in place of the simulated one. */
  html?: string;
}

/** The first command creates a job, the others continue it. Returns what the last one needed. */
async function converse(conversation: Conversation) {
  const { delayMs = 0, comments = 0, commands = [COMMAND], html, isElsewhere } = conversation;
  // A job is active in the answer to the create and has ended at the first poll.
  const options = { tls: CERTIFICATES.trusted, pace: 0.5, delayMs };
  const here = { repository: `https://github.com/${REPOSITORY}`, firstPull: FIRST_PULL };
  await using service = await startService(isElsewhere ? options : { ...options, ...here });
  let now = () => Date.now() - 86_400_000;
  await using thread = await openThread({ now: () => now() });
  const { github, repository, issue } = thread;
  for (const [turn] of commands.entries())
    github.world.addIssue(repository, { number: FIRST_PULL + turn, pull: true });
  for (let nth = 1; nth <= comments; nth++)
    github.world.addComment(issue, `${nth}`, { as: 'maintainer' });
  now = Date.now;

  if (html !== undefined)
    github.fault({
      operation: 'issues/get',
      name: 'altered',
      times: Infinity,
      change: (answer) => ({ ...answer, body: { ...(answer.body as object), body_html: html } }),
    });

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
    const { wallMs, outputs, stdout } = await runOurs(thread.command(body, service, { inputs }));
    const isSent = outputs.outcome === 'pr-opened';
    // A command whose HTML comments nobody sees is refused.
    if (!isSent && !body.includes('<!--')) throw new Error(`the command failed: ${stdout}`);

    // Without the second before the only poll.
    seconds = wallMs / 1_000 - (isSent ? 1 : 0);
  }
  return { seconds, toGitHub };
}

/** How many requests follow one another: those that started when all before them had their answers. */
function inTurn(requests: readonly { at: number }[]): number {
  let answeredAt = 0;
  const next = requests.filter(({ at }) => {
    const isNext = at >= answeredAt;
    if (isNext) answeredAt = at + DELAY_MS;
    return isNext;
  });
  return next.length;
}

/**
 * The answers that a run waits for are as many as those of GitHub. Two of the service come in place of the permission, and
 * of the edit of the progress comment in the pause before the poll.
 */
async function answersInTurn(isElsewhere: boolean): Promise<number> {
  const { toGitHub } = await converse({ isElsewhere, delayMs: DELAY_MS });
  return inTurn(toGitHub);
}

export async function roundTrips() {
  const first = await converse({});
  const next = await converse({ commands: [COMMAND, COMMAND] });
  const answers = [await answersInTurn(true), await answersInTurn(false)];
  return [...answers, first.toGitHub.length, next.toGitHub.length];
}

export async function firstSign() {
  const { toGitHub } = await converse({ delayMs: DELAY_MS });
  const reaction = toGitHub.findIndex(({ name }) => name.startsWith('reactions/'));
  if (reaction < 0) throw new Error('the command got no reaction');

  return [inTurn(toGitHub.slice(0, reaction + 1))];
}

const LONGEST = 65_536;
/** Each repeated to 65,536 characters: nested lists and quotes, and constructs that are opened and not closed. */
const MARKDOWN = '- ~> ~* - ~[~[a](~<!--~<a ~`~*a~&#~||'.split('~');
/** The same in GitHub's rendering: deep nesting, and many columns and rows. */
const HTML = '<blockquote>~<ul><li>~<a href="x">~<table>~<td>~<tr><td>~<pre>'.split('~');

export async function heavyThread() {
  const { toGitHub } = await converse({ comments: 1_100, isElsewhere: true });

  const filled = (piece: string) => piece.repeat(LONGEST / piece.length);
  const hostile: Conversation[] = [
    ...MARKDOWN.map((piece) => ({ commands: [`${COMMAND}\n${filled(piece)}`.slice(0, LONGEST)] })),
    ...HTML.map((piece) => ({ html: filled(piece) })),
  ];
  const times: number[] = [];
  for (const conversation of hostile) times.push((await converse(conversation)).seconds);
  return [toGitHub.length, Math.max(...times)];
}
