import { PromptReader } from '../context/prompt.ts';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { issueUrl } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { fetchSourceRepository, mayBeShown } from '../github/repositories.ts';
import { threadNumber } from '../inputs/inputs.ts';
import { readChangesStart } from '../job/changes-start.ts';
import { dryRun } from '../job/dry-run.ts';
import { runJob } from '../job/run-job.ts';
import type { ReadBefore } from '../job/send-and-follow.ts';
import type { JobRequest } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { shortHash } from '../thread/record.ts';
import { findThread } from './find-thread.ts';
import { requireOthersPullRequest } from './own-pull-request.ts';
import { mayCommand, permissionRefusal } from './permission.ts';

/** The inputs that shape a request, besides the prompt. */
const REQUEST_INPUTS = [
  'job-id',
  'conversation',
  'context',
  'paths',
  'diff-base',
  'source-repository',
] as const;

/** Mode `job` for a run that no comment started. Resolves to true if the step fails. */
export async function pipelineRun(session: Session): Promise<boolean> {
  const { event, inputs, publisher } = session;
  const { comment, issue } = event.facts;
  // The only such comment is a review, and everyone can review a public repository.
  const reviewer = comment?.author;
  const refusal = reviewer && (await permissionRefusal(reviewer, session));
  if (refusal) {
    // This is not posted in the thread, because the review addresses people.
    await publisher.end({ ...refusal, next: [] });
    return false;
  }

  await requireOthersPullRequest(issue, session);
  const request = await requestOfInputs(session);
  if (inputs['dry-run']) return dryRun(request, session);

  // The order matters: a run that has nothing to do must leave nothing in its thread.
  const prompts = new PromptReader(request, session);
  const changesStart = await readChangesStart(request, session);
  await requireChanges(request, { prompts, changesStart });
  return runJob(request, session, { prompts, changesStart });
}

/** Ends a run whose `context` lists changes if nothing has changed. */
async function requireChanges(
  { requestId }: JobRequest,
  { prompts, changesStart }: ReadBefore,
): Promise<void> {
  // A re-run follows the job of its first attempt, whatever has changed since.
  const records = changesStart?.records ?? [];
  const isRepeated = records.some((record) => record.requestId === requestId);
  if (isRepeated) return;

  // The agent may have failed after its run had stopped waiting. Then the changes that it got are
  // still to be handled.
  const start = await changesStart?.startFor(jobOfThread(records)?.jobId);

  // Changes that cannot be read are no reason to end here: the prompt fails in the same way, and
  // then the thread shows the error.
  await prompts.requireChanges(start?.commit);
}

async function requestOfInputs(session: Session): Promise<JobRequest> {
  const { inputs, run, event } = session;
  const { comment, issue } = event.facts;
  const { 'job-id': jobId, 'issue-number': issueNumber, conversation } = inputs;

  const path = inputs['prompt-file'];
  const instruction = path === undefined ? inputs.prompt : await readPromptFile(path, session);
  const thread = await findThread(session);
  const threadIssue = thread.issue ?? threadNumber(inputs, issue?.number);
  return {
    command: undefined,
    requestId: requestIdOf(instruction, threadIssue, session),
    instruction,
    target: jobId === undefined ? { type: conversation } : { type: 'job', jobId },
    issue: issueNumber ?? issue?.number,
    mayCommand: mayCommand(session, comment?.author),
    thread,
    threadUrl: threadIssue === undefined ? undefined : issueUrl(run, threadIssue),
    source: await findSource(session),
  };
}

async function findSource(session: Session): Promise<JobRequest['source']> {
  const name = session.inputs['source-repository'];
  if (name === undefined) return undefined;

  const api = await session.openGitHub();
  const source = await fetchSourceRepository(api, name).catch((error) => {
    const permission = text`\`contents: read\` in ${code(name)}`;
    const grant = text`Give the action a \`github-token\` with ${permission}.`;
    const what = text`the request for the source repository ${code(name)}`;
    const { happened, next } = explain(error, { what, grant, again: 'start a new run' });
    throw new SetupError({
      title: 'Could not read the source repository',
      happened: text`${happened} Nothing was sent.`,
      next,
    });
  });
  // A hidden repository that was renamed may have a name that not everybody here may know.
  return mayBeShown(source, session)
    ? { ...source, isHidden: false }
    : { ...source, fullName: name, isHidden: true };
}

/**
 * A re-run has the same ID. Whatever shapes a request is part of its ID, because jobs of a matrix,
 * and jobs that call the same reusable workflow, have the same names of job and step.
 */
export function requestIdOf(
  instruction: string | undefined,
  thread: number | undefined,
  { inputs, run }: Session,
): string {
  const given = REQUEST_INPUTS.map((name) => inputs[name] ?? null);
  const hash = shortHash([instruction ?? null, thread ?? null, ...given]);
  const { id, job, step } = run;
  return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}
