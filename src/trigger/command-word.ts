/** What the input `command` may be, as a sentence for people. */
export const COMMAND_RULE =
  'a sign (one of / @ ! ? . %), a letter or digit, then letters, digits, hyphens, underscores, dots, colons or slashes; 2 to 40 characters, no white space';

/**
 * Whether `value` can be the input `command`. Refused are, besides white space and length, words without a sign
 * before them (ordinary sentences and our own replies begin so) and signs that Markdown takes for itself or that
 * begin a comment for other reasons: `#` `>` `-` `+` `*` `_` `~` `=` `|` `:` `$` `&` `<` `[` `(` `\`, backticks.
 */
export function isCommandWord(value: string): boolean {
  return /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]{0,38}$/u.test(value) && value.length <= 40;
}
