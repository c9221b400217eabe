import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { isDeleted, react } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, type GitHubError, isGone } from '../github/github-error.ts';
import { failsStep } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import type { JobReport } from '../result/job-end.ts';
import {
  type JobPresentation,
  jobOutputs,
  presentJob,
  type Reader,
} from '../result/presentation.ts';
import { addressValue } from '../runner/output-values.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import type { RunComment } from '../thread/comment.ts';
import { announceJob } from './announcement.ts';
import { openClaim } from './open-thread.ts';
import { readPullRequest } from './read-pull-request.ts';
import { JobRun, type ReadBefore } from './send-and-follow.ts';

/**
 * Runs one job request, from the first comment to the one with the result, and writes all of it in
 * an order in which a run that is stopped loses the least. Resolves to true if the step fails. It
 * rejects with a SetupError only before anything was sent.
 */
export async function runJob(
  request: JobRequest,
  session: Session,
  readBefore: ReadBefore = { prompts: new PromptReader(request, session) },
): Promise<boolean> {
  const { publisher } = session;
  const service = await session.openService();
  const eyes = addEyes(request);
  const run = new JobRun({
    ...readBefore,
    request,
    session,
    service,
    claim: openClaim(request, session),
    isCommentGone: async () => isCommentGone(await eyes, request),
  });

  const ended = await run.complete();
  publisher.outputs(jobOutputs(ended));

  const pull = await readPullRequest(ended, session);
  const report = { ...ended, pull, instruction: publisher.redact(ended.instruction) };
  const isFailing = failsStep(report.outcome, session.inputs['fail-on']);
  const { comment } = run;
  const reader = readerOf(request, comment === undefined, isFailing, session);
  const presented = presentJob(report, reader);
  for (const note of presented.notes) publisher.info(note);
  await publisher.end(presented);

  const posted = await postResult(report, presented, comment, session);
  await Promise.all([comment?.clean(), reactToResult(report, request, eyes, session)]);

  const announced = await announceJob(report, request, comment?.record, session);
  await showComment(posted ?? announced, session);
  return isFailing;
}

/**
 * Resolves to why GitHub has not added 👀. Then it most likely rejects the reaction to the result,
 * too, and the run warns about that one.
 */
async function addEyes({ requestId, thread }: JobRequest): Promise<GitHubError | undefined> {
  return thread.api && react(requestId, 'eyes', thread.api).then(() => undefined, asGitHubError);
}

async function isCommentGone(
  eyesError: GitHubError | undefined,
  { requestId, thread: { api } }: JobRequest,
): Promise<boolean> {
  const isRejected = eyesError !== undefined && isGone(eyesError);
  return api !== undefined && isRejected && isDeleted(requestId, api);
}

function readerOf(
  { command, target, thread: { issue } }: JobRequest,
  mustNameJob: boolean,
  isFailing: boolean,
  { run, inputs }: Session,
): Reader {
  return {
    commandName: command && inputs.command,
    mustNameJob,
    continues: command === undefined && target.type === 'continue',
    run,
    issue,
    isFailing,
    commentUrl: command?.url,
  };
}

/** Nobody reads the thread of a comment that was deleted. */
const isAnswered = ({ reason }: JobReport) => reason.kind !== 'withdrawn';

async function postResult(
  report: JobReport,
  presented: JobPresentation,
  comment: RunComment | undefined,
  { publisher }: Session,
): Promise<string | undefined> {
  if (!isAnswered(report)) return undefined;

  const { requestState: state, job } = report;
  const { quietComment } = presented;
  const markdown = publisher.redact(quietComment ?? publisher.markdown(presented));
  return comment?.post({ state, job, markdown, isQuiet: quietComment !== undefined });
}

/** It comes once GitHub has responded to 👀, which must not come last. */
async function reactToResult(
  report: JobReport,
  { requestId, thread: { api } }: JobRequest,
  eyes: Promise<unknown>,
  { publisher, signal }: Session,
): Promise<void> {
  const { reaction } = report;
  await eyes;
  if (!api || !isAnswered(report) || reaction === undefined || signal.aborted) return;

  await react(requestId, reaction, api).catch((error) => {
    // A comment that was deleted, or transferred with its issue, needs no reaction.
    if (isGone(error)) return;

    const { happened, next } = explain(error, { what: 'the reaction' });
    publisher.warn({
      title: 'Could not react to the command',
      happened: text`${happened} The result is not affected.`,
      next,
    });
  });
}

async function showComment(url: string | undefined, { publisher }: Session): Promise<void> {
  if (url === undefined) return;

  publisher.output('comment-url', addressValue(url));
  // The folded instruction before it is HTML. GitHub reads Markdown again only after a blank line
  // below `</details>`.
  await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
}
