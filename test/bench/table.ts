import type { Figure, Finding } from './figure.ts';

/** One figure with what came of it; an error where it could not be measured. */
export interface Line {
  readonly figure: Pick<Figure, 'number' | 'name' | 'goal'>;
  readonly finding: Finding | Error;
}

const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

/** The table as Markdown, and below it how each figure was measured. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map(({ figure, finding }) => {
    const [measured, verdict] =
      finding instanceof Error
        ? ['–', `not measured: ${finding.message}`]
        : [finding.measured, finding.verdict];
    return `| ${[String(figure.number), figure.name, figure.goal, measured, verdict].map(cell).join(' | ')} |`;
  });
  const notes = lines.flatMap(({ figure, finding }) =>
    finding instanceof Error || finding.notes.length === 0
      ? []
      : [`- **${figure.number}**: ${finding.notes.map(cell).join(' ')}`],
  );
  return [
    '| | figure | goal | measured | |',
    '|--:|---|---|---|---|',
    ...rows,
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');
}
