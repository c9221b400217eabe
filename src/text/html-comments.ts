/**
 * HTML comments in what people write as Markdown. Readers do not see them, except in code.
 *
 * Whether GitHub reads a part of a text as code depends on what is around it: in a block of HTML,
 * for example, backticks mean nothing. A parser knows that, but micromark takes more than ten
 * seconds for 65,536 times `>`, and would add 220 KB to the bundle. So a comment stays only where
 * GitHub cannot read the text in any other way. In doubt, it is removed.
 */

/** Takes linear time, because anybody may comment. The line breaks must be LF. */
export function withoutComments(markdown: string): string {
  return markdown.includes('<!--') ? new CommentRemover(markdown).result() : markdown;
}

/*
 * `(?<![^\n])` is the start of a line and `(?![^\n])` its end. `^` and `$` would also match at
 * other characters that break lines in JavaScript, but not in Markdown.
 */
const BLANK_LINE = /(?<![^\n])[ \t]*(?:\n|(?![\s\S]))/y;
/** Up to a fence of the same sign that is at least as long, or to the end of the text. */
const FENCED_CODE =
  /(?<![^\n]) {0,3}(?<fence>(?<sign>[`~])\k<sign>{2,})(?!\k<sign>|[^\n]*<!--)(?:(?<=~)|(?=[^`\n]*(?![^\n])))[\s\S]*?(?:(?<![^\n]) {0,3}\k<fence>\k<sign>*[ \t]*(?:\n|(?![\s\S]))|(?![\s\S]))/y;
const INDENTED_LINE = /(?<![^\n])(?: {4}| {0,3}\t)[^\n]*\n?/y;
const COMMENT_START = /(?<![^\n])<!--/y;

/**
 * Here a paragraph ends, and so does what looks like a comment in it: at a blank line, or at a fence
 * at the left edge. In `a <!-- b`, a blank line, and `c -->`, readers see everything.
 */
