/** The Markdown that all comments about a job have in common. The job summary shows the same. */
import { MAX_COMMENT } from '../github/comments.ts';
import type { StartedJob } from '../service/schema.ts';
import { collapsible, shortenedBlock, toMarkdown } from '../text/markdown.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { MAX_RECORD } from '../thread/record.ts';
import { repositoryLink } from './job-repository.ts';

const MAX_INSTRUCTION = 20_000;

interface Document {
  paragraphs: readonly string[];
  /** Empty if it is not shown. */
  instruction: string;
  /** What went along with the instruction. It explains the result to few people, so it is folded, too. */
  context?: readonly Text[];
  facts: readonly Text[];
}

/** The instruction is so short that a record fits in. */
export function documentMarkdown({ paragraphs, instruction, context = [], facts }: Document) {
  const note = toMarkdown(sentences(...context));
  const footer = smallPrint(facts);
  const length = [...paragraphs, note, footer].join('\n\n').length;
  const remaining = MAX_COMMENT - MAX_RECORD - length - 200;
  // The fences around the instruction can together be as long as the instruction itself.
  const most = Math.min(MAX_INSTRUCTION, Math.floor(remaining / 2));

  const block = instruction === '' ? '' : shortenedBlock(instruction, most);
  const folded = joined([block, note]);
  const label = block === '' ? 'Context' : 'Instruction';
  const fold = folded === '' ? '' : collapsible(label, folded);
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
export function jobFacts({
  repository,
  ref,
  model,
}: Pick<StartedJob, 'repository' | 'ref' | 'model'>): Text[] {
  return [
    repository === undefined ? [] : text`repository ${repositoryLink(repository)}`,
    ref === undefined ? [] : text`branch ${code(ref)}`,
    model === undefined ? [] : text`model ${code(model)}`,
  ];
}

export function commentFact(url: string | undefined): Text {
  return url === undefined ? [] : text`For ${link(url, 'this comment')}`;
}
