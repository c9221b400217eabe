/** A hidden line of this action, which ends all of its comments: an HTML comment that starts with the action's name. */
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;

/** An answer that needs no record, because it starts no work. */
export function withReplyLine(markdown: string): string {
  return `${markdown}\n\n<!-- docs-agent-reply -->`;
}

/**
 * The hidden line of a comment and its index; undefined without one. The last one counts: the text above may quote other
 * comments and their lines, and people with write access may add notes below.
 */
export function hiddenLine(body: string): { line: string; index: number } | undefined {
  const last = [...body.matchAll(HIDDEN_LINE)].at(-1);
  return last && { line: last[0], index: last.index };
}

/**
 * Whether a comment is ours and nobody added words below it. Its author does not tell: the token may be a maintainer's
 * own.
 */
export function isOurs(body: string): boolean {
  const hidden = hiddenLine(body);
  return hidden !== undefined && body.slice(hidden.index).trimEnd() === hidden.line;
}