const CHUNK_END = /\n(?=[ \t]*(?![^\n])|`{3,}[^`\n]*(?![^\n])|~{3})/g;
/** Such a line starts neither a list nor HTML nor another block. */
const PLAIN_LINE = /^ {0,3}(?:[\p{L}/@!?.%"'(]|`{1,2}(?!`))/u;
/** After such a line, indented lines can belong to a list or a footnote. */
const LIST_MARKER = /^[ \t>]*(?:[*+-]|\d+[.)]|\[\^)/;
/** Such a line does not start in a list, a quote, or a footnote. */
const OUTER_LINE = /^(?![ \t>*+-]|\d+[.)]|\[\^)/;

/**
 * Where the meaning of the text may change, and where it does if nobody knows what backticks mean.
 */
const NOTEWORTHY = /\\|`+|~{3,}|<(?:!--|[a-z/?!])/i;
const NOTEWORTHY_IN_DOUBT = /`{3,}|~{3,}|<(?:!--|[a-z/?!])/i;

/** In a table, code ends at a bar, so a span with a bar is in doubt. */
const ESCAPE_OR_CODE_SPAN = /^(?:\\[^\n]|(?<ticks>`+)(?!`)[^|\n]*?(?<!`)\k<ticks>(?!`))/;
/** No backtick is in it, so it has no part in a code span. */
const WHOLE_TAG = /^<\/?[a-z](?:[^<>"'`]|"[^"<>`]*"|'[^'<>`]*')*>/i;
/**
 * A fence, or HTML that can go on after a blank line, such as a tag that does not end in its line.
 */
const LONG_BLOCK =
  /^(?:`{3}|~{3}|<(?:pre|script|style|textarea)|<(?!!--|\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>))/i;

/** What is in doubt until the next blank line. */
type Doubt =
  | 'nothing'
  /** Which backticks belong to a code span. An example is what follows the only backtick of a line. */
  | 'code spans'
  /** Also whether this is a block of HTML, in which a fence does not start code. */
  | 'blocks';

interface Line {
  end: number;
  /** Where a comment that starts in this line must have ended. */
  commentEnd: number;
  isPlain: boolean;
}

/** Reads code in fences, indented code, and blocks of comments, and any other text line by line. */
class CommentRemover {
  private readonly text: string;
  private readonly kept: string[] = [];
  /** What is before this index was kept or removed. */
  private position = 0;
  private chunk = { end: 0, lastCommentEnd: -1 };
  private doubt: Doubt = 'nothing';
  /** Not even a blank line ends the doubt. */
  private isDoubtLasting = false;
  /**
   * Before this line is nothing that it could continue, except a list or a footnote. After a blank
   * line, `    <!-- a -->` is code; after a line of words, it is a comment.
   */
  private isBlockStart = true;
  /** A list or footnote has started, and is not known to have ended. */
  private mayBeInList = false;

  constructor(text: string) {
    this.text = text;
  }

  result(): string {
    while (this.position < this.text.length) this.readBlock();
    return this.kept.join('');
  }

  private readBlock(): void {
    const isIndented = this.text[this.position] === ' ';
    const mayBeFence = this.doubt !== 'blocks' && !(isIndented && this.mayBeInList);
    const mayBeIndentedCode = this.isBlockStart && this.doubt === 'nothing' && !this.mayBeInList;

    if (this.keep(BLANK_LINE)) this.startBlock();
    else if (mayBeFence && this.keep(FENCED_CODE)) this.startBlock();
    else if (mayBeIndentedCode && this.keep(INDENTED_LINE)) return;
    else if (this.doubt !== 'blocks' && this.find(COMMENT_START)) this.readCommentBlock();
    else this.readText();
  }

  private startBlock(): void {
    if (this.isDoubtLasting) return;
    this.doubt = 'nothing';
    this.isBlockStart = true;
  }

  /** A comment at the left edge starts a block of HTML, which ends with the line of its `-->`. */
  private readCommentBlock(): void {
    this.doubt = 'blocks';
    this.removeComment(this.text.length);
    const end = this.lineEnd();
    this.readLine({ end, commentEnd: end, isPlain: false });
    this.startBlock();
  }

  private readText(): void {
    const end = this.lineEnd();
    const line = this.text.slice(this.position, end);
    const isWhole = this.position === 0 || this.text[this.position - 1] === '\n';
    this.isBlockStart = false;
    this.mayBeInList ||= LIST_MARKER.test(line);

    this.readLine({
      end,
      commentEnd: isWhole && OUTER_LINE.test(line) ? this.readChunk().end : end,
      isPlain: isWhole && PLAIN_LINE.test(line),
    });
  }

  private readLine(line: Line): void {
    while (this.position < line.end) {
      const pattern = this.doubt === 'nothing' ? NOTEWORTHY : NOTEWORTHY_IN_DOUBT;
      const match = pattern.exec(this.text.slice(this.position, line.end));
      this.keepUntil(match ? this.position + match.index : line.end);
      if (match) this.readNoteworthy(match[0], line);
    }
  }

  private readNoteworthy(token: string, line: Line): void {
    const rest = this.text.slice(this.position, line.end);
    const knownLength = this.doubt === 'nothing' ? this.knownLength(rest, line) : 0;
    if (knownLength > 0) {
      this.keepUntil(this.position + knownLength);
      return;
    }

    if (token === '<!--') this.removeComment(line.commentEnd);
    else this.keepUntil(this.position + token.length);
    this.addDoubt(rest, line);
  }

  /** The length of what GitHub can only read in one way, or 0. */
  private knownLength(rest: string, { isPlain }: Line): number {
    const match = ESCAPE_OR_CODE_SPAN.exec(rest) ?? (isPlain && WHOLE_TAG.exec(rest));
    if (match) return match[0].length;

    // In a paragraph in which no comment ends, none starts, so readers see the whole line.
    const hasComments = this.readChunk().lastCommentEnd >= this.position;
    return isPlain && !hasComments ? rest.length : 0;
  }

  private addDoubt(rest: string, { isPlain, end }: Line): void {
    if (this.doubt !== 'blocks') this.doubt = isPlain ? 'code spans' : 'blocks';

    // Several lines that look like a comment may contain the start of a list, or a fence.
    const wasLong = this.position > end;
    if (!wasLong && !(this.doubt === 'blocks' && LONG_BLOCK.test(rest))) return;
    this.doubt = 'blocks';
    this.isDoubtLasting = true;
  }

  /** If the comment does not end where it must, it may hide all that follows. */
  private removeComment(within: number): void {
    const length = this.text.slice(this.position, within).indexOf('-->', 2);
    this.position = length < 0 ? this.text.length : this.position + length + '-->'.length;
  }

  private keep(pattern: RegExp): boolean {
    const match = this.find(pattern);
    if (match) this.keepUntil(this.position + match[0].length);
    return match !== null;
  }

  private keepUntil(end: number): void {
    this.kept.push(this.text.slice(this.position, end));
    this.position = end;
  }

  private find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    return pattern.exec(this.text);
  }

  private lineEnd(): number {
    const lineBreak = this.text.indexOf('\n', this.position);
    return lineBreak < 0 ? this.text.length : lineBreak + 1;
  }

  /** Searched only once, because a chunk can have many lines. */
  private readChunk(): { end: number; lastCommentEnd: number } {
    if (this.position < this.chunk.end) return this.chunk;

    const end = this.find(CHUNK_END)?.index ?? this.text.length;
    const lastIndex = this.text.slice(this.position, end).lastIndexOf('-->');
    this.chunk = { end, lastCommentEnd: lastIndex < 0 ? -1 : this.position + lastIndex };
    return this.chunk;
  }
}
