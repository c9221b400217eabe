import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/text/github-html.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import { hostile, markdown, WORD } from './hostile.ts';

test.each([
  ['paragraphs and line breaks', '<p>a<br>\nb</p>\n<p>c</p>', 'a\nb\n\nc'],
  ['several line breaks', '<p>a<br><br><br>b</p>', 'a\n\nb'],
  ['white space', '<p> a \n b\tc </p>', 'a b c'],
  ['entities', '<p>&lt;b&gt; &amp;amp; &#x27;</p>', "<b> &amp; '"],
  ['emphasis as its words', '<p><em>a</em> <strong>b</strong></p>', 'a b'],
  ['struck and raised text', '<p><del>a</del> 10<sup>6</sup></p>', '~~a~~ 10^6^'],
  [
    'headings and inline code',
    '<h1>a</h1><h3>b <code>&lt;!-- c --></code></h3>',
    '# a\n\n### b `<!-- c -->`',
  ],
  ['a line', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['details, opened', '<details><summary>a</summary><p>b</p></details>', 'a\n\nb'],
  ['a list with paragraphs', '<ul><li><p>a</p><p>b</p></li>\n<li>c</li></ul>', '- a\n\n  b\n\n- c'],
  [
    'numbered lists in lists',
    '<ul><li>a<ol start="9"><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li>e</li></ul>',
    '- a\n  9. b\n     - c\n  10. d\n- e',
  ],
  ['a list with a wrong start', '<ol start="words"><li>a</li></ol>', '0. a'],
  [
    'tasks',
    '<ul><li><input type="checkbox"> a</li><li><input type="checkbox" checked> b</li></ul>',
    '- [ ] a\n- [x] b',
  ],
  [
    'block quotes',
    '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><blockquote>c</blockquote>',
    '> a\n\n> > b\n\n> c',
  ],
  ['a code block', '<pre><code>a\n  b\n\n<br>c\n</code></pre>', '```text\na\n  b\n\n\nc\n```'],
  [
    'a code block in a list',
    '<ol><li>a<pre>b\nc</pre></ol>',
    '1. a\n\n   ```text\n   b\n   c\n   ```',
  ],
  [
    'a table',
    '<table><thead><tr><th>a</th><th>b|c</th></tr></thead><tr><td></td><td>d<br>e</td></tr></table>',
    '| a | b\\|c |\n| | d e |',
  ],
  [
    'blocks in a cell, on one line',
    '<table><tr><td><ul><li>a</li><li>b</li></ul><pre>c</pre><table><tr><td>d</td></tr></table></td></tr></table>',
    '| a b ```text c ``` | d | |',
  ],
  ['a link', '<p><a href="https://x.y/z">a b</a></p>', '[a b](https://x.y/z)'],
  ['a link that shows its address', '<a href="https://x.y">https://x.y</a>', 'https://x.y'],
  ['a link without a web address', '<a href="#a">a</a> <a href="mailto:b@c.d">b</a>', 'a b'],
  ['an image as its address', '<img src="https://x.y/z.png" alt="no">', 'https://x.y/z.png'],
  [
    'an image that links to itself, without its signature',
    '<a href="https://x.y/z.png?jwt=secret&a=b"><img src="https://x.y/z.png?jwt=secret&a=b"></a>',
    'https://x.y/z.png',
  ],
  ['a video', '<video src="https://x.y/z.mp4?jwt=a" controls></video>', 'https://x.y/z.mp4'],
  ['ruby', '<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>', 'ab'],
])('shows %s', (_, html, expected) => expect(markdownOf(html)).toBe(expected));

test.each([
  ['comments', 'a <!-- hidden --> b <!-- hidden'],
  ['titles', '<a href="https://x.y" title="hidden">a</a> <b title="hidden">b</b>'],
  ['alternative texts', '<img src="https://x.y" alt="hidden">'],
  ['links without text', '<a href="https://x.y/hidden"></a>'],
  ['addresses of other kinds', '<a href="data:hidden">a</a><img src="hidden.png">'],
  ['other attributes', '<pre lang="hidden" class="hidden" data-a="hidden">a</pre>'],
  ['scripts and styles', '<script>hidden</script><style>hidden</style>'],
  ['invisible characters', '\u200ba\u{e0064}'],
])('shows no %s', (_, html) => expect(markdownOf(html)).not.toMatch(/hidden|[\u200b\u{e0064}]/u));

test.each([
  ['texts', markdown, 20_261],
  ['hostile texts', hostile, 20_262],
])('of 2,000 %s, no hidden word is shown, and no visible one is lost', (_, texts, seed) => {
  const samples = fc.sample(texts, { numRuns: 2_000, seed });

  const wrong = samples.filter((text) => {
    const html = bodyHtml(text);
    const markdown = markdownOf(html);
    const shown = shownIn(html);
    const visibleText = shown.text.replace(/\p{Cf}/gu, '');

    const isHidden = (word: string) =>
      !visibleText.includes(word) && !shown.addresses.includes(word);
    const isLost = (word: string) => !markdown.includes(word);
    return markdown.match(WORD)?.some(isHidden) || visibleText.match(WORD)?.some(isLost);
  });

  expect(wrong).toEqual([]);
});

/** Quadratic time would take minutes, or overflow the stack where it is recursion. */
test.each<[what: string, html: string, length: number]>([
  ['3,000 nested quotes', `${'<blockquote>'.repeat(3_000)}${'x<br>'.repeat(30_000)}`, 1_260_000],
  ['5,000 nested emphases', `${'<em>'.repeat(5_000)}x${'</em>'.repeat(5_000)}`, 1],
  ['20,000 nested lists', `${'<ul><li>'.repeat(20_000)}x`, 41],
  ['5,000 rows', `<table>${'<tr><td>a</td></tr>'.repeat(5_000)}</table>`, 30_008],
  ['8,000 columns', `<table><tr>${'<td>a</td>'.repeat(8_000)}</tr></table>`, 80_003],
])('%s take linear time', (_, html, length) => {
  expect(markdownOf(html).length).toBeLessThanOrEqual(length);
});

test.each(['<', '<!--', '<b ', '</b>', '<b></i>', '<b x="', '&', '&#', ' \u200d', '<svg><title>'])(
  '65,536 characters of %j take linear time',
  (piece) => {
    expect(markdownOf(piece.repeat(65_536 / piece.length)).length).toBeLessThanOrEqual(65_536);
  },
);
