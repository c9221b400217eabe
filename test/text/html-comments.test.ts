import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutComments } from '../../src/text/html-comments.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';

test.each([
  ['in a line', 'a <!-- b --> c', 'a  c'],
  ['the shortest ones', 'a <!--> b <!---> c', 'a  b  c'],
  ['a block over paragraphs', '<!-- a\n\nb --> c\n', ' c\n'],
  ['a block without an end', 'a\n\n<!-- b\n\nc', 'a\n\n'],
  ['between backticks of two paragraphs', '` <!-- b -->\n\n<!-- c --> `', '` \n\n `'],
  ['between backticks of two blocks', 'a `\n- <!-- b --> `', 'a `\n-  `'],
  ['between escaped backticks', '\\`<!-- b -->\\`', '\\`\\`'],
  ['between different numbers of backticks', '`<!-- b -->``', '```'],
  ['between a backtick and that of a tag', '<a b="`"> <!-- c --> `', '<a b="`">  `'],
  ['between backticks of two cells', '|a `|<!-- b --> `|\n|-|-|', '|a `| `|\n|-|-|'],
  ['between backticks in a block of HTML', '<details>\n`<!-- a -->`', '<details>\n``'],
  [
    'between fences in a block of HTML',
    '<div>\n```\n<!-- a -->\n```\n</div>',
    '<div>\n```\n\n```\n</div>',
  ],
  ['in HTML with blank lines', '<pre>\n\n`<!-- a -->`\n</pre>', '<pre>\n\n``\n</pre>'],
  ['in an indented line of a paragraph', 'a\n    <!-- b -->', 'a\n    '],
  ['in an indented line of a list', '- a\n\n    <!-- b -->', '- a\n\n    '],
  ['behind a fence that ended with its list', '- ```\n\n<!-- a -->', '- ```\n\n'],
  [
    'behind a fence that only looks closed',
    '```\na\n``` b\n```\n<!-- c -->',
    '```\na\n``` b\n```\n',
  ],
  ['beside a fence', '``` <!-- a -->\nb\n```', '``` \nb\n```'],
  ['with all that follows, if the end may be hidden', '- <!-- a\n\nb --> c', '- '],
])('comments are removed: %s', (_, markdown, expected) => {
  expect(withoutComments(markdown)).toBe(expected);
});

test.each([
  ['in a code span', 'a `<!-- b -->` ``c ` <!-- d -->``'],
  ['in a code span of a list', '- a `<!-- b -->`\n- `<!-- c -->`'],
  ['in a code span behind a tag', '/docs use <Card title="a"> and `<!-- b -->`'],
  ['in a paragraph after HTML', '<details>\n\n`<!-- a -->`\n\n</details>'],
  ['in a fenced block with another fence', '~~~~\n~~~\n<!-- a -->\n~~~~'],
  ['in a fenced block without an end', '  ```\n\n<!-- a -->'],
  ['in a fenced block after a backtick', 'a ` b\n```html\n<!-- a -->\n```'],
  ['in an indented block', 'a\n\n    <!-- b\n\n\t-->'],
  ['in an indented block after a fenced one', '```\na\n```\n    <!-- b -->'],
  ['an escaped start', 'a \\<!-- b -->'],
  ['a start without an end', 'a <!-- b\n\nc -->'],
  ['what looks like a comment', '<Card> &lt;!-- a --> <!doctype html> [//]: # (b)'],
])('visible text stays: %s', (_, markdown) => {
  expect(withoutComments(markdown)).toBe(markdown);
});

test.each([
  ['code over several lines', '`a\n<!-- b -->`', '`a\n`'],
  ['a fence in a list', '- ```\n  <!-- a -->\n  ```', '- ```\n  \n  ```'],
  ['a fence in a quote', '> ```\n> <!-- a -->\n> ```', '> ```\n> \n> ```'],
])('in doubt, a visible comment is removed, too: %s', (_, markdown, expected) => {
  expect(withoutComments(markdown)).toBe(expected);
});

/** `W` becomes a word, and `H` a word in a comment. Each is in a text once: `waaq`, `habq`, and so on. */
function withWords(pieces: readonly string[]): string {
  const text = pieces.join('').replaceAll('¶', '\n');
  const letter = (index: number) => String.fromCharCode(97 + (index % 26));
  let count = 0;
  return text.replaceAll(/[WH]/g, (kind) => {
    const word = `${kind.toLowerCase()}${letter(count / 26)}${letter(count)}q`;
    count++;
    return word;
  });
}

const wordsIn = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** What starts and ends comments, code, HTML, and the blocks around them. */
const PIECES = (
  '<!-- H -->~`<!-- H -->`~`` <!-- H --> ``~<!-- H¶H -->~<!-- H¶¶H -->~<!-- H~-->~<!-->~`~``~```~¶```¶~¶```html¶~' +
  '¶  ```¶~¶    ```¶~¶```<!-- H -->¶~¶- ```¶  <!-- H -->¶  ```¶~¶> ```¶> <!-- H -->¶~¶<div>¶~<div>~¶</div>¶~' +
  '¶<details>¶~¶<pre>¶~¶</pre>¶~<pre>~¶<?x ~?>~¶<!x ~¶<x-y>¶~<b>~</b>~<a title="`">~<a title="~">~<http://a`b>~a <b ~' +
  '\\~\\`~\\<~|a|b¶|-|-|¶~| ~ |~¶- ~¶1. ~¶> ~¶# ~¶---¶~¶===¶~¶    ~¶\t~¶  ~¶¶~¶~ W ~ a ~¶a ~[a] ~*~- '
)
  .split('~')
  .concat('¶~~~¶', '~~~');

test('of 4,000 hostile texts, no comment that GitHub hides stays', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map(withWords);
  const samples = fc.sample(texts, { numRuns: 4_000, seed: 20_262 });

  const wrong = samples.filter((text) => {
    const seen = wordsIn(shownIn(bodyHtml(text)).text, /h[a-z]{2}q/g);
    const kept = wordsIn(withoutComments(text), /h[a-z]{2}q/g);
    return kept.some((word) => !seen.includes(word));
  });

  expect(wrong).toEqual([]);
});

/** What people write. */
const BLOCKS = (
  'W `<!-- H -->` W~> W `` <!-- H --> ``¶> W~# `<!-- H -->` W~```¶<!-- H -->¶¶W¶```~W¶```html¶<!-- H¶H -->¶```~' +
  '    <!-- H -->¶    W~\t`<!-- H¶¶\tW -->~|W|`<!-- H -->`|¶|-|-|¶|`<!-- H -->`|W|~</details>~<!-- H -->~W `W~' +
  '<details>¶<summary>W <!-- H --></summary>~<div>¶`<!-- H -->` W¶</div>~<!-- H -->¶W `<!-- H -->`~W <!-- H --> W~' +
  'W <Card a="b"> W~W <!-- W W~<!-- H¶¶H --> W~W \\<!-- H --> W~W <b>`<!-- H -->`</b>'
).split('~');

test('of 1,000 ordinary texts, exactly what readers see stays', () => {
  const texts = fc
    .array(fc.constantFrom(...BLOCKS), { maxLength: 8 })
    .map((blocks) => withWords([blocks.join('¶¶')]));
  const samples = fc.sample(texts, { numRuns: 1_000, seed: 20_263 });

  const wrong = samples.filter((text) => {
    const seen = wordsIn(shownIn(bodyHtml(text)).text, /[wh][a-z]{2}q/g);
    const kept = wordsIn(withoutComments(text), /[wh][a-z]{2}q/g);
    return kept.join() !== seen.join();
  });

  expect(wrong).toEqual([]);
});
