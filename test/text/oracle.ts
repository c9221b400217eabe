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

/** What a reader sees, and where the links lead: addresses are kept. */
export const seen = (html: string) =>
  [visibleHtml(html), ...(html.match(/ (?:href|src)="[^"]*"/g) ?? [])].join(' ');

/** The text content of rendered Markdown: no comments (an unclosed one swallows the rest), no tags, no attributes. */
export const visible = (markdown: string) => visibleHtml(render(markdown));

export function visibleHtml(html: string): string {
  let text = '';
  for (let at = 0; at < html.length; ) {
    const rest = html.slice(at, at + 5);
    if (rest.startsWith('<!--')) {
      const close = html.indexOf('-->', at);
      const short = rest === '<!-->' ? 5 : html.startsWith('->', at + 4) ? 6 : 0;
      if (short === 0 && close < 0) return text;
      const end = short > 0 ? at + short : close + 3;
      at = end;
    } else if (/^<(?:[!?]|\/[^A-Za-z])/.test(rest)) {
      const end = html.indexOf('>', at);
      if (end < 0) return text;
      at = end + 1;
    } else if (/^<\/?[A-Za-z]/.test(rest)) {
      const end =
        /<[^\s/>]*(?:[\s/]*[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?)*[\s/]*>/y;
      end.lastIndex = at;
      if (!end.test(html)) return text;
      at = end.lastIndex;
    } else {
      text += html.charAt(at);
      at += 1;
    }
  }
  return decoded(text);
}

const SIGNS = { lt: '<', gt: '>', amp: '&', quot: '"' };

function decoded(html: string): string {
  return html.replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof SIGNS) => SIGNS[name]);
}
