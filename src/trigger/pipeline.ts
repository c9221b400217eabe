import { readPromptFile } from '../context/prompt-file.ts';
import type { Session } from '../environment.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { explain } from '../github/explain.ts';
import { GitHubError } from '../github/github-error.ts';
import { issueUrl } from '../github/issues.ts';
import { fetchPullRequestsOfCommit } from '../github/pull-requests.ts';
import { fetchSourceRepository } from '../github/source-repository.ts';
import { hasAudienceOf, visibilityInEvent } from '../github/visibility.ts';
import { type Inputs, threadNumber } from '../inputs/inputs.ts';
import { openThread } from '../job/open-thread.ts';
import { runJob } from '../job/run-job.ts';
import type { ChangesSource, JobRequest, ThreadLocation } from '../job-request.ts';
import { isPullRequest } from '../result/pull-request.ts';
import { membersOf } from '../text/json.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { shortHash } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import type { EventFacts } from './event.ts';
import { mayCommand, permissionRefusalIn } from './permission.ts';

/** A workflow that answers pull requests must not answer the agent's own, because it would never end. */
const OWN_PULL_REQUEST = new SkippedRun({
  title: 'Skipped: the agent’s own pull request',
  happened: text`A job of this action opened this pull request, so the workflow does not ask for changes to it. Nothing was sent.`,
  next: text`To continue that job, comment a command in the pull request’s conversation.`,
});

/** The inputs that shape a request, besides the prompt. */
const REQUEST_INPUTS = [
  'job-id',
  'conversation',
  'context',
  'paths',
  'diff-base',
  'source-repository',
] as const;
type RequestInput = (typeof REQUEST_INPUTS)[number];
type RunOfCommand = Pick<Session['run'], 'id' | 'job' | 'step'>;

/** Mode `job` for a run that no comment started. Resolves to true if the step fails. */
export async function pipelineRun(facts: EventFacts, session: Session): Promise<boolean> {
  const { reviewer } = facts;
  // In a public repository, everyone can submit a review.
  const refusal = reviewer && (await permissionRefusalIn(session, reviewer));
  if (refusal) {
    // This is not posted in the thread, because the review addresses people.
    await session.publisher.end({ outcome: 'denied' }, { ...refusal, next: undefined });
    return false;
  }

  if (await answersOwnPullRequest(facts, session)) throw OWN_PULL_REQUEST;

  const request = await requestOfInputs(facts, session);
  return runJob(request, session);
}

/** A dry run does not read the thread, and answers as if the pull request were not the agent's own. */
async function answersOwnPullRequest(facts: EventFacts, session: Session): Promise<boolean> {
  const { inputs, event } = session;
  const pullRequest = /^pull_request(_target)?$/.test(event.name) ? facts.eventIssue : undefined;
  const mayAnswer = pullRequest !== undefined && !inputs['dry-run'];
  return mayAnswer && isOfAgent(pullRequest, session);
}

/**
 * A record in the pull request's thread says that a job opened it. The run of the job writes that record only after the job has
 * ended, so there is none when the pull request is opened.
 */
async function isOfAgent(pull: number, session: Session): Promise<boolean> {
  const { openGitHub, run } = session;
  try {
    const records = await readRecords(openThread(pull, await openGitHub(), session));
    return records.some(({ prLink }) => isPullRequest(prLink, pull, run));
  } catch (error) {
    // A workflow whose token cannot read the thread still answers pull requests.
    if (error instanceof SetupError || error instanceof GitHubError) return false;
    throw error;
  }
}

async function requestOfInputs(facts: EventFacts, session: Session): Promise<JobRequest> {
  const { inputs } = session;
  const { eventIssue, reviewer } = facts;
  const { 'job-id': jobId, 'issue-number': issueNumber, conversation } = inputs;

  const instruction = await readInstruction(session);
  const thread = inputs['dry-run'] ? undefined : await findThread(facts, session);
  const threadIssue = thread?.issue ?? threadNumber(inputs, eventIssue);
  return {
    command: undefined,
    commandId: commandIdOfRun({ instruction, thread: threadIssue }, session),
    instruction,
    target: jobId === undefined ? { type: conversation } : { type: 'job', jobId },
    issue: issueNumber ?? eventIssue,
    author: reviewer,
    mayCommand: mayCommand(session),
    thread,
    threadUrl: threadIssue === undefined ? undefined : threadUrlOf(threadIssue, session),
    source: await findSource(session),
  };
}

