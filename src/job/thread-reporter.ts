import type { ThreadFacts } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { type Reaction, react, removeReaction } from '../github/command-comments.ts';
import {
  asGitHubError,
  describeGitHubError,
  ignoreGitHubError,
  permissionHint,
} from '../github/github-error.ts';
import type { JobRequest, ThreadLocation } from '../job-request.ts';
import { reactionTo } from '../result/ends.ts';
import { progressComment } from '../result/job-comments.ts';
import type { JobReport } from '../result/job-report.ts';
import type { StartedJob } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { FinalDecision } from '../thread/before-sending.ts';
import { isAccepted } from '../thread/decide.ts';
import type { AcceptedRecord, ThreadRecord } from '../thread/record.ts';
import { type AcceptedRequest, ThreadRun } from '../thread/thread-run.ts';
import { openThread } from './open-thread.ts';

type ReportedRequest = Pick<JobRequest, 'commandId' | 'instruction' | 'target'>;

/** What people see of one run in its thread: progress comment, result, and reactions. */
export class ThreadReporter {
  /** The number of the thread's issue or pull request. */
  readonly issue: number;
  private readonly threadRun: ThreadRun;
  private readonly request: ReportedRequest;
  private readonly session: Session;
  private readonly api: GitHubApi;
  /** In ms since 1970. `waitsUntil`: undefined for a run that does not wait. */
  private readonly times: { startedAt: number; waitsUntil: number | undefined };
  /** Resolves once GitHub has answered the first reaction. Undefined before the run has asked for it. */
  private acknowledged: Promise<void> | undefined;

  constructor(
    { api, issue, isRequired }: ThreadLocation,
    request: ReportedRequest,
    session: Session,
  ) {
    const { inputs, run, clock, deadline } = session;
    this.issue = issue;
    this.request = request;
    this.session = session;
    this.api = api;

    const startedAt = clock.wall();
    const waitsUntil = inputs.wait ? startedAt + deadline - clock.now() : undefined;
    this.times = { startedAt, waitsUntil };

    const { commandId: id, target } = request;
    const command = { id, target, nonce: run.nonce, deadline, isThreadRequired: isRequired };
    this.threadRun = new ThreadRun(command, openThread(issue, api, session));
  }

  /** What this run has to record. Its comment may lag behind. */
  get record(): ThreadRecord {
    return this.threadRun.record;
  }

  /** Adds 👀 to the command. The reaction to the result waits for it, so that 👀 never comes last. */
  acknowledge(): void {
    // If GitHub rejects it, the reaction to the result is most likely rejected, too, and the run warns about that one.
    this.acknowledged = this.react('eyes').catch(ignoreGitHubError);
  }

  /** Posts the progress comment with the run's record, and returns what the run may do. Rejects with the signal's reason. */
  begin(): Promise<FinalDecision> {
    return this.threadRun.begin(this.progressOf(undefined));
  }

  /** Posts the progress comment of a run that sends nothing, and only waits for this job. */
  follow(jobId: string): Promise<void> {
    return this.threadRun.follow(jobId, this.progressOf(undefined));
  }

  /** Records that this run waits for the job of another run. Returns the time since the service accepted it, in ms. */
  attach(other: AcceptedRecord): Promise<number> {
    return this.threadRun.attach(other);
  }

  /** Records that the service accepted the request. `answer`: the job as the service returned it. */
  sent(accepted: AcceptedRequest, answer: StartedJob): Promise<void> {
    return this.threadRun.sent(accepted, this.progressOf(answer));
  }

  /** Shows the job's state in the progress comment. */
  show(job: StartedJob): Promise<void> {
    return this.threadRun.show(this.progressOf(job));
  }

  /** What the thread tells about this job, for a prompt. */
  factsFor(jobId: string | undefined): ThreadFacts {
    const times = this.threadRun.records
      .filter((record) => isAccepted(record) && record.jobId === jobId)
      .flatMap(({ reviewsReadAt }) => reviewsReadAt ?? []);
    const reviewsSince = times.length === 0 ? undefined : Math.max(...times);
    return { reviewsSince, issue: this.threadRun.issue };
  }

  /**
   * Posts the result and reacts to the command. Returns the URL of the comment. Undefined if GitHub rejects it or returns no
   * plain URL.
   */
  async finish(report: JobReport, comment: string): Promise<string | undefined> {
    const { state, job, prLink } = report;
    const markdown = this.session.publisher.redact(comment);
    const status = state === 'ended' && job ? job.reportedStatus : undefined;
    const url = await this.threadRun.post({ state, markdown, prLink, status });

    await Promise.all([this.threadRun.clean(), this.reactToResult(report)]);
    return url;
  }

  private progressOf(job: StartedJob | undefined): string {
    const { publisher, run } = this.session;
    const instruction = publisher.redact(this.request.instruction ?? '');
    const comment = progressComment({ instruction, ...this.times, job, runUrl: run.url });
    return publisher.redact(comment);
  }

  private async reactToResult(report: JobReport): Promise<void> {
    const { publisher, signal } = this.session;
    await this.acknowledged;
    const reaction = reactionTo(report);
    if (reaction === undefined || signal.aborted) return;

    await this.react(reaction).catch((error) => {
      const githubError = asGitHubError(error);
      publisher.warn({
        title: 'Could not react to the command',
        happened: text`${describeGitHubError(githubError, 'the reaction')} The result is not affected.`,
        next: permissionHint(githubError),
      });
    });
    if (reaction === 'rocket') await this.removeConfused(report);
  }

  /** Removes the 😕 that an earlier run of the command may have left. A first run asks GitHub for none. */
  private async removeConfused({ request }: JobReport): Promise<void> {
    const { run, signal } = this.session;
    const isFirst = run.attempt === 1 && request !== 'attach';
    const { account } = this.threadRun;
    if (isFirst || account === undefined || signal.aborted) return;

    const { commandId } = this.request;
    await removeReaction(commandId, 'confused', account, this.api).catch(ignoreGitHubError);
  }

  private react(content: Reaction): Promise<void> {
    return react(this.request.commandId, content, this.api);
  }
}
