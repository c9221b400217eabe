import type { UserMessage } from '../errors.ts';
import { toMarkdown } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
import type { Help } from './help.ts';

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

/** For a comment or the job summary. `details` is Markdown between the list and what to do next. */
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
    list.map((item) => `- ${itemMarkdown(item)}`).join('\n'),
    details,
    numbered(steps).map(toMarkdown).join('\n'),
    toMarkdown(next),
    toMarkdown(help(annotation)),
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
