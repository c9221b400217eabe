import type { Session } from '../environment.ts';
import { asFault, faultRemedy, faultText } from '../github/faults.ts';
import { RepositoryThreads } from '../job/repository-threads.ts';
import { text } from '../text/sentence.ts';
import { removeReplaced } from '../thread/answer.ts';
import { Collector } from './collector.ts';
import { type CollectSession, type EarlierCommand, listCommands, MAX_AGE_MS } from './commands.ts';
import { openedPullRequest } from './opened.ts';
import { type PullRequests, readPullRequests } from './pull-requests.ts';
import type { Failure } from './reader.ts';
import { presentCollected } from './summary.ts';

/** Mode `collect`: posts the results of jobs that no run waits for. Returns whether the step fails. */
export async function collectRun(session: Session): Promise<boolean> {
  const { inputs, publisher, signal, event } = session;
  const service = await session.openService();
  const api = await session.openGitHub();
  const threads = new RepositoryThreads(api, session);
  const collectSession: CollectSession = { ...session, api, threads, service };

  const collector = new Collector(collectSession);
  const { reader, warnings } = collector;
  let failure: Failure | undefined;
  let pullRequests: PullRequests | undefined;
  try {
    const limits = { signal, isLate: () => reader.isLate };
    const list = await listCommands(collectSession, limits);
    warnings.push(...list.warnings);

    const unanswered = list.commands.filter(isUnanswered);
    if (inputs['dry-run']) {
      await dryRun(unanswered, collectSession);
      return false;
    }

    // Progress comments and lesser answers that a killed run has left beside the end.
    for (const { issue, best, hasLeftovers } of list.commands) {
      if (hasLeftovers && !signal.aborted) await removeReplaced(best, threads.open(issue));
    }

    await collector.run(unanswered, openedPullRequest(event));
    if (inputs['report-pull-requests']) {
      const urls = urlsIn(list.commands, collector);
      pullRequests = await readPullRequests(urls, collectSession, reader);
    }
  } catch (error) {
    if (!signal.aborted) failure = notListed(error);
  }
  if (signal.aborted) failure = CANCELED;

  const presented = presentCollected(
    collector,
    { failure: failure ?? reader.failure, pullRequests },
    inputs,
    publisher.help,
  );
  for (const line of presented.lines) publisher.info(line);
  await publisher.publish(presented);
  return presented.outputs.outcome !== 'collected';
}

/** No result was posted, and no run has given up on it. */
function isUnanswered({ best: { record } }: EarlierCommand): boolean {
  return record.state === 'sent' && !record.givenUp;
}

/** The pull requests of the jobs, the oldest job's first. */
function urlsIn(commands: EarlierCommand[], { finished }: Collector): string[] {
  // A comment that changed recently can be about an older job.
  const recent = commands.filter(({ ageMs }) => ageMs <= MAX_AGE_MS);
  const earlier = recent
    .toSorted((a, b) => b.ageMs - a.ageMs)
    .flatMap(({ best }) => best.record.prLink ?? []);
  return [...earlier, ...finished.map(({ prLink }) => prLink)];
}

async function dryRun(
  unanswered: EarlierCommand[],
  { service, publisher }: CollectSession,
): Promise<void> {
  const lines = unanswered.map(({ issue, best }) => {
    const { method, url } = service.preview({ jobId: best.record.jobId });
    return `${method} ${url.href} (#${issue})`;
  });
  const note = text`Jobs without a posted result: ${unanswered.length}.`;
  await publisher.dryRun(lines, {}, note);
}

const CANCELED: Failure = {
  outcome: 'cancelled',
  title: 'Canceled',
  happened: text`The run was canceled.`,
  next: text`The next run continues.`,
};

function notListed(error: unknown): Failure {
  const fault = asFault(error);
  return {
    outcome: 'failed',
    title: 'Could not list the comments',
    happened: text`GitHub did not list the repository’s comments (${faultText(fault)}).`,
    next: faultRemedy(fault),
  };
}
