import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { asFault, type Reaction, react, threadComments } from '../github/comments.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { announce } from '../thread/answer.ts';
import { ownAccount, type ThreadWarning } from '../thread/read.ts';
import { type SigningKey, signingKey } from '../thread/record.ts';
import { openThread, type Thread } from '../thread/writes.ts';
import { announcement } from './markdown.ts';
import type { JobReport } from './report.ts';
import { threadWarning } from './thread-messages.ts';

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

  open(issue: number): Thread {
    const { clock, signal, publisher } = this.env;
    return openThread({
      comments: threadComments(this.api, issue),
      clock,
      signing: this.signingIn(issue),
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
    return [...this.warnings].map((type) => NOTES[type]).filter((note) => note !== undefined);
  }

  /** Never rejects: a reaction that GitHub does not take is only worth a line in the log. */
  async react(commentId: number, content: Reaction): Promise<void> {
    await react(commentId, content, this.api).catch((error) => {
      this.env.publisher.info(text`GitHub took no reaction: ${code(asFault(error).message)}`);
    });
  }

  /** Announces a job in its pull request's own thread, so that a command there continues it. Never rejects. */
  async announce(
    { job, jobId, prLink }: Pick<JobReport, 'job' | 'jobId' | 'prLink'>,
    { issue, command, commandName }: { issue: number; command: string; commandName: string },
  ): Promise<void> {
    const { run, publisher } = this.env;
    const number = pullRequestHere(prLink, run);
    if (number === undefined || number === issue) return;
    const from = `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
    const archived = job?.status === 'archived';
    const body = publisher.redact(announcement({ from, command: commandName, jobId, archived }));
    try {
      await announce({ command, jobId, prLink, run, body }, this.open(number));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      publisher.warn(
        'The pull request could not be told',
        text`The comment in #${number} could not be written: ${code(why)}. A command there starts a new job; here it goes on with this one.`,
      );
    }
  }
}

const NOTES: Partial<Record<ThreadWarning['type'], Text>> = {
  unverified: text`A record in this thread does not verify and was not used: the API key was changed, or the comment was edited.`,
  'other-account': text`A record in this thread is by another account and was not used: \`github-token\` was changed, or two workflows answer here.`,
};

/** The number of the pull request if it is one of this repository. */
export function pullRequestHere(
  prLink: string,
  { serverUrl, repository }: Pick<Environment['run'], 'serverUrl' | 'repository'>,
): number | undefined {
  const root = `${serverUrl}/${repository.fullName}/pull/`.toLowerCase();
  if (!prLink.toLowerCase().startsWith(root)) return undefined;
  const number = /^(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length))?.[1];
  return number === undefined ? undefined : Number(number);
}
