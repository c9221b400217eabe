import type { Command } from '../job-request.ts';
import { outsideCode, readLines } from '../text/lines.ts';

/**
 * GitHub does not show HTML and entities as they are written, URLs of words that are links, and
 * words that begin a code block.
 */
const MAY_BE_HIDDEN = /<[a-z!?/]|&#?\w+;|\][([:]|^ *(?:```|~~~) *\S+ +\S/im;

/** The comment that asked shows everything that the agent was asked to do, and nothing else. */
export function showsInstruction(comment: Command['comment'], instruction: string): boolean {
  if (comment?.url === undefined) return false;

  // Anything below the instruction was left out of it, such as the mail that a reply by mail
  // contains.
  const body = comment.body.replace(/\r\n?/g, '\n').trimEnd();
  const isCodeCertain = !outsideCode(readLines(body)).includes('`');
  const words = isCodeCertain ? outsideCode(readLines(instruction)) : instruction;
  return body.endsWith(instruction) && !MAY_BE_HIDDEN.test(words);
}