async function findSource(session: Session): Promise<ChangesSource | undefined> {
  const { inputs, event, run, openGitHub } = session;
  const name = inputs['source-repository'];
  if (name === undefined) return undefined;

  const api = await openGitHub();
  const source = await fetchSourceRepository(api, name).catch((error) => {
    throw sourceUnreadable(name, error);
  });
  const place = visibilityInEvent(membersOf(event.payload).repository);
  const isOwn = source.id === run.repository.id;
  return { ...source, isHidden: !isOwn && !hasAudienceOf(place, source.visibility) };
}

function sourceUnreadable(name: string, error: unknown): SetupError {
  const grant = text`Give the action a \`github-token\` with \`contents: read\` in ${code(name)}.`;
  const what = text`the request for the source repository ${code(name)}`;
  const { happened, next } = explain(error, { what, grant, again: 'start a new run' });
  return new SetupError({
    title: 'Could not read the source repository',
    happened: text`${happened} Nothing was sent.`,
    next,
  });
}

async function readInstruction(session: Session): Promise<string | undefined> {
  const { inputs, folders, files } = session;
  const path = inputs['prompt-file'];
  return path === undefined ? inputs.prompt : readPromptFile(path, folders, files);
}

/**
 * A re-run has the same ID. Whatever shapes a request is part of its ID, because jobs of a matrix, and jobs that call the same
 * reusable workflow, have the same names of job and step.
 */
export function commandIdOfRun(
  { instruction, thread }: { instruction: string | undefined; thread: number | undefined },
  { inputs, run }: { inputs: Pick<Inputs, RequestInput>; run: RunOfCommand },
): string {
  const given = REQUEST_INPUTS.map((name) => inputs[name] ?? null);
  const hash = shortHash([instruction ?? null, thread ?? null, ...given]);
  const { id, job, step } = run;
  return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}

function threadUrlOf(issue: number, { inputs, event, run }: Session): string {
  // `issue-number` may be an issue or a pull request. GitHub redirects from the page of an issue to that of a pull request.
  const isOnPull = inputs['issue-number'] === undefined && event.name !== 'issues';
  return issueUrl(run, issue, { isPullRequest: isOnPull });
}

/**
 * The thread for the run's comments is that of the event or of `issue-number`, or for a push that of the merged pull request. A
 * run whose required thread is not available ends.
 */
async function findThread(
  { eventIssue, pushedCommit }: EventFacts,
  session: Session,
): Promise<ThreadLocation | undefined> {
  const { inputs, openGitHub, publisher } = session;
  const { comment, conversation } = inputs;
  const eventOrInput = threadNumber(inputs, eventIssue);
  const commit = comment === 'always' ? pushedCommit : undefined;
  if (eventOrInput === undefined && commit === undefined) return undefined;

  const isRequired =
    comment === 'always' || inputs['issue-number'] !== undefined || conversation === 'continue';
  try {
    const api = await openGitHub();
    const findByCommit = async () =>
      commit === undefined ? undefined : findMergedPullRequest(commit, api, session);
    const issue = eventOrInput ?? (await findByCommit());
    return issue === undefined ? undefined : { api, issue, isRequired };
  } catch (error) {
    if (isRequired || !(error instanceof SetupError)) throw error;
    const { title: topic } = error.userMessage;
    publisher.warn({ ...error.userMessage, title: 'Continuing without comments', topic });
    return undefined;
  }
}

/** Of several pull requests of this repository that contain the commit, the one that was merged last counts. */
async function findMergedPullRequest(
  commit: string,
  api: GitHubApi,
  { inputs, publisher, run }: Session,
): Promise<number | undefined> {
  const pulls = await fetchPullRequestsOfCommit(api, commit).catch((error) => {
    const { happened, next } = explain(error, {
      what: 'the request for the pull requests of the pushed commit',
      grant: text`Grant the job \`pull-requests: write\`.`,
      again: 'start a new run',
    });
    throw threadNotFound(happened, next);
  });

  const fullName = run.repository.fullName.toLowerCase();
  const [newest] = pulls
    .filter(({ repository, mergedAt }) => mergedAt && repository.toLowerCase() === fullName)
    .toSorted((a, b) => (b.mergedAt ?? 0) - (a.mergedAt ?? 0));
  if (newest) return newest.number;

  const why = text`No merged pull request contains commit ${code(commit)}, so the run has no thread.`;
  if (inputs.conversation !== 'continue') {
    publisher.info(why);
    return undefined;
  }
  throw threadNotFound(
    why,
    text`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`,
  );
}

function threadNotFound(why: Text, next: Text): SetupError {
  return new SetupError({
    title: 'Could not find the thread',
    happened: text`${why} Nothing was sent.`,
    next,
  });
}
