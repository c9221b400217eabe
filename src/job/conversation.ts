import type { ContextRequest } from '../context/prompt.ts';
import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import type { Reaction } from '../github/command-comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { StartedJob } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import { ThreadRun, type Verdict } from '../thread/run.ts';
import { progressComment } from './markdown.ts';
import { endOfPullRequest, locatePullRequest } from './pull-request.ts';
import { hasResult, type JobReport } from './report.ts';
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

export class Conversation {
  readonly threads: Threads;
  readonly run: ThreadRun;
  private readonly deps: ConversationDeps;
  private readonly startedAt: number;
  private acknowledged: Promise<void> | undefined;

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

    const again =
      request.instruction === undefined ? [] : [', and a re-run sends its request again'];
    env.publisher.warn(
      'The run has no thread',
      text`${refused(verdict.fault, 'the comment')} The run continues without comments${again}.`,
      howToPermit(verdict.fault),
    );
    return undefined;
  }

  /** The service has accepted the request; before the first poll. */
  async sent(job: StartedJob): Promise<void> {
    await this.run.sent(job.id, this.progress(job));
  }

  async seen(job: StartedJob): Promise<void> {
    await this.run.show(this.progress(job));
  }

  /** How the pull request ended; undefined while it is open, and if it is not known, which is a warning. */
  async endOfPullRequest(prLink: string): Promise<'merged' | 'closed' | undefined> {
    const { env, thread } = this.deps;
    const location = locatePullRequest(prLink, env.run);
    if (location === undefined) return undefined;

    return endOfPullRequest(location.id, thread.api).catch((error) => {
      this.threads.warnUnread(location.id, asFault(error));
      return undefined;
    });
  }

  /** Adds 👀 to the command; `finish` waits for it. */
  acknowledge(): void {
    this.acknowledged = this.react('eyes');
  }

  /** Posts the result, removes the progress comment, and reacts. Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { request, thread, env } = this.deps;
    const { signal, publisher } = env;
    const { state, prLink, outcome, job } = report;
    const status = state === 'ended' && job ? job.status : null;
    const result = { state, body: publisher.redact(comment), prLink: prLink || null, status };

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
      await this.acknowledged;
      // After the result, which matters more where GitHub limits requests.
      const isOver = !signal.aborted && outcome !== 'detached';
      if (isOver) await this.react(hasResult(report) ? 'rocket' : 'confused');
    }
  }

  private async react(content: Reaction): Promise<void> {
    await this.threads.react(this.deps.request.commandId, content);
  }

  private progress(job?: StartedJob): string {
    const { request, env } = this.deps;
    const { redact } = env.publisher;
    const instruction = redact(request.instruction ?? '');
    const { startedAt } = this;
    return redact(progressComment({ instruction, startedAt, job, runUrl: env.run.url }));
  }
}
