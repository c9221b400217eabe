/** Code as GitHub renders it: in blocks with highlighted syntax, and line by line in the cells of a table. */

/** A line in the cell of a table. Its sign says whether a suggestion adds or removes it. */
export interface CodeLine {
  line: string;
  sign: '' | '+' | '-';
}

/** GitHub names the grammar of a block, such as `source-js` or `text-html-basic`. */
const GRAMMAR = /^highlight-(?:source|text)-(?<language>[a-z\d+#-]{1,40}?)(?:-basic)?$/i;

/** Nobody sees the words after the opening fence of a block, so only what GitHub recognizes as a language is named. */
export function languageOf(classes: readonly string[]): string | undefined {
  for (const name of classes) {
    const { language } = GRAMMAR.exec(name)?.groups ?? {};
    if (language !== undefined) return language;
  }
  return undefined;
}

export function signOf(classes: readonly string[]): CodeLine['sign'] {
  if (classes.includes('blob-code-addition')) return '+';
  return classes.includes('blob-code-deletion') ? '-' : '';
}

/** The lines of a suggestion are a diff. Those below a link to a file are as they are. */
export function codeOf(cells: readonly CodeLine[]): { code: string; language: string | undefined } {
  const isDiff = cells.some(({ sign }) => sign !== '');
  const lines = cells.map(({ line, sign }) => {
    const text = line.replace(/\n$/, '').replaceAll('\n', ' ');
    return isDiff ? (sign || ' ') + text : text;
  });

  if (isDiff) return { code: lines.join('\n'), language: 'diff' };
  return { code: withoutPadding(lines).join('\n'), language: undefined };
}

/** GitHub puts a space before and after each line of a file. Of a blank line, only white space may be left. */
function withoutPadding(lines: readonly string[]): readonly string[] {
  const isPadded = lines.every((line) => line.trim() === '' || /^ .* $/s.test(line));
  return isPadded ? lines.map((line) => (line.trim() === '' ? '' : line.slice(1, -1))) : lines;
}
