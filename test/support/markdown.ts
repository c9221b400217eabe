/** What GitHub would make of a Markdown text: its links, images, HTML, mentions and references. */

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export type Rendered = ReturnType<typeof renderMarkdown>;
type Handler = NonNullable<NonNullable<ReturnType<typeof gfmHtml>['enter']>['htmlText']>;

/** Renders GitHub-flavoured Markdown (as in comments and summaries) and lists what matters in it. */
export function renderMarkdown(markdown: string) {
  const raw: string[] = [];
  // Raw HTML is replaced by numbered markers, so that every other tag in the result is Markdown's own.
  const enter: Handler = function () {
    this.buffer();
  };
  const data: Handler = function (token) {
    this.raw(this.sliceSerialize(token));
  };
  const exit: Handler = function () {
    // `tag` and not `raw`: inside an image's alt text there are no tags.
    this.tag(`<raw-${raw.push(this.resume()) - 1}>`);
  };
  const marked = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [
      gfmHtml(),
      {
        enter: { htmlFlow: enter, htmlText: enter },
        exit: { htmlFlow: exit, htmlText: exit, htmlFlowData: data, htmlTextData: data },
      },
    ],
  });
  /** As rendered, raw HTML left as it is. */
  const html = marked.replaceAll(marker, (_, index) => raw[Number(index)] ?? '');
  return { html, ...walk(marked, raw) };
}

const marker = /<raw-(\d+)>/g;
/** Markup in HTML as a browser reads it: what is not closed swallows the rest. For `split`, which then alternates. */
const MARKUP =
  /(<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?:[!?]|\/[^A-Za-z])(?:[^>]*>|[\s\S]*$)|<\/?[A-Za-z](?:[^\s/>]*(?:[\s/]*[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?)*[\s/]*>|[\s\S]*$))/;
/** GitHub leaves the text of these alone. */
const leftAlone = new Set(['a', 'code', 'pre', 'script', 'style']);

function walk(marked: string, raw: readonly string[]) {
  /** `href`s of the links that Markdown makes (also bare addresses, e-mail addresses, footnotes). */
  const links: string[] = [];
  /** `src`s of the images that Markdown makes. */
  const images: string[] = [];
  /** Raw HTML tags, declarations and processing instructions, one each, as written. */
  const elements: string[] = [];
  /** HTML comments, as written. */
  const comments: string[] = [];
  /** `@name` and `@org/team` outside code and links. GitHub tells those who exist. */
  const mentions: string[] = [];
  /** Other text that GitHub turns into links outside code and links: issues, commits, advisories. */
  const references: string[] = [];
  /** The contents of code spans and blocks. */
  const code: string[] = [];
  const open: string[] = [];
  /** Everything that a reader sees, code included, markup removed. */
  let visible = '';

  function text(encoded: string): void {
    const plain = decode(encoded);
    visible += plain;
    if (open.includes('code')) code[code.length - 1] += plain;
    if (open.some((name) => leftAlone.has(name))) return;
    mentions.push(...Array.from(plain.matchAll(mention), ([, name]) => name ?? ''));
    references.push(...reference.flatMap((pattern) => plain.match(pattern) ?? []));
  }

  function tag(token: string): void {
    const name = /^<\/?([a-zA-Z][a-zA-Z0-9-]*)/.exec(token)?.[1]?.toLowerCase() ?? '';
    if (!leftAlone.has(name)) return;
    if (!token.startsWith('</')) {
      open.push(name);
      if (name === 'code') code.push('');
    } else if (open.includes(name)) open.splice(open.lastIndexOf(name), 1);
  }

  function ownTag(token: string): void {
    const href = /^<a [^>]*?href="([^"]*)"/.exec(token)?.[1];
    if (href !== undefined) links.push(decode(href));
    const src = /^<img [^>]*?src="([^"]*)"/.exec(token)?.[1];
    if (src !== undefined) images.push(decode(src));
    tag(token);
  }

  function rawHtml(html: string): void {
    for (const [index, token] of html.split(MARKUP).entries()) {
      if (index % 2 === 0) text(token);
      else if (token.startsWith('<!--')) comments.push(token);
      else {
        elements.push(token);
        tag(token);
      }
    }
  }

  for (const [token] of marked.matchAll(/<[^>]*>|[^<]+/g)) {
    const index = /^<raw-(\d+)>$/.exec(token)?.[1];
    if (index !== undefined) rawHtml(raw[Number(index)] ?? '');
    else if (token.startsWith('<')) ownTag(token);
    else text(token);
  }
  return { links, images, elements, comments, mentions, references, visible, code };
}

const mention = /(?<![a-zA-Z0-9])@([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9._-]*)?)/gi;
// Where GitHub's rules are not known, more is found. Seven digits or more can be the start of a commit's name too.
const reference = [
  /(?<![\w&/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?)?#\d+(?!\w)|(?<!\w)GH-\d+(?!\w)/gi,
  /(?<![\w#/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?@)?[0-9a-f]{7,40}(?!\w)/gi,
  /(?<!\w)(?:GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,})(?!\w)/gi,
];

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", commat: '@', num: '#', sol: '/' };

/** Numeric character references, and the named ones that could hide something from these patterns. */
function decode(html: string): string {
  return html.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]+));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[name as keyof typeof named] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}
