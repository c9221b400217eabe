/** Scripts whose letters change their shape beside a joiner, by their codes in Unicode. */
const JOINING_SCRIPTS = (
  'Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh ' +
  'Sund Syrc Taml Telu Tibt Tirh'
).split(' ');
/** Letters and marks of these scripts. */
const JOINING = `[[\\p{L}\\p{M}]&&[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]]`;

const EMOJI_JOINER = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
/** Only the first of several shapes a character; the others can hold hidden text. */
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;

/** Compiled at first use, which takes milliseconds. */
let joinerOrInvisible: RegExp | undefined;

/** Without format characters and controls, which nobody sees, except for joiners that shape what is seen. */
export function withoutInvisible(text: string): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;

  joinerOrInvisible ??= new RegExp(
    `(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`,
    'gv',
  );
  return text.toWellFormed().replace(joinerOrInvisible, '$1');
}

/** Text from Git without bidirectional controls and tag characters. All others remain, because they can be part of a diff. */
export function cleanGit(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}
