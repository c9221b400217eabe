/**
 * A workflow for pull requests must not work on the agent's own: each would start the next,
 * and never end.
 */
import type { RunPlace, Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import type { EventIssue } from '../github/event.ts';
import { GitHubError } from '../github/github-error.ts';
import { openThread } from '../job/open-thread.ts';
import { isRunRepository } from '../job/read-pull-request.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import { type Text, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import type { PostedRecord } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';

/** Threads that the description of a pull request links, and that are read. */
const MAX_THREADS = 5;

/**
 * Rejects with a SkippedRun. A dry run reads no thread, and goes on as if the pull request were
 * not the agent's own.
 */
export async function requireOthersPullRequest(
  pull: EventIssue | undefined,
  session: Session,
): Promise<void> {
  const { event, inputs } = session;
  const isAboutPull = ['pull_request', 'pull_request_target'].includes(event.name);
  const isAsked = isAboutPull && !inputs['dry-run'];
  const why = isAsked && pull ? await whyOwn(pull, session) : undefined;
  if (why === undefined) return;

  throw new SkippedRun({
    title: 'Skipped: the agent’s own pull request',
    happened: text`${why}, so the workflow does not ask for changes to it. Nothing was sent.`,
    next: text`To ask for changes, comment a command in the pull request’s conversation.`,
  });
}

/**
 * The run of a job says in the pull request's thread whose work it is, but only after the job has
 * ended. When GitHub says that the pull request was opened, only its description tells: the agent
 * was asked to link the thread or the run there.
 */
async function whyOwn(
  { number, body, isByBot }: EventIssue,
  session: Session,
): Promise<Text | undefined> {
  for (const { prLink } of await recordsIn(number, session))
    if (await isPullHere(prLink, number, session))
      return text`A job of this action opened this pull request`;
  if (!isByBot) return undefined;

  const { page, issues } = linksIn(body, session.run);
  if (page !== undefined) return text`This pull request of a bot links ${page} of this repository`;

  for (const issue of issues.slice(0, MAX_THREADS))
    if (await hasJobFor(issue, number, session))
      return text`This pull request of a bot links #${issue}, whose job it is from`;
  return undefined;
}

/** The URL is that of this pull request of the run's repository, perhaps under an earlier name. */
async function isPullHere(prLink: string | undefined, number: number, session: Session) {
  const { id } = locatePullRequest(prLink, session.run) ?? {};
  return id?.number === number && isRunRepository(`${id.owner}/${id.repo}`, session);
}

/** A workflow whose token cannot read the thread still works on pull requests. */
async function recordsIn(issue: number, session: Session): Promise<PostedRecord[]> {
  try {
    return await readRecords(openThread(issue, await session.openGitHub(), session));
  } catch (error) {
    if (error instanceof SetupError || error instanceof GitHubError) return [];
    throw error;
  }
}

/** The thread's job has this pull request, or none that the thread knows of. */
async function hasJobFor(issue: number, pull: number, session: Session): Promise<boolean> {
  const newest = jobOfThread(await recordsIn(issue, session));
  if (newest === undefined) return false;

  const { prLink } = newest;
  return prLink === undefined || isPullHere(prLink, pull, session);
}

/** What the agent is asked to link without a thread. Release bots link a comparison of tags. */
const PAGES: readonly [start: RegExp, name: string][] = [
  [/^actions\/runs\//, 'a workflow run'],
  [/^compare\/[0-9a-f]{40}\.\.\.[0-9a-f]{40}(?![0-9a-f])/, 'a comparison of commits'],
];

/** What of this repository a description links: by an address, or as `#7` or `octo-org/docs#7`. */
export function linksIn(description: string, { serverUrl, repository }: RunPlace) {
  const name = repository.fullName.toLowerCase();
  const home = `${serverUrl.toLowerCase()}/${name}/`;
  const words = description.toLowerCase();

  const threads = [`${home}issues/`, `${home}pull/`, `${name}#`];
  const short = threads.reduce((rest, thread) => rest.replaceAll(thread, '#'), words);
  const numbers = [...short.matchAll(/(?<![\w&/])#(\d{1,15})\b/g)].map(([, number]) =>
    Number(number),
  );
  const pages = words.split(home).slice(1);
  const [, page] = PAGES.find(([start]) => pages.some((each) => start.test(each))) ?? [];
  return { page, issues: [...new Set(numbers)] };
}
