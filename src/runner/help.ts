import type { Message } from '../errors.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

const PAGE = '.github/docs/troubleshooting.md';

/** Where the documentation says more about a message. */
export type Help = (message: Pick<Message, 'title' | 'topic'> & { level: string }) => Text;

/**
 * Links to the page in the action's own repository, at the version that is running. For an action at a local path, the
 * runner does not say which repository it was checked out from, so only the file is named.
 */
export function helpIn(env: Env): Help {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository } = env;
  const ref = env.GITHUB_ACTION_REF;
  const url = `${server || 'https://github.com'}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic, level }) => {
    const heading = topic ?? (level === 'notice' ? undefined : title);
    if (heading === undefined) return [];

    const anchor = anchorOf(heading);
    if (page === undefined)
      return text`More help: ${code(`${PAGE}#${anchor}`)} in the files of this action.`;
    return text`More help: ${link(`${page}#${anchor}`, 'Troubleshooting')}`;
  };
}

/** What GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
