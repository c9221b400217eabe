import type { Session } from '../environment.ts';
import type { Trouble } from '../errors.ts';
import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import { isFromComment } from '../github/command-comments.ts';
import { changedComments } from '../github/comments.ts';
import { asFault, isGone } from '../github/faults.ts';
import { EndDetector } from '../job/end-detector.ts';
import type { RepositoryThreads } from '../job/repository-threads.ts';
import { instructionIn, progressComment } from '../result/markdown.ts';
import { presentJob } from '../result/presentation.ts';
import { contentsOf, locatePullRequest } from '../result/pull-request.ts';
import { type EndReason, reactionTo, recordedEnd, reportOf } from '../result/report.ts';
import type { ServiceClient } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { counted, text } from '../text/sentence.ts';
import { closeCommand, commandsIn } from '../thread/answer.ts';
import { WHY_UNUSABLE } from '../thread/messages.ts';
import { type FoundRecord, recordsIn } from '../thread/read.ts';
import { withSameRecord } from '../thread/record.ts';
import { persist } from '../thread/writes.ts';

export interface CollectSession extends Session {
  api: GitHubApi;
  threads: RepositoryThreads;
  service: ServiceClient;
}

/** A command of an earlier run, in some thread of the repository. */
export interface EarlierCommand {
  issue: number;
  best: FoundRecord;
  /** The comment that contains the record. */
  body: string;
  /** Time since the service accepted the request. */
  ageMs: number;
  hasLeftovers: boolean;
  detector: EndDetector;
  /** The job as last read. */
  job?: Job;
  /** It has ended, and only its pull request may be missing. */
  isKnownEnd?: boolean;
  /** 404 or 410 responses in a row. */
  goneResponses: number;
}

export const newestFirst = (commands: readonly EarlierCommand[]) =>
  commands.toSorted((a, b) => a.ageMs - b.ageMs);

export const MAX_AGE_MS = 30 * 86_400_000;

/**
 * The commands in recent comments, the least recently changed first, and what was not read. Rejects with a GitHubFault or
 * the signal's reason.
 */
export async function listCommands(session: CollectSession, limits: ReadingLimits) {
  const { api, threads, clock, publisher } = session;
  const { now } = api;
  const call: GitHubApi['call'] = (route, parameters) =>
    persist(() => api.call(route, parameters), session);
  const recent = await changedComments({ now, call }, now() - MAX_AGE_MS, limits);
  const isOwn = await threads.account.matcher();

  let ignored = 0;
  const commands: EarlierCommand[] = [];
  for (const [issue, comments] of Map.groupBy(recent.comments.values(), ({ issue }) => issue)) {
    const { records, unusable } = recordsIn(comments, threads.signingIn(issue), isOwn);
    ignored += unusable.length;

    for (const { best, hasLeftovers } of commandsIn(records)) {
      const { kind, before, time } = best.record;
      const body = recent.comments.get(best.id)?.body ?? '';
      const ageMs = Math.max(0, now() - time);
      const message = { answeredAt: clock.now() - ageMs, before };
      const detector = new EndDetector(kind === 'message' ? message : undefined);
      commands.push({ issue, best, body, ageMs, hasLeftovers, detector, goneResponses: 0 });
    }
  }
  commands.sort((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);

  const warnings: Trouble[] = [];
  if (ignored > 0)
    warnings.push({
      title: 'Record ignored',
      happened: text`${counted(ignored, 'record')} ${ignored === 1 ? 'was' : 'were'} ignored, because ${WHY_UNUSABLE}. Results of ignored jobs are not posted.`,
    });
  if (recent.isCut)
    warnings.push({
      title: 'Comments were ignored',
      happened: text`The repository has too many comments to read those of 30 days. Results are posted only for jobs in the 3,000 that changed last.`,
    });
  for (const warning of warnings) publisher.warn(warning);
  return { commands, warnings };
}

/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
export async function postResult(
  { issue, best, body, job, detector }: EarlierCommand,
  reason: EndReason,
  { inputs, publisher, run, api, threads }: CollectSession,
) {
  const { command, jobId, kind, time: startedAt } = best.record;
  const ended = reportOf({
    reason,
    job,
    jobId,
    instruction: instructionIn(body),
    request: kind || 'attach',
    shared: detector.wasActiveBefore,
    startedAt,
    durationMs: Math.max(0, api.now() - startedAt),
  });
  const location = locatePullRequest(ended.prLink, run);
  const report = { ...ended, pull: location && (await contentsOf(location, api)) };

  // Before the answer: if the run is killed in between, the next one finds a command without an answer.
  await threads.announce(report, command, issue);

  const isComment = isFromComment(command);
  const { comment } = presentJob(report, {
    commandName: isComment ? inputs.command : undefined,
    runUrl: run.url,
    help: publisher.help,
  });
  const { how, url } = await closeCommand(
    best,
    {
      state: reason.kind === 'timed-out' ? 'sent' : 'ended',
      body: publisher.redact(comment([])),
      ...recordedEnd(report),
      run,
    },
    threads.open(issue),
  );

  // After the answer, which matters more where GitHub limits requests, and by whoever posted it.
  if (how === 'new') {
    if (reason.kind !== 'timed-out') await threads.linkResult(report, command, issue, url);
    await threads.react(command, reactionTo(report));
  }
  return { how, report };
}

/** Updates the job's state in an answer, not its record. Progress comments are left to their runs: they may be active. */
export async function showProgress(
  { issue, best: { id, record }, body, job }: EarlierCommand,
  withTime: boolean,
  { publisher, run, api, threads }: CollectSession,
): Promise<void> {
  if (!record.answer || !(job || withTime)) return;

  const comment = progressComment({
    instruction: instructionIn(body),
    job: job ?? { id: record.jobId, prLink: null },
    startedAt: record.time,
    runUrl: `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`,
    checkedAt: withTime ? api.now() : undefined,
  });
  const updated = withSameRecord(body, publisher.redact(comment));
  if (updated === undefined || updated === body) return;

  const { comments } = threads.open(issue);
  await comments.update(id, updated).catch((error) => {
    const fault = asFault(error);
    if (!isGone(fault)) threads.warn({ type: 'not-edited', fault });
  });
}
