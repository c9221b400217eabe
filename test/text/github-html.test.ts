import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/text/github-html.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import { PIECES, withWords } from '../support/hostile-markdown.ts';

const PAGE = `
<h1>A <em>heading</em></h1>
<p> white \n space,<br><br><br>
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
<p><a href="http://x.y/z?a=b">a link</a>, <a href="#a">an anchor</a>, <a href="https://x.y">https://x.y</a></p>
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
    >
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
    | --- | --- |
    | | d e |

    [a link](http://x.y/z?a=b), an anchor, https://x.y

    ![](https://x.y/z.png) ![](https://x.y/z.mp4)

    ab"
  `);
});

const UPLOAD = '2-bd79323f-0797-42fa-8acc-d30858d37131';
const PRIVATE = `https://private-user-images.githubusercontent.com/1/${UPLOAD}`;
const ATTACHMENT =
  'https://github.com/user-attachments/assets/bd79323f-0797-42fa-8acc-d30858d37131';
const PROXIED = 'https://camo.githubusercontent.com/ab/cd';

const ROWS: readonly (readonly [what: string, html: string, markdown: string])[] = [
  ['a numbered list, which starts with one', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  [
    'blocks in a cell, on one line',
    '<table><tr><td><ul><li>a</li><li>b</li></ul><pre>c</pre><table><tr><td>d</td></tr></table></td></tr></table>',
    '| - a - b `c` \\| d \\| |',
  ],
  [
    'the lines of code in a cell, with their indentation',
    '<table><tr><td><div class="highlight highlight-source-python"><pre>if a | b:\n    run()</pre></div></td></tr></table>',
    '| `if a \\| b: ⏎     run()` |',
  ],
  [
    'a suggestion as a diff',
    '<div><div>Suggested change</div><table><tr><td class="blob-code-inner">a</td></tr><tr><td class="blob-code-inner blob-code-deletion">  count: 5</td></tr>\n<tr><td class="blob-code-inner blob-code-deletion"></td></tr><tr><td class="blob-num">8</td><td class="blob-code-inner blob-code-addition">  count: <span>3 | 4</span></td></tr><tr><td class="blob-code-inner blob-code-addition">\n</td></tr></table></div>',
    'Suggested change\n\n```diff\n a\n-  count: 5\n-\n+  count: 3 | 4\n+\n```',
  ],
  [
    'lines behind a link, as GitHub pads them',
    '<div><p><a href="https://github.com/octo-org/sdk/blob/abc/a.py#L1-L3">docs/a.py</a></p>\n<p>\n Lines 1 to 3\n in\n <a href="/octo-org/sdk/commit/abc">abc</a></p></div><table><tbody><tr><td class="blob-num" data-line-number="1"></td>\n<td class="blob-code blob-code-inner"> def run(a): </td></tr><tr><td class="blob-code-inner">  </td></tr><tr><td class="blob-code-inner">     return <span class="pl-s">a | 1</span> </td></tr></tbody></table>',
    '[docs/a.py](https://github.com/octo-org/sdk/blob/abc/a.py#L1-L3)\n\nLines 1 to 3 in abc\n\n```text\ndef run(a):\n\n    return a | 1\n```',
  ],
  [
    'lines behind a link, without padding',
    '<table><tr><td class="blob-code-inner">a:</td></tr><tr><td class="blob-code-inner">    b</td></tr></table>',
    '```text\na:\n    b\n```',
  ],
  [
    'the lines of a mail, without the one that it answers',
    '<div class="email-fragment">Use this:\n\nretry:\n  count: 3\n\n\nor <a href="https://x.y/">https://x.y/</a>  instead</div>\n<span class="email-hidden-toggle"><a href="#">…</a></span><div class="email-hidden-reply" style="display:none">\n<div class="email-quoted-reply">unseen</div>\n</div>',
    'Use this:\n\nretry:\n  count: 3\n\nor https://x.y/  instead',
  ],
  [
    'quotes between the words of a mail, and its signature',
    '<div class="email-quoted-reply"> Why 3?\n And why so?</div>\n<div class="email-fragment">It was\nenough.</div>\n<div class="email-signature-reply">-- \nOcto Cat</div>',
    '>  Why 3?\n>  And why so?\n\nIt was\nenough.\n\n--\nOcto Cat',
  ],
  [
    'what people see, and neither attributes nor what GitHub puts beside it',
    '<p title="unseen">a<!-- unseen --></p><section data-type="mermaid"><div data-plain="unseen"><pre lang="unseen">b</pre></div><span class="js-render-enrichment-loader d-flex"><span>unseen</span></span></section><picture><source srcset="https://x.y/unseen.png"><img src="https://x.y/z.png" alt="unseen"></picture>',
    'a\n\n```text\nb\n```\n\n![](https://x.y/z.png)',
  ],
  ['a private image', `<p><img src="${PRIVATE}.png?jwt=eyJ" alt="x"></p>`, `![](${ATTACHMENT})`],
  [
    'the address behind a proxied image',
    `<a href="${PROXIED}"><img src="${PROXIED}" data-canonical-src="https://x.y/z.png"></a>`,
    '![](https://x.y/z.png)',
  ],
  [
    'images close to each other and to words, each with its own address',
    `<p>Before<img src="https://x.y/a.png"><img src="https://x.y/b.png">after. <a href="https://x.y/c.png"><img src="https://x.y/c.png"></a>, <a href="https://x.y/"><img src="https://x.y/d.png">Docs</a></p>`,
    'Before![](https://x.y/a.png)![](https://x.y/b.png)after. ![](https://x.y/c.png), [![](https://x.y/d.png)Docs](https://x.y/)',
  ],
  [
    'the language of code, and no other words behind its fence',
    '<div class="highlight highlight-source-c++ notranslate"><pre>a</pre></div><div class="highlight highlight-text-xml"><pre>b</pre></div><div class="highlight highlight-source-a`b"><pre>c</pre></div>',
    '```c++\na\n```\n\n```xml\nb\n```\n\n```text\nc\n```',
  ],
  [
    'only answered questions of a form',
    '<h3>Logs</h3><p><em>No response</em></p><h3>Version</h3><p>3</p><h3>Steps</h3>\n<p><em>No response</em> yet</p><h3>Logs</h3><p>No response</p><p>after ten minutes</p><h3>Why</h3><p><em>No response</em></p><h3>How</h3><p><em>No response</em></p>',
    '### Version\n\n3\n\n### Steps\n\nNo response yet\n\n### Logs\n\nNo response\n\nafter ten minutes',
  ],
];

test.each(ROWS)('the Markdown shows %s', (_, html, expected) => {
  expect(markdownOf(html)).toBe(expected);
});

test.each<[what: string, open: string, close: string, gap: string]>([
  ['code', '<pre>', '</pre>', '\n'],
  ['a log without a fence', '<p>', '</p>', '<br>'],
  ['a mail', '<div class="email-fragment">', '</div>', '\n'],
])('of a long block, the middle is left out, so that the words below it are read: %s', (...row) => {
  const [, open, close, gap] = row;
  const lines = ['start', ...Array(700).fill('0123456789'), 'end'].join(gap);

  const result = markdownOf(`<p>What I see:</p>${open}${lines}${close}<p>Why?</p>`);

  expect(result).toMatch(
    /^What I see:\n\n.*start.*… [\d,]+ characters left out ….*end.*\n\nWhy\?$/s,
  );
  expect(result.match(/left out/g)).toHaveLength(1);
  expect(result.length).toBeLessThan(6_100);
});

test('what is left out of a long block is counted, and no half of a character is shown', () => {
  const [start, end] = ['a'.repeat(2_949), 'c'.repeat(2_949)];
  const long = `${start}\u{1f600}${'b'.repeat(1_230)}\u{1f600}${end}`;

  const result = markdownOf(`<pre>${long}</pre>`);

  const shown = `${start}\ufffd\n… 1,232 characters left out …\n\ufffd${end}`;
  expect(result).toBe(`\`\`\`text\n${shown}\n\`\`\``);
  expect(markdownOf(`<pre>${'x'.repeat(6_000)}</pre>`)).not.toContain('left out');
});

test.each([
  ['links without text', '<a href="https://x.y/hidden"></a>'],
  ['addresses of other kinds', '<a href="data:hidden">a</a><img src="hidden.png">'],
  ['scripts and styles', '<script>hidden</script><style>hidden</style>'],
  ['invisible characters', '\u200ba\u{e0064}'],
])('the Markdown shows no %s', (_, html) =>
  expect(markdownOf(html)).not.toMatch(/hidden|[\u200b\u{e0064}]/u),
);

const WORD = /[wh][a-z]{2}q/g;

test('of 1,500 texts, no hidden word is shown, and no visible one is lost', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 });
  const texts = fc.sample(pieces.map(withWords), { numRuns: 1_500, seed: 20_261 });

  const wrong = texts.filter((text) => {
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

/** Where HTML can be. */
const PLACES = [
  '¶',
  '<table><tr><td>¶</td></tr></table>',
  ...['blockquote', 'li', 'details', 'div'].map((name) => `<${name}>¶</${name}>`),
];
const placed = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...ROWS));

