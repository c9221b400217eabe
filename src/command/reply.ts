import type { GitHubApi } from '../github/api.ts';
import { GitHubFault, threadComments } from '../github/comments.ts';
import { withReplyLine } from '../github/hidden-marker.ts';
import { howToPermit, refused } from '../github/messages.ts';
import { noticeSummary } from '../runner/notice.ts';
import { type Outputs, outputs } from '../runner/outputs.ts';
import type { Publisher } from '../runner/publisher.ts';
import { text } from '../text/sentence.ts';

/** The answer to a command that starts no work. */
export interface Reply {
  outcome: 'denied' | 'skipped';
  title: string;
  /** Markdown. */
  body: string;
  known?: Partial<Outputs>;
}

export interface ReplyDeps {
  publisher: Publisher;
  redact: (text: string) => string;
  api: GitHubApi;
  issue: number;
  /** False: nothing may be written to the thread (`comment: never`, `dry-run`). */
  inThread: boolean;
}

/** Gives the answer in the thread; where it cannot stand there, log and summary have it. */
export async function give({ outcome, title, body, known }: Reply, deps: ReplyDeps): Promise<void> {
  const { publisher } = deps;
  publisher.outputs(outputs({ ...known, outcome }));
  const url = deps.inThread ? await post(body, deps) : undefined;
  if (url === undefined) {
    publisher.block(text`The answer`, body.split('\n'));
    await publisher.summary(`${body}\n`);
  } else {
    publisher.output('comment-url', url);
    const where = text`The answer stands in the thread. Nothing was sent that starts work.`;
    await publisher.summary(noticeSummary(title, 'notable', [where]));
  }
  if (outcome === 'skipped') {
    const where = url === undefined ? 'in this log and in the job summary' : 'in the thread';
    publisher.notice(title, text`The answer stands ${where}. No work was started.`);
  }
}

async function post(body: string, { api, issue, redact, publisher }: ReplyDeps): Promise<string | undefined> {
  try {
    return (await threadComments(api, issue).create(withReplyLine(redact(body)))).data.url;
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    publisher.warn('The answer could not be posted', refused(error, 'the comment'), howToPermit(error));
    return undefined;
  }
}
