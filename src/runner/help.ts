import type { UserMessage } from '../errors.ts';
import { link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

const PAGE = '.github/docs/troubleshooting.md';

/** The headings of the page. A message that says everything itself has none. */
export const TOPICS = [
  'A job may have started',
  'An earlier run may have sent this',
  'Blocked by an earlier command',
  'Changes start elsewhere',
  'Continuing without comments',
  'Could not check the pull request',
  'Could not check your permission',
  'Could not comment on the pull request',
  'Could not reach the service',
  'Could not read the context',
  'Could not read the job status',
  'Could not read the prompt file',
  'Invalid input',
  'No preview',
  'No pull request',
  'Rate limited',
  'Result not confirmed',
  'Setup incomplete',
  'Still running',
  'The API key is missing',
  'The proxy cannot be used',
  'The service rejected the API key',
  'The service rejected the request',
];

/** Where the documentation explains a user message; empty if it does not. */
export type Help = (userMessage: Pick<UserMessage, 'title' | 'topic'>) => Text;

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

  return ({ title, topic: heading = title }) => {
    if (page === undefined || !TOPICS.includes(heading)) return [];

    const section = link(`${page}#${headingAnchor(heading)}`, `Troubleshooting: ${heading}`);
    return text`More help: ${section}`;
  };
}

/** As GitHub makes it. */
function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
