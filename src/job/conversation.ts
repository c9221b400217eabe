import type { Clock } from '../clock.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, type Reaction, react, threadComments } from '../github/comments.ts';
import type { Publisher } from '../runner/publisher.ts';
import type { Job, StartedJob } from '../service/schema.ts';
import { code, type Text, text } from '../text/sentence.ts';
import type { Target } from '../thread/decide.ts';
import type { ThreadWarning } from '../thread/deps.ts';
import { ownAccount } from '../thread/read.ts';
import { signingKey, type ThreadRecord } from '../thread/record.ts';
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
  run: ThreadRecord['run'];
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
  private readonly account: ReturnType<typeof ownAccount>;
  private readonly run: ThreadRun;
  private readonly startedAt: number;
  private readonly reactions: Promise<void>[] = [];
  private shown = '';
  private readonly warnings = new Set<ThreadWarning['type']>();

  constructor(deps: ConversationDeps) {
    const { place, command, deadline } = deps;
    this.deps = deps;
    this.startedAt = deps.clock.wall();
    this.account = ownAccount(place.token, threadComments(place.api, place.issue));
    const { id, target } = command;
    const run = this.open(place.issue).run({ id, target, run: deps.run, required: true }, deadline);
    this.run = run;
    this.guard = {
      begin: () => run.begin(this.progress()),
      jobIsGone: (jobId) => run.jobIsGone(jobId),
      sending: (request) =>
        run.sending(request.kind === 'message' ? { ...request, before: bounded(request.before) } : request),
      sent: (job) => {
        this.shown = shownState(job);
        return run.sent(job.id, this.progress(job));
      },
      follow: async (jobId) => {
        await run.begin(this.progress());
        await run.follows(jobId);
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

  /**
   * 👀, 🚀 or 😕 under the command, which nothing waits for before `finish` ends. A reaction that GitHub does not take
   * is only worth a line in the log.
   */
  react(content: Reaction): void {
    const { place, publisher } = this.deps;
    if (place.commentId === undefined) return;
    const reaction = react(place.commentId, content, place.api).catch((error) => {
      publisher.info(text`GitHub took no reaction: ${code(asFault(error).message)}`);
    });
    this.reactions.push(reaction);
  }

  /** Characters that the result must leave for the record. */
  get reserved(): number {
    return this.run.lineLength() + 4_096;
  }

  /** What the result should say besides. */
  get notes(): Text[] {
    return [...this.warnings].map((type) => NOTES[type]).filter((note) => note !== undefined);
  }

  /** Posts the result and clears the progress comment away; gives the address of the comment that stays. */
  async finish(report: JobReport, body: string, reaction: Reaction): Promise<string> {
    const { signal, publisher, redact } = this.deps;
    if (!signal.aborted) this.react(reaction);
    const result = { state: recordState(report), body: redact(body), prLink: report.prLink || null };
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

  /** The pull request's own thread learns of the job, so that a command there goes on with it. */
  private async announce(report: JobReport): Promise<void> {
    const { place, command, run, redact, publisher } = this.deps;
    const { jobId, prLink } = report;
    const number = pullRequestHere(prLink, place);
    if (number === undefined || number === place.issue) return;
    const from = `${place.serverUrl}/${place.repository.fullName}/issues/${place.issue}`;
    const archived = report.job?.status === 'archived';
    const body = redact(announcement({ from, command: command.word, jobId, archived }));
    try {
      await this.open(number).announce({ command: command.id, jobId, prLink, run, body });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      publisher.warn(
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
      signing: signingKey({ apiKey, project, repository: place.repository.id, issue }),
      account: this.account,
      signal,
      warn: (warning) => {
        this.warnings.add(warning.type);
        const { title, paragraphs } = threadWarning(warning);
        publisher.warn(title, ...paragraphs);
      },
      // For the post step, where this one is killed.
      progressIn: (commentId) =>
        commentId === undefined
          ? publisher.state('result-posted', 'true')
          : publisher.state('progress-comment', String(commentId)),
    });
  }

  private progress(job?: StartedJob): string {
    const { asked, runUrl, redact } = this.deps;
    return redact(progressComment({ asked, startedAt: this.startedAt, job, runUrl }));
  }
}

const NOTES: Partial<Record<ThreadWarning['type'], Text>> = {
  unverified: text`A record in this thread does not verify and was not used: the API key was changed, or the comment was edited.`,
  'other-account': text`A record in this thread is by another account and was not used: \`github-token\` was changed, or two workflows answer here.`,
};

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
