import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, type Reaction, react, threadComments } from '../github/comments.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import type { Job, StartedJob } from '../service/schema.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { announce } from '../thread/answer.ts';
import { ownAccount, type ThreadWarning } from '../thread/read.ts';
import { signingKey } from '../thread/record.ts';
import { type Request, ThreadRun, type Verdict } from '../thread/run.ts';
import { openThread, type Thread } from '../thread/writes.ts';
import { announcement, progressComment } from './markdown.ts';
import { type JobReport, recordState } from './report.ts';
import type { JobRequest, SendGuard } from './request.ts';
import { threadWarning } from './thread-messages.ts';

/** The issue or pull request that a run writes to. */
export interface ThreadPlace {
  api: GitHubApi;
  issue: number;
  /** The comment that holds the command; undefined in runs that no comment started. */
  commentId?: number | undefined;
}

export interface ConversationDeps {
  place: ThreadPlace;
  inputs: JobInputs;
  env: Environment;
  /** By `clock.now()`. */
  deadline: number;
}

/** What a job run writes into a thread, from the first progress comment to the result. */
export class Conversation implements SendGuard {
  private readonly request: JobRequest;
  private readonly deps: ConversationDeps;
  private readonly account: ReturnType<typeof ownAccount>;
  private readonly run: ThreadRun;
  private readonly startedAt: number;
  private readonly reactions: Promise<void>[] = [];
  /** The job's state in the progress comment. */
  private lastState = '';
  private readonly warnings = new Set<ThreadWarning['type']>();

  constructor(request: JobRequest, deps: ConversationDeps) {
    const { place, inputs, env, deadline } = deps;
    this.request = request;
    this.deps = deps;
    this.startedAt = env.clock.wall();
    const token = inputs['github-token']?.trim() ?? '';
    this.account = ownAccount(token, threadComments(place.api, place.issue));
    const command = { id: request.commandId, target: request.target, run: env.run, deadline, required: true };
    this.run = new ThreadRun(command, this.open(place.issue));
  }

  async begin(): Promise<Verdict> {
    const verdict = await this.run.begin(this.progress());
    // A thread that is required is never missing.
    if (verdict.type === 'no-thread') throw verdict.fault;
    return verdict;
  }

  jobIsGone(jobId: string): Promise<Verdict> {
    return this.run.jobIsGone(jobId);
  }

  sending(request: Request): Promise<boolean> {
    if (request.kind === 'create') return this.run.sending(request);
    // The record shares a comment with what people read; a state that does not fit counts as not known.
    const { before } = request;
    const fits = before && Buffer.byteLength(JSON.stringify(before)) <= 2_300;
    return this.run.sending({ ...request, before: fits ? before : null });
  }

  sent(job: StartedJob): Promise<void> {
    this.lastState = stateOf(job);
    return this.run.sent(job.id, this.progress(job));
  }

  async follow(jobId: string): Promise<void> {
    await this.begin();
    // Whatever the thread showed; without a comment of ours, the answer will name the job.
    await this.run.update({ state: 'sent', jobId });
  }

  /** Shows a change of the job in the progress comment; otherwise nothing is written. */
  async seen(job: Job): Promise<void> {
    const state = stateOf(job);
    if (state === this.lastState) return;
    this.lastState = state;
    await this.run.update({}, this.progress(job));
  }

  /**
   * 👀, 🚀 or 😕 under the command, which nothing waits for before `finish` ends. A reaction that GitHub does not take
   * is only worth a line in the log.
   */
  react(content: Reaction): void {
    const { place, env } = this.deps;
    if (place.commentId === undefined) return;
    const reaction = react(place.commentId, content, place.api).catch((error) => {
      env.publisher.info(text`GitHub took no reaction: ${code(asFault(error).message)}`);
    });
    this.reactions.push(reaction);
  }

  /** What the result should mention besides. */
  get notes(): Text[] {
    return [...this.warnings].map((type) => NOTES[type]).filter((note) => note !== undefined);
  }

