import type { GitHubApi } from '../github/api.ts';
import { react, threadComments } from '../github/comments.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import type { JobRunDeps } from '../job/assignment.ts';
import type { Place } from '../job/conversation.ts';
import { plainLink, pullRequestNumber } from '../job/pull-request-link.ts';
import { jobRun } from '../job/run.ts';
import { noticeSummary } from '../runner/notice.ts';
import { type Outputs, outputs } from '../runner/outputs.ts';
import { JOB_STATES } from '../service/job.ts';
import { code, text } from '../text/sentence.ts';
import { isLoopback, isSegment } from '../text/url.ts';
import { ownAccount, ThreadReader, ThreadUnreadable } from '../thread/read.ts';
import { signingKey } from '../thread/record.ts';
import { jobOfThread, runsIn } from '../thread/runs.ts';
import { accessOf } from './access.ts';
import type { CommentRun } from './event.ts';
import type { Command } from './parse.ts';
import {
  deniedReply,
  previewReply,
  statusReply,
  threadUnreadableReply,
  undeterminableReply,
  usage,
} from './replies.ts';
import { give, type Reply } from './reply.ts';

export interface CommandRunDeps extends JobRunDeps {
  token: string;
  serverUrl: string;
}

/** What a comment asks for; `none` was sorted out before. */
export type Asked = Exclude<Command, { kind: 'none' }>;

/**
 * A run that a comment started, once it is known to be for us and its inputs are right (design: interface.md, The
 * slash command). Gives whether the step fails.
 */
export async function commandRun(
  asked: Asked,
  event: CommentRun,
  { inputs, deps }: { inputs: JobInputs; deps: CommandRunDeps },
): Promise<boolean> {
  const api = await deps.api();
  const run = new CommandRun(event, inputs, { ...deps, api: async () => api }, api);
  const access = await accessOf(event, inputs['minimum-permission'], api);
  if (access.kind === 'denied') return run.denied(access.has);
  if (access.kind === 'undeterminable') return run.undeterminable(access.why);
  switch (asked.kind) {
    case 'help':
      return run.answered('Usage shown', usage(inputs.command));
    case 'usage':
      return run.answered('Usage shown', usage(inputs.command, { reason: asked.why, flag: asked.flag }));
    default:
      if (asked.jobId !== undefined && !isSegment(asked.jobId)) {
        return run.answered(
          'Usage shown',
          usage(inputs.command, { reason: 'job id', flag: asked.jobId.slice(0, 100) }),
        );
      }
      return asked.kind === 'status' ? run.status(asked.jobId) : run.instruct(asked);
  }
}

/** 😕 under a command whose run cannot even begin; never rejects. */
export async function reactConfused(event: CommentRun, api: () => Promise<GitHubApi>): Promise<void> {
  await api()
    .then((calls) => react(event.comment.id, 'confused', calls))
    .catch(() => {});
}

class CommandRun {
  private readonly event: CommentRun;
  private readonly inputs: JobInputs;
  private readonly deps: CommandRunDeps;
  private readonly api: GitHubApi;

  constructor(event: CommentRun, inputs: JobInputs, deps: CommandRunDeps, api: GitHubApi) {
    this.event = event;
    this.inputs = inputs;
    this.deps = deps;
    this.api = api;
  }

  async denied(has: string): Promise<boolean> {
    const { login } = this.event.comment.author;
    const needs = this.inputs['minimum-permission'];
    this.deps.publisher.notice(
      'Not permitted',
      text`${code(login)} has the role ${code(has)}, and the command needs ${code(needs)}. Nothing was sent.`,
    );
    return this.close({ outcome: 'denied', title: 'Not permitted', body: deniedReply(login, needs, has) });
  }

  async undeterminable(why: string): Promise<boolean> {
    this.deps.publisher.warn('The permission could not be checked', text`${why} Nothing was sent.`);
    const title = 'The permission could not be checked';
    return this.close({ outcome: 'denied', title, body: undeterminableReply(why) });
  }

  /** Answered without starting work. */
  answered(title: string, body: string, known: Partial<Outputs> = {}): Promise<boolean> {
    return this.close({ outcome: 'skipped', title, body, known });
  }

