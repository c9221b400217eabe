/** A hidden line of this action, which ends all of its comments: an HTML comment that starts with the action's name. */
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;

/** An answer without a record: nothing was sent. */
export function withReplyLine(markdown: string): string {
  return `${markdown}\n\n<!-- docs-agent-reply -->`;
}

/** The hidden lines of a comment: people may quote other comments with theirs, and add notes below ours. */
export function hiddenLines(body: string): string[] {
  return body.match(HIDDEN_LINE) ?? [];
}

/**
 * Whether a comment is ours and nobody added words below it. Its author does not tell: the token may be a maintainer's
 * own.
 */
export function isOurs(body: string): boolean {
  const last = hiddenLines(body).at(-1);
  return last !== undefined && body.trimEnd().endsWith(last);
}
