/** Markdown as micromark renders it, with GFM. */
import { renderMarkdown } from '../support/markdown.ts';

export const render = (markdown: string): string => renderMarkdown(markdown).html;

/** Contents of the code blocks, as a Markdown parser sees them. */
export function fences(markdown: string): string[] {
  return [...render(markdown).matchAll(/<pre><code[^>]*>([^<]*)<\/code><\/pre>/g)].map(
    ([, code = '']) => decoded(code),
  );
}

const SIGNS = { lt: '<', gt: '>', amp: '&', quot: '"' };

function decoded(html: string): string {
  return html.replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name]);
}
