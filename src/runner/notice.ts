import type { Notice } from '../errors.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

export interface Annotation extends Notice {
  level: 'notice' | 'warning' | 'error';
}

const ICONS = {
  done: '✅',
  running: '⏳',
  stopped: '🛑',
  unclear: '❓',
  failed: '❌',
  limited: '⏱️',
  note: 'ℹ️',
  locked: '🔒',
} as const;
export type Icon = keyof typeof ICONS;

/** For a comment or the job summary. `details` is Markdown between the list and what to do next. */
export function noticeMarkdown(
  notice: Notice & { icon: Icon; details?: string | undefined },
  help: Help,
): string {
  const { icon, title, happened, list = [], details = '', steps = [], next = [] } = notice;
  const parts = [
    `### ${ICONS[icon]} ${title}`,
    toMarkdown(happened),
    list.map((item) => `- ${itemMarkdown(item)}`).join('\n'),
    details,
    numbered(steps).map(toMarkdown).join('\n'),
    toMarkdown(next),
    toMarkdown(help(notice)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/**
 * GitHub shows the title and state of a pull request in place of a bare URL that is the only
 * content of an item.
 */
function itemMarkdown(item: Text): string {
  const markdown = toMarkdown(item);
  // In angle brackets, a URL is also linked with signs that would end or format it.
  return markdown.replace(/^<(https:\/\/[\w.:/-]*\w)>$/, '$1');
}

export const numbered = (steps: readonly Text[]): Text[] =>
  steps.map((step, index) => text`${index + 1}. ${step}`);

const PAGE = '.github/docs/troubleshooting.md';

/** The headings of the page. A notice that says everything itself has none. */
export const TOPICS = [
  'An earlier run may have sent this',
  'Could not read the context',
  'Could not read the prompt file',
  'No pull request',
  'Setup incomplete',
  'Still running',
  'The API key is missing',
  'The service rejected the API key',
  'The service rejected the request',
];

/** Where the documentation explains a notice; empty if it does not. */
export type Help = (notice: Notice) => Text;

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
  const url = `${env.GITHUB_SERVER_URL}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic: heading = title }) => {
    if (page === undefined || !TOPICS.includes(heading)) return [];

    const anchor = heading.toLowerCase().replaceAll(' ', '-');
    return text`More help: ${link(`${page}#${anchor}`, `Troubleshooting: ${heading}`)}`;
  };
}
