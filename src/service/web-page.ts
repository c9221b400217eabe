/** Pages for browsers, which proxies, gateways, and sign-in pages send in place of the service's JSON. */
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';

const MAX_TITLE = 200;

/** For a body that is no JSON. */
export function isWebPage(body: string, contentType = ''): boolean {
  const hasMarkup = /^\s*<[a-z!?]/i.test(body) || /<(?:html|title)\b/i.test(body);
  const isDeclared = /^\s*text\/html\b/i.test(contentType) && body.trim() !== '';
  return hasMarkup || isDeclared;
}

/**
 * What the page calls itself. Some gateways send XML, or nothing but a heading. Express calls every page 'Error', and says
 * more below.
 */
export function titleOfPage(page: string, redact: Redact): string | undefined {
  const title = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i;
  const [, written = ''] = title.exec(page) ?? [];
  // A secret may be recognizable only before, or only after decoding.
  const readable = redact(decoded(redact(written)))
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(readable, MAX_TITLE) || undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes the character references that titles have. Others stay as they are written. */
function decoded(html: string): string {
  return html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;

    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
