import { toMarkdown } from '../text/markdown.ts';
import type { Text } from '../text/sentence.ts';

/** Every output of the action, in the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'changed-files',
  'additions',
  'deletions',
  'job-id',
  'status',
  'outcome',
  'request',
  'comment-url',
  'human',
  'ai',
  'total',
  'both',
  'ai-share',
  'pages',
  'truncated',
  'report-json',
  'report-csv',
  'headline',
  'total-change',
  'ai-change',
  'collected',
  'still-active',
  'open-pull-requests',
  'merged-pull-requests',
] as const;
export type Outputs = Record<(typeof OUTPUTS)[number], string>;

/** All outputs; every run writes each of them, empty if it does not apply. */
export function outputs(values: Partial<Outputs>): Outputs {
  const empty = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
  return { ...empty, ...values } as Outputs;
}

/** A message that GitHub shows on the run's page; the first paragraph must make sense without the title. */
export interface Annotation {
  level: 'notice' | 'warning' | 'error';
  title: string;
  paragraphs: readonly Text[];
}

export interface Presentation {
  outputs: Outputs;
  summary: string;
  annotations: readonly Annotation[];
}

/** The icon before a title, by meaning; `note` for everything else. */
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

export function messageSummary(title: string, icon: Icon, paragraphs: readonly Text[]): string {
  const heading = `### ${ICONS[icon]} Docs Agent: ${title}`;
  return `${[heading, ...paragraphs.map(toMarkdown)].join('\n\n')}\n`;
}

/** The end of a run that has only a message, shown as summary and annotation. */
export function messageOnly(values: Partial<Outputs>, message: Annotation): Presentation {
  const { level, title, paragraphs } = message;
  let icon: Icon = level === 'error' ? 'failed' : 'note';
  if (values.outcome === 'cancelled') icon = 'stopped';

  return {
    outputs: outputs(values),
    summary: messageSummary(title, icon, paragraphs),
    annotations: [message],
  };
}
