/** What the comments of this action have in common: a hidden last line that begins with the action's name. */
const LINE = /^<!-- docs-agent-[a-z]+(?: \S+)* -->$/;
/** In an answer that needs no record, because it starts no work. */
const REPLY_LINE = '<!-- docs-agent-reply -->';

/** An answer's whole text: what people read, then the hidden line. */
export function withReplyLine(markdown: string): string {
  return `${markdown}\n\n${REPLY_LINE}`;
}

/**
 * Whether a comment ends with a hidden line of ours, whoever wrote it and whether it is signed or not: such a comment
 * is no command, and nothing that people said. The author does not tell: the token may be a maintainer's own.
 */
export function isOurs(body: string): boolean {
  return LINE.test(lastLine(body));
}

/** Only the last line counts: what stands above may quote anybody, another comment's hidden line too. */
export function lastLine(body: string): string {
  const text = body.trimEnd();
  return text.slice(text.lastIndexOf('\n') + 1);
}
