import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { changedComments, type Reaction, react, threadComments } from '../github/comments.ts';
import { asFault, GitHubFault, isGone, isPermanent, refused } from '../github/faults.ts';
import { pullRequest } from '../github/pull-requests.ts';
import type { Inputs, Outcome } from '../inputs/inputs.ts';
import type { Job } from '../service/schema.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';
import { announce, closeCommand, commandsIn, type PostedAnswer } from '../thread/answer.ts';
import {
  type FoundRecord,
  ownAccount,
  recordsIn,
  ThreadUnreadable,
  type ThreadWarning,
} from '../thread/read.ts';
import { type SigningKey, signingKey, withSameRecord } from '../thread/record.ts';
import { openThread, persist, type Thread } from '../thread/writes.ts';
import { announcement, instructionIn, presentJob, progressComment } from './markdown.ts';
import { contentsOf, locatePullRequest, type PullRequestLocation } from './pull-request.ts';
import { type EndReason, hasResult, type JobReport, reportOf } from './report.ts';
import { ignoredComments, threadWarning, UNUSABLE } from './thread-messages.ts';
import { isShared } from './wait.ts';

type ThreadInputs = Pick<Inputs, 'api-key' | 'project-id' | 'github-token'>;

/** The threads of the repository, as one run reads and writes them. */
export class Threads {
  readonly account: ReturnType<typeof ownAccount>;
  protected readonly api: GitHubApi;
  protected readonly env: Environment;
  private readonly signing: SigningKey;
  private readonly warnings = new Set<ThreadWarning['type']>();

  constructor(api: GitHubApi, inputs: ThreadInputs, env: Environment) {
    this.api = api;
    this.env = env;
    const { 'api-key': apiKey, 'project-id': project, 'github-token': token = '' } = inputs;
    this.signing = signingKey({ apiKey, project, repository: env.run.repository.id, issue: 0 });
    this.account = ownAccount(token.trim(), threadComments(api, 0));
  }

  signingIn(issue: number): SigningKey {
    return { ...this.signing, issue };
  }

