import type { ReviewScope } from '../context/review.ts';
import type { Reaction } from '../github/command-comments.ts';
import { asFault } from '../github/faults.ts';
import { progressComment } from '../result/markdown.ts';
import { isPullRequest, type RunPlace } from '../result/pull-request.ts';
import { type JobReport, reactionTo, recordedEnd } from '../result/report.ts';
import type { StartedJob } from '../service/schema.ts';
import { hasJob } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import { ThreadRun, type WorkRequest } from '../thread/run.ts';
import { RepositoryThreads } from './repository-threads.ts';
import type { JobSession, ThreadLocation } from './session.ts';

/** What people see of one run in its thread: progress comment, result, and reactions. */
export class Conversation {
  readonly threads: RepositoryThreads;
  readonly run: ThreadRun;
  readonly isRequired: boolean;
  private readonly issue: number;
  private readonly session: JobSession;
  /** In ms since the epoch; `waitsUntil`: undefined for a run that does not wait. */
  private readonly times: { startedAt: number; waitsUntil: number | undefined };
  private acknowledged: Promise<void> | undefined;
  /** The reaction to the command once the result is posted. */
  private finalReaction: Reaction | undefined;
  private reacted: Promise<void> | undefined;

  constructor({ api, issue, isRequired }: ThreadLocation, session: JobSession) {
    const { request, inputs, run, clock, deadline } = session;
    this.session = session;
    this.issue = issue;
    this.isRequired = isRequired;
    const startedAt = clock.wall();
    const waitsUntil = inputs.wait ? startedAt + deadline - clock.now() : undefined;
    this.times = { startedAt, waitsUntil };
    this.threads = new RepositoryThreads(api, session);

    const { commandId: id, target } = request;
    const command = { id, target, run, deadline, required: isRequired };
    const own = this.threads.open(issue);
    const onResultPosted = () => {
      this.reacted ??= this.reactToResult();
    };
    this.run = new ThreadRun(command, { ...own, onResultPosted });
  }

  /** The text of the progress comment. */
  progress(job?: StartedJob): string {
    const { request, publisher, run } = this.session;
    const instruction = publisher.redact(request.instruction ?? '');
    const comment = progressComment({ instruction, ...this.times, job, runUrl: run.url });
    return publisher.redact(comment);
  }

  /** Which reviews go along with a request. */
  reviewsFor(request: WorkRequest): ReviewScope {
    return reviewScope(request, this.run.records, this.issue, this.session.run);
  }

  /** Adds 👀 to the command; the reaction to the result waits for it. */
  acknowledge(): void {
    this.acknowledged = this.react('eyes');
  }

  /** Posts the result, removes the progress comment, and reacts. Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { signal, publisher } = this.session;
    const body = publisher.redact(comment);
    const { state, outcome } = report;
    const isOver = !signal.aborted && outcome !== 'detached';
    if (isOver) this.finalReaction = reactionTo(report);

    try {
      const posted = await this.run.finish({ state, body, ...recordedEnd(report) });
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
    await this.threads.react(this.session.request.commandId, content);
  }
}

/** What the records of an issue's thread say about the reviews that go along with a request. */
export function reviewScope(
  request: WorkRequest,
  records: readonly ThreadRecord[],
  issue: number,
  run: RunPlace,
): ReviewScope {
  const isAgentsPullRequest = records.some(({ prLink }) => isPullRequest(prLink ?? '', issue, run));

  const jobId = request.kind === 'message' ? request.jobId : '';
  // A run without a kind only waited.
  const times = records
    .filter((record) => hasJob(record) && record.kind !== '' && record.jobId === jobId)
    .map(({ time }) => time);
  return { isAgentsPullRequest, since: Math.max(...times) };
}
