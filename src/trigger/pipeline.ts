import { createHash } from 'node:crypto';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Session } from '../environment.ts';
import { SetupError, topicOf } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, refused } from '../github/faults.ts';
import { pullRequestsOfCommit } from '../github/pull-requests.ts';
import { threadOf } from '../inputs/inputs.ts';
import { jobRun } from '../job/run.ts';
import type { JobRequest, ThreadLocation } from '../job/session.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Author, EventFacts } from './event.ts';
import { checkPermission, mayCommand } from './permission.ts';

/** Mode `job` for a run that no comment started. Returns whether the step fails. */
export async function pipelineRun(facts: EventFacts, session: Session): Promise<boolean> {
  const { inputs, run, folders, files } = session;
  const { reviewer: author } = facts;
  if (author && !(await isAllowed(author, session))) return false;

  const file = inputs['prompt-file'];
  const instruction =
    file === undefined ? inputs.prompt : await readPromptFile(file, folders, files);
  const jobId = inputs['job-id'];
  const whatToDo = `${jobId ?? ''}\n${instruction ?? ''}`;
  const hash = createHash('sha256').update(whatToDo).digest('hex').slice(0, 16);
  const { id, job, step } = run;

  // A dry run only asks which job the thread has.
  const needsThread = !inputs['dry-run'] || inputs.conversation === 'continue';

  const request: JobRequest = {
    instruction,
    target: jobId === undefined ? { type: inputs.conversation } : { type: 'job', jobId },
    // The same in a re-run.
    commandId: [id, job, step, hash].map((part) => part.slice(0, 100)).join('/'),
    thread: needsThread ? await findThread(facts, session) : undefined,
    issue: inputs['issue-number'] ?? facts.eventIssue,
    author,
    mayCommand: mayCommand(session),
  };
  return jobRun(request, session);
}

/** In a public repository, everyone can submit a review. A refusal is not posted: the review addresses people. */
async function isAllowed(author: Author, session: Session): Promise<boolean> {
  const api = await session.openGitHub();
  const permission = await checkPermission({ ...session, author, api, what: 'Work on a review' });
  if (permission === 'allowed') return true;

  await session.publisher.end({ outcome: 'denied' }, { ...permission, next: undefined });
  return false;
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
    const topic = topicOf(error.trouble);
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
