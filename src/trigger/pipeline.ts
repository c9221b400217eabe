import { createHash } from 'node:crypto';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Session } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { asGitHubError, describeGitHubError, GitHubError } from '../github/github-error.ts';
import { issueUrl } from '../github/issues.ts';
import { pullRequestsOfCommit } from '../github/pull-requests.ts';
import { threadOf } from '../inputs/inputs.ts';
import { runJob } from '../job/job-run.ts';
import { type JobRequest, openThread, type ThreadLocation } from '../job/thread-reporter.ts';
import { isPullRequest } from '../result/pull-request.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { readRecords } from '../thread/thread.ts';
import type { EventFacts } from './event.ts';
import { mayCommand, permissionRefusalIn } from './permission.ts';

/** A workflow that answers pull requests must not answer the agent's own, without end. */
const OWN_PULL_REQUEST = new NothingToDo({
  title: 'Skipped: the agent’s own pull request',
  happened: text`A job of this action opened this pull request, so the workflow does not ask for changes to it. Nothing was sent.`,
  next: text`To continue that job, comment a command in the pull request’s conversation.`,
});

/** Mode `job` for a run that no comment started. Returns whether the step fails. */
export async function pipelineRun(facts: EventFacts, session: Session): Promise<boolean> {
  const { inputs, event, run, folders, files, publisher } = session;
  const { reviewer: author, eventIssue } = facts;
  // In a public repository, everyone can submit a review.
  const denial = author && (await permissionRefusalIn(session, author));
  if (denial) {
    // This is not posted in the thread, because the review addresses people.
    await publisher.end({ outcome: 'denied' }, { ...denial, next: undefined });
    return false;
  }

  const pullRequest = /^pull_request(_target)?$/.test(event.name) ? eventIssue : undefined;
  const mayAnswer = pullRequest !== undefined && !inputs['dry-run'];
  if (mayAnswer && (await isOfAgent(pullRequest, session))) throw OWN_PULL_REQUEST;

  const file = inputs['prompt-file'];
  const instruction =
    file === undefined ? inputs.prompt : await readPromptFile(file, folders, files);
  const jobId = inputs['job-id'];
  const whatToDo = `${jobId ?? ''}\n${instruction ?? ''}`;
  const hash = createHash('sha256').update(whatToDo).digest('hex').slice(0, 16);
  const { id, job, step } = run;

  const thread = inputs['dry-run'] ? undefined : await findThread(facts, session);
  const request: JobRequest = {
    instruction,
    target: jobId === undefined ? { type: inputs.conversation } : { type: 'job', jobId },
    // A re-run has the same ID.
    commandId: [id, job, step, hash].map((part) => part.slice(0, 100)).join('/'),
    thread,
    threadUrl: threadUrlOf(thread?.issue ?? threadOf(inputs, eventIssue), session),
    issue: inputs['issue-number'] ?? eventIssue,
    author,
    mayCommand: mayCommand(session),
  };
  return runJob(request, session);
}

/** The kind of a thread that `issue-number` names is not known; GitHub redirects to the right page. */
function threadUrlOf(issue: number | undefined, { inputs, event, run }: Session) {
  const isPullRequest = inputs['issue-number'] === undefined && event.name !== 'issues';
  return issue === undefined ? undefined : issueUrl(run, issue, { isPullRequest });
}

/**
 * Whether a record in the pull request's thread says that a job opened it. The run of the job writes that record only after
 * the job has ended, so there is none when the pull request is opened.
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

/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread(
  { eventIssue, pushedCommit }: EventFacts,
  session: Session,
): Promise<ThreadLocation | undefined> {
  const { inputs, openGitHub, publisher } = session;
  const { comment, conversation } = inputs;
  const eventOrInput = threadOf(inputs, eventIssue);
  const commit = comment === 'always' ? pushedCommit : undefined;
  if (eventOrInput === undefined && !commit) return undefined;

  const isRequired =
    comment === 'always' || inputs['issue-number'] !== undefined || conversation === 'continue';
  try {
    const api = await openGitHub();
    const issue = eventOrInput ?? (await mergedAs(commit ?? '', api, session));
    return issue === undefined ? undefined : { api, issue, isRequired };
  } catch (error) {
    if (isRequired || !(error instanceof SetupError)) throw error;
    const { title: topic } = error.userMessage;
    publisher.warn({ ...error.userMessage, title: 'Continuing without comments', topic });
    return undefined;
  }
}

/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(
  commit: string,
  api: GitHubApi,
  { inputs, publisher, run }: Session,
): Promise<number | undefined> {
  const pulls = await pullRequestsOfCommit(api, commit).catch((error) => {
    throw threadNotFound(
      describeGitHubError(
        asGitHubError(error),
        'the request for the pull requests of the pushed commit',
      ),
      text`Grant the job \`pull-requests: write\`, or run it again.`,
    );
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
