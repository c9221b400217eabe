import type { Clock } from '../clock.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault } from '../github/comments.ts';
import { type Reaction, react } from '../github/permission.ts';
import { threadComments } from '../github/thread-comments.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { Job, StartedJob } from '../service/schema.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import { isInstallationToken } from '../thread/reading.ts';
import { sealOf } from '../thread/record.ts';
import type { ThreadRun } from '../thread/run.ts';
import { openThread, type Thread } from '../thread/thread.ts';
import { announcement, progressComment } from './markdown.ts';
import { type JobReport, recordState } from './report.ts';
import type { SendGuard } from './request.ts';
import { threadWarning } from './thread-messages.ts';

/** One thread, and who speaks in it. */
export interface Place {
  api: GitHubApi;
  token: string;
  repository: { id: number; fullName: string };
  /** Where people look at the repository, such as `https://github.com`. */
  serverUrl: string;
  issue: number;
  /** The comment that holds the command; undefined in runs that no comment started. */
  commentId?: number | undefined;
}

export interface ConversationDeps {
  place: Place;
  apiKey: string;
  projectId: string;
  command: { id: string; word: string; target: Target };
  run: { id: string; attempt: number; mark: string };
  deadline: number;
  clock: Clock;
  signal: AbortSignal;
  publisher: Publisher;
  redact: (text: string) => string;
  runUrl: string | undefined;
  asked: string;
}

/** What a job run says in a thread, from the first sign of life to the result. */
export class Conversation {
  readonly guard: SendGuard;
  private readonly deps: ConversationDeps;
  private readonly thread: Thread;
  private readonly run: ThreadRun;
  private readonly startedAt: number;
  private shown = '';
  private unverified = false;

  constructor(deps: ConversationDeps) {
    this.deps = deps;
    this.startedAt = deps.clock.wall();
    this.thread = this.open(deps.place.issue);
    const { id, target } = deps.command;
    this.run = this.thread.run({ id, target, run: deps.run }, deps.deadline);
    this.guard = {
      begin: () => this.run.begin(this.progress()),
      jobIsGone: (jobId) => this.run.jobIsGone(jobId),
      sending: (request) =>
        this.run.sending(
          request.kind === 'message' ? { ...request, before: bounded(request.before) } : request,
        ),
      sent: async (job) => {
        this.shown = shownState(job);
        await this.run.sent(job.id, this.progress(job));
      },
      follow: async (jobId) => {
        await this.run.begin(this.progress());
        await this.run.follows(jobId);
      },
    };
  }

  /** Shows a change of the job in the progress comment; otherwise nothing is written. */
  async seen(job: Job): Promise<void> {
    const state = shownState(job);
    if (state === this.shown) return;
    this.shown = state;
    await this.run.progress(this.progress(job));
  }

  /** 👀, 🚀 or 😕 under the command; a reaction that GitHub does not take is only worth a line in the log. */
  async react(content: Reaction): Promise<void> {
    const { place, publisher } = this.deps;
    if (place.commentId === undefined) return;
    try {
      await react(place.commentId, content, place.api);
    } catch (error) {
      publisher.info(text`GitHub took no reaction: ${code(asFault(error).message)}`);
    }
  }

  /** Characters that the result must leave for the record. */
  get reserved(): number {
    return this.run.lineLength() + 4_096;
  }

  /** What the result should say besides. */
  get notes(): Text[] {
    if (!this.unverified) return [];
    return [
      text`A record in this thread does not verify and was not used: the API key was changed, or the comment was edited.`,
    ];
  }

  /** Posts the result and clears the progress comment away; gives the address of the comment that stays. */
  async finish(report: JobReport, body: string): Promise<string> {
    const { signal, publisher } = this.deps;
    const result = {
      state: recordState(report),
      body: this.deps.redact(body),
      prLink: report.prLink || null,
    };
    try {
      const given = signal.aborted ? await this.run.stopped(result) : await this.run.finish(result);
      // Also where another run's answer stands: that run may have been killed before it came to this.
      if (!signal.aborted) await this.announce(report);
      return given.url ?? '';
    } catch (error) {
      publisher.warn(
        'The result could not be posted',
        text`${code(asFault(error).message)}`,
        text`The result stands in the job summary and in the outputs all the same.`,
      );
      return '';
    }
  }

  /** The pull request's own thread learns of the job, so that a command there goes on with it. */
  private async announce(report: JobReport): Promise<void> {
    const { place, command, run, redact } = this.deps;
    const number = pullRequestHere(report.prLink, place);
    if (number === undefined || number === place.issue) return;
    const from = `${place.serverUrl}/${place.repository.fullName}/issues/${place.issue}`;
    try {
      await this.open(number).announce({
        command: command.id,
        jobId: report.jobId,
        prLink: report.prLink,
        run,
        body: redact(
          announcement({
            from,
            command: command.word,
            jobId: report.jobId,
            archived: report.job?.status === 'archived',
          }),
        ),
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.deps.publisher.warn(
        'The pull request could not be told',
        text`The comment in #${number} could not be written: ${code(why)}. A command there starts a new job; here it goes on with this one.`,
      );
    }
  }

  private open(issue: number): Thread {
    const { place, apiKey, projectId: project, clock, signal, publisher } = this.deps;
    return openThread({
      comments: threadComments(place.api, issue),
      clock,
      seal: sealOf({ apiKey, project, repository: place.repository.id, issue }),
      asBot: isInstallationToken(place.token),
      signal,
      warn: (warning) => {
        if (warning.type === 'unverified') this.unverified = true;
        const { title, paragraphs } = threadWarning(warning);
        publisher.warn(title, ...paragraphs);
      },
      // For the post step, where this one is killed.
      progressIn: (commentId) => publisher.state('progress-comment', String(commentId)),
    });
  }

  private progress(job?: StartedJob): string {
    const { asked, runUrl, redact } = this.deps;
    return redact(progressComment({ asked, startedAt: this.startedAt, job, runUrl }));
  }
}

function shownState({ status, repository, ref }: StartedJob): string {
  return JSON.stringify([status, repository, ref]);
}

/** A record shares a comment with what people read; a state that does not fit counts as not known. */
function bounded<T extends { status: string; prLink: string | null }>(before: T | null): T | null {
  const fits = before !== null && before.status.length <= 100 && (before.prLink ?? '').length <= 2_048;
  return fits ? before : null;
}

/** The number of the pull request if it is one of this repository. */
export function pullRequestHere(
  prLink: string,
  { serverUrl, repository }: Pick<Place, 'serverUrl' | 'repository'>,
): number | undefined {
  const root = `${serverUrl}/${repository.fullName}/pull/`.toLowerCase();
  if (!prLink.toLowerCase().startsWith(root)) return undefined;
  const number = /^(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length))?.[1];
  return number === undefined ? undefined : Number(number);
}
