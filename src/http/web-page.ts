/** Pages for browsers, which proxies, gateways, and sign-in pages send in place of JSON. */
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';

const MAX_TITLE = 200;

/** For a body that is no JSON. */
export function isWebPage(body: string, contentType = ''): boolean {
  const hasMarkup = /^\s*<[a-z!?]/i.test(body) || /<(?:html|title)\b/i.test(body);
  const isDeclared = /^\s*text\/html\b/i.test(contentType) && body.trim() !== '';
  return hasMarkup || isDeclared;
}

/** What the page calls itself. Some gateways send XML, or nothing but a heading. Express calls every page 'Error', and says more below. */
export function titleOfPage(page: string, redact: Redact): string | undefined {
  const title = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i;
  const [, written = ''] = title.exec(page) ?? [];
  return shortened(redact(written).replace(/\s+/g, ' ').trim(), MAX_TITLE) || undefined;
}
