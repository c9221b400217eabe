import type { ContextRequest, ThreadFacts } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { isFromComment, type Reaction, react, removeReaction } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import {
  asGitHubError,
  describeGitHubError,
  type GitHubError,
  githubErrorText,
  ignoreGitHubError,
  isPermanent,
  permissionHint,
} from '../github/github-error.ts';
import { type Issue, issueOf, issueUrl } from '../github/issues.ts';
import { type PullRequestId, pullRequest } from '../github/pull-requests.ts';
import { reactionTo } from '../result/ends.ts';
import { announcement, progressComment } from '../result/job-comments.ts';
import type { JobReport } from '../result/job-report.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, text } from '../text/sentence.ts';
import { isAccepted, type Target } from '../thread/decide.ts';
import { newRecord, signerOf } from '../thread/record.ts';
import { announce, type Thread } from '../thread/thread.ts';
import { ThreadRun } from '../thread/thread-run.ts';

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

export function openThread(issue: number, api: GitHubApi, session: Session): Thread {
  const { inputs, run, clock, signal, publisher } = session;
  return {
    comments: threadComments(api, issue),
    sign: signerOf({
      apiKey: inputs['api-key'],
      project: inputs['project-id'],
      repository: run.repository.id,
      issue,
    }),
    clock,
    signal,
    warn: (warning) => publisher.warn(warning),
  };
}

/** What people see of one run in its thread: progress comment, result, and reactions. */
export class ThreadReporter {
  readonly run: ThreadRun;
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
    this.acknowledged = this.react('eyes').catch(ignoreGitHubError);
  }

  progress(job?: StartedJob): string {
    const { publisher, run } = this.session;
    const instruction = publisher.redact(this.request.instruction ?? '');
    const comment = progressComment({ instruction, ...this.times, job, runUrl: run.url });
    return publisher.redact(comment);
  }

  factsFor(jobId: string | undefined): ThreadFacts {
    const times = this.run.records
      .filter((record) => isAccepted(record) && record.jobId === jobId)
      .map(({ reviewsReadAt }) => reviewsReadAt ?? 0);
    return { reviewsSince: Math.max(0, ...times), issue: this.issueRead };
  }

  /** How a job's pull request ended. If GitHub does not say, it counts as open: undefined. */
  async endOfPullRequest(prLink: string | undefined): Promise<'merged' | 'closed' | undefined> {
    const { id } = locatePullRequest(prLink, this.session.run) ?? {};
    if (id === undefined) return undefined;

    try {
      const { state } = await pullRequest(this.api, id);
      return state === 'open' ? undefined : state;
    } catch (error) {
      this.warnUnread(id, asGitHubError(error));
      return undefined;
    }
  }

  private warnUnread(
    { owner, repo, number }: Required<PullRequestId>,
    githubError: GitHubError,
  ): void {
    const repository = `${owner}/${repo}`;
    const remedy = text`Give the action a token that can read pull requests in ${code(repository)}: in a reusable workflow as the secret \`github-token\`, in a job of your own as the input \`github-token\`.`;

    this.session.publisher.warn({
      title: 'Could not check the pull request',
      happened: text`Could not check whether pull request ${code(`${repository}#${number}`)} is open (${githubErrorText(githubError)}), so it counts as open.`,
      next: isPermanent(githubError) ? remedy : [],
    });
  }

  /** Returns the URL of the comment that remains. */
  async finish(report: JobReport, comment: string): Promise<string> {
    const { state, job, prLink } = report;
    const markdown = this.session.publisher.redact(comment);
    const status = state === 'ended' && job ? job.reportedStatus : undefined;
    const url = await this.run.post({ state, markdown, prLink, status });

    await Promise.all([this.run.clean(), this.reactLast(report)]);
    return url;
  }

  private async reactLast(report: JobReport): Promise<void> {
    const { publisher, signal } = this.session;
    await this.acknowledged;
    const reaction = reactionTo(report);
    if (reaction === undefined || signal.aborted) return;

    await this.react(reaction).catch((error) => {
      const githubError = asGitHubError(error);
      publisher.warn({
        title: 'Could not react to the command',
        happened: text`${describeGitHubError(githubError, 'the reaction')} The result is not affected.`,
        next: permissionHint(githubError),
      });
    });
    if (reaction === 'rocket') await this.forgetFailure(report);
  }

  /** Removes the 😕 that an earlier run of the command may have left; a first run need not ask GitHub for it. */
  private async forgetFailure({ request }: JobReport): Promise<void> {
    const isFirst = this.session.run.attempt === 1 && request !== 'attach';
    if (isFirst) return;

    const { account } = this.run;
    if (account === undefined) return;

    const { commandId } = this.request;
    await removeReaction(commandId, 'confused', account, this.api).catch(ignoreGitHubError);
  }

  private react(content: Reaction): Promise<void> {
    return react(this.request.commandId, content, this.api);
  }
}

/**
 * Announces a job once in the thread of its pull request, so that a command there continues the job, even if another run
 * posted the result: it may have been killed before the announcement. Returns the comment's URL; '' for a pull request in
 * another repository or in the run's thread, which has the result, or if GitHub rejects the comment.
 */
export async function announceJob(
  report: JobReport,
  conversation: ThreadReporter | undefined,
  { commandId, thread: own }: JobRequest,
  api: GitHubApi,
  session: Session,
): Promise<string> {
  const { inputs, run, publisher, signal } = session;
  if (inputs.comment === 'never' || signal.aborted) return '';

  const { jobId, job, prLink, state, durationMs } = report;
  const issue = conversation && own?.issue;
  const location = locatePullRequest(prLink, run);
  if (!location?.isSameRepository || location.id.number === issue) return '';
  if (jobId === undefined || prLink === undefined) return '';

  const record =
    conversation?.run.record ?? newRecord(commandId, run.nonce, api.now() - durationMs);
  const source = issue === undefined ? run.url : issueUrl(run, issue);
  const hasCommand = isFromComment(record.command);
  const markdown = announcement({ jobId, job }, inputs.command, { hasCommand, from: source });

  try {
    const thread = openThread(location.id.number, api, session);
    const status = job?.reportedStatus;
    const end = { state: state ?? 'sent', isAnswer: true, jobId, prLink, status };
    return (await announce(publisher.redact(markdown), { ...record, ...end }, thread)).url;
  } catch (error) {
    if (signal.aborted) return '';

    const githubError = asGitHubError(error);
    publisher.warn({
      title: 'Could not comment on the pull request',
      happened: text`Could not comment on ${code(prLink)} (${githubErrorText(githubError)}). A command there starts a new job instead of continuing this one.`,
      next: permissionHint(githubError),
    });
    return '';
  }
}
