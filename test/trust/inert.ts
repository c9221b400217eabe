/** Must hold for every Markdown text of ours, whatever foreign text it contains. */

import { expect } from 'vitest';
import { renderMarkdown } from '../support/markdown.ts';

/** Whether a link leads to a heading that messages link to; see `runner-env.ts`. */
const isHelpLink = (link: string) =>
  /^https:\/\/github\.(?:example\.)?com\/octo-org\/docs-agent\/blob\/v1\/\.github\/docs\/troubleshooting\.md#[\w-]+$/.test(
    link,
  );

const OWN_ELEMENT = /^<\/?(?:code|details|summary|sub|wbr)>$/;

/**
 * Nothing but our own structure: no image, mention or reference, only those links, only our HTML.
 * @param hidden the number of HTML comments
 */
export function expectInert(
  markdown: string,
  links: readonly string[] | ((link: string) => boolean) = [],
  hidden = 0,
) {
  const isOurs = typeof links === 'function' ? links : (link: string) => links.includes(link);
  const rendered = renderMarkdown(markdown);

  const foreign = {
    images: rendered.images,
    mentions: rendered.mentions,
    references: rendered.references,
    elements: rendered.elements.filter((element) => !OWN_ELEMENT.test(element)),
    links: rendered.links.filter((link) => !isOurs(link) && !isHelpLink(link)),
  };

  const none = { images: [], mentions: [], references: [], elements: [], links: [] };
  expect(foreign, markdown).toEqual(none);
  expect(rendered.comments, markdown).toHaveLength(hidden);
  return rendered;
}
