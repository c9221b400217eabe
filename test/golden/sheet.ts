/** All messages on one sheet: how a run ends, as its comment says it, and what else runs write as annotations. */
import type { JobReport } from '../../src/result/job-end.ts';
import { everyReport, presented } from '../result/reports.ts';
import { HELP, section } from './text.ts';

/** As `logLines` writes them. */
const ANNOTATION = /^ {4}::(error|warning|notice):: (.*)\n((?: {8}.*\n|\n(?= {8}))*)/gm;

export function messageSheet(pictures: readonly string[]) {
  const titles = new Set<string>();
  /** What differs by a number alone is the same title. */
  function isNew(title: string): boolean {
    const known = titles.size;
    return titles.add(title.replace(/^\d\S*/, '').replace(/\d.*/, '')).size > known;
  }

  const ends = everyReport
    .map(([, report]) => endIn(report))
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

function endIn(report: JobReport) {
  const { outcome, requestState = 'not sent', reaction = 'none' } = report;
  const { level, summary } = presented(report);
  const [heading = '', ...lines] = summary.replace(/\n\n<details>.*/s, '').split('\n');
  const [, icon, title = ''] = /^### (\S+) (.*)/.exec(heading) ?? [];
  const signs = `${icon} ${outcome}, request: ${requestState}, reaction: ${reaction}, ${level}`;
  return { title, lines: [signs, ...lines] };
}

function annotationsIn(picture: string) {
  return Array.from(picture.matchAll(ANNOTATION), ([, level, title = '', text = '']) => ({
    level,
    title,
    lines: text.split('\n').map((line) => line.slice(8)),
  }));
}
