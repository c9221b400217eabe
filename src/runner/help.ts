import type { UserMessage } from '../errors.ts';
import { link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

const PAGE = '.github/docs/troubleshooting.md';

/** Titles of messages that say all there is to say. */
export const WITHOUT_HELP: ReadonlySet<string> = new Set([
  'A job may have started',
  'Ask a maintainer',
  'Canceled',
  'Changes were cut',
  'Could not comment in the thread',
  'Could not find the thread',
  'Could not post the report',
  'Could not post the result',
  'Could not react to the command',
  'Could not read the event',
  'Could not read the source repository',
  'Could not read the thread',
  'Could not update the progress comment',
  'Could not write the report files',
  'Could not write the runner’s files',
  'Job not found',
  'Missing periods in the trend',
  'No visitors in a period',
  'Not every page was read',
  'The GitHub token is missing',
  'The agent stopped with an error',
]);

/** Empty if no page explains the message. */
export type Help = (userMessage: Pick<UserMessage, 'title' | 'topic'> & { level: string }) => Text;

/**
 * A reusable workflow passes its own in the first variables, because the runner names only an
 * action's.
 */
export function actionSource(env: Env) {
  return {
    repository: env.DOCS_AGENT_REPOSITORY || env.GITHUB_ACTION_REPOSITORY,
    ref: env.DOCS_AGENT_REF || env.GITHUB_ACTION_REF,
  };
}

/** No help for an action at a local path, whose repository the runner does not name. */
export function helpIn(env: Env): Help {
  const { repository, ref } = actionSource(env);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const url = `${server}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic, level }) => {
    // A notice has a section only if it names one.
    const heading = topic ?? (level === 'notice' ? undefined : title);
    if (heading === undefined || WITHOUT_HELP.has(heading) || page === undefined) return [];

    const section = link(`${page}#${anchorOf(heading)}`, `Troubleshooting: ${heading}`);
    return text`More help: ${section}`;
  };
}

/** As GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
