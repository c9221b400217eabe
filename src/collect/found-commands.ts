import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, changedComments, isGone } from '../github/comments.ts';
import type { JobInputs, Outcome } from '../inputs/inputs.ts';
import { askedIn, presentJob, progressComment } from '../job/markdown.ts';
import { contentsOf, placeOf } from '../job/pull-request.ts';
import { type EndReason, hasResult, type JobReport, reportOf } from '../job/report.ts';
import type { openService } from '../job/run.ts';
import { Threads } from '../job/threads.ts';
import { isShared } from '../job/wait.ts';
import type { Job } from '../service/schema.ts';
import { isLoopback } from '../text/url.ts';
import { closeCommand, commandsIn, type PostedAnswer } from '../thread/answer.ts';
import { type FoundRecord, recordsIn } from '../thread/read.ts';
import { withSameRecord } from '../thread/record.ts';

/** Comments that were not changed for longer are not looked at. */
const LISTED_MS = 30 * 86_400_000;

/** A command of an earlier run, in some thread of the repository. */
export interface FoundCommand {
  issue: number;
  best: FoundRecord;
  /** The whole text of the comment that holds the record. */
  body: string;
  /** How long ago the service took the request. */
  ageMs: number;
  /** Nobody has seen its job's end, nor given it up. */
  isOpen: boolean;
  /** It is time to give it up. */
  isOverdue: boolean;
  /** Comments of runs that were killed are left beside its end. */
  isUntidy: boolean;
}

/** The commands in the threads of the repository, for a run that finishes other runs' commands. */
export class FoundCommands {
  readonly threads: Threads;
  private readonly api: GitHubApi;
  private readonly inputs: Parameters<typeof openService>[0] & Pick<JobInputs, 'github-token' | 'command'>;
  private readonly env: Environment;

  constructor(api: GitHubApi, inputs: FoundCommands['inputs'], env: Environment) {
    this.api = api;
    this.inputs = inputs;
    this.env = env;
    this.threads = new Threads(api, inputs, env);
  }

  /**
   * The commands in the repository's recent comments, the least recently changed first, by one list call a page. Rejects with a GitHubFault,
   * or with the signal's reason.
   */
  async list(giveUpAfterHours: number): Promise<FoundCommand[]> {
    const giveUpMs = giveUpAfterHours * 3_600_000;
    const since = this.api.now() - LISTED_MS;
    const all = new Map<number, Awaited<ReturnType<typeof changedComments>>['comments'][number]>();
    for (let page = 1, isLast = false; !isLast; page += 1) {
      this.env.signal.throwIfAborted();
      const answer = await changedComments(this.api, page, since);
      for (const comment of answer.comments) all.set(comment.id, comment);
      isLast = answer.isLast;
    }
    const isOwn = await this.threads.account();
    const commands = [...Map.groupBy(all.values(), ({ issue }) => issue)].flatMap(([issue, comments]) => {
      const { records } = recordsIn(comments, this.threads.signingIn(issue), isOwn);
      return commandsIn(records).map(({ best, isUntidy }) => {
        const { record, updatedAt, commentId } = best;
        const ageMs = Math.max(0, this.api.now() - record.time);
        // A comment that was changed later than that says that the job was given up.
        const isOpen = record.state === 'sent' && updatedAt < record.time + giveUpMs;
        const body = all.get(commentId)?.body ?? '';
        return { issue, best, body, ageMs, isOpen, isOverdue: ageMs >= giveUpMs, isUntidy };
      });
    });
    return commands.toSorted((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);
  }

  /** Answers a command as the run that sent it would: with its job's end, or with why nobody follows it any more. */
  async close(
    { issue, best, body }: FoundCommand,
    [outcome, reason]: [Outcome, EndReason],
    job: Job | undefined,
  ): Promise<{ how: PostedAnswer['how']; report: JobReport }> {
    const { env, inputs, threads, api } = this;
    const { command, jobId, kind, before, time: startedAt } = best.record;
    const { asked, isCleaned } = askedIn(body);
    const about = {
      ...{ outcome, reason, jobId, startedAt, ...(job && { job }) },
      durationMs: Math.max(0, api.now() - startedAt),
      asked,
      shared: kind === 'message' && isShared({ before }),
      request: kind === 'message' ? 'messaged' : kind === 'create' ? 'created' : 'attached',
      intent: kind || 'attach',
    } as const;
    const ended = reportOf(about, isLoopback(inputs['base-url']));
    const at = placeOf(ended.prLink, env.run);
    const report = { ...ended, pull: at && (await contentsOf(at.id, api)) };
    const isComment = /^\d+$/.test(command);
    const presented = presentJob(report, {
      failing: !hasResult(report),
      audience: { commandName: isComment ? inputs.command : undefined },
      runUrl: env.run.url,
      isCleaned,
    });
    // Before the answer: if the run is killed in between, the next one finds a command without an answer.
    if (isComment) await threads.react(Number(command), hasResult(report) ? 'rocket' : 'confused');
    await threads.announce(report, { issue, command, commandName: inputs.command });
    const end = {
      state: reason.kind === 'timed-out' ? 'sent' : 'ended',
      body: env.publisher.redact(presented.comment([])),
      prLink: report.prLink || null,
      run: env.run,
    } as const;
    const { how } = await closeCommand(best, end, threads.open(issue));
    return { how, report };
  }

  /**
   * Shows in a command's answer how its job is doing, and when it was looked at; the record stays as it is. The progress
   * comment of a run, which may still be at work, is left to that run.
   */
  async showProgress(
    { issue, best, body, job }: FoundCommand & { job?: Job },
    withTime: boolean,
  ): Promise<void> {
    const { record, commentId } = best;
    const { publisher, run } = this.env;
    const runUrl = `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`;
    const shown = job ?? { id: record.jobId, prLink: null };
    const checkedAt = withTime ? this.api.now() : undefined;
    const about = { ...askedIn(body), startedAt: record.time, job: shown, runUrl, checkedAt };
    const text = withSameRecord(body, publisher.redact(progressComment(about)));
    if (!record.answer || text === undefined || text === body || !(job || withTime)) return;
    const { comments, warn } = this.threads.open(issue);
    await comments.update(commentId, text).catch((error) => {
      const fault = asFault(error);
      if (!isGone(fault)) warn({ type: 'not-edited', fault });
    });
  }
}
