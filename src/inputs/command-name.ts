import { withoutInvisible } from '../text/unicode.ts';
import { visibleText } from '../text/visible.ts';

/** What the input `command` may be, as a sentence for people. */
export const COMMAND_RULE =
  '2 to 40 characters: one of `/`, `@`, `!`, `?`, `.`, `%`, then a letter or digit, then letters, digits, `-`, `_`, `.`, `:`, or `/`';

/**
 * Whether `value` can be the input `command`. Refused are, besides white space and length, words without a sign
 * before them (ordinary sentences and our own replies begin so) and signs that Markdown takes for itself or that
 * begin a comment for other reasons: `#` `>` `-` `+` `*` `_` `~` `=` `|` `:` `$` `&` `<` `[` `(` `\`, backticks.
 */
export function isCommandName(value: string): boolean {
  return /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]{0,38}$/u.test(value) && value.length <= 40;
}

/**
 * What follows the command in a comment as its readers see it: nothing hidden makes a command, hides one, or becomes a
 * flag. Undefined: it is no command. Most comments do not even hold the word, and cost no more than that.
 */
export async function visibleCommand(body: string, command: string): Promise<string | undefined> {
  return withoutInvisible(body).includes(command)
    ? afterCommand(await visibleText(body), command)
    : undefined;
}

/**
 * What follows the command in a text whose first non-blank line starts with it, at its first column and followed by
 * white space or the end; undefined where it does not.
 */
function afterCommand(text: string, command: string): string | undefined {
  const visible = /\S/.exec(text)?.index;
  if (visible === undefined || command === '') return undefined;
  const start = text.lastIndexOf('\n', visible) + 1;
  const rest = text.slice(start + command.length);
  return text.startsWith(command, start) && !/^\S/.test(rest) ? rest : undefined;
}
