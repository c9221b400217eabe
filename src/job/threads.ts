import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import {
  asFault,
  GitHubFault,
  isRefusedForGood,
  type Reaction,
  react,
  threadComments,
} from '../github/comments.ts';
import { refused } from '../github/messages.ts';
import { pullRequest } from '../github/pull-requests.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { announce } from '../thread/answer.ts';
import { ownAccount, ThreadUnreadable, type ThreadWarning } from '../thread/read.ts';
import { type SigningKey, signingKey } from '../thread/record.ts';
import { openThread, type Thread } from '../thread/writes.ts';
import { announcement } from './markdown.ts';
import { type PullRequestPlace, placeOf } from './pull-request.ts';
import type { JobReport } from './report.ts';
import { threadWarning, UNUSABLE } from './thread-messages.ts';

type ThreadInputs = Pick<JobInputs, 'api-key' | 'project-id' | 'github-token'>;

/** The threads of the repository, as one run reads and writes them. */
export class Threads {
  readonly account: ReturnType<typeof ownAccount>;
  private readonly api: GitHubApi;
  private readonly env: Environment;
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

  /** What a result should mention besides. */
  get notes(): Text[] {
    return Object.entries(UNUSABLE).flatMap(([type, note]) =>
      this.warnings.has(type as ThreadWarning['type']) ? [note] : [],
    );
  }

  /** Never rejects: a reaction that GitHub does not take is only worth a line in the log. */
  async react(commentId: number, content: Reaction): Promise<void> {
    await react(commentId, content, this.api).catch((error) => {
      this.env.publisher.info(refused(asFault(error), 'the reaction'));
    });
  }

  /**
   * Announces a job in its pull request's own thread, once, so that a command there continues it. Gives the address of
   * that comment, '' where there is none: `issue`, which has the result, is that thread; the pull request is on another
   * server; GitHub takes no comment there, which is a warning where people may expect one. Never rejects.
   */
  async announce(
    { job, jobId, prLink, pull }: Pick<JobReport, 'job' | 'jobId' | 'prLink' | 'pull'>,
    { issue, command, commandName }: { issue: number | undefined; command: string; commandName: string },
  ): Promise<string> {
    const { run, publisher } = this.env;
    const place = placeOf(prLink, run);
    if (place === undefined || (place.isHere && place.id.number === issue)) return '';
    const from =
      issue === undefined ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
    const archived = job?.status === 'archived';
    const body = publisher.redact(announcement({ from, command: commandName, jobId, archived }));
    try {
      const thread = place.isHere ? this.open(place.id.number) : await this.openElsewhere(place.id, pull);
      return await announce({ command, jobId, prLink, run, body }, thread);
    } catch (error) {
      const fault = error instanceof ThreadUnreadable ? error.fault : error;
      const why = fault instanceof Error ? fault.message : String(fault);
      const happened = text`Could not comment on ${code(prLink)}: ${code(why)}. A command there starts a new job instead of continuing this one.`;
      const isExpected = issue !== undefined || !(fault instanceof GitHubFault && isRefusedForGood(fault));
      if (place.isHere && isExpected) publisher.warn('Could not comment on the pull request', happened);
      else publisher.info(happened);
      return '';
    }
  }

  /** The thread of a pull request in another repository, whose number GitHub knows. */
  private async openElsewhere(
    { owner, repo, number }: PullRequestPlace['id'],
    known: JobReport['pull'],
  ): Promise<Thread> {
    const { call, now } = this.api;
    const api: GitHubApi = { now, call: (route, about) => call(route, { owner, repo, ...about }) };
    const { repositoryId: repository } = known ?? (await pullRequest(api, { number }));
    return this.open(number, { api, repository });
  }
}