/** But for the language of code, which a cell does not show. */
const wordsIn = (markdown: string): string[] =>
  markdown.replace(/^[> ]*[`~]{3}.*$/gm, '').match(/\w+/g) ?? [];

test('of GitHub’s own HTML in any place, no hidden word is shown, and no visible one is lost', () => {
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 8 }), (parts) => {
      const html = parts.reduceRight(
        (inner, [place, [, part]]) => place.replace('¶', () => `${part}\n${inner}`),
        '',
      );

      const result = markdownOf(html);

      const shown = wordsIn(result);
      const lost = parts
        .flatMap(([, [, , markdown]]) => wordsIn(markdown))
        .filter((word) => {
          const index = shown.indexOf(word);
          if (index >= 0) shown.splice(index, 1);
          return index < 0;
        });
      expect(lost).toEqual([]);
      expect(result).not.toMatch(/unseen|jwt/);
    }),
    { numRuns: 700 },
  );
});

const LONG = ROWS.flatMap(([, html]) => Array(12).fill(html)).join('');

test.each<[what: string, html: string, length: number]>([
  ['99 nested quotes', `${'<blockquote>'.repeat(99)}${'x<br>'.repeat(12_000)}`, 2_400_000],
  ['8,000 nested titles', '<svg><title>'.repeat(8_000), 0],
  ['8,000 columns', `<table><tr>${'<td>a</td>'.repeat(8_000)}</tr></table>`, 80_003],
  ['elements of all kinds', LONG, 2 * LONG.length],
])('%s take at most a second of computing', (_, html, length) => {
  const start = process.threadCpuUsage();
  expect(markdownOf(html).length).toBeLessThanOrEqual(length);
  const { user, system } = process.threadCpuUsage(start);
  expect(user + system).toBeLessThan(1_000_000);
});

test('elements of a hundred levels are shown, and what is deeper or below them is left out', () => {
  const nested = (levels: number) => `z${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}y`;

  expect(markdownOf(nested(100))).toBe('zxy');
  expect(markdownOf(nested(101))).toBe('z');
});
