import type { ContextRequest } from '../context/prompt.ts';
import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Reaction } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { StartedJob } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import { type Request, ThreadRun, type Verdict } from '../thread/run.ts';
import { progressComment } from './markdown.ts';
import { endOfPullRequest, locatePullRequest } from './pull-request.ts';
import type { JobReport } from './report.ts';
import { Threads } from './threads.ts';

/** The issue or pull request that a run writes to. */
export interface ThreadLocation {
  api: GitHubApi;
  issue: number;
  /** The comment that contains the command, if a comment started the run. */
  commentId?: number | undefined;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}

/** What a job run is to do, as a comment or a workflow requested. */
export interface JobRequest extends ContextRequest {
  /** Hidden text of the comment was removed from the instruction. */
  isCleaned?: boolean;
  target: Target;
  /** What identifies the command in the records of a thread. */
  commandId: string;
  /** Where the run reports its progress and its result. */
  thread?: ThreadLocation | undefined;
}

interface ConversationDeps {
  thread: ThreadLocation;
  inputs: Inputs;
  env: Environment;
  /** By `clock.now()`. */
  deadline: number;
}

/** A job run's records, comments and reactions in a thread, from progress to result. */
export class Conversation {
  readonly threads: Threads;
  private readonly request: JobRequest;
  private readonly deps: ConversationDeps;
  private readonly run: ThreadRun;
  private readonly startedAt: number;
  private readonly reactions: Promise<void>[] = [];
  /** The job's state in the progress comment. */
  private lastState = '';

  constructor(request: JobRequest, deps: ConversationDeps) {
    const { thread, inputs, env, deadline } = deps;
    this.request = request;
    this.deps = deps;
    this.startedAt = env.clock.wall();
    this.threads = new Threads(thread.api, inputs, env);
    const { commandId: id, target } = request;
    const command = { id, target, run: env.run, deadline, required: thread.isRequired };
    this.run = new ThreadRun(command, this.threads.open(thread.issue));
  }

  /** What to do; undefined: GitHub rejects comments here, and the run continues without a thread. */
  async begin(): Promise<Verdict | undefined> {
    const verdict = await this.run.begin(this.progress());
    if (verdict.type !== 'refuse' || verdict.because !== 'record-refused') return verdict;
    if (this.deps.thread.isRequired || !verdict.fault) return verdict;
    const { fault } = verdict;
    const again = this.request.instruction === undefined ? [] : [', and a re-run sends its request again'];
    this.deps.env.publisher.warn(
      'The run has no thread',
      text`${refused(fault, 'the comment')} The run continues without comments${again}.`,
      howToPermit(fault),
    );
    return undefined;
  }

  /** The job that `begin` named no longer accepts messages: decides again. */
  jobIsGone(jobId: string): Promise<Verdict> {
    return this.run.jobIsGone(jobId);
  }

  /** Right before each POST; false: ask `begin` again, nothing may be sent. */
  sending(request: Request): Promise<boolean> {
    return this.run.sending(request);
  }

  /** The service has accepted the request; before the first poll. */
  async sent(job: StartedJob): Promise<void> {
    this.lastState = stateOf(job);
    await this.run.sent(job.id, this.progress(job));
  }

  /** The run sends nothing and waits for a job. */
  async follow(jobId: string): Promise<void> {
    // Whatever the thread showed; without a comment of ours, the answer will name the job.
    await this.run.update({ state: 'sent', jobId });
  }

  /** Shows a change of the job in the progress comment; otherwise nothing is written. */
  async seen(job: StartedJob): Promise<void> {
    const state = stateOf(job);
    if (state === this.lastState) return;
    this.lastState = state;
    await this.run.update({}, this.progress(job));
  }

  /** How the pull request ended; undefined while it is open, or where that cannot be read. */
  async endOfPullRequest(prLink: string): Promise<'merged' | 'closed' | undefined> {
    const { thread, env } = this.deps;
    const at = locatePullRequest(prLink, env.run);
    return at && endOfPullRequest(at.id, thread.api);
  }

  /** Adds 👀, 🚀 or 😕 to the command; `finish` waits for it. */
  react(content: Reaction): void {
    const { commentId } = this.deps.thread;
    if (commentId !== undefined) this.reactions.push(this.threads.react(commentId, content));
  }

  /** Posts the result and removes the progress comment. Returns the URL of the comment that remains. */
  async finish({ state, prLink }: JobReport, comment: string): Promise<string> {
    const { signal, publisher } = this.deps.env;
    const result = { state, body: publisher.redact(comment), prLink: prLink || null };
    try {
      const posted = signal.aborted ? await this.run.stopped(result) : await this.run.finish(result);
      // A stopped run has no time for another attempt, so the post step makes it.
      if (signal.aborted && posted.how === 'none') publisher.state('result-unposted', 'true');
      return posted.url ?? '';
    } catch (error) {
      this.threads.warn({ type: 'not-posted', fault: asFault(error) });
      return '';
    } finally {
      await Promise.all(this.reactions);
    }
  }

  private progress(job?: StartedJob): string {
    const { publisher, run } = this.deps.env;
    const { instruction = '' } = this.request;
    const { startedAt } = this;
    return publisher.redact(progressComment({ instruction, startedAt, job, runUrl: run.url }));
  }
}

function stateOf({ status, repository, ref }: StartedJob): string {
  return JSON.stringify([status, repository, ref]);
}
