/** What GitHub makes of people's Markdown: rendered by a GFM parser, then sanitized by GitHub's rules. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { partsOf } from './markdown.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

const ELEMENTS = new Set(
  (
    'a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp small source span strike strong sub summary ' +
    'sup table tbody td tfoot th thead time tr tt ul var wbr'
  ).split(' '),
);
const IN_LIST = ['li'];
const IN_TABLE = ['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** As GitHub’s API returns it in `body_html`; line breaks in a comment are visible. */
export function bodyHtml(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const fragment = parseFragment(html);
  fragment.childNodes = sanitized(fragment, []);
  return serialize(fragment).replace(/(?<=\S)\n(?=[^<\s])(?![^<]*<\/(?:code|pre)>)/g, '<br>\n');
}

function sanitized(parent: Parent, open: readonly string[]): Node[] {
  return parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#comment' || node.nodeName === 'script') return [];
    if (!('tagName' in node)) return [node];

    const name = node.tagName;
    node.childNodes = sanitized(node, [...open, name]);
    // Classes and styles are GitHub's own.
    node.attrs = node.attrs.filter(
      (attribute) => !/^(?:class|style|hidden|on)/.test(attribute.name),
    );

    const isOrphan =
      (IN_LIST.includes(name) && !open.some((each) => each === 'ol' || each === 'ul')) ||
      (IN_TABLE.includes(name) && !open.includes('table'));
    return ELEMENTS.has(name) && !isOrphan ? [node] : node.childNodes;
  });
}

export function shownIn(html: string): { text: string; addresses: string } {
  const shown = partsOf(html).filter(({ open }) => !open.includes('rp'));
  const text = shown.map((part) => part.text).join('');
  const addresses = shown.flatMap(({ href, src }) => href ?? src ?? []);
  return { text, addresses: addresses.join(' ') };
}
