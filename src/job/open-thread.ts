import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import { signerOf } from '../thread/record.ts';
import type { Thread } from '../thread/thread.ts';

/** The comments of an issue or pull request, and what reads and signs the records in them. It makes no request. */
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
