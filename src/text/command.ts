/** Where a comment calls the command, by the same rule as the condition of `docs-command.yml`. */

/** Keyboards and editors add them unseen: one may be before the command, and any number after it. */
export const INVISIBLE_NEAR_COMMAND = ['\u200b', '\u200e', '\u200f', '\ufeff'];
/** White space that ends the command, as the end of its line does. */
export const SPACES_AFTER_COMMAND = [' ', '\t', '\r', '\u00a0', '\u202f', '\u3000'];

const BLANK = /^[\s\u200b\u200e\u200f]*$/;
const QUOTED = /^ {0,3}>/;
const END_OF_COMMAND =
  /^[\u200b\u200e\u200f\ufeff]*(?::[\u200b\u200e\u200f\ufeff]*)?(?=[ \t\r\u00a0\u202f\u3000]|$)/;

/** A comment that calls the command. All line breaks are LF. */
export interface CommandText {
  /** The lines above the command: quotes and blank lines. */
  above: string[];
  /** What follows the command on its line, and the lines below. */
  below: string[];
}

export function findCommand(name: string, body: string): CommandText | undefined {
  const lines = body.replaceAll('\r\n', '\n').split('\n');
  const index = lines.findIndex((line) => !BLANK.test(line) && !QUOTED.test(line));
  const rest = afterName(name, lines[index] ?? '');
  // Directly below a quote, GitHub shows the line as part of the quote.
  const isInQuote = QUOTED.test(lines[index - 1] ?? '');
  if (rest === undefined || isInQuote) return undefined;

  return { above: lines.slice(0, index), below: [rest, ...lines.slice(index + 1)] };
}

function afterName(name: string, line: string): string | undefined {
  const start = INVISIBLE_NEAR_COMMAND.includes(line.charAt(0)) ? 1 : 0;
  const end = start + name.length;
  if (name === '' || !isSameIgnoringCase(name, line.slice(start, end))) return undefined;

  const rest = line.slice(end);
  const match = END_OF_COMMAND.exec(rest);
  return match ? rest.slice(match[0].length) : undefined;
}

/** Stricter than one comparison: `K` as the sign for kelvin is no `k`, nor is `ſ` an `s`, as for GitHub's `contains`. */
function isSameIgnoringCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase() && a.toUpperCase() === b.toUpperCase();
}

/** The words of a quote, without the signs that make it one. */
export function unquoted(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/^ {0,3}> ?/, ''))
    .join('\n')
    .trim();
}
