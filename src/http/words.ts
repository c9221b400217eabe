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
/** Where even one word is a message. */
const NAMED = new RegExp(`^$|\\b(?:${REASONS}|description|title)$`);
/** Where several words are no message, either. */
const TECHNICAL_NAMES = [
  'agent|at|dates?|ids?|input|instance|links?|loc|location|model|params?|parameter|paths?',
  'pointer|ref|repository|source|stack\\w*|time\\w*|traces?|traceback|types?|ur[il]s?',
];
const TECHNICAL = new RegExp(`\\b(?:${TECHNICAL_NAMES.join('|')})$`);
const CODE = /\b(?:code|type)$/;

/** As many texts are searched for parts of the request, because that takes time. */
const MAX_TEXTS = 5;
/** In characters. Shorter parts of the request may be the server's own words. */
const MIN_PART = 30;

/** Words that name the status count only if an error has no others. */
const isPhrase = (text: string, status: number) =>
  [STATUS_CODES[status]?.toLowerCase(), 'validation failed'].includes(text.toLowerCase());

/**
 * `sent`: the body of the request, parts of which are none of the server's words. Codes are words
 * only if there are no others.
 */
export function readWords(
  response: HttpResponse,
  sent: string | undefined,
  redact: Redact,
): { words: string; isWebPage: boolean; codes: string } {
  const body = response.body.slice(0, MAX_BODY);
  const json = parseJson(body);
  if (json === undefined && isPage(body, response.headers['content-type']))
    return { words: pageTitle(body, redact), isWebPage: true, codes: '' };

  const isCutOff = /^\s*[[{"]/.test(body);
  const fields = fieldsIn(json === undefined && !isCutOff ? body : json);
  const isError = !isSuccess(response);
  const all = messagesIn(isError ? fields : fields.filter(isReason), sent, redact);
  const others = all.filter((text) => !isPhrase(text, response.status));
  const codes = fields
    .filter(({ path, text }) => CODE.test(path) && /^[\w.-]+$/.test(text))
    .map(({ text }) => redact(text));
  const said = isError && others.length === 0 ? [...all, ...codes] : others;
  return { words: mostImportant(said), isWebPage: false, codes: codes.join(' ') };
}

/** What a usable response says about a failure. */
export function readReason(json: unknown, redact: Redact): string | undefined {
  return mostImportant(messagesIn(fieldsIn(json).filter(isReason), undefined, redact)) || undefined;
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

function messagesIn(fields: Field[], sent: string | undefined, redact: Redact): string[] {
  const echoes = echoesOf(sent, redact);
  const texts = fields.filter(isMessage).map(({ text }) => {
    const message = oneLine(redactEscaped(text, redact));
    return echoes.reduce((rest, echo) => rest.replaceAll(echo, '…'), message);
  });
  return byImportance([...new Set(texts)].filter(hasLetter))
    .slice(0, MAX_TEXTS)
    .map((text) => echoes.reduce(withoutParts, shortened(text, MAX_WORDS)))
    .filter(hasLetter);
}

const isReason = ({ path }: Field) => REASON.test(path);

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A word is printable ASCII without a space. Many other scripts do not separate words. */
const isSentence = (text: string) => /[^!-~]/.test(text.trim()) && hasLetter(text);

function isMessage({ path, text }: Field): boolean {
  if (TECHNICAL.test(path)) return false;
  return isSentence(text) || NAMED.test(path);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a request, as they are and as JSON writes them. */
function echoesOf(sent: string | undefined, redact: Redact): string[] {
  return fieldsIn(parseJson(sent ?? ''))
    .map(({ text }) => redact(text))
    .filter(isSentence)
    .flatMap((echo) => [oneLine(echo), oneLine(JSON.stringify(echo).slice(1, -1))]);
}

/** Servers also quote a part of the request, such as its first hundred characters. */
function withoutParts(text: string, echo: string): string {
  let kept = '';
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const part = text.slice(at, at + MIN_PART);
    const isEcho = part.length === MIN_PART && echo.includes(part);
    if (at >= end) kept += isEcho ? '…' : text[at];
    if (isEcho) end = at + MIN_PART;
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
function byImportance(texts: readonly string[]): string[] {
  return texts.toSorted(
    (a, b) => Number(isSentence(b)) - Number(isSentence(a)) || b.length - a.length,
  );
}

/** Empty if there is none. */
function mostImportant(texts: readonly string[]): string {
  return shortened(byImportance(texts).reduce(withText, ''), MAX_WORDS);
}

function withText(message: string, text: string): string {
  if (message === '') return text;

  const isSaid = message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ''));
  if (isSaid || message.length > MAX_WORDS) return message;
  return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}

/** Some servers put the status line and the headers of their page into the body. */
const HEAD = /^\s*(?:(?:HTTP\/[\d.]+ )?\d{3}\b[^\n<]*)?\s*(?:[\w-]+:[^\n]*\n\s*)*/;

function isPage(body: string, contentType = ''): boolean {
  const isHtml = /^\s*text\/html\b/i.test(contentType) && body.trim() !== '';
  return isHtml || /^<[a-z!?]/i.test(body.replace(HEAD, ''));
}

/** Some gateways send XML, or only a heading. Express calls every page 'Error'. */
function pageTitle(page: string, redact: Redact): string {
  const title = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i;
  const [, written = ''] = title.exec(page) ?? [];
  return shortened(oneLine(redact(written)), MAX_WORDS);
}
