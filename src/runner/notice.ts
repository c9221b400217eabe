import { toMarkdown } from '../text/markdown.ts';
import type { Text } from '../text/sentence.ts';

/** How an end looks at a glance. */
export type Tone = 'good' | 'notable' | 'bad';

/** The sign in front of a title. */
export const SIGN: Record<Tone, string> = { good: '✅', notable: 'ℹ️', bad: '❌' };

/** A message that is not about a job, such as wrong inputs, as a job summary. */
export function noticeSummary(title: string, tone: Tone, paragraphs: readonly Text[]): string {
  return `${[`### ${SIGN[tone]} Docs Agent: ${title}`, ...paragraphs.map(toMarkdown)].join('\n\n')}\n`;
}
