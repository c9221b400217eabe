/** What frameworks, gateways, and proxies say in a response that holds nothing usable. */
import { STATUS_CODES } from 'node:http';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import type { Exchange, HttpResponse } from './exchange.ts';

/** It is here because `exchange.ts` loads undici, which not every reader of a job needs. */
export function isSuccess(exchange: Exchange): exchange is HttpResponse {
  return exchange.kind === 'response' && exchange.status >= 200 && exchange.status < 300;
}

/** What comes later is not read, because to read 8 MiB of JSON can take seconds. */
const MAX_BODY = 1_048_576;
const MAX_WORDS = 600;

/** The path has the words of all names around the text, such as `error message`. */
interface Field {
  path: string;
  text: string;
}

const REASONS = 'cause|details?|errors?|failure|issues?|message|msg|problems?|reasons?|warnings?';
const REASON = new RegExp(`^$|\\b(?:${REASONS})\\b`);
/** Where even one word is a text. */
const NAMED = new RegExp(`^$|\\b(?:${REASONS}|code)$`);
/** Where several words are no text, either. */
const TECHNICAL =
  /\b(?:at|dates?|input|loc|model|paths?|source|stack\w*|time\w*|trace\w*|types?|ur[il]s?)$/;

/** In characters. Shorter parts of the request may be the server's own words. */
const MIN_PART = 30;

/** Some servers put the status line and the headers of their page into the body. */
const PAGE = /^\s*<[a-z!?]|<(?:!doctype|html)\b/i;

/** `sent`: the body of the request, parts of which are none of the server's words. */
export function readWords(
  response: HttpResponse,
  sent: string | undefined,
  redact: Redact,
): { words: string; isWebPage: boolean } {
  const body = response.body.slice(0, MAX_BODY);
  const json = parseJson(body);
  if (json === undefined && PAGE.test(body))
    return { words: pageTitle(body, redact), isWebPage: true };

  const isError = !isSuccess(response);
  const fields = fieldsIn(json === undefined ? body : json);
  const texts = textsIn(isError ? fields : fields.filter(isReason), sent, redact);
  // The words of the status count only if an error has no others.
  const phrase = STATUS_CODES[response.status]?.toLowerCase();
  const others = texts.filter((text) => text.toLowerCase() !== phrase);
  const words = isError && others.length === 0 ? texts : others;
  return { words: mostImportant(words), isWebPage: false };
}

/** What a usable response says about a failure. */
export function readReason(json: unknown, redact: Redact): string | undefined {
  return mostImportant(textsIn(fieldsIn(json).filter(isReason), undefined, redact)) || undefined;
}

/** Without recursion, because a body can be nested deeper than the stack. */
function fieldsIn(body: unknown): Field[] {
  const fields: Field[] = [];
  const nodes = [{ path: '', value: body }];

  for (const { path, value } of nodes) {
    if (typeof value === 'string') fields.push({ path, text: value });
    if (typeof value !== 'object' || value === null) continue;

    for (const [name, member] of Object.entries(value)) {
      const words = name.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[^a-z]+/gi, ' ');
      nodes.push({ path: `${path} ${words}`.trim().toLowerCase().slice(-200), value: member });
    }
  }
  return fields;
}

function textsIn(fields: Field[], sent: string | undefined, redact: Redact): string[] {
  const quoted = redact(
    fieldsIn(parseJson(sent ?? ''))
      .map(({ text }) => text)
      .join('\n'),
  );
  const length = Math.min(MIN_PART, oneLine(quoted).length);
  const parts = isSentence(quoted) ? partsOf(quoted, length) : new Set<string>();
  return fields
    .filter(isSentenceOrNamed)
    .map(({ text }) => withoutParts(oneLine(redactEscaped(text, redact)), parts, length))
    .filter(hasLetter);
}

const isReason = ({ path }: Field) => REASON.test(path);

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A word is printable ASCII without a space. Many other scripts do not separate words. */
const isSentence = (text: string) => /[^!-~]/.test(text.trim()) && hasLetter(text);

function isSentenceOrNamed({ path, text }: Field): boolean {
  if (TECHNICAL.test(path)) return false;
  return isSentence(text) || NAMED.test(path);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All parts of that length, of a text as it is, and as JSON writes it. */
function partsOf(text: string, length: number): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const form of [text, JSON.stringify(text)].map(oneLine))
    for (let at = 0; at + length <= form.length; at += 1) parts.add(form.slice(at, at + length));
  return parts;
}

/** Servers quote what they got, or a part of it, such as its first hundred characters. */
function withoutParts(text: string, parts: ReadonlySet<string>, length: number): string {
  let kept = '';
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isPart = parts.has(text.slice(at, at + length));
    if (at >= end) kept += isPart ? '…' : text[at];
    if (isPart) end = at + length;
  }
  return kept.replace(/…(?: ?…)+/g, '…');
}

/** A secret can have escapes, in JSON that is quoted within a text. */
function redactEscaped(text: string, redact: Redact): string {
  const unescaped = text.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_escape, hex, character) => character ?? String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const redacted = redact(unescaped);
  return redacted === unescaped ? text : redacted;
}

/** Sentences before words, and the longest first, because what comes last may be cut. */
function mostImportant(texts: readonly string[]): string {
  const sorted = texts.toSorted(
    (a, b) => Number(isSentence(b)) - Number(isSentence(a)) || b.length - a.length,
  );
  return shortened(sorted.reduce(withText, ''), MAX_WORDS);
}

function withText(said: string, text: string): string {
  if (said === '') return text;

  const isSaid = said.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ''));
  if (isSaid || said.length > MAX_WORDS) return said;
  return /[.!?。]$/.test(said) ? `${said} ${text}` : `${said}; ${text}`;
}

/** Some gateways send XML, or only a heading. Express calls every page 'Error'. */
function pageTitle(page: string, redact: Redact): string {
  const title = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i;
  const [, written = ''] = title.exec(page) ?? [];
  return shortened(oneLine(redact(written)), MAX_WORDS);
}
