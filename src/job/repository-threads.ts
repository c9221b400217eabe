import type { Session } from '../environment.ts';
import { OwnAccount } from '../github/account.ts';
import type { GitHubApi } from '../github/api.ts';
import { isFromComment, type Reaction, react } from '../github/command-comments.ts';
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
import { locatePullRequest } from '../result/pull-request.ts';
import { type JobReport, workedSince } from '../result/report.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import { announce } from '../thread/answer.ts';
import { jobOfThread, runsIn } from '../thread/decide.ts';
import { threadWarning } from '../thread/messages.ts';
import { openThread, type Thread, type ThreadState, type ThreadWarning } from '../thread/read.ts';
import { type SigningKey, signingKey, type ThreadRecord } from '../thread/record.ts';

/** The threads of the repository, as one run reads and writes them. */
export class RepositoryThreads {
  readonly account: OwnAccount;
  /** Notes for the result about warnings. */
  readonly notes = new Set<Text>();
  private readonly api: GitHubApi;
  private readonly session: Session;
  private hasWarned = false;

  constructor(api: GitHubApi, session: Session) {
    this.api = api;
    this.session = session;
    this.account = new OwnAccount(session.inputs['github-token'] ?? '', threadComments(api, 0));
  }

  private signingIn(issue: number): SigningKey {
    const { inputs, run } = this.session;
    const { 'api-key': apiKey, 'project-id': project } = inputs;
    return signingKey({ apiKey, project, repository: run.repository.id, issue });
  }

  open(issue: number): Thread {
    const { clock, signal } = this.session;
    return openThread({
      clock,
      signal,
      account: this.account,
      comments: threadComments(this.api, issue),
      signing: this.signingIn(issue),
      warn: (warning) => this.warn(warning),
      onResultPosted: () => {},
    });
  }

  /** What an issue's thread holds, and the record of its job. Rejects with a GitHubFault. */
  async read(issue: number): Promise<{ state: ThreadState; job: ThreadRecord | undefined }> {
    // Without the signal: a stopped run limits each call to GitHub, so this one still completes.
    const state = await this.open(issue).reader.read();
    return { state, job: jobOfThread(runsIn(state.records))?.record };
  }

  warn(warning: ThreadWarning): void {
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
      this.warnOnce(asFault(error));
    });
  }

  private warnOnce(fault: GitHubFault): void {
    if (this.hasWarned) return;
    this.hasWarned = true;

    this.session.publisher.warn({
      title: 'Could not react to the command',
      happened: text`${refused(fault, 'the reaction')} The result is not affected.`,
      next: howToPermit(fault),
    });
  }

  /**
   * Announces a job once in its pull request's thread, so that a command there continues the job. Returns the comment's
   * URL; '' if that thread is `issue`, which has the result, or if it cannot be written.
   */
  async announce(report: JobReport, commandId: string, issue?: number): Promise<string> {
    const { inputs, run, publisher, signal } = this.session;
    const { jobId, job, prLink } = report;
    const location = locatePullRequest(prLink, run);
    if (!location?.isSameRepository || location.id.number === issue) return '';

    const from =
      issue === undefined ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
    const hasCommand = isFromComment(commandId);
    const audience = { commandName: inputs.command, hasCommand, from };
    const body = publisher.redact(announcement(report, audience));

    try {
      const thread = this.open(location.id.number);
      const command = thread.signing.commandId(commandId);
      const status = job?.status ?? null;
      const time = workedSince(report);
      return await announce({ command, jobId, prLink, status, run, time, body }, thread);
    } catch (error) {
      if (signal.aborted) return '';

      const fault = asFault(error);
      const happened = text`Could not comment on ${code(prLink)} (${faultText(fault)}). A command there starts a new job instead of continuing this one.`;
      if (issue !== undefined)
        publisher.warn({
          title: 'Could not comment on the pull request',
          happened,
          next: howToPermit(fault),
        });
      else publisher.info(happened);
      return '';
    }
  }
}
