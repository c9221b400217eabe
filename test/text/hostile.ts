/** Random Markdown that tries to hide words: `waq`, `wbq`, … each once in a text. */
import fc from 'fast-check';

/** `W` is replaced by a unique word, `¶` by a line break. */
const list = (texts: string) => texts.replaceAll('¶', '\n').split('~');

/** What could hide a word. */
const HIDING = list(
  '<!-- W -->~`<!-- W -->`~` <!-- W --> `~```¶<!-- W -->¶```~<div>¶<!-- W -->¶~    <!-- W -->~<!-- W~&#8203;<!-- W -->~' +
    '[^x]: W~[^W]: x~[W]: u~[z]: W~[z]: u "W"~[//]: # (W)~[//]: # "W"¶~<b title="W">~<W>~<?W?>~<!X W>~' +
    '![W](u)~[a](u "W")~|a|b|¶|-|-|¶|W|W|W|¶',
);
const PIECES = [
  ...HIDING,
  ...list(
    'W ~W ~W~W~W~W~<!-- ~ -->~<!--~-->~`~``~```¶~¶```¶~¶~¶~¶¶~ ~    ~\t~¶¶    ~¶¶      ~- ~> ~1. ~# ~\\~*~[~]~](u)~¶¶[W]: ~' +
      '|~|a|b¶-|-¶~¶---¶~&lt;~&#8203;~<b>~</b>~<http://x.y>~<div>~¶<div>¶~</div>~<pre>~<?~?>~<!X ~>~\u200b~\u200d~¶¶[^x]: W~[^x]~](u "W")',
  ),
  '~~~\n',
];
/** A line, an address, a task, or the start of another block. */
const BEFORE = list(
  '~¶~a¶~a¶¶~http://a.b/~https://a.b/c?d=(~www.a.b~mail@a.bc~- [ ] ~- [x]¶~1. [ ] ~> - [ ] ~> ~- ~[^y]: ~¶[^x]: ~¶[w]: ',
);
const BETWEEN = list('~\\~`~¶~ ~&~<~*~_~(~)~"');
const AFTER = list('~`~¶~¶¶~ ~>');

const joined = (...lists: string[][]) =>
  fc.tuple(...lists.map((each) => fc.constantFrom(...each))).map((parts) => parts.join(''));

const named = (pieces: string[]) => {
  let words = 0;
  return pieces.join('').replaceAll('W', () => `w${String.fromCharCode(97 + words++)}q`);
};

export const WORD = /w[a-z]q/g;

const piece = fc.constantFrom(...PIECES);
const hidden = { weight: 3, arbitrary: joined(BEFORE, BETWEEN, HIDING, AFTER) };

export const hostile = fc
  .array(fc.oneof(piece, joined(BEFORE, PIECES), hidden), { maxLength: 8 })
  .map(named);
