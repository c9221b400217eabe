/**
 * Characters that a reader cannot see. Leaf module: no I/O, no state.
 *
 * The design (interface.md, 'The slash command') names Unicode's format characters (Cf). What else carries text
 * unseen goes as well: everything that Unicode calls default ignorable (Hangul fillers, U+034F, variation
 * selectors …), control characters but tab and line feed, and unpaired surrogates.
 */

/** A run of what is not seen by itself; which of it shapes its neighbours is judged by `kept`. */
const RUN = /[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]+/gv;
const ONE = /^[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]$/v;

/** Letters and marks of scripts whose letters change their shape beside a joiner (cursive scripts, Brahmi's family). */
const JOINING =
  /^[[\p{L}\p{M}]&&[\p{scx=Adlm}\p{scx=Arab}\p{scx=Bali}\p{scx=Beng}\p{scx=Cakm}\p{scx=Deva}\p{scx=Gran}\p{scx=Gujr}\p{scx=Guru}\p{scx=Java}\p{scx=Khmr}\p{scx=Knda}\p{scx=Lana}\p{scx=Mand}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Newa}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Phag}\p{scx=Rohg}\p{scx=Sinh}\p{scx=Sund}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}\p{scx=Tirh}]]$/v;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/v;
const PICTOGRAPH_OR_TONE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/v;
const KEYCAP_BASE = /^[0-9#*]$/;
const HAN = /^\p{Script=Han}$/v;
const HAN_OR_SIGN = /^[\p{Script=Han}\p{Script=Mymr}\p{Script=Phag}\p{Sm}]$/v;
const MONGOLIAN = /^[\p{Script=Mongolian}&&\p{L}]$/v;

/** Controls that separated words for a reader: their place is taken by a blank, not by nothing. */
const BREAKING = /[\v\f\u0085]/;

/** Signs that would become markup if what stands between two of them went away: `<!` + `--`, two backticks … */
const MARKUP_BEFORE = /[<!\-`?~\]&#\\/|:]/;
const MARKUP_AFTER = /[!\-`?~[\](#/<>|:a-z]/i;

/** Whether `left` and `right`, once neighbours, may read as markup that neither was. Takes the last and first character. */
export function mayJoin(left: string, right: string): boolean {
  if (!MARKUP_BEFORE.test(left) || !MARKUP_AFTER.test(right)) return false;
  return !/[a-z]/i.test(right) || /[<&/\\!]/.test(left);
}

/** Whether one character (a code point as a string) is unseen by itself. */
export function isInvisible(character: string): boolean {
  return ONE.test(character);
}

/**
 * The text without characters that cannot be seen.
 *
 * Stays: U+200D between emoji, U+200C and U+200D between letters or marks of scripts that join, one variation
 * selector where Unicode gives it a meaning (after an emoji, a keycap's base, a Han character, a mathematical sign,
 * a Mongolian letter), a Hangul filler inside a syllable of jamo. U+2028 and U+2029 become a blank, U+2800 too
 * unless it stands beside Braille. Result and argument are well-formed UTF-16 afterwards. Linear.
 */
export function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(/(?<![\u2800-\u28ff])\u2800+(?![\u2800-\u28ff])/g, (run) => ' '.repeat(run.length))
    .replace(RUN, (run: string, offset: number, whole: string) => {
      const before = codePointBefore(whole, offset);
      const after = codePointAt(whole, offset + run.length);
      const stays = kept(before, [...run], after);
      if (stays !== '') return stays;
      return BREAKING.test(run) || mayJoin(before.slice(-1), after.slice(0, 1)) ? ' ' : '';
    });
}

/**
 * Git context: only bidirectional controls and tag characters go (interface.md), since a diff must stay what it is.
 * Linear.
 */
export function cleanGit(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}

/** What stays of a run of unseen characters between two seen ones ('' at an edge of the text). */
function kept(before: string, run: string[], after: string): string {
  const first = run[0] ?? '';
  const selector = selects(before, first, run.length === 1 ? after : '') ? first : '';
  const joiners = run.filter((character) => character === '\u200c' || character === '\u200d');
  if (PICTOGRAPH_OR_TONE.test(before) && PICTOGRAPH.test(after) && joiners.includes('\u200d'))
    return `${selector}\u200d`;
  if (JOINING.test(before) && JOINING.test(after) && joiners[0] !== undefined) return selector + joiners[0];
  return selector;
}

/** Whether `sign` changes the look of the character before it in a way that Unicode defines. */
function selects(before: string, sign: string, after: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 0xfe0e || code === 0xfe0f)
    return PICTOGRAPH.test(before) || (KEYCAP_BASE.test(before) && after === '\u20e3');
  if (code >= 0xfe00 && code <= 0xfe02) return HAN_OR_SIGN.test(before);
  if (code >= 0xe0100 && code <= 0xe01ef) return HAN.test(before);
  if ((code >= 0x180b && code <= 0x180d) || code === 0x180f) return MONGOLIAN.test(before);
  if (code === 0x115f) return /^[\u1161-\u11a7]$/.test(after);
  if (code === 0x1160) return /^[\u1100-\u115e]$/.test(before) && /^[\u11a8-\u11ff]$/.test(after);
  return false;
}

function codePointAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function codePointBefore(text: string, offset: number): string {
  if (offset === 0) return '';
  const low = text.charCodeAt(offset - 1);
  return low >= 0xdc00 && low <= 0xdfff && offset > 1
    ? codePointAt(text, offset - 2)
    : text.charAt(offset - 1);
}
