/** The Markdown that all comments about a job have in common. The job summary shows the same. */
import { MAX_COMMENT } from '../github/comments.ts';
import type { StartedJob } from '../service/schema.ts';
import { collapsible, shortenedBlock, toMarkdown } from '../text/markdown.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { repositoryLink } from './job-repository.ts';

const MAX_INSTRUCTION = 20_000;

/** The instruction is folded, and so short that a record fits in. If it is empty, it is not shown. */
export function documentMarkdown(
  paragraphs: readonly string[],
  instruction: string,
  facts: readonly Text[],
): string {
  const footer = smallPrint(facts);
  const length = [...paragraphs, footer].join('\n\n').length;
  const remaining = MAX_COMMENT - MAX_RECORD - length - 200;
  // The fences around the instruction can together be as long as the instruction itself.
  const most = Math.min(MAX_INSTRUCTION, Math.floor(remaining / 2));

  const fold =
    instruction === '' ? '' : collapsible('Instruction', shortenedBlock(instruction, most));
  return joined([...paragraphs, fold, footer]);
}

/** Paragraphs of Markdown, without those that are empty. */
export function joined(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** The last line of a comment; empty without facts. */
export function smallPrint(facts: readonly Text[]): string {
  const shown = facts.filter(({ length }) => length > 0);
  return shown.length === 0 ? '' : `<sub>${shown.map(toMarkdown).join(' · ')}</sub>`;
}

/** Where a job works, and with what, as facts for `smallPrint`. */
export function jobFacts({ repository, ref, model }: StartedJob): Text[] {
  return [
    repository === undefined ? [] : text`repository ${repositoryLink(repository)}`,
    ref === undefined ? [] : text`branch ${code(ref)}`,
    model === undefined ? [] : text`model ${code(model)}`,
  ];
}

export function commentFact(url: string | undefined): Text {
  return url === undefined ? [] : text`For ${link(url, 'this comment')}`;
}