  async status(named: string | undefined): Promise<boolean> {
    const { inputs, deps } = this;
    const found = named === undefined ? await this.jobOfThread() : { jobId: named, unverified: false };
    if (deps.signal.aborted) return this.cancelled();
    if (found instanceof ThreadUnreadable) {
      deps.publisher.warn(
        'The thread could not be read',
        text`GitHub did not give the comments of the thread: ${code(found.fault.message)}`,
        text`Check that \`github-token\` may read issues and pull requests, or ask again in a minute.`,
      );
      return this.answered('The thread could not be read', threadUnreadableReply(inputs.command));
    }
    const { jobId, unverified } = found;
    if (jobId === '') {
      return this.answered('No job yet', statusReply(undefined, inputs.command, { unverified }));
    }
    if (inputs['dry-run']) {
      const preview = previewReply(deps.service.preview({ retrieve: jobId }));
      return this.answered('Dry run', preview, { 'job-id': jobId });
    }
    const reading = await deps.service.retrieve(jobId, undefined, deps.signal);
    if (deps.signal.aborted) return this.cancelled();
    if (reading.kind === 'failure') {
      const { what, words } = reading;
      return this.answered('Status not readable', statusReply({ jobId, what, words }, inputs.command), {
        'job-id': jobId,
      });
    }
    const { job } = reading;
    const prLink = plainLink(job.prLink, isLoopback(inputs['base-url'])) ?? '';
    return this.answered(
      'Status shown',
      statusReply({ jobId, job, prLink, named: named !== undefined }, inputs.command),
      {
        'job-id': jobId,
        'pr-link': prLink,
        'pr-number': pullRequestNumber(prLink),
        status: JOB_STATES.some((state) => state === job.status) ? job.status : '',
      },
    );
  }

  instruct({ instruction, fresh, jobId }: Extract<Asked, { kind: 'instruct' }>): Promise<boolean> {
    const { event, inputs, deps } = this;
    const { comment, issue, issueNumber, isPullRequest } = event;
    return jobRun(
      {
        instruction,
        target: jobId === undefined ? { type: fresh ? 'new' : 'continue' } : { type: 'job', jobId },
        commandId: String(comment.id),
        place: inputs.comment === 'never' ? undefined : this.place(),
        word: inputs.command,
        issue: issueNumber,
        quoted: { ...issue, isPullRequest },
      },
      inputs,
      deps,
    );
  }

  private place(): Place {
    const { event, deps, api } = this;
    const { id, fullName } = event.repository;
    return {
      api,
      token: deps.token,
      repository: { id, fullName },
      serverUrl: deps.serverUrl,
      issue: event.issueNumber,
      commentId: event.comment.id,
    };
  }

  private async jobOfThread(): Promise<{ jobId: string; unverified: boolean } | ThreadUnreadable> {
    const { inputs, deps, api, event } = this;
    const comments = threadComments(api, event.issueNumber);
    const reader = new ThreadReader({
      comments,
      signing: signingKey({
        apiKey: inputs['api-key'],
        project: inputs['project-id'],
        repository: event.repository.id,
        issue: event.issueNumber,
      }),
      account: ownAccount(deps.token, comments),
      warn: () => {},
    });
    try {
      // Without the signal: stopping makes every call short, and then there is an answer all the same.
      const { records, unusable } = await reader.read();
      return { jobId: jobOfThread(runsIn(records))?.record.jobId ?? '', unverified: unusable.length > 0 };
    } catch (error) {
      if (error instanceof ThreadUnreadable) return error;
      throw error;
    }
  }

  /** A signal came before there was an answer; nothing was asked for that could go on without this run. */
  private async cancelled(): Promise<boolean> {
    const { publisher } = this.deps;
    const words = text`The run was stopped before it could answer; no work was started.`;
    publisher.outputs(outputs({ outcome: 'cancelled' }));
    await publisher.summary(noticeSummary('cancelled', 'bad', [words]));
    publisher.error('Cancelled', words, text`Write the command again when you want the answer.`);
    return true;
  }

  private async close(reply: Reply): Promise<boolean> {
    const { inputs, deps, api, event } = this;
    const inThread = !inputs['dry-run'] && inputs.comment !== 'never';
    await give(reply, { ...deps, api, issue: event.issueNumber, inThread });
    return false;
  }
}
