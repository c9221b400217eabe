/** The scripts whose letters change their shape beside a joiner. */
const JOINING_SCRIPTS = (
  'Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr ' +
  'Newa Nkoo Orya Phag Rohg Sinh Sund Syrc Taml Telu Tibt Tirh'
).split(' ');
const IN_SCRIPTS = JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('');
const JOINING = `[[\\p{L}\\p{M}]&&[${IN_SCRIPTS}]]`;

const PICTOGRAPH = String.raw`\p{Extended_Pictographic}`;
const EMOJI = String.raw`[${PICTOGRAPH}\p{Emoji_Modifier}]\ufe0f?`;
const EMOJI_JOINER = String.raw`(?<=${EMOJI})\u200d(?=${PICTOGRAPH})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
/** Only the first selector shapes a character. Further ones could hold hidden text. */
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;

/** To compile it takes milliseconds. */
let joinerOrInvisible: RegExp | undefined;

/** Removes format characters and controls, except for joiners that shape what readers see. */
export function withoutInvisible(text: string): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;

  joinerOrInvisible ??= new RegExp(
    `(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`,
    'gv',
  );
  return text.toWellFormed().replace(joinerOrInvisible, '$1');
}

/** All other characters can be what has changed. */
export function sanitizeDiff(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}

/** GitHub shows titles and paths as they are, with HTML comments. */
export function sanitizeLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}