  /** Posts the result and removes the progress comment; gives the address of the comment that stays. */
  async finish(report: JobReport, body: string, reaction: Reaction): Promise<string> {
    const { signal, publisher } = this.deps.env;
    if (!signal.aborted) this.react(reaction);
    const prLink = report.prLink || null;
    const result = { state: recordState(report), body: publisher.redact(body), prLink };
    try {
      const posted = signal.aborted ? await this.run.stopped(result) : await this.run.finish(result);
      // A stopped run has no time to try again; its post step has.
      if (signal.aborted && posted.how === 'nowhere') publisher.state('result-unposted', 'true');
      // Also where another run's answer stands: that run may have been killed before it came to this.
      if (!signal.aborted) await this.announce(report);
      return posted.url ?? '';
    } catch (error) {
      publisher.warn(
        'The result could not be posted',
        text`${code(asFault(error).message)}`,
        text`The result stands in the job summary and in the outputs all the same.`,
      );
      return '';
    } finally {
      await Promise.all(this.reactions);
    }
  }

  /** Announces the job in the pull request's own thread, so that a command there goes on with it. */
  private async announce({ job, jobId, prLink }: JobReport): Promise<void> {
    const { place, inputs, env } = this.deps;
    const { run, publisher } = env;
    const number = pullRequestHere(prLink, run);
    if (number === undefined || number === place.issue) return;
    const from = `${run.serverUrl}/${run.repository.fullName}/issues/${place.issue}`;
    const { commandId, commandName = inputs.command } = this.request;
    const archived = job?.status === 'archived';
    const body = publisher.redact(announcement({ from, command: commandName, jobId, archived }));
    try {
      await announce({ command: commandId, jobId, prLink, run, body }, this.open(number));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      publisher.warn(
        'The pull request could not be told',
        text`The comment in #${number} could not be written: ${code(why)}. A command there starts a new job; here it goes on with this one.`,
      );
    }
  }

  private open(issue: number): Thread {
    const { place, inputs, env } = this.deps;
    const { clock, signal, publisher, run } = env;
    const { 'api-key': apiKey, 'project-id': project } = inputs;
    return openThread({
      comments: threadComments(place.api, issue),
      clock,
      signing: signingKey({ apiKey, project, repository: run.repository.id, issue }),
      account: this.account,
      signal,
      warn: (warning) => {
        this.warnings.add(warning.type);
        const { title, paragraphs } = threadWarning(warning);
        publisher.warn(title, ...paragraphs);
      },
      // For the post step, where this one is killed.
      onProgressComment: (commentId) =>
        commentId === undefined
          ? publisher.state('result-posted', 'true')
          : publisher.state('progress-comment', String(commentId)),
    });
  }

  private progress(job?: StartedJob): string {
    const { publisher, run } = this.deps.env;
    const { instruction: asked = '' } = this.request;
    const { startedAt } = this;
    return publisher.redact(progressComment({ asked, startedAt, job, runUrl: run.url }));
  }
}

const NOTES: Partial<Record<ThreadWarning['type'], Text>> = {
  unverified: text`A record in this thread does not verify and was not used: the API key was changed, or the comment was edited.`,
  'other-account': text`A record in this thread is by another account and was not used: \`github-token\` was changed, or two workflows answer here.`,
};

function stateOf({ status, repository, ref }: StartedJob): string {
  return JSON.stringify([status, repository, ref]);
}

/** The number of the pull request if it is one of this repository. */
function pullRequestHere(
  prLink: string,
  { serverUrl, repository }: Pick<Environment['run'], 'serverUrl' | 'repository'>,
): number | undefined {
  const root = `${serverUrl}/${repository.fullName}/pull/`.toLowerCase();
  if (!prLink.toLowerCase().startsWith(root)) return undefined;
  const number = /^(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length))?.[1];
  return number === undefined ? undefined : Number(number);
}
