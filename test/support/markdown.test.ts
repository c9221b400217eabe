import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

/** What matters in a text, by kind, as far as it is there. */
function nodes(markdown: string): Record<string, readonly string[]> {
  const { html: _, visible: __, code: ___, ...lists } = renderMarkdown(markdown);
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

test.each<[string, object]>([
  ['[a](https://docs.test/b?c=1&d)', { links: ['https://docs.test/b?c=1&d'] }],
  ['[a][b]\n\n[b]: https://docs.test', { links: ['https://docs.test'] }],
  [
    'see https://docs.test/x and www.docs.test',
    { links: ['https://docs.test/x', 'http://www.docs.test'] },
  ],
  ['<https://docs.test> a@docs.test', { links: ['https://docs.test', 'mailto:a@docs.test'] }],
  ['[![a](x.png)](y) ![<b>](z.png)', { links: ['y'], images: ['x.png', 'z.png'] }],
  ['<script>x</script>', { elements: ['<script>', '</script>'] }],
  ['<img src="x>y" onerror=z>', { elements: ['<img src="x>y" onerror=z>'] }],
  ['<!-- b\n\n@c --> a <!-- d --> c', { comments: ['<!-- b\n\n@c -->', '<!-- d -->'] }],
  ['a <?b?> <!C d> <raw-0>', { elements: ['<?b?>', '<!C d>', '<raw-0>'] }],
  ['`<b>` `[a](b)` `@c` `#1` `` ` @d ``', {}],
  ['```\n<b> @c #1\n```\n\n    <b> @c #1', {}],
  ['\\<b> \\[a](b) &lt;b>', {}],
  ['(@octo) **@octo-cat** *@a* @octo/team', { mentions: ['octo', 'octo-cat', 'a', 'octo/team'] }],
  ['\\@octo &#64;octo &commat;octo &#x40;octo', { mentions: ['octo', 'octo', 'octo', 'octo'] }],
  ['a<!-- -->@octo', { mentions: ['octo'], comments: ['<!-- -->'] }],
  ['[@octo](https://docs.test)', { links: ['https://docs.test'] }],
  ['fixes #12, (#3) GH-7', { references: ['#12', '#3', 'GH-7'] }],
  ['octo/cat#1 octo#2 &#35;1 \\#1', { references: ['octo/cat#1', 'octo#2', '#1', '#1'] }],
  ['0123abc octo/cat@0123abcdef', { references: ['0123abc', 'octo/cat@0123abcdef'] }],
  ['GHSA-aaaa-bbbb-cccc CVE-2026-1234', { references: ['GHSA-aaaa-bbbb-cccc', 'CVE-2026-1234'] }],
  ['x# #a 1# 0123ab 0123abg', {}],
])('links, markup, mentions, and references are found in %j', (markdown, expected) => {
  expect(nodes(markdown)).toEqual(expected);
});

test('the visible text and its code are read', () => {
  const rendered = renderMarkdown('a <!-- no --> **b** `c <d>`\n\n```js\ne & f\n```');
  expect(rendered.visible.replaceAll(/\s+/g, ' ')).toBe('a b c <d> e & f ');
  expect(rendered.code).toEqual(['c <d>', 'e & f\n']);
  expect(rendered.html).toContain('<!-- no -->');
});
