/** Random Markdown that tries to hide words: `waq`, `wbq`, … each once in a text. */
import fc from 'fast-check';

const list = (texts: string) => texts.replaceAll('¶', '\n').split('~');

/** `W` is replaced by a unique word, `¶` by a line break. */
const PIECES = [
  ...list(
    'W ~W ~W~W~W~W~<!-- W -->~`<!-- W -->`~<!-- ~ -->~<!--~-->~`~``~```¶~¶```¶~¶~¶~¶¶~ ~    ~\t~    <!-- W -->~¶¶    ',
  ),
  ...list(
    '¶¶      ~- ~> ~1. ~# ~\\~*~[~]~](u)~¶¶[W]: ~|~a|b¶-|-¶~¶---¶~&lt;~&#8203;~<b>~<http://x.y>~</b>~<div>~¶<div>¶',
  ),
  ...list(
    '</div>~<pre>~<?~?>~<!X ~>~\u200b~\u200d~¶¶[^x]: W~[^x]~¶¶|a|b|¶|-|-|¶|W|W|W|¶~](u "W")~![W](u)',
  ),
  '~~~\n',
];
const BEFORE = [
  ...list(
    '~¶~a¶~a¶¶~http://a.b/~http://a.b~https://a.b/c?d=(~www.a.b~www.a.b/~mail@a.bc~- [ ] ~- [x]¶~- [ ]~1. [ ] ',
  ),
  ...list('> - [ ] ~> ~- ~[^y]: ~¶[^x]: ~¶[w]: '),
];
const BETWEEN = list('~~\\~`~¶~ ~&~<~*~_~(~)~"').concat('~');
const HIDING = [
  ...list(
    '<!-- W -->~`<!-- W -->`~[^x]: W~[^W]: x~[W]: u~[z]: W~[z]: u "W"~<b title="W">~<W>~<!-- W~<?W?>~<!X W>~    <!-- W -->',
  ),
  ...list(
    '&#8203;<!-- W -->~` <!-- W --> `~```¶<!-- W -->¶```~[//]: # (W)~[//]: # "W"¶~<div>¶<!-- W -->¶~![W](u)~[a](u "W")',
  ),
  ...list('|a|b|¶|-|-|¶|W|W|W|¶'),
];
const AFTER = list('~`~¶~¶¶~ ~>');

const joined = (...lists: string[][]) =>
  fc.tuple(...lists.map((each) => fc.constantFrom(...each))).map((parts) => parts.join(''));

const named = (pieces: string[]) => {
  let words = 0;
  return pieces.join('').replaceAll('W', () => `w${String.fromCharCode(97 + words++)}q`);
};

export const WORD = /w[a-z]q/g;

const piece = fc.constantFrom(...PIECES);

export const markdown = fc.array(piece, { maxLength: 16 }).map(named);

/** Every piece after a line, an address, a task, or the start of another block. */
export const hostile = fc
  .array(
    fc.oneof(piece, joined(BEFORE, PIECES), {
      weight: 3,
      arbitrary: joined(BEFORE, BETWEEN, HIDING, AFTER),
    }),
    {
      maxLength: 8,
    },
  )
  .map(named);
