import type { Clock } from '../clock.ts';
import { SetupError } from '../errors.ts';
import type { Comments } from '../github/comments.ts';
import { GitHubError } from '../github/comments.ts';
import type { JobInputs } from '../inputs.ts';
import type { Publisher } from '../publish.ts';
import { jobSummary, type RunFacts, resultComment, toneOf } from '../render/job-markdown.ts';
import { jobWords } from '../render/job-words.ts';
import { jobOutputs } from '../render/outputs.ts';
import { code, text } from '../render/text.ts';
import type { ServiceClient } from '../service/client.ts';
import { type JobTask, type JobWatcher, runJob } from './lifecycle.ts';
import { isLoopback } from './link.ts';
import { narrator } from './narrator.ts';
import { type Files, type Places, readPromptFile } from './prompt-file.ts';
import { fails } from './report.ts';

/** What a job run works with. */
export interface JobRunDeps {
  service: ServiceClient;
  clock: Clock;
  signal: AbortSignal;
  random: () => number;
  publisher: Publisher;
  files: Files;
  places: Places;
  /** The issue or pull request that the event names. */
  eventIssue?: number | undefined;
  runUrl?: string | undefined;
  redact: (text: string) => string;
  /** Comments in this repository; throws a SetupError where the run has no repository or token. */
  comments: () => Promise<Comments>;
}

/** How long a comment may take, and how long while the run is being stopped, in ms. */
const COMMENT_MS = 30_000;
const COMMENT_STOPPED_MS = 1_500;

/** Mode `job` for a run that no comment started (design: behaviour.md). Gives whether the step fails. */
export async function jobRun(inputs: JobInputs, deps: JobRunDeps): Promise<boolean> {
  const { publisher, clock, signal } = deps;
  const task = await taskOf(inputs, deps);
  const report = await runJob(
    task,
    {
      wait: inputs.wait,
      dryRun: inputs['dry-run'],
      intervalMs: inputs['poll-interval'] === undefined ? undefined : inputs['poll-interval'] * 1000,
      loopback: isLoopback(inputs['base-url']),
    },
    {
      service: deps.service,
      clock,
      // The step began with the process, and so did the clock.
      deadline: inputs['timeout-minutes'] * 60_000,
      signal,
      random: deps.random,
      watcher: withState(narrator(publisher, clock), publisher),
    },
  );
  const failing = fails(report, inputs['fail-on']);
  const words = jobWords(report);
  const tone = toneOf(report, failing);
  const facts: RunFacts = { runUrl: deps.runUrl, projectId: inputs['project-id'] };

  const issue = commentTarget(inputs, deps.eventIssue);
  // The outputs come first: a comment can take its time, and a kill must not take the result along.
  publisher.outputs(jobOutputs(report, ''));
  if (issue !== undefined && !inputs['dry-run']) {
    const body = deps.redact(resultComment(report, words, tone, facts));
    publisher.output('comment-url', await postComment(issue, body, deps));
  }
  await publisher.summary(jobSummary(report, words, tone, facts));
  if (report.because.kind === 'dry-run') {
    for (const { method, url, body } of report.because.previews) {
      publisher.block(text`The request that would be sent`, [
        `${method} ${url.href}`,
        'Authorization: Bearer ***',
        ...(body === undefined ? [] : [body]),
      ]);
    }
  }
  if (words.warning) publisher.warn('Unusable pull request address', words.warning);
  const announce = { good: 'notice', notable: 'notice', bad: 'error' } as const;
  publisher[failing ? 'error' : report.outcome === 'unknown' ? 'warn' : announce[tone]](
    words.title,
    words.happened,
    words.next,
  );
  return failing;
}

/** The issue or pull request that gets the result (design: interface.md, `comment`). */
export function commentTarget(
  inputs: Pick<JobInputs, 'comment' | 'issue-number'>,
  eventIssue: number | undefined,
): number | undefined {
  if (inputs.comment === 'never') return undefined;
  return inputs['issue-number'] ?? (inputs.comment === 'always' ? eventIssue : undefined);
}

async function taskOf(inputs: JobInputs, { files, places }: JobRunDeps): Promise<JobTask> {
  if (inputs.context !== 'auto' && inputs.context !== 'none' && inputs.context.length > 0) {
    throw new SetupError(
      text`\`context\` ${code(inputs.context.join(', '))} is not available in this version. Nothing was sent.`,
      text`Leave \`context\` out, or put what the agent needs to know into \`prompt\`.`,
    );
  }
  const file = inputs['prompt-file'];
  const prompt = file === undefined ? inputs.prompt : await readPromptFile(file, places, files);
  const jobId = inputs['job-id'];
  if (prompt === undefined) return { kind: 'attach', jobId: jobId ?? '' };
  return jobId === undefined ? { kind: 'create', prompt } : { kind: 'message', jobId, prompt };
}

/** Keeps for the post step, and for later steps, what a killed run must not lose. */
function withState(watcher: JobWatcher, publisher: Publisher): JobWatcher {
  return {
    ...watcher,
    sending(task) {
      publisher.state('sending', task.kind);
      watcher.sending(task);
    },
    started(jobId, request) {
      publisher.output('job-id', jobId);
      publisher.output('request', request);
      publisher.state('job-id', jobId);
      watcher.started(jobId, request);
    },
  };
}

async function postComment(issue: number, body: string, deps: JobRunDeps): Promise<string> {
  const { signal, clock, publisher } = deps;
  const late = new AbortController();
  const done = new AbortController();
  const limit = (ms: number) =>
    clock.sleep(ms, done.signal).then(
      () => late.abort(),
      () => {},
    );
  const hurry = () => void limit(COMMENT_STOPPED_MS);
  if (signal.aborted) hurry();
  else signal.addEventListener('abort', hurry, { once: true });
  void limit(COMMENT_MS);
  try {
    const comments = await deps.comments();
    return (await comments.create(issue, body, late.signal)).url;
  } catch (error) {
    publisher.warn('No comment', ...commentTrouble(issue, error));
    return '';
  } finally {
    done.abort();
    signal.removeEventListener('abort', hurry);
  }
}

function commentTrouble(issue: number, error: unknown) {
  if (error instanceof SetupError) return [error.happened, error.remedy];
  const status = error instanceof GitHubError ? error.status : undefined;
  const said = error instanceof Error ? error.message : String(error);
  const remedy =
    status === 401 || status === 403
      ? text`Give the job \`permissions: issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`
      : status === 404 || status === 410
        ? text`Check \`issue-number\` and that \`github-token\` may see this repository.`
        : text`GitHub may be disturbed.`;
  return [
    text`The result could not be posted to #${issue}: ${code(status === undefined ? said : `${status} ${said}`)}`,
    text`${remedy} The result stands in the job summary and in the outputs all the same.`,
  ];
}
