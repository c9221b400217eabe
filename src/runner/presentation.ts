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
  'collected',
  'still-active',
] as const;
export type OutputName = (typeof OUTPUTS)[number];
export type Outputs = Record<OutputName, string>;

/** All outputs, empty where they do not apply: every run writes every output. */
export function outputs(known: Partial<Outputs>): Outputs {
  const all = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
  return { ...all, ...known } as Outputs;
}

/** A message that GitHub shows on the run's page; the first paragraph must make sense without the title. */
export interface Annotation {
  level: 'notice' | 'warning' | 'error';
  title: string;
  paragraphs: readonly Text[];
}

/** What a run's end writes for later steps and for readers, in this order. */
export interface Presentation {
  outputs: Outputs;
  /** Markdown of the job summary. */
  summary: string;
  annotations: readonly Annotation[];
}

/** How an end looks at a glance. */
export type Tone = 'good' | 'notable' | 'bad';

/** The sign in front of a title. */
export const SIGN: Record<Tone, string> = { good: '✅', notable: 'ℹ️', bad: '❌' };

/** A message as a job summary. */
export function messageSummary(title: string, tone: Tone, paragraphs: readonly Text[]): string {
  return `${[`### ${SIGN[tone]} Docs Agent: ${title}`, ...paragraphs.map(toMarkdown)].join('\n\n')}\n`;
}

/** The end of a run that has nothing to show but a message: the same words in the summary and in the annotation. */
export function messageOnly(known: Partial<Outputs>, { level, title, paragraphs }: Annotation): Presentation {
  return {
    outputs: outputs(known),
    summary: messageSummary(title, level === 'error' ? 'bad' : 'notable', paragraphs),
    annotations: [{ level, title, paragraphs }],
  };
}
