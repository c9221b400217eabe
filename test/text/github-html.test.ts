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

// HTML as GitHub renders it for what people do with more than Markdown.

type Change = readonly [kind: 'deletion' | 'addition', html: string];

function suggestion(changes: readonly Change[]): string {
  const rows = changes.map(
    ([kind, html]) =>
      `<tr><td class="blob-num blob-num-${kind} border-0" data-line-number="8"></td>` +
      `<td class="border-0 blob-code-inner blob-code-${kind}">${html}</td></tr>`,
  );
  return (
    '<div class="border js-suggested-changes-blob"><div><div>Suggested change</div></div>' +
    `<div class="data file"><table><tbody>${rows.join('\n')}</tbody></table></div></div>`
  );
}

/** What GitHub shows in place of a link to lines of a file. */
function lines(code: readonly string[]): string {
  const rows = code.map(
    (html, index) =>
      `<tr><td id="L${index + 1}" class="blob-num" data-line-number="${index + 1}"></td>\n` +
      `<td class="blob-code blob-code-inner js-file-line"> ${html} </td></tr>`,
  );
  return (
    '<div class="Box my-2"><div class="Box-header f6">' +
    `<p><a href="https://github.com/octo-org/sdk/blob/abc/a.py#L1-L${code.length}">docs/a.py</a></p>\n` +
    `<p>\n Lines 1 to ${code.length}\n in\n <a href="/octo-org/sdk/commit/abc">abc</a></p></div>` +
    `<div class="Box-body"><table class="highlight"><tbody>${rows.join('\n')}</tbody></table></div></div>`
  );
}

/** A mail that answers another one, whose text GitHub hides behind three dots. */
function mail(html: string, answered: string): string {
  return (
    `<div class="email-fragment">${html}</div>\n<span class="email-hidden-toggle"><a href="#">…</a></span>` +
    `<div class="email-hidden-reply" style="display:none">\n<div class="email-quoted-reply">${answered}</div>\n</div>`
  );
}

const UPLOAD = '2-bd79323f-0797-42fa-8acc-d30858d37131';
const PRIVATE = `https://private-user-images.githubusercontent.com/1/${UPLOAD}`;
const ATTACHMENT =
  'https://github.com/user-attachments/assets/bd79323f-0797-42fa-8acc-d30858d37131';
const PROXIED = 'https://camo.githubusercontent.com/ab/cd';

test.each([
  ['a list with a wrong start', '<ol start="words"><li>a</li></ol>', '0. a'],
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
    suggestion([
      ['deletion', '  count: 5'],
      ['deletion', ''],
      ['addition', '  count: <span class="x">3 | 4</span>'],
      ['addition', '\n'],
    ]),
    'Suggested change\n\n```diff\n-  count: 5\n-\n+  count: 3 | 4\n+\n```',
  ],
  [
    'a line that a suggestion keeps',
    '<table><tr><td class="blob-code-inner">a</td></tr><tr><td class="blob-code-inner blob-code-addition">b</td></tr></table>',
    '```diff\n a\n+b\n```',
  ],
  [
    'lines behind a link, as GitHub pads them',
    lines(['def run(a):', '', '    return <span class="pl-s">a | 1</span>']),
    '[docs/a.py](https://github.com/octo-org/sdk/blob/abc/a.py#L1-L3)\n\nLines 1 to 3 in abc\n\n```text\ndef run(a):\n\n    return a | 1\n```',
  ],
  [
    'lines behind a link, without padding, in a quote',
    '<blockquote><table><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code-inner">def run(a):</td></tr><tr><td class="blob-num"></td><td class="blob-code-inner">    return a | 1</td></tr></table></blockquote>',
    '> ```text\n> def run(a):\n>     return a | 1\n> ```',
  ],
  [
    'the lines of a mail, without the one that it answers',
    mail(
      'Use this:\n\nretry:\n  count: 3\n\n\nor <a href="https://x.y/">https://x.y/</a>  instead',
      'old words',
    ),
    'Use this:\n\nretry:\n  count: 3\n\nor https://x.y/  instead',
  ],
  [
    'quotes between the words of a mail, and its signature',
    '<div class="email-quoted-reply"> Why 3?\n And why so?</div>\n<div class="email-fragment">It was\nenough.</div>\n<div class="email-signature-reply">-- \nOcto Cat</div>',
    '>  Why 3?\n>  And why so?\n\nIt was\nenough.\n\n--\nOcto Cat',
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
    'a table whose rows begin with heads',
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
    '| a | b |\n| c | d |',
  ],
  [
    'only answered questions of a form',
    '<h3>Logs</h3><p><em>No response</em></p><h3>Version</h3><p>3</p><h3>Steps</h3>\n<p><em>No response</em> yet</p><h3>Why</h3><p><em>No response</em></p><h3>How</h3><p><em>No response</em></p>',
    '### Version\n\n3\n\n### Steps\n\nNo response yet',
  ],
  [
    'an unanswered question that is not of a form',
    '<p>Logs</p><p><em>No response</em></p>',
    'Logs\n\nNo response',
  ],
])('the Markdown shows %s', (_, html, expected) => expect(markdownOf(html)).toBe(expected));

