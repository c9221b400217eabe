import type { ContextRequest, ThreadFacts } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { type Reaction, react } from '../github/command-comments.ts';
import {
  asFault,
  faultText,
  type GitHubFault,
  howToPermit,
  ignoreFault,
  isPermanent,
  refused,
} from '../github/faults.ts';
import { type Issue, issueOf } from '../github/issues.ts';
import { type PullRequestId, pullRequest } from '../github/pull-requests.ts';
import { reactionTo } from '../result/ends.ts';
import { progressComment } from '../result/markdown.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import type { JobReport } from '../result/report.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import { hasJob, type Target } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';
import { ThreadRun } from '../thread/run.ts';
import { openThread } from './threads.ts';

export interface ThreadLocation {
  api: GitHubApi;
  issue: number;
  /** False: if GitHub permanently rejects comments, the run continues without a thread. */
  isRequired: boolean;
}

/** What a comment or a workflow asks for. */
export interface JobRequest extends ContextRequest {
  target: Target;
  /** What identifies the command in the records of a thread. */
  commandId: string;
  thread?: ThreadLocation | undefined;
}

export interface Work {
  kind: 'create' | 'message';
  /** The job that gets the message; '' for a new one. */
  jobId: string;
  /** That job before the message; null where that could not be read. */
  before: Before;
}

/** What people see of one run in its thread: progress comment, result, and reactions. */
export class Conversation {
  readonly run: ThreadRun;
  readonly notes: Text[] = [];
  private readonly request: JobRequest;
  private readonly session: Session;
  private readonly api: GitHubApi;
  /** As read for the number of its comments. */
  private issueRead: Issue | undefined;
  /** In ms since the epoch; `waitsUntil`: undefined for a run that does not wait. */
  private readonly times: { startedAt: number; waitsUntil: number | undefined };
  private acknowledged: Promise<void> | undefined;

  constructor({ api, issue, isRequired }: ThreadLocation, request: JobRequest, session: Session) {
    const { inputs, run, clock, deadline } = session;
    this.request = request;
    this.session = session;
    this.api = api;

    const startedAt = clock.wall();
    const waitsUntil = inputs.wait ? startedAt + deadline - clock.now() : undefined;
    this.times = { startedAt, waitsUntil };

    const { commandId: id, target } = request;
    const command = { id, target, nonce: run.nonce, deadline, isRequired };
    const thread = openThread(issue, api, session);
    const count = async () => {
      this.issueRead = await issueOf(api, issue);
      return this.issueRead.commentCount;
    };
    this.run = new ThreadRun(command, { ...thread, comments: { ...thread.comments, count } });
  }

  /** Adds 👀 to the command; the reaction to the result waits for it. */
  acknowledge(): void {
    // If GitHub rejects it, the last reaction tells.
    this.acknowledged = this.react('eyes').catch(ignoreFault);
  }

  progress(job?: StartedJob): string {
    const { publisher, run } = this.session;
    const instruction = publisher.redact(this.request.instruction ?? '');
    const comment = progressComment({ instruction, ...this.times, job, runUrl: run.url });
    return publisher.redact(comment);
  }

  factsFor({ jobId }: Work): ThreadFacts {
    const times = this.run.records
      .filter((record) => hasJob(record) && record.jobId === jobId)
      .map(({ reviewsReadAt }) => reviewsReadAt ?? 0);
    return { reviewsSince: Math.max(0, ...times), issue: this.issueRead };
  }

  /** How a job's pull request ended. If GitHub does not say, it counts as open: undefined. */
  async endOfPullRequest(prLink: string): Promise<'merged' | 'closed' | undefined> {
    const location = locatePullRequest(prLink, this.session.run);
    if (location === undefined) return undefined;

    try {
      const { state } = await pullRequest(this.api, location.id);
      return state === 'open' ? undefined : state;
    } catch (error) {
      this.warnUnread(location.id, asFault(error));
      return undefined;
    }
  }

  private warnUnread({ owner, repo, number }: Required<PullRequestId>, fault: GitHubFault): void {
    const pull = code(`${owner}/${repo}#${number}`);
    const happened = text`Whether pull request ${pull} is open could not be checked (${faultText(fault)}), so it was treated as open. After it is merged or closed, its job is still continued.`;
    const remedy = isPermanent(fault)
      ? text`Set \`github-token\` to a token that can read pull requests in ${code(`${owner}/${repo}`)}.`
      : [];

    this.notes.push(sentences(happened, remedy));
    this.session.publisher.warn({
      title: 'Could not check the pull request',
      happened,
      next: remedy,
    });
  }

  /** Posts the result, then cleans up and reacts. Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { state, job, prLink } = report;
    const body = this.session.publisher.redact(comment);
    const status = state === 'ended' && job ? job.status : null;
    const url = await this.run.post({ state, body, prLink: prLink || null, status });

    const reaction = this.session.signal.aborted ? undefined : reactionTo(report);
    await Promise.all([this.run.clean(), this.reactLast(reaction)]);
    return url;
  }

  private async reactLast(reaction: Reaction | undefined): Promise<void> {
    const { publisher } = this.session;
    await this.acknowledged;
    if (reaction === undefined) return;

    await this.react(reaction).catch((error) => {
      const fault = asFault(error);
      publisher.warn({
        title: 'Could not react to the command',
        happened: text`${refused(fault, 'the reaction')} The result is not affected.`,
        next: howToPermit(fault),
      });
    });
  }

  private react(content: Reaction): Promise<void> {
    return react(this.request.commandId, content, this.api);
  }
}
