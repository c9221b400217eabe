import type { ContextRequest } from '../context/prompt.ts';
import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Reaction } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { StartedJob } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import { ThreadRun, type Verdict } from '../thread/run.ts';
import { progressComment } from './markdown.ts';
import { endOfPullRequest } from './pull-request.ts';
import type { JobReport } from './report.ts';
import { Threads } from './threads.ts';

export interface ThreadLocation {
  api: GitHubApi;
  issue: number;
  /** The comment that contains the command, if a comment started the run. */
  commentId?: number | undefined;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}

export interface JobRequest extends ContextRequest {
  /** Hidden text of the comment was removed from the instruction. */
  isCleaned?: boolean;
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

export class Conversation {
  readonly threads: Threads;
  readonly run: ThreadRun;
  private readonly deps: ConversationDeps;
  private readonly startedAt: number;
  private readonly reactions: Promise<void>[] = [];
  private shown = '';

  constructor(deps: ConversationDeps) {
    const { request, thread, inputs, env, deadline } = deps;
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
    const { request, thread, env } = this.deps;
    if (thread.isRequired || !verdict.fault) return verdict;
    const again = request.instruction === undefined ? [] : [', and a re-run sends its request again'];
    env.publisher.warn(
      'The run has no thread',
      text`${refused(verdict.fault, 'the comment')} The run continues without comments${again}.`,
      howToPermit(verdict.fault),
    );
    return undefined;
  }

  /** The service has accepted the request; before the first poll. */
  async sent(job: StartedJob): Promise<void> {
    this.shown = this.progress(job);
    await this.run.sent(job.id, this.shown);
  }

  /** Writes only if this changes the comment. */
  async seen(job: StartedJob): Promise<void> {
    const body = this.progress(job);
    if (body === this.shown) return;
    this.shown = body;
    await this.run.update({}, body);
  }

  endOfPullRequest(prLink: string): Promise<'merged' | 'closed' | undefined> {
    return endOfPullRequest(prLink, this.deps.env.run, this.deps.thread.api);
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
    const { request, env } = this.deps;
    const { redact } = env.publisher;
    const instruction = redact(request.instruction ?? '');
    const { startedAt } = this;
    return redact(progressComment({ instruction, startedAt, job, runUrl: env.run.url }));
  }
}
