import type { UserMessage } from '../errors.ts';
import { link, type Text, text } from '../text/sentence.ts';
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

/** No help for an action at a local path, whose repository the runner does not name. */
export function helpIn(env: Env): Help {
  const { repository, ref } = actionSource(env);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const url = `${server}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic, level }) => {
    // A notice has a section only if it names one.
    const heading = topic ?? (level === 'notice' ? undefined : title);
    if (heading === undefined || page === undefined) return [];

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
