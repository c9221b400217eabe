import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showsHtmlComments } from '../../src/text/shown-comments.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import { samples } from '../support/samples.ts';

const isShown = (markdown: string) => showsHtmlComments(markdown, bodyHtml(markdown));

test.each([
  ['in a code span', 'a `<!-- b -->` ``c ` <!-- d -->``'],
  ['in a code span of a list', '- a `<!-- b -->`\n- `<!-- c -->`'],
  [
    'in a fenced block',
    '/docs Add this:\n\n```html\n<p>\n  <!-- b\n\n  c -->\n</p>\n```\n\nand **that**',
  ],
  ['in a fenced block of a list', '- ```\n  <!-- a\n  b -->\n  ```'],
  ['in a fenced block with CRLF', '```\r\n<!-- a\r\nb -->\r\n```'],
  ['in an indented block', 'a\n\n    <!-- b\n    c -->'],
  ['an escaped start', 'a \\<!-- b --> c'],
  ['a start without an end, in the last line', 'a <!-- b'],
  ['whose start and end are in code', 'a `<!--` and **`-->`** b'],
  ['without an end, whose start is in code', 'Escape `<!--` in *all* pages.'],
  ['the same one twice', '`<!-- a -->` and `<!-- a -->`'],
])('readers see a comment %s', (_, markdown) => {
  expect(isShown(markdown)).toBe(true);
});

test.each([
  ['in a line', 'a <!-- b --> c'],
  ['the shortest ones', 'a <!--> b <!---> c'],
  ['a block over paragraphs', '<!-- a\n\nb --> c\n'],
  ['a block without an end', 'a\n\n<!-- b\n\nc'],
  ['once hidden, and once shown', '`<!-- a -->` <!-- a -->'],
  ['hidden, and shown in another order', '<!-- a --> `<!-- b -->` `<!-- a -->`'],
  ['between backticks in a block of HTML', '<details>\n`<!-- a -->`'],
  ['in an attribute', '<a title="<!-- b -->">c</a>'],
  ['that hides more than itself', '<pre>&lt;!-- a\nb --&gt;</pre>\n\n- <!-- a\n\nb --> c'],
])('readers do not see a comment %s', (_, markdown) => {
  expect(isShown(markdown)).toBe(false);
});

test('readers do not see what GitHub folds in a mail', () => {
  const html = '<span class="email-hidden-reply">&lt;!-- a --&gt;</span>';

  expect(showsHtmlComments('<!-- a -->', html)).toBe(false);
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

/** Each takes a millisecond, so only `npm run deep` tries 300,000. */
const COUNT = samples(1) > 1 ? samples(30_000) : samples(4_000);
const LIMIT_MS = 900_000;

test(
  `of ${COUNT} hostile texts, none with a comment that GitHub hides is sent`,
  () => {
    const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map(withWords);
    const rendered = fc.sample(texts, { numRuns: COUNT, seed: 20_262 }).map((markdown) => {
      return { markdown, html: bodyHtml(markdown) };
    });

    const sent = rendered.filter(({ markdown, html }) => showsHtmlComments(markdown, html));
    const wrong = sent.filter(({ markdown, html }) => {
      const seen = wordsIn(shownIn(html).text, /h[a-z]{2}q/g);
      return wordsIn(markdown, /h[a-z]{2}q/g).some((word) => !seen.includes(word));
    });

    expect(wrong).toEqual([]);
    expect(sent.filter(({ markdown }) => markdown.includes('<!--')).length).toBeGreaterThan(
      COUNT / 20,
    );
  },
  LIMIT_MS,
);
