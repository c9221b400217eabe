import type { Reaction } from '../github/command-comments.ts';
import { asFault } from '../github/faults.ts';
import { progressComment } from '../result/markdown.ts';
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
      own.onResultPosted();
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

  /** When the reviews that the request's job knows were read, in ms since 1970. */
  reviewsSince(request: WorkRequest): number {
    return reviewsSince(request, this.run.records);
  }

  /** Adds 👀 to the command; the reaction to the result waits for it. */
  acknowledge(): void {
    this.acknowledged = this.react('eyes');
  }

  /** Posts the result, removes the progress comment, and reacts. Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { request, signal, publisher } = this.session;
    const body = publisher.redact(comment);
    const { state, outcome } = report;
    const isOver = !signal.aborted && outcome !== 'detached';
    if (isOver) this.finalReaction = reactionTo(report);

    try {
      const posted = await this.run.finish({ state, body, ...recordedEnd(report) });
      // A stopped run has no time for another attempt, so the post step makes it.
      if (signal.aborted && posted.how === 'none') publisher.state('result-unposted', 'true');
      // Other answers are replaced by the job's end, and what another run posted is linked by that run.
      if (state === 'ended' && !signal.aborted && posted.how !== 'existing')
        await this.threads.linkResult(report, request.commandId, this.issue, posted.url);
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

/** The time of the job's last instruction in a thread, in ms since 1970; 0 if it has had none. */
export function reviewsSince(request: WorkRequest, records: readonly ThreadRecord[]): number {
  const jobId = request.kind === 'message' ? request.jobId : '';
  // A run without a kind only waited.
  const times = records
    .filter((record) => hasJob(record) && record.kind !== '' && record.jobId === jobId)
    .map(({ time }) => time);
  return Math.max(0, ...times);
}
