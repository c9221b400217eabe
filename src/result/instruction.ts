import type { CommandComment } from '../job-request.ts';
import { CODE_SPAN, type Line, readLines } from '../text/lines.ts';

/** GitHub does not show HTML and entities as they are written, URLs of words that are links, and words that begin a code block. */
const MAY_BE_HIDDEN = /<[a-z!?/]|&#?\w+;|\][([:]|^ *(?:```|~~~) *\S+ +\S/im;

/** The comment that asked shows everything that the agent was asked to do, and nothing else. */
export function showsInstruction(
  comment: CommandComment | undefined,
  instruction: string,
): boolean {
  if (comment?.url === undefined) return false;

  // Anything below the instruction was left out of it, such as the mail that a reply by mail contains.
  const body = comment.body.replace(/\r\n?/g, '\n').trimEnd();
  const isShown = ({ text, kind }: Line) =>
    kind === 'plain code' || !MAY_BE_HIDDEN.test(text.replace(CODE_SPAN, '$1'));
  return body.endsWith(instruction) && readLines(instruction).every(isShown);
}
