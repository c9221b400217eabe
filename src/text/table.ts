/** Rows of tables: GFM 'Tables'. */
import type { Dialect } from './reading.ts';
import type { Span } from './structure.ts';

/**
 * The cells of a row; a pipe behind a backslash divides nothing, not even in code. For GitHub's parser any backslash
 * does, one that is escaped itself too.
 */
export function cells(text: string, { from, to }: Span, dialect: Dialect): Span[] {
  const row = text.slice(from, to);
  const bars = [...row.matchAll(dialect === 'github' ? /\\\||\|/g : /\\.|\|/gs)]
    .filter(([sign]) => sign === '|')
    .map(({ index }) => from + index);
  const edges = [from - 1, ...bars, to];
  const found = edges.slice(1).map((edge, index) => ({ from: (edges[index] ?? 0) + 1, to: edge }));
  if (row.trimStart().startsWith('|')) found.shift();
  if (bars.length > 0 && text.slice((bars.at(-1) ?? 0) + 1, to).trim() === '') found.pop();
  return found;
}

/** How many columns the row of hyphens under a table's head has; undefined: it is no such row. */
export function delimiterColumns(text: string, span: Span): number | undefined {
  if (!/^[-:| \t]*$/.test(text.slice(span.from, span.to))) return undefined;
  // A row of hyphens has no backslash, on which readers could differ.
  const columns = cells(text, span, 'commonmark');
  const valid = columns.every(({ from, to }) => /^:?-+:?$/.test(text.slice(from, to).trim()));
  return valid ? columns.length : undefined;
}
