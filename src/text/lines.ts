/** The lines of a comment, as GitHub's Markdown reads them, and where they call the command. */

export interface Line {
  text: string;
  kind: LineKind;
}

/**
 * `quote`: also a line directly below a quoted one. `unclosed`: in a fence that stays open to the
 * end.
 */
type LineKind = 'words' | 'blank' | 'quote' | 'code' | 'unclosed';

const FENCE =
  /^(?<before>[ \t]*(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?<fence>`{3,}(?=[^`]*$)|~{3,})/;
const END_OF_FENCE = /^(?<before>[ \t]*)(?<fence>`{3,}|~{3,})[ \t]*$/;
const QUOTED = /^ {0,3}>/;
const INDENTED = /^(?: {4}|\t)/;

interface OpenFence {
  fence: string;
  /** The most blanks that may be before its end. */
  indentation: number;
  start: number;
}

export function readLines(body: string): Line[] {
  const lines: Line[] = [];
  let open: OpenFence | undefined;

  for (const [index, text] of body.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (open) {
      lines.push({ text, kind: 'code' });
      if (endsFence(open, text)) open = undefined;
      continue;
    }

    open = openedFence(text, index);
    lines.push({ text, kind: open ? 'code' : kindOf(text, lines.at(-1)?.kind) });
  }

  const { start = lines.length } = open ?? {};
  return lines.map((line, index) => (index < start ? line : { ...line, kind: 'unclosed' }));
}

function openedFence(text: string, start: number): OpenFence | undefined {
  const { before = '', marker, fence } = FENCE.exec(text)?.groups ?? {};
  const isIndentedCode = marker === undefined && before.length > 3;
  if (fence === undefined || isIndentedCode) return undefined;

  const indentation = 3 + (marker === undefined ? 0 : before.length);
  return { fence, indentation, start };
}

function endsFence(open: OpenFence, text: string): boolean {
  const { before = '', fence = '' } = END_OF_FENCE.exec(text)?.groups ?? {};
  return fence.startsWith(open.fence) && before.length <= open.indentation;
}

function kindOf(text: string, above: LineKind | undefined): LineKind {
  if (/^[ \t]*$/.test(text)) return 'blank';
  if (QUOTED.test(text) || above === 'quote') return 'quote';
  return INDENTED.test(text) && above !== 'words' ? 'code' : 'words';
}

/** Keyboards and editors add them unseen: one before the command, and any number after it. */
const INVISIBLE = '[\\u200b\\u200e\\u200f\\ufeff]';
const START = new RegExp(`^${INVISIBLE}?`);
const END = new RegExp(
  String.raw`^${INVISIBLE}*(?::${INVISIBLE}*)?(?<rest>(?:[ \t\r\u00a0\u202f\u3000].*)?)$`,
  's',
);

/** By the same rule as the condition of `docs-command.yml`. */
export function isCommand(name: string, body: string): boolean {
  return readLines(body).some(
    ({ kind, text }) => kind === 'words' && afterCommand(name, text) !== undefined,
  );
}

/** Undefined if the line does not start with the command. */
export function afterCommand(name: string, line: string): string | undefined {
  const call = line.replace(START, '');
  const isNamed = call.slice(0, name.length).toLowerCase() === name.toLowerCase();
  return isNamed ? END.exec(call.slice(name.length))?.groups?.rest : undefined;
}

/**
 * The words of lines that are all quoted, without the signs that make them a quote. Other lines
 * stay as they are.
 */
export function joinedWords(lines: readonly Line[]): string {
  const isQuote = lines.every(({ kind }) => kind === 'quote' || kind === 'blank');
  const texts = lines.map(({ text }) => (isQuote ? text.replace(/^ {0,3}> ?/, '') : text));
  return texts.join('\n').trim();
}