  /** A thread of this repository, or of the one that `elsewhere` names. */
  open(issue: number, elsewhere?: { api: GitHubApi; repository: number }): Thread {
    const { clock, signal, publisher } = this.env;
    return openThread({
      comments: threadComments(elsewhere?.api ?? this.api, issue),
      clock,
      signing: { ...this.signingIn(issue), ...(elsewhere && { repository: elsewhere.repository }) },
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

  /** Notes for the result about ignored records. */
  get notes(): Text[] {
    return Object.entries(UNUSABLE).flatMap(([type, note]) =>
      this.warnings.has(type as ThreadWarning['type']) ? [note] : [],
    );
  }

  /** Adds a reaction. Never rejects; a failure is logged. */
  async react(commentId: number, content: Reaction): Promise<void> {
    await react(commentId, content, this.api).catch((error) => {
      this.env.publisher.info(refused(asFault(error), 'the reaction'));
    });
  }

  /**
   * Announces a job once in its pull request's thread, so that a command there continues the job. Returns the URL of that
   * comment; '' if `issue` is that thread and has the result, if the pull request is on another server, or if GitHub
   * rejects the comment, which is a warning where users may expect one. Never rejects.
   */
  async announce(
    { job, jobId, prLink, pull }: Pick<JobReport, 'job' | 'jobId' | 'prLink' | 'pull'>,
    { issue, command, commandName }: { issue: number | undefined; command: string; commandName: string },
  ): Promise<string> {
    const { run, publisher } = this.env;
    const location = locatePullRequest(prLink, run);
    if (location === undefined || (location.isSameRepository && location.id.number === issue)) return '';
    const source =
      issue === undefined ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
    // Another repository may be public, and this one's name a secret.
    const from = location.isSameRepository ? source : undefined;
    const archived = job?.status === 'archived';
    const body = publisher.redact(announcement({ from, command: commandName, jobId, archived }));
    try {
      const thread = location.isSameRepository
        ? this.open(location.id.number)
        : await this.openElsewhere(location.id, pull);
      return await announce({ command, jobId, prLink, run, body }, thread);
    } catch (error) {
      const fault = error instanceof ThreadUnreadable ? error.fault : error;
      const why = fault instanceof Error ? fault.message : String(fault);
      const happened = text`Could not comment on ${code(prLink)}: ${code(why)}. A command there starts a new job instead of continuing this one.`;
      const isExpected = issue !== undefined || !(fault instanceof GitHubFault && isPermanent(fault));
      if (location.isSameRepository && isExpected)
        publisher.warn('Could not comment on the pull request', happened);
      else publisher.info(happened);
      return '';
    }
  }

  /** The thread of a pull request in another repository; its records are signed with that repository's ID. */
  private async openElsewhere(
    { owner, repo, number }: PullRequestLocation['id'],
    known: JobReport['pull'],
  ): Promise<Thread> {
    const { call, now } = this.api;
    const api: GitHubApi = { now, call: (route, about) => call(route, { owner, repo, ...about }) };
    const { repositoryId: repository } = known ?? (await pullRequest(api, { number }));
    return this.open(number, { api, repository });
  }
}

/** Only comments that changed within this time are read, in ms. */
const LISTED_MS = 30 * 86_400_000;

/** A command of an earlier run, in some thread of the repository. */
export interface FoundCommand {
  issue: number;
  best: FoundRecord;
  /** The text of the comment that contains the record. */
  body: string;
  /** Time since the service accepted the request. */
  ageMs: number;
  /** No run has reported its job's end or given up on it. */
  isOpen: boolean;
  isOverdue: boolean;
  hasLeftovers: boolean;
}

/** The commands in the threads of the repository, for a run that finishes other runs' commands. */
export class FoundCommands extends Threads {
  private readonly inputs: ThreadInputs & Pick<Inputs, 'base-url' | 'command'>;

  constructor(api: GitHubApi, inputs: FoundCommands['inputs'], env: Environment) {
    super(api, inputs, env);
    this.inputs = inputs;
  }

  /** The commands in recent comments, the least recently changed first. Rejects with a GitHubFault or the signal's reason. */
  async list(giveUpAfterHours: number): Promise<FoundCommand[]> {
    const { api, env } = this;
    const [now, giveUpMs] = [api.now(), giveUpAfterHours * 3_600_000];
    const patient: GitHubApi = {
      now: api.now,
      async call(route, about) {
        env.signal.throwIfAborted();
        return persist(() => api.call(route, about), env);
      },
    };
    const { comments: all, isCut } = await changedComments(patient, now - LISTED_MS);
    const isOwn = await this.account();
    let ignored = 0;
    const commands = [...Map.groupBy(all.values(), ({ issue }) => issue)].flatMap(([issue, comments]) => {
      const { records, unusable } = recordsIn(comments, this.signingIn(issue), isOwn);
      ignored += unusable.length;
      return commandsIn(records).map(({ best, hasLeftovers }) => {
        const { record, commentId } = best;
        const ageMs = Math.max(0, api.now() - record.time);
        const isOpen = record.state === 'sent' && !record.givenUp;
        const about = { issue, best, hasLeftovers, body: all.get(commentId)?.body ?? '' };
        return { ...about, ageMs, isOpen, isOverdue: ageMs >= giveUpMs };
      });
    });
    if (ignored > 0 || isCut) env.publisher.warn('Comments were ignored', ...ignoredComments(ignored, isCut));
    return commands.toSorted((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);
  }

  /** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
  async close(
    { issue, best, body }: FoundCommand,
    [outcome, reason]: [Outcome, EndReason],
    job: Job | undefined,
  ): Promise<{ how: PostedAnswer['how']; report: JobReport }> {
    const { env, inputs, api } = this;
    const { command, jobId, kind, before, time: startedAt } = best.record;
    const { instruction, isCleaned } = instructionIn(body);
    const about = {
      ...{ outcome, reason, jobId, startedAt, ...(job && { job }) },
      durationMs: Math.max(0, api.now() - startedAt),
      instruction,
      shared: kind === 'message' && isShared({ before }),
      request: kind === 'message' ? 'messaged' : kind === 'create' ? 'created' : 'attached',
      intent: kind || 'attach',
    } as const;
    const ended = reportOf(about, isLoopback(inputs['base-url']));
    const at = locatePullRequest(ended.prLink, env.run);
    const report = { ...ended, pull: at && (await contentsOf(at.id, api)) };
    const isComment = /^\d+$/.test(command);
    const presented = presentJob(report, {
      failing: !hasResult(report),
      audience: { commandName: isComment ? inputs.command : undefined },
      runUrl: env.run.url,
      isCleaned,
    });
    // Before the answer: if the run is killed in between, the next one finds a command without an answer.
    if (isComment) await this.react(Number(command), hasResult(report) ? 'rocket' : 'confused');
    await this.announce(report, { issue, command, commandName: inputs.command });
    const end = {
      state: reason.kind === 'timed-out' ? 'sent' : 'ended',
      body: env.publisher.redact(presented.comment([])),
      prLink: report.prLink || null,
      run: env.run,
    } as const;
    const { how } = await closeCommand(best, end, this.open(issue));
    return { how, report };
  }

  /**
   * Updates the job's state, and when it was checked, in a command's answer; the record does not change. Progress comments
   * are left to their runs, which may still be active.
   */
  async showProgress(
    { issue, best, body, job }: FoundCommand & { job?: Job },
    withTime: boolean,
  ): Promise<void> {
    const { record, commentId } = best;
    const { publisher, run } = this.env;
    const runUrl = `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`;
    const shown = { job: job ?? { id: record.jobId, prLink: null }, startedAt: record.time, runUrl };
    const about = { ...instructionIn(body), ...shown, checkedAt: withTime ? this.api.now() : undefined };
    const text = withSameRecord(body, publisher.redact(progressComment(about)));
    if (!record.answer || text === undefined || text === body || !(job || withTime)) return;
    const { comments, warn } = this.open(issue);
    await comments.update(commentId, text).catch((error) => {
      const fault = asFault(error);
      if (!isGone(fault)) warn({ type: 'not-edited', fault });
    });
  }
}
