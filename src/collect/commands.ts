import type { Environment } from '../environment.ts';
import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import { changedComments } from '../github/comments.ts';
import { asFault, isGone } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { EndDetector } from '../job/end-detector.ts';
import { instructionIn, presentJob, progressComment } from '../job/markdown.ts';
import { contentsOf, locatePullRequest } from '../job/pull-request.ts';
import { type EndReason, hasResult, reportOf } from '../job/report.ts';
import { WHY_UNUSABLE } from '../job/thread-messages.ts';
import { isFromComment, type Threads } from '../job/threads.ts';
import type { Job } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';
import { closeCommand, commandsIn } from '../thread/answer.ts';
import { type FoundRecord, recordsIn } from '../thread/read.ts';
import { withSameRecord } from '../thread/record.ts';
import { persist } from '../thread/writes.ts';

export interface CollectDeps {
  inputs: Inputs;
  env: Environment;
  api: GitHubApi;
  threads: Threads;
}

/** A command of an earlier run, in some thread of the repository. */
export interface FoundCommand {
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
  gone: number;
}

/**
 * The commands in recent comments, the least recently changed first, and what was not read. Rejects with a GitHubFault or
 * the signal's reason.
 */
export async function listCommands({ api, threads, env }: CollectDeps, limits: ReadingLimits) {
  const { now } = api;
  const call: GitHubApi['call'] = (route, about) => persist(() => api.call(route, about), env);
  const { comments: all, isCut } = await changedComments(
    { now, call },
    now() - 30 * 86_400_000,
    limits,
  );
  const isOwn = await threads.account.matcher();
  let ignored = 0;
  const commands = [...Map.groupBy(all.values(), ({ issue }) => issue)].flatMap(
    ([issue, comments]) => {
      const { records, unusable } = recordsIn(comments, threads.signingIn(issue), isOwn);
      ignored += unusable.length;
      return commandsIn(records).map(({ best, hasLeftovers }): FoundCommand => {
        const { kind, before, time } = best.record;
        const ageMs = Math.max(0, now() - time);
        const message = { answeredAt: env.clock.now() - ageMs, before };
        const detector = new EndDetector(kind === 'message' ? message : undefined);
        return {
          issue,
          best,
          body: all.get(best.id)?.body ?? '',
          ageMs,
          hasLeftovers,
          detector,
          gone: 0,
        };
      });
    },
  );
  const unusable = text`Records that cannot be used: ${ignored}. Their jobs are not collected, because ${WHY_UNUSABLE}.`;
  const tooMany = text`The repository has too many comments to read those of 30 days. Jobs are collected only from the 3,000 that changed last.`;
  const warnings = [ignored > 0 ? unusable : [], isCut ? tooMany : []].filter(
    ({ length }) => length > 0,
  );
  for (const warning of warnings) env.publisher.warn('Comments were ignored', warning);
  const found = commands.toSorted(
    (a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs,
  );
  return { found, warnings };
}

/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
export async function closeFound(
  { issue, best, body, job, detector }: FoundCommand,
  reason: EndReason,
  { inputs, env, api, threads }: CollectDeps,
) {
  const { command, jobId, kind, time: startedAt } = best.record;
  const requests = { create: 'created', message: 'messaged', '': 'attached' } as const;
  const about = {
    ...{
      reason,
      job,
      jobId,
      startedAt,
      instruction: instructionIn(body),
      shared: detector.wasActiveBefore,
    },
    durationMs: Math.max(0, api.now() - startedAt),
    request: requests[kind],
    intent: kind || ('attach' as const),
  };
  const ended = reportOf(about, isLoopback(inputs['base-url']));
  const at = locatePullRequest(ended.prLink, env.run);
  const report = { ...ended, pull: at && (await contentsOf(at, api)) };
  const isComment = isFromComment(command);
  const commandName = isComment ? inputs.command : undefined;
  const presented = presentJob(report, {
    failing: !hasResult(report),
    commandName,
    runUrl: env.run.url,
  });
  // Before the answer: if the run is killed in between, the next one finds a command without an answer.
  await threads.announce(report, command, issue);
  const end = {
    state: reason.kind === 'timed-out' ? 'sent' : 'ended',
    body: env.publisher.redact(presented.comment([])),
    prLink: report.prLink || null,
    status: reason.kind === 'job-ended' ? (job?.status ?? null) : null,
    run: env.run,
  } as const;
  const { how } = await closeCommand(best, end, threads.open(issue));
  // After the answer, which matters more where GitHub limits requests, and by whoever posted it.
  if (isComment && how === 'new')
    await threads.react(Number(command), hasResult(report) ? 'rocket' : 'confused');
  return { how, report };
}

/** Updates the job's state in an answer, not its record. Progress comments are left to their runs: they may be active. */
export async function showProgress(
  { issue, best: { id, record }, body, job }: FoundCommand,
  withTime: boolean,
  { env: { publisher, run }, api, threads }: CollectDeps,
): Promise<void> {
  if (!record.answer || !(job || withTime)) return;
  const runUrl = `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`;
  const shown = { job: job ?? { id: record.jobId, prLink: null }, startedAt: record.time, runUrl };
  const about = {
    instruction: instructionIn(body),
    ...shown,
    checkedAt: withTime ? api.now() : undefined,
  };
  const updated = withSameRecord(body, publisher.redact(progressComment(about)));
  if (updated === undefined || updated === body) return;
  const { comments } = threads.open(issue);
  await comments.update(id, updated).catch((error) => {
    const fault = asFault(error);
    if (!isGone(fault)) threads.warn({ type: 'not-edited', fault });
  });
}
