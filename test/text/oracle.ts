/** What a reader sees of a Markdown text: rendered by micromark with GFM, then read as HTML reads it. */
import { MARKUP, renderMarkdown } from '../support/markdown.ts';

export const render = (markdown: string): string => renderMarkdown(markdown).html;

/** Contents of the code blocks, as a Markdown parser sees them. */
export function fences(markdown: string): string[] {
  return [...render(markdown).matchAll(/<pre><code[^>]*>([^<]*)<\/code><\/pre>/g)].map(
    ([, code = '']) => decoded(code),
  );
}

/** The visible text and the addresses of the links. */
export const seen = (html: string) =>
  [visibleHtml(html), ...(html.match(/ (?:href|src)="[^"]*"/g) ?? [])].join(' ');

/** The text content of rendered Markdown: no comments (an unclosed one swallows the rest), no tags, no attributes. */
export const visible = (markdown: string) => visibleHtml(render(markdown));

function visibleHtml(html: string): string {
  const texts = html.split(MARKUP).filter((_, index) => index % 2 === 0);
  return decoded(texts.join(''));
}

const SIGNS = { lt: '<', gt: '>', amp: '&', quot: '"' };

function decoded(html: string): string {
  return html.replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name]);
}
