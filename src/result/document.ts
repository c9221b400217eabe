/** The Markdown that all comments about a job have in common. The job summary shows the same. */
import type { StartedJob } from '../service/schema.ts';
import { collapsible, shortenedBlock, toMarkdown } from '../text/markdown.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/**
 * GitHub takes 65,536 characters. The fences around the instruction can be as long as itself, and
 * the record and everything else need 35,000 at most.
 */
const MAX_INSTRUCTION = 15_000;

/** The instruction is folded. If it is empty, it is not shown. */
export function documentMarkdown(
  paragraphs: readonly string[],
  instruction: string,
  facts: readonly Text[],
): string {
  const block = shortenedBlock(instruction, MAX_INSTRUCTION);
  const fold = instruction === '' ? '' : collapsible('Instruction', block);
  return joined([...paragraphs, fold, smallPrint(facts)]);
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
export function jobFacts({ repository, model }: StartedJob): Text[] {
  const page = plainLink(repository, false);
  return [
    repository === undefined ? [] : text`repository ${page ? link(page) : code(repository)}`,
    model === undefined ? [] : text`model ${code(model)}`,
  ];
}

export function commentFact(url: string | undefined): Text {
  return url === undefined ? [] : text`For ${link(url, 'this comment')}`;
}
