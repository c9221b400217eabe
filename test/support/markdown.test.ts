import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rendered, renderMarkdown } from './markdown.ts';

/** Only what is not empty, in a comparable form. */
function nodes(markdown: string): Record<string, readonly string[]> {
  const rendered = renderMarkdown(markdown);
  const lists = (
    ['links', 'images', 'elements', 'comments', 'mentions'] as const satisfies (keyof Rendered)[]
  ).map((name) => [name, [...rendered[name]]] as const);
  const refs = rendered.references.map(({ text }) => text);
  return Object.fromEntries([...lists, ['references', refs] as const].filter(([, list]) => list.length > 0));
}

describe('nodes', () => {
  test.each([
    ['plain text', {}],
    ['[a](https://docs.test/b?c=1&d)', { links: ['https://docs.test/b?c=1&d'] }],
    ['[a](javascript:alert)', { links: ['javascript:alert'] }],
    ['[a][b]\n\n[b]: https://docs.test', { links: ['https://docs.test'] }],
    ['see https://docs.test/x and www.docs.test', { links: ['https://docs.test/x', 'http://www.docs.test'] }],
    ['<https://docs.test>', { links: ['https://docs.test'] }],
    ['a@docs.test', { links: ['mailto:a@docs.test'] }],
    ['![a](x.png)', { images: ['x.png'] }],
    ['![<b>](x.png)', { images: ['x.png'] }],
    ['[![a](x.png)](y)', { links: ['y'], images: ['x.png'] }],
    ['a <b>c</b>', { elements: ['<b>', '</b>'] }],
    ['<script>x</script>', { elements: ['<script>', '</script>'] }],
    ['<img src="x>y" onerror=z>', { elements: ['<img src="x>y" onerror=z>'] }],
    ['a <!-- b --> c', { comments: ['<!-- b -->'] }],
    ['<!-- b\n\n@c -->', { comments: ['<!-- b\n\n@c -->'] }],
    ['<!-- b', { comments: ['<!-- b'] }],
    ['a <?b?> <!C d>', { elements: ['<?b?>', '<!C d>'] }],
    ['<raw-0>', { elements: ['<raw-0>'] }],
    ['`<b>` `[a](b)` `@c` `#1`', {}],
    ['```\n<b> @c #1\n```', {}],
    ['    <b> @c #1', {}],
    ['\\<b> \\[a](b) &lt;b>', {}],
  ])('%j', (markdown, expected) => {
    expect(nodes(markdown)).toEqual(expected);
  });
});

describe('mentions', () => {
  test.each([
    ['@octo', ['octo']],
    ['(@octo) **@octo-cat** *@a*', ['octo', 'octo-cat', 'a']],
    ['\\@octo &#64;octo &commat;octo', ['octo', 'octo', 'octo']],
    ['@octo/team', ['octo/team']],
    ['a<!-- -->@octo', ['octo']],
    ['a<b></b>@octo', ['octo']],
    ['<div>@octo</div>', ['octo']],
    ['<div>&#x40;octo &commat;octo</div>', ['octo', 'octo']],
    ['<code>@octo</code>', []],
    ['[@octo](https://docs.test)', []],
    ['| a |\n|---|\n| @octo |', ['octo']],
    ['# @octo', ['octo']],
    ['x@octo', []],
    ['@ octo @-x', []],
    ['`a` @octo `b`', ['octo']],
    ['`` ` @octo ``', []],
    ['` @octo', ['octo']],
  ])('%j', (markdown, expected) => {
    expect(renderMarkdown(markdown).mentions).toEqual(expected);
  });
});

describe('references', () => {
  test.each([
    ['#1', ['#1']],
    ['fixes #12, (#3)', ['#12', '#3']],
    ['GH-7', ['GH-7']],
    ['octo/cat#1 octo#2', ['octo/cat#1', 'octo#2']],
    ['&#35;1 \\#1', ['#1', '#1']],
    ['0123abc', ['0123abc']],
    ['octo/cat@0123abcdef', ['octo/cat@0123abcdef']],
    ['GHSA-aaaa-bbbb-cccc CVE-2026-1234', ['GHSA-aaaa-bbbb-cccc', 'CVE-2026-1234']],
    ['x# #a 1#', []],
    ['0123ab 0123abg', []],
    ['`#1` `0123abc` [#1](x)', []],
  ])('%j', (markdown, expected) => {
    expect(renderMarkdown(markdown).references.map(({ text }) => text)).toEqual(expected);
  });
});

test('what a reader sees, and the code in it', () => {
  const rendered = renderMarkdown('a <!-- no --> **b** `c <d>`\n\n```js\ne & f\n```');
  expect(rendered.visible.replaceAll(/\s+/g, ' ')).toBe('a b c <d> e & f ');
  expect(rendered.code).toEqual(['c <d>', 'e & f\n']);
  expect(rendered.html).toContain('<!-- no -->');
});

test('a code span with enough backticks hides everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const inside = text.replaceAll(/\s+/g, ' ');
      const fence = '`'.repeat(1 + Math.max(0, ...(inside.match(/`+/g) ?? []).map(({ length }) => length)));
      expect(nodes(`${fence} ${inside} ${fence}`)).toEqual({});
    }),
  );
});

test('no text makes it throw', () => {
  const token = fc.constantFrom(
    '<',
    '>',
    '<!--',
    '-->',
    '`',
    '[',
    '](',
    ')',
    '![',
    '@a',
    '#1',
    '\n',
    '|',
    '&#',
    ';',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(token, fc.string())), (parts) => {
      renderMarkdown(parts.join(''));
    }),
  );
});