test('the middle of long code is left out, so that the words below it are read', () => {
  const [start, end] = ['a'.repeat(2_999), 'c'.repeat(2_999)];
  const long = `${start}\u{1f600}${'b'.repeat(1_230)}\u{1f600}${end}`;

  const result = markdownOf(`<pre>${long}</pre><p>Why?</p>`);

  const shown = `${start}\ufffd\n… 1,232 characters left out …\n\ufffd${end}`;
  expect(result).toBe(`\`\`\`text\n${shown}\n\`\`\`\n\nWhy?`);
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

/** `V` becomes a word that people see, `H` one that they do not, and `¶` the next piece. */
const KINDS: readonly string[] = [
  '<p dir="auto">V ¶ V</p>',
  '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked> V</li>\n<li>¶</li>\n</ul>',
  '<blockquote>\n¶\n</blockquote>',
  '<details><summary>V</summary>\n¶\n</details>',
  '<div class="markdown-alert markdown-alert-note"><p class="markdown-alert-title"><svg class="octicon"></svg>V</p>¶</div>',
  '<div class="highlight highlight-source-js notranslate"><pre><span class="pl-k">V</span>\n  V</pre></div>',
  '<pre lang="H" class="notranslate"><code class="notranslate">V</code></pre>',
  '<table role="table">\n<thead>\n<tr>\n<th>V</th>\n<th>V</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>¶</td>\n<td>V</td>\n</tr>\n</tbody>\n</table>',
  '<p><a href="https://x.y/V" title="H">V</a> <code>V</code> <del>V</del><sup>V</sup></p>',
  '<a href="https://camo.githubusercontent.com/unseen"><img src="https://camo.githubusercontent.com/unseen" data-canonical-src="https://x.y/V.png" alt="H" title="H"></a>',
  '<img src="https://private-user-images.githubusercontent.com/1/2-bd79323f-0797-42fa-8acc-d30858d37131.png?jwt=H">',
  '<picture><source srcset="https://x.y/H.png"><img src="https://x.y/V.png"></picture>',
  '<section data-type="mermaid"><div data-plain="H"><pre lang="mermaid">V\n</pre></div><span class="js-render-enrichment-loader d-flex"><span>H</span></span></section>',
  '<section data-footnotes class="footnotes"><ol><li id="fn-1"><p>V <a href="#fnref-1" aria-label="H">↩</a></p></li></ol></section>',
  '<p>V<!-- H --></p>',
  suggestion([
    ['deletion', 'V'],
    ['deletion', ''],
    ['addition', '  <span class="x x-first">V</span>'],
  ]),
  lines(['V', '<span class="pl-s">V</span>', '']),
  mail('V\n\n  V <a href="https://x.y/V">V</a>\n', 'H\nH'),
  '<div class="email-quoted-reply"> V\n V</div><div class="email-signature-reply">V</div>',
];

/** In a paragraph, there are no blocks. */
const piece = fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 });

/** Pieces of GitHub's own HTML, each in the one before it where that has room, with words that are unique. */
const anyHtml = piece.map((pieces) => {
  const nested = pieces.reduceRight(
    (inner, each) => (each.includes('¶') ? each.replaceAll('¶', inner) : `${each}\n${inner}`),
    '',
  );

  const visible: string[] = [];
  const hidden: string[] = [];
  const html = nested.replace(/\b[VH]\b/g, (kind) => {
    const words = kind === 'V' ? visible : hidden;
    const word = `${kind === 'V' ? 'seen' : 'unseen'}${words.length}x`;
    words.push(word);
    return word;
  });
  return { html, visible, hidden };
});

test('of GitHub’s own HTML in any order, no hidden word is shown, and no visible one is lost', () => {
  fc.assert(
    fc.property(anyHtml, ({ html, visible, hidden }) => {
      const result = markdownOf(html);

      expect(visible.filter((word) => !result.includes(word))).toEqual([]);
      expect(hidden.filter((word) => result.includes(word))).toEqual([]);
    }),
    { numRuns: 700 },
  );
});

const LONG = fc
  .sample(anyHtml, { numRuns: 60, seed: 20_262 })
  .map(({ html }) => html)
  .join('');

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
