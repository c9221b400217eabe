import type { UserMessage } from '../errors.ts';
import { toMarkdown } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
import type { Help } from './help.ts';

/** A user message with the level at which GitHub shows it on the page of the workflow run. */
export interface Annotation extends UserMessage {
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

/** For a comment or the job summary. `details` is Markdown that is shown before what to do next. */
export function userMessageMarkdown(
  annotation: Annotation,
  icon: Icon,
  help: Help,
  details = '',
): string {
  const { title, happened, list = [], steps = [], next = [] } = annotation;
  const parts = [
    `### ${ICONS[icon]} ${title}`,
    toMarkdown(happened),
    list.map((item) => `- ${toMarkdown(item)}`).join('\n'),
    details,
    numbered(steps).map(toMarkdown).join('\n'),
    toMarkdown(next),
    toMarkdown(help(annotation)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

export const numbered = (steps: readonly Text[]): Text[] =>
  steps.map((step, index) => text`${index + 1}. ${step}`);
