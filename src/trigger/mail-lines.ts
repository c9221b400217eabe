/** The lines of a comment, as the search for a mail reads them. */

/** A line of a comment, without what hides the form of a mail. */
export interface Line {
  /** Without marks of quotes, code, and invisible characters. */
  text: string;
  isQuoted: boolean;
  /** A fenced block may show the sample of a mail. */
  isCode: boolean;
  /** Exactly `-- `, the sign above the signature of a mail. */
  isSignature: boolean;
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?<fence>`{3,}(?=[^`]*$)|~{3,})(?<info>.*)$/;

/** A block of code that has started. In a quote, it ends with the quote. */
interface OpenFence {
  fence: string;
  isQuoted: boolean;
  index: number;
}

export function linesOf(lines: readonly string[]): Line[] {
  const all: Line[] = [];
  let open: OpenFence | undefined;

  for (const [index, line] of lines.entries()) {
    const isQuoted = /^ {0,3}>/.test(line);
    if (open?.isQuoted && !isQuoted) open = undefined;

    const after = fenceAfter(line, { open, isQuoted, index });
    const isCode = (open ?? after) !== undefined;
    all.push({ text: bare(line), isQuoted, isCode, isSignature: line === '-- ' && !isCode });
    open = after;
  }

  // Whoever wrote the mail may have opened a fence in order to hide what follows.
  const { index = all.length } = open ?? {};
  return all.map((line, at) => (at < index ? line : { ...line, isCode: false }));
}

/** The block of code that goes on after the line. */
function fenceAfter(
  line: string,
  { open, ...place }: { open: OpenFence | undefined; isQuoted: boolean; index: number },
): OpenFence | undefined {
  if (!/```|~~~/.test(line)) return open;

  const { fence = '', info = '' } = FENCE.exec(line)?.groups ?? {};
  if (open) return fence.startsWith(open.fence) && info.trim() === '' ? undefined : open;
  return fence === '' ? undefined : { fence, ...place };
}

function bare(line: string): string {
  return line
    .replace(/\p{Cf}/gu, '')
    .replace(/^(?:[ \t]*>)+/, '')
    .replace(/`[^`]+`/g, '')
    .trim();
}
