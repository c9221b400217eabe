/** Format characters, and others that can carry text that nobody sees: default ignorable characters and controls. */
const INVISIBLE = String.raw`[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]`;

/** Scripts whose letters change their shape beside a joiner, by their codes in Unicode. */
const JOINING_SCRIPTS = (
  'Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh ' +
  'Sund Syrc Taml Telu Tibt Tirh'
).split(' ');
/** Letters and marks of these scripts. */
const JOINING = `[[\\p{L}\\p{M}]&&[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]]`;

/** Invisible characters that affect rendering, each where Unicode gives it a meaning. */
const SHAPING = {
  emojiJoiner: String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  letterJoiner: String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  emojiSelector: String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  ideographSelector: String.raw`(?<=[\p{Script=Han}\p{Sm}])[\ufe00-\ufe02]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  mongolianSelector: String.raw`(?<=[\p{Script=Mongolian}&&\p{L}])[\u180b-\u180d\u180f]`,
};
const SHAPING_OR_INVISIBLE = `(${Object.values(SHAPING).join('|')})|${INVISIBLE}`;

/** Invisible characters between others that would be markup side by side. */
const WOULD_JOIN = {
  /** Such as `<!` and `--`, or two backticks. */
  signs: String.raw`(?<=[<!\-\`?~\]&#\\\/\|:])${INVISIBLE}+(?=[!\-\`?~\[\]\(#\/<>\|:])`,
  /** Such as `<` and a name. */
  signAndName: String.raw`(?<=[<&\/\\!])${INVISIBLE}+(?=[a-zA-Z])`,
};

/** Compiled at first use, which takes 8 ms. */
let compiled: { wouldJoin: RegExp; shapingOrInvisible: RegExp } | undefined;

/** Well-formed text without invisible characters, except for those that shape others. Idempotent; takes linear time. */
export function withoutInvisible(text: string): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
  compiled ??= {
    wouldJoin: new RegExp(Object.values(WOULD_JOIN).join('|'), 'gv'),
    shapingOrInvisible: new RegExp(SHAPING_OR_INVISIBLE, 'gv'),
  };
  return text
    .toWellFormed()
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(compiled.wouldJoin, ' ')
    .replace(compiled.shapingOrInvisible, '$1');
}

/** Whether an entity is a number such as `&#8203;` that stands for an invisible character. */
export function isInvisibleEntity(entity: string): boolean {
  const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|([0-9]+));$/i.exec(entity) ?? [];
  const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
  const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return withoutInvisible(character) !== character;
}

/** Text from Git without bidirectional controls and tag characters. All others remain, because they can be part of a diff. */
export function cleanGit(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}
