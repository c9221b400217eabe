/** Must hold for every Markdown text of ours, whatever foreign text it contains. */

import { expect } from 'vitest';
import { type Rendered, renderMarkdown } from '../support/markdown.ts';

/** HTML that our own texts use. */
const ownElements = new Set([
  '<details>',
  '<summary>',
  '</summary>',
  '</details>',
  '<sub>',
  '</sub>',
]);

/** Nothing but our own structure: no image, mention, reference or comment; only those links, only our HTML. */
export function expectInert(markdown: string, links: readonly string[] = []): Rendered {
  const rendered = renderMarkdown(markdown);
  expect(rendered.images).toEqual([]);
  expect(rendered.mentions).toEqual([]);
  expect(rendered.references).toEqual([]);
  expect(rendered.comments).toEqual([]);
  expect(rendered.elements.filter((element) => !ownElements.has(element))).toEqual([]);
  expect(rendered.links.filter((link) => !links.includes(link))).toEqual([]);
  return rendered;
}
