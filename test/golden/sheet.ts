/** All messages on one sheet: how a run ends, as its comment says it, and what else runs write as annotations. */
import { everyReport, presented } from '../result/reports.ts';
import { section } from './text.ts';

const HELP = /https:\/\/github\.com\/octo-org\/docs-agent\/blob\/v1\/[\w./-]+/g;
/** As `logLines` writes them. */
const ANNOTATION = /^ {4}::(error|warning|notice):: (.*)\n((?: {8}.*\n|\n(?= {8}))*)/gm;

/** @returns also the indexes of the pictures that have no message of their own */
export function messageSheet(pictures: readonly string[]) {
  const titles = new Set<string>();
  /** What differs by a number alone is the same title. */
  function isNew(title: string): boolean {
    const known = titles.size;
    return titles.add(title.replace(/\d.*/, '')).size > known;
  }

  const ends = everyReport
    .map(([, report]) => endIn(presented(report).summary))
    .filter(({ title }) => isNew(title))
    .map(({ title, lines }) => section(title, lines));

  const repeating = new Set(pictures.keys());
  const others = pictures.flatMap((picture, index) => {
    const fresh = annotationsIn(picture).filter(({ title }) => isNew(title));
    if (fresh.length > 0) repeating.delete(index);
    return fresh.map(({ title, level, lines }) => section(`${title} (${level})`, lines));
  });

  const sheet = ['# Ends', ...ends, '# Other messages', ...others].join('\n\n');
  return { sheet: `${sheet.replaceAll(HELP, '<help>')}\n`, repeating };
}

/** What stands above the instruction. */
function endIn(comment: string) {
  const [heading = '', ...lines] = comment.replace(/\n\n<details>.*/s, '').split('\n');
  return { title: heading.replace(/^### \S+ /, ''), lines: lines.slice(1) };
}

function annotationsIn(picture: string) {
  return Array.from(picture.matchAll(ANNOTATION), ([, level, title = '', text = '']) => ({
    level,
    title,
    lines: text.split('\n').map((line) => line.slice(8)),
  }));
}
