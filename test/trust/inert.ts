/** Must hold for every Markdown text of ours, whatever foreign text it contains. */

import { expect } from 'vitest';
import { type Rendered, renderMarkdown } from '../support/markdown.ts';

/** Whether a link leads to a heading that messages link to; see `runner-env.ts`. */
export const isHelpLink = (link: string) =>
  /^https:\/\/github\.(?:example\.)?com\/octo-org\/docs-agent\/blob\/v1\/\.github\/docs\/troubleshooting\.md#[\w-]+$/.test(
    link,
  );

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
  expect(rendered.links.filter((link) => !links.includes(link) && !isHelpLink(link))).toEqual([]);
  return rendered;
}
