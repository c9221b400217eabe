import type { UserMessage } from '../errors.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

const PAGE = '.github/docs/troubleshooting.md';

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

/** Of an action at a local path, the runner does not name the repository. */
export function helpIn(env: Env): Help {
  const { repository, ref } = actionSource(env);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const url = `${server}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic, level }) => {
    // A notice has a section only if it names one.
    const heading = topic ?? (level === 'notice' ? undefined : title);
    if (heading === undefined) return [];

    const anchor = anchorOf(heading);
    if (page === undefined)
      return text`More help: ${code(`${PAGE}#${anchor}`)} in the files of this action.`;
    return text`More help: ${link(`${page}#${anchor}`, `Troubleshooting: ${heading}`)}`;
  };
}

/** As GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
