import type { Session } from '../environment.ts';
import { OwnAccount } from '../github/account.ts';
import type { GitHubApi } from '../github/api.ts';
import { isFromComment, type Reaction, react, replyInline } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import {
  asFault,
  faultText,
  type GitHubFault,
  howToPermit,
  isPermanent,
  refused,
} from '../github/faults.ts';
import { type PullRequestId, pullRequest } from '../github/pull-requests.ts';
import { announcement } from '../result/markdown.ts';
import { jobMessage } from '../result/messages.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import { type JobReport, workedSince } from '../result/report.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { announce } from '../thread/answer.ts';
import { jobOfThread, runsIn } from '../thread/decide.ts';
import { IGNORED_RECORD, threadWarning } from '../thread/messages.ts';
import { openThread, type Thread, type ThreadState, type ThreadWarning } from '../thread/read.ts';
import { type SigningKey, signingKey, type ThreadRecord } from '../thread/record.ts';

/** The threads of the repository, as one run reads and writes them. */
export class RepositoryThreads {
  readonly account: OwnAccount;
  /** Notes for the result about warnings. */
  readonly notes = new Set<Text>();
  private readonly api: GitHubApi;
  private readonly session: Session;
  /** What a run in mode `collect` may fail to write many times, for one reason. */
  private readonly rejected = new Set<string>();

  constructor(api: GitHubApi, session: Session) {
    this.api = api;
    this.session = session;
    this.account = new OwnAccount(session.inputs['github-token'] ?? '', threadComments(api, 0));
  }

  signingIn(issue: number, repository = this.session.run.repository.id): SigningKey {
    const { inputs, run } = this.session;
    const { 'api-key': apiKey, 'project-id': project } = inputs;
    const isForeign = repository !== run.repository.id;
    return signingKey({ apiKey, project, repository, issue, isForeign });
  }

  /** A thread of this repository, or of another one that `api` is for. */
  open(issue: number, api = this.api, repository?: number): Thread {
    const { clock, signal, publisher } = this.session;
    return openThread({
      clock,
      signal,
      account: this.account,
      comments: threadComments(api, issue),
      signing: this.signingIn(issue, repository),
      warn: (warning) => this.warn(warning),
      // For the post step, where this one is killed.
      onProgressComment: (commentId) => publisher.state('progress-comment', String(commentId)),
      onResultPosted: () => publisher.state('result-posted', 'true'),
    });
  }

  /** What an issue's thread holds, and the record of its job. Rejects with a GitHubFault. */
  async read(issue: number): Promise<{ state: ThreadState; job: ThreadRecord | undefined }> {
    // Without the signal: a stopped run limits each call to GitHub, so this one still completes.
    const state = await this.open(issue).reader.read();
    return { state, job: jobOfThread(runsIn(state.records))?.record };
  }

  warn(warning: ThreadWarning): void {
    if ('commentIds' in warning) this.notes.add(IGNORED_RECORD);
    this.session.publisher.warn(threadWarning(warning));
  }

  /** How a job's pull request ended; undefined while it is open. If GitHub does not say, it counts as open. */
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
    this.notes.add(sentences(happened, remedy));
    this.session.publisher.warn({
      title: 'Could not check the pull request',
      happened,
      next: remedy,
    });
  }

  /** Adds a reaction. Never rejects; a run warns once. */
  async react(command: string, content: Reaction): Promise<void> {
    await react(command, content, this.api).catch((error) => {
      this.warnOnce(asFault(error), 'the reaction');
    });
  }

  /** Replies to an inline comment with a link to its command’s result. Never rejects; a run warns once. */
  async linkResult(report: JobReport, command: string, issue: number, url = ''): Promise<void> {
    if (url === '') return;

    const body = toMarkdown(text`${jobMessage(report).title}: ${link(url)}`);
    await replyInline(command, issue, body, this.api).catch((error) => {
      this.warnOnce(asFault(error), 'the reply to the inline comment');
    });
  }

  private warnOnce(fault: GitHubFault, what: string): void {
    if (this.rejected.has(what)) return;
    this.rejected.add(what);

    this.session.publisher.warn({
      title: 'Could not react to the command',
      happened: text`${refused(fault, what)} The result is not affected.`,
      next: howToPermit(fault),
    });
  }

  /**
   * Announces a job once in its pull request's thread, so that a command there continues the job. Returns the comment's
   * URL; '' if that thread is `issue`, which has the result, or if it cannot be written.
   */
  async announce(report: JobReport, commandId: string, issue?: number): Promise<string> {
    const { inputs, run, publisher, signal } = this.session;
    const { jobId, job, prLink, pull } = report;
    const location = locatePullRequest(prLink, run);
    if (location === undefined) return '';

    const { id, isSameRepository } = location;
    if (isSameRepository && id.number === issue) return '';

    const source =
      issue === undefined ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
    // Another repository may be public, and this one's name a secret.
    const from = isSameRepository ? source : undefined;
    const hasCommand = isSameRepository && isFromComment(commandId);
    const audience = { commandName: inputs.command, hasCommand, from };
    const body = publisher.redact(announcement(report, audience));

    try {
      const thread = isSameRepository ? this.open(id.number) : await this.openElsewhere(id, pull);
      const command = thread.signing.commandId(commandId);
      const status = job?.status ?? null;
      const time = workedSince(report);
      return await announce({ command, jobId, prLink, status, run, time, body }, thread);
    } catch (error) {
      if (signal.aborted) return '';

      const fault = asFault(error);
      const happened = text`Could not comment on ${code(prLink)} (${faultText(fault)}). A command there starts a new job instead of continuing this one.`;
      if (isSameRepository && issue !== undefined)
        publisher.warn({
          title: 'Could not comment on the pull request',
          happened,
          next: howToPermit(fault),
        });
      else publisher.info(happened);
      return '';
    }
  }

  /** The thread of a pull request in another repository; its records are signed with that repository's ID. */
  private async openElsewhere(
    { owner, repo, number }: Required<PullRequestId>,
    pull: JobReport['pull'],
  ) {
    const { call, now } = this.api;
    const api: GitHubApi = {
      now,
      call: (route, parameters) => call(route, { owner, repo, ...parameters }),
    };
    const { repositoryId } = pull ?? (await pullRequest(api, { number }));
    return this.open(number, api, repositoryId);
  }
}
