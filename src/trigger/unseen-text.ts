/** An instruction is only what its author has typed for the agent, and what readers of the comment see. */
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { fetchRenderedCommand } from '../github/command-comments.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, GitHubError, isGone } from '../github/github-error.ts';
import { text } from '../text/sentence.ts';
import type { CommandEvent } from './read-comment.ts';
import type { Reply } from './reply.ts';

export const UNCERTAIN_MAIL: Reply = {
  icon: 'failed',
  title: 'Comment on GitHub instead',
  level: 'notice',
  happened: text`The comment contains an email, and it is not clear where your words end and the email starts. Nothing was sent.`,
  next: text`Comment on GitHub, or reply with nothing below the command. If the email belongs to the instruction, put it in a code block.`,
};

const HIDDEN_TEXT: Reply = {
  icon: 'failed',
  title: 'Hidden text',
  level: 'notice',
  happened: text`The comment contains an HTML comment, which readers do not see. Nothing was sent.`,
  next: text`Remove it, or put it in code, and comment again.`,
};

const EDITED: Reply = {
  icon: 'failed',
  title: 'The comment was edited',
  level: 'notice',
  happened: text`The comment was edited before the run could check its HTML comment. Nothing was sent.`,
  next: text`Comment again.`,
};

/** How long the run waits for GitHub's rendering, before each attempt after the first, in ms. */
const PAUSES = [2_000, 4_000, 8_000];

type Rendering = Awaited<ReturnType<typeof fetchRenderedCommand>>;

/**
 * The reply to a command whose `source` holds HTML comments that GitHub does not show as words. Others
 * cost no request.
 */
export async function refusalOfHiddenText(
  source: string,
  command: CommandEvent,
  { inputs, clock, signal }: Session,
  api: GitHubApi,
): Promise<Reply | undefined> {
  if (!source.includes('<!--')) return undefined;
  if (inputs['dry-run']) return HIDDEN_TEXT;

  let rendering: Rendering | GitHubError = await fetchRendering(command, api);
  for (const pause of PAUSES) {
    if (!isMissing(rendering)) break;
    await clock.sleep(pause, signal);
    rendering = await fetchRendering(command, api);
  }
  signal.throwIfAborted();

  if (rendering instanceof GitHubError) return unreadable(rendering);
  if (rendering.body !== command.comment.body) return EDITED;

  const { showsHtmlComments } = await import('../text/shown-comments.ts');
  return showsHtmlComments(source, rendering.html) ? undefined : HIDDEN_TEXT;
}

function fetchRendering({ commandId, issue }: CommandEvent, api: GitHubApi) {
  return fetchRenderedCommand(commandId, issue, api).catch(asGitHubError);
}

/** GitHub may not have a new comment everywhere at once. */
function isMissing(rendering: Rendering | GitHubError): boolean {
  return rendering instanceof GitHubError ? isGone(rendering) : rendering.html === '';
}

function unreadable(githubError: GitHubError): Reply {
  return {
    icon: 'failed',
    values: { outcome: 'failed' },
    title: 'Could not read the comment',
    level: 'error',
    happened: text`The run could not check whether readers see the HTML comment in it. ${explain(githubError, { what: 'the request for the comment' }).happened} Nothing was sent.`,
    next: text`Comment again, without the HTML comment.`,
  };
}
