import type { ContextRequest } from '../context/prompt.ts';
import type { ReviewScope } from '../context/review.ts';
import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Reaction } from '../github/command-comments.ts';
import { asFault } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { progressComment } from '../result/markdown.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import { hasResult, type JobReport, statusAtEnd } from '../result/report.ts';
import type { StartedJob } from '../service/schema.ts';
import { hasJob, type Target } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import { type Request, ThreadRun } from '../thread/run.ts';
import { Threads } from './threads.ts';

export interface ThreadLocation {
  api: GitHubApi;
  issue: number;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}

export interface JobRequest extends ContextRequest {
  target: Target;
  /** What identifies the command in the records of a thread. */
  commandId: string;
  thread?: ThreadLocation | undefined;
}

interface ConversationDeps {
  request: JobRequest;
  thread: ThreadLocation;
  inputs: Inputs;
  env: Environment;
  /** By `clock.now()`. */
  deadline: number;
}

/** What people see of one run in its thread: progress comment, result, and reactions. */
export class Conversation {
  readonly threads: Threads;
  readonly run: ThreadRun;
  readonly isRequired: boolean;
  private readonly deps: ConversationDeps;
  private readonly startedAt: number;
  private acknowledged: Promise<void> | undefined;
  /** The reaction to the command once the result is posted. */
  private finalReaction: Reaction | undefined;
  private reacted: Promise<void> | undefined;

  constructor(deps: ConversationDeps) {
    const { request, thread, inputs, env, deadline } = deps;
    this.deps = deps;
    this.isRequired = thread.isRequired;
    this.startedAt = env.clock.wall();
    this.threads = new Threads(thread.api, inputs, env);

    const { commandId: id, target } = request;
    const command = { id, target, run: env.run, deadline, required: thread.isRequired };
    const own = this.threads.open(thread.issue);
    const onResultPosted = () => {
      own.onResultPosted?.();
      this.reacted ??= this.reactToResult();
    };
    this.run = new ThreadRun(command, { ...own, onResultPosted });
  }

  /** The text of the progress comment. */
  progress(job?: StartedJob): string {
    const { request, env } = this.deps;
    const { redact } = env.publisher;
    const instruction = redact(request.instruction ?? '');
    const { startedAt } = this;
    return redact(progressComment({ instruction, startedAt, job, runUrl: env.run.url }));
  }

  /** Which reviews go along with a request. */
  reviewsFor(request: Request): ReviewScope {
    const { env, thread } = this.deps;
    return reviewScope(request, this.run.records, thread.issue, env.run);
  }

  /** Adds 👀 to the command; the reaction to the result waits for it. */
  acknowledge(): void {
    this.acknowledged = this.react('eyes');
  }

  /** Posts the result, removes the progress comment, and reacts. Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { request, thread, env } = this.deps;
    const { signal, publisher } = env;
    const body = publisher.redact(comment);
    const { state, prLink, outcome } = report;
    const result = { state, body, prLink: prLink || null, status: statusAtEnd(report) };
    const isOver = !signal.aborted && outcome !== 'detached';
    if (isOver) this.finalReaction = hasResult(report) ? 'rocket' : 'confused';

    try {
      const posted = signal.aborted
        ? await this.run.stopped(result)
        : await this.run.finish(result);
      // A stopped run has no time for another attempt, so the post step makes it.
      if (signal.aborted && posted.how === 'none') publisher.state('result-unposted', 'true');
      // Any other answer is replaced by the job's end, and another run links what it posted itself.
      if (state === 'ended' && !signal.aborted && posted.how !== 'existing')
        await this.threads.linkResult(report, request.commandId, thread.issue, posted.url);
      return posted.url ?? '';
    } catch (error) {
      this.threads.warn({ type: 'not-posted', fault: asFault(error) });
      return '';
    } finally {
      // After the result, which matters more where GitHub limits requests.
      this.reacted ??= this.reactToResult();
      await this.reacted;
    }
  }

  private async reactToResult(): Promise<void> {
    await this.acknowledged;
    if (this.finalReaction !== undefined) await this.react(this.finalReaction);
  }

  private async react(content: Reaction): Promise<void> {
    await this.threads.react(this.deps.request.commandId, content);
  }
}

/** What the records of an issue's thread say about the reviews that go along with a request. */
function reviewScope(
  request: Request,
  records: readonly ThreadRecord[],
  issue: number,
  run: Pick<Environment['run'], 'serverUrl' | 'repository'>,
): ReviewScope {
  const isAgentsPullRequest = records.some(({ prLink }) => {
    const { id, isSameRepository } = locatePullRequest(prLink ?? '', run) ?? {};
    return isSameRepository === true && id?.number === issue;
  });

  const jobId = request.kind === 'message' ? request.jobId : '';
  // A run without a kind only waited.
  const times = records
    .filter((record) => hasJob(record) && record.kind !== '' && record.jobId === jobId)
    .map(({ time }) => time);
  return { isAgentsPullRequest, since: Math.max(...times) };
}
