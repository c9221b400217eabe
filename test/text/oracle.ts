/** What a reader sees of a Markdown text: rendered by micromark with GFM, then read as HTML reads it. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export function render(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

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

export function visibleHtml(html: string): string {
  let text = '';
  for (let at = 0; at < html.length; ) {
    const end = markupEnd(html, at);
    if (end === undefined) return text;

    if (end === at) text += html.charAt(at);
    at = Math.max(end, at + 1);
  }
  return decoded(text);
}

/** Where the markup that starts at `at` ends: `at` itself if none starts there, undefined if it is not closed. */
function markupEnd(html: string, at: number): number | undefined {
  const start = html.slice(at, at + 5);
  if (start.startsWith('<!--')) return commentEnd(html, at);
  if (/^<(?:[!?]|\/[^A-Za-z])/.test(start)) return endOf('>', html, at);
  if (/^<\/?[A-Za-z]/.test(start)) return tagEnd(html, at);
  return at;
}

function commentEnd(html: string, at: number): number | undefined {
  if (html.startsWith('<!-->', at)) return at + 5;
  if (html.startsWith('<!--->', at)) return at + 6;
  return endOf('-->', html, at);
}

function endOf(close: string, html: string, at: number): number | undefined {
  const index = html.indexOf(close, at);
  return index < 0 ? undefined : index + close.length;
}

function tagEnd(html: string, at: number): number | undefined {
  const tag =
    /<[^\s/>]*(?:[\s/]*[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?)*[\s/]*>/y;
  tag.lastIndex = at;
  return tag.test(html) ? tag.lastIndex : undefined;
}

const SIGNS = { lt: '<', gt: '>', amp: '&', quot: '"' };

function decoded(html: string): string {
  return html.replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name]);
}
