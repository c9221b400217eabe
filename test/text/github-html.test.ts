import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/text/github-html.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';

const PAGE = `
<h1>A <em>heading</em></h1>
<p> white \n space,<br>
<strong>strong</strong>, <del>struck</del>, 10<sup>6</sup>, <code>&lt;!-- code --&gt;</code> &amp;amp;</p>
<ul>\n<li><p>two</p><p>paragraphs</p></li>
<li><input type="checkbox" disabled> open</li><li><input type="checkbox" checked> done</li></ul>
<h3>Numbers</h3>
<ul><li>a<ol start="9"><li>b<ul><li>c</li></ul></li><li>d<pre>e\nf</pre></li></ol></li><li>g</li></ul>
<hr>
<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><blockquote>c</blockquote>
<div class="highlight"><pre><code><span>a</span>\n  b\n\n<br>\`\`\`\n</code></pre></div>
<details><summary>Summary</summary><p>opened</p></details>
<table><thead><tr><th>a</th><th>b|c</th></tr></thead><tr><td></td><td>d<br>e</td></tr></table>
<p><a href="https://x.y/z?a=b">a link</a>, <a href="#a">an anchor</a>, <a href="https://x.y">https://x.y</a></p>
<p><img src="https://x.y/z.png" alt="no"> <video src="https://x.y/z.mp4?jwt=a" controls></video></p>
<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>`;

test('what a page shows becomes Markdown', () => {
  expect(markdownOf(PAGE)).toMatchInlineSnapshot(`
    "# A heading

    white space,
    strong, ~~struck~~, 10^6^, \`<!-- code -->\` &amp;

    - two

      paragraphs

    - [ ] open
    - [x] done

    ### Numbers

    - a
      9. b
         - c
      10. d

          \`\`\`text
          e
          f
          \`\`\`

    - g

    ---

    > a

    > > b

    > c

    ~~~text
    a
      b


    \`\`\`
    ~~~

    Summary

    opened

    | a | b\\|c |
    | | d e |

    [a link](https://x.y/z?a=b), an anchor, https://x.y

    https://x.y/z.png https://x.y/z.mp4

    ab"
  `);
});

test.each([
  ['several line breaks', '<p>a<br><br><br>b</p>', 'a\n\nb'],
  ['struck text', '<del>a</del> <s>b</s> <strike>c</strike>', '~~a~~ ~~b~~ ~~c~~'],
  ['a formula', '<math-renderer>$a^2$</math-renderer>', '$a^2$'],
  [
    'the source of a diagram',
    '<section class="js-render-needs-enrichment" data-type="mermaid"><div class="js-render-enrichment-target" data-plain="graph TD"><div class="render-plaintext-hidden"><pre lang="mermaid">graph TD\n%% a</pre></div></div><span class="js-render-enrichment-loader d-flex" role="presentation"><span><svg><circle></circle></svg><span class="sr-only">Loading</span></span></span></section><p>b</p>',
    '```text\ngraph TD\n%% a\n```\n\nb',
  ],
  ['a list with a wrong start', '<ol start="words"><li>a</li></ol>', '0. a'],
  [
    'blocks in a cell, on one line',
    '<table><tr><td><ul><li>a</li><li>b</li></ul><pre>c</pre><table><tr><td>d</td></tr></table></td></tr></table>',
    '| a b ```text c ``` | d | |',
  ],
  [
    'an image that links to itself, without its signature',
    '<a href="https://x.y/z.png?jwt=secret&a=b"><img src="https://x.y/z.png?jwt=secret&a=b"></a>',
    'https://x.y/z.png',
  ],
])('the Markdown shows %s', (_, html, expected) => expect(markdownOf(html)).toBe(expected));

test.each([
  ['comments', 'a <!-- hidden --> b <!-- hidden'],
  ['links without text', '<a href="https://x.y/hidden"></a>'],
  ['addresses of other kinds', '<a href="data:hidden">a</a><img src="hidden.png">'],
  ['other attributes', '<pre lang="hidden" class="hidden" data-a="hidden">a</pre>'],
  ['scripts and styles', '<script>hidden</script><style>hidden</style>'],
  ['invisible characters', '\u200ba\u{e0064}'],
])('the Markdown shows no %s', (_, html) =>
  expect(markdownOf(html)).not.toMatch(/hidden|[\u200b\u{e0064}]/u),
);

/** What hides words, shows them, or changes what that is. `W` becomes a unique word, `¶` a line break. */
const PIECES = (
  '<!-- W -->~`<!-- W -->`~```¶<!-- W -->¶```~<div>¶<!-- W -->¶~<!-- W~[^x]: W~[^W]: x~[z]: u "W"~[//]: # (W)~' +
  '<b title="W">~<W>~<?W?>~<!X W>~![W](u)~[a](u "W")~|a|b¶|-|-|¶|W|W|W|¶~W ~W~W~W~<!-- ~ -->~`~``~¶```¶~¶~¶~¶¶~ ~' +
  '¶¶    ~- ~> ~1. ~# ~\\~*~[~](u)~¶¶[W]: ~|a|b¶|-|-|¶~¶---¶~&lt;~<b>~</b>~<http://x.y>~¶<div>¶~<pre>~\u200b~[^x]'
).split('~');

/** Each word is in a text once: `waq`, `wbq`, and so on. */
const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((pieces) => {
  let words = 0;
  const text = pieces.join('').replaceAll('¶', '\n');
  return text.replaceAll('W', () => `w${String.fromCharCode(97 + words++)}q`);
});
const WORD = /w[a-z]q/g;

test('of 4,000 texts, no hidden word is shown, and no visible one is lost', () => {
  const samples = fc.sample(markdown, { numRuns: 4_000, seed: 20_261 });

  const wrong = samples.filter((text) => {
    const html = bodyHtml(text);
    const result = markdownOf(html);
    const shown = shownIn(html);
    const visibleText = shown.text.replace(/\p{Cf}/gu, '');

    const isHidden = (word: string) =>
      !visibleText.includes(word) && !shown.addresses.includes(word);
    const isLost = (word: string) => !result.includes(word);
    return result.match(WORD)?.some(isHidden) || visibleText.match(WORD)?.some(isLost);
  });

  expect(wrong).toEqual([]);
});

/** Quadratic time would take minutes, or overflow the stack where it is recursion. */
test.each<[what: string, html: string, length: number]>([
  ['3,000 nested quotes', `${'<blockquote>'.repeat(3_000)}${'x<br>'.repeat(30_000)}`, 1_260_000],
  ['5,000 nested emphases', `${'<em>'.repeat(5_000)}x${'</em>'.repeat(5_000)}`, 1],
  ['8,000 nested titles', '<svg><title>'.repeat(8_000), 0],
  ['20,000 nested lists', `${'<ul><li>'.repeat(20_000)}x`, 41],
  ['5,000 rows', `<table>${'<tr><td>a</td></tr>'.repeat(5_000)}</table>`, 30_008],
  ['20,000 nested tables', `${'<table><tr><td>a'.repeat(20_000)}`, 20_000],
  ['8,000 columns', `<table><tr>${'<td>a</td>'.repeat(8_000)}</tr></table>`, 80_003],
])('%s take linear time', (_, html, length) => {
  expect(markdownOf(html).length).toBeLessThanOrEqual(length);
});
