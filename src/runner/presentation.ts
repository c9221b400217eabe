import type { UserMessage } from '../errors.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import type { Env } from './network.ts';

/** In the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'preview-url',
  'job-id',
  'status',
  'outcome',
  'comment-url',
  'headline',
  'human',
  'ai',
  'total',
  'report-json',
  'report-csv',
] as const;
type OutputName = (typeof OUTPUTS)[number];
export type Outputs = Record<OutputName, string>;
export type OutputValues = { [Name in OutputName]?: string | undefined };

/** Every run writes all outputs. Only here, one that does not apply becomes empty. */
export function outputs(values: OutputValues): Outputs {
  const entries = OUTPUTS.map((name) => [name, values[name] ?? '']);
  return Object.fromEntries(entries) as Outputs;
}

/** Shown on the run's page. */
export interface Annotation extends UserMessage {
  level: 'notice' | 'warning' | 'error';
}

export interface Presentation {
  outputs: Outputs;
  summary: string;
  annotations: readonly Annotation[];
}

export const ICONS = {
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

/** For a comment or the summary. `details`: Markdown before what to do next. */
export function messageMarkdown(message: Annotation, icon: Icon, help: Help, details = ''): string {
  const { title, happened, list = [], next = [] } = message;
  const parts = [
    `### ${ICONS[icon]} ${title}`,
    toMarkdown(happened),
    list.map((item) => `- ${toMarkdown(item)}`).join('\n'),
    details,
    toMarkdown(next),
    toMarkdown(help(message)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const PAGE = '.github/docs/troubleshooting.md';

/** Where the documentation says more about a message. */
export type Help = (message: Pick<UserMessage, 'title' | 'topic'> & { level: string }) => Text;

/** Where the running code comes from, as the reusable workflows say, or else the runner. */
export function sourceOf(env: Env) {
  return {
    repository: env.DOCS_AGENT_REPOSITORY || env.GITHUB_ACTION_REPOSITORY,
    ref: env.DOCS_AGENT_REF || env.GITHUB_ACTION_REF,
  };
}

/**
 * Links to the page at the version that is running. For an action at a local path, the runner does
 * not name its repository, so only the file is named.
 */
export function helpIn(env: Env): Help {
  const { repository, ref } = sourceOf(env);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const url = `${server}/${repository}/blob/${ref}/${PAGE}`;
  const page = repository && ref ? plainLink(url, true) : undefined;

  return ({ title, topic, level }) => {
    const heading = topic ?? (level === 'notice' ? undefined : title);
    if (heading === undefined) return [];

    const anchor = anchorOf(heading);
    if (page === undefined)
      return text`More help: ${code(`${PAGE}#${anchor}`)} in the files of this action.`;
    return text`More help: ${link(`${page}#${anchor}`, `Troubleshooting: ${heading}`)}`;
  };
}

/** What GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
