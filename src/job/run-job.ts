import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { isDeleted, react } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, type GitHubError, isGone } from '../github/github-error.ts';
import { failsStep } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import type { JobReport } from '../result/job-end.ts';
import { jobOutputs, presentJob } from '../result/presentation.ts';
import { addressValue } from '../runner/output-values.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import type { RunComment } from '../thread/comment.ts';
import { announceJob } from './announcement.ts';
import { openClaim } from './open-thread.ts';
import { readPullRequest } from './read-pull-request.ts';
import { JobRun, type ReadBefore } from './send-and-follow.ts';

/**
 * Runs one job request, from the first comment to the one with the result. Resolves to true if the
 * step fails. It rejects with a SetupError only before anything was sent.
 */
export async function runJob(
  request: JobRequest,
  session: Session,
  readBefore: ReadBefore = { prompts: new PromptReader(request, session) },
): Promise<boolean> {
  const { publisher } = session;
  const { api } = request.thread;
  const service = await session.openService();
  // It is awaited only before the request is sent, so that reading the thread does not wait for it.
  const eyes = api && addEyes(request.commandId, api);

  const run = new JobRun({
    ...readBefore,
    request,
    session,
    service,
    claim: openClaim(request, session),
    isCommentGone: async () => api !== undefined && isCommentGone(await eyes, request, api),
  });
  const ended = await run.complete();

  // The outputs come before requests that can take so long that somebody stops the run.
  publisher.outputs(jobOutputs(ended));
  const pull = await readPullRequest(ended, session);
  const report = { ...ended, pull, instruction: publisher.redact(ended.instruction) };

  const { comment } = run;
  const result = await publishResult(report, request, comment, session);

  // Comments come last, because they can take minutes: a killed run must not lose the rest.
  const { requestState: state, job, reason } = report;
  const { quietComment } = result;
  const markdown = publisher.redact(quietComment ?? publisher.markdown(result));
  const answer = { state, job, markdown, isQuiet: quietComment !== undefined };
  const isAnswered = reason.kind !== 'withdrawn';
  const posted = isAnswered ? await comment?.post(answer) : undefined;
  // 👀 must not come last.
  await eyes;
  const addReaction = async () => api && isAnswered && reactToResult(report, request, api, session);
  await Promise.all([comment?.clean(), addReaction()]);

  const announced = await announceJob(report, request, comment?.record, session);
  await showComment(posted ?? announced, session);
  return result.isFailing;
}

/** A review takes no reactions. Resolves to why GitHub has not added 👀. */
async function addEyes(commandId: string, api: GitHubApi): Promise<GitHubError | undefined> {
  // If GitHub rejects it, it most likely rejects the reaction to the result, too, and the run warns
  // about that one.
  return react(commandId, 'eyes', api).then(() => undefined, asGitHubError);
}

async function isCommentGone(
  eyesError: GitHubError | undefined,
  { commandId }: JobRequest,
  api: GitHubApi,
): Promise<boolean> {
  return eyesError !== undefined && isGone(eyesError) && isDeleted(commandId, api);
}

/** Writes outputs, summary, and log. The comment is posted later. */
async function publishResult(
  report: JobReport,
  { command, target, thread: { issue } }: JobRequest,
  ownComment: RunComment | undefined,
  { run, inputs, publisher }: Session,
) {
  const isFailing = failsStep(report.outcome, inputs['fail-on']);
  const presented = presentJob(report, {
    commandName: command && inputs.command,
    mustNameJob: ownComment === undefined,
    continues: command === undefined && target.type === 'continue',
    run,
    issue,
    isFailing,
    commentUrl: command?.url,
  });

  for (const note of presented.notes) publisher.info(note);
  await publisher.end(presented);
  return { ...presented, isFailing };
}

/** Call it once GitHub has responded to 👀, so that 👀 never comes last. */
async function reactToResult(
  { reaction }: JobReport,
  { commandId }: JobRequest,
  api: GitHubApi,
  { publisher, signal }: Session,
): Promise<void> {
  if (reaction === undefined || signal.aborted) return;

  await react(commandId, reaction, api).catch((error) => {
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
