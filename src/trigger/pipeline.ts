import { createHash } from 'node:crypto';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Session } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, GitHubFault, refused } from '../github/faults.ts';
import { pullRequestsOfCommit } from '../github/pull-requests.ts';
import { threadOf } from '../inputs/inputs.ts';
import { type JobRequest, openThread, type ThreadLocation } from '../job/conversation.ts';
import { jobRun } from '../job/run.ts';
import { isPullRequest } from '../result/pull-request.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { readRecords } from '../thread/thread.ts';
import type { Author, EventFacts } from './event.ts';
import { checkPermission, mayCommand } from './permission.ts';

/** A workflow that answers pull requests must not answer the agent's own, without end. */
const OWN_PULL_REQUEST = new NothingToDo({
  title: 'Skipped: the agent’s own pull request',
  happened: text`A job of this action opened this pull request, so the workflow does not ask for changes to it. Nothing was sent.`,
  next: text`To continue that job, comment a command in the pull request’s conversation.`,
});

/** Mode `job` for a run that no comment started. Returns whether the step fails. */
export async function pipelineRun(facts: EventFacts, session: Session): Promise<boolean> {
  const { inputs, run, folders, files } = session;
  const { reviewer: author } = facts;
  if (author && !(await isAllowed(author, session))) return false;

  const { pullRequest } = facts;
  const mayAnswer = pullRequest !== undefined && !inputs['dry-run'];
  if (mayAnswer && (await isOfAgent(pullRequest, session))) throw OWN_PULL_REQUEST;

  const file = inputs['prompt-file'];
  const instruction =
    file === undefined ? inputs.prompt : await readPromptFile(file, folders, files);
  const jobId = inputs['job-id'];
  const whatToDo = `${jobId ?? ''}\n${instruction ?? ''}`;
  const hash = createHash('sha256').update(whatToDo).digest('hex').slice(0, 16);
  const { id, job, step } = run;

  const request: JobRequest = {
    instruction,
    target: jobId === undefined ? { type: inputs.conversation } : { type: 'job', jobId },
    // The same in a re-run.
    commandId: [id, job, step, hash].map((part) => part.slice(0, 100)).join('/'),
    thread: inputs['dry-run'] ? undefined : await findThread(facts, session),
    issue: inputs['issue-number'] ?? facts.eventIssue,
    author,
    mayCommand: mayCommand(session),
  };
  return jobRun(request, session);
}

/** In a public repository, everyone can submit a review. A refusal is not posted: the review addresses people. */
async function isAllowed(author: Author, session: Session): Promise<boolean> {
  const { inputs, signal, openGitHub, publisher } = session;
  const api = await openGitHub();
  const minimum = inputs['minimum-permission'];
  const permission = await checkPermission({
    author,
    minimum,
    api,
    signal,
    what: 'Work on a review',
  });
  if (permission === 'allowed') return true;

  await publisher.end({ outcome: 'denied' }, { ...permission, next: undefined });
  return false;
}

/** Whether a job opened a pull request, as a record in its thread says. Where that cannot be read, it did not. */
async function isOfAgent(pull: number, session: Session): Promise<boolean> {
  const { openGitHub, run } = session;
  try {
    const records = await readRecords(openThread(pull, await openGitHub(), session));
    return records.some(({ prLink }) => isPullRequest(prLink ?? '', pull, run));
  } catch (error) {
    // Without a token, or one that may read the thread, nothing says so.
    if (error instanceof SetupError || error instanceof GitHubFault) return false;
    throw error;
  }
}

/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread(
  { eventIssue, pushedCommit }: EventFacts,
  { inputs, openGitHub, publisher, run }: Session,
): Promise<ThreadLocation | undefined> {
  const { comment, conversation } = inputs;
  const issue = threadOf(inputs, eventIssue);
  const commit = comment === 'always' ? pushedCommit : undefined;
  if (issue === undefined && !commit) return undefined;

  const isRequired =
    comment === 'always' || inputs['issue-number'] !== undefined || conversation === 'continue';
  let api: GitHubApi;
  try {
    api = await openGitHub();
  } catch (error) {
    if (isRequired || !(error instanceof SetupError)) throw error;
    const { title, topic = title } = error.trouble;
    publisher.warn({ ...error.trouble, title: 'Continuing without comments', topic });
    return undefined;
  }

  const number = issue ?? (await mergedAs(commit ?? '', api, run.repository.fullName));
  if (number !== undefined) return { api, issue: number, isRequired };

  const happened = text`No merged pull request contains commit ${code(commit ?? '')}, so the run has no thread.`;
  if (conversation === 'continue')
    throw threadNotFound(
      happened,
      text`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`,
    );

  publisher.info(happened);
  return undefined;
}

function threadNotFound(why: Text, next: Text): SetupError {
  return new SetupError({
    title: 'Could not find the thread',
    happened: text`${why} Nothing was sent.`,
    next,
  });
}

/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(
  commit: string,
  api: GitHubApi,
  fullName: string,
): Promise<number | undefined> {
  const pulls = await pullRequestsOfCommit(api, commit).catch((error) => {
    throw threadNotFound(
      refused(asFault(error), 'the request for the pull requests of the pushed commit'),
      text`Grant the job \`pull-requests: write\`, or run it again.`,
    );
  });

  return pulls
    .filter(({ repository }) => repository.toLowerCase() === fullName.toLowerCase())
    .toSorted((a, b) => (a.mergedAt ?? 0) - (b.mergedAt ?? 0))
    .findLast(({ mergedAt }) => mergedAt !== undefined)?.number;
}
