import type { Message } from '../errors.ts';
import { toMarkdown } from '../text/markdown.ts';
import type { Help } from './help.ts';

/** Every output of the action, in the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
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
export type Outputs = Record<(typeof OUTPUTS)[number], string>;

/** All outputs; every run writes each of them, empty if it does not apply. */
export function outputs(values: Partial<Outputs>): Outputs {
  const empty = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
  return { ...empty, ...values } as Outputs;
}

/** A message that GitHub shows on the run's page. */
export interface Annotation extends Message {
  level: 'notice' | 'warning' | 'error';
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

/** A message for a comment or the summary. `details`: Markdown that comes before what to do next. */
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
