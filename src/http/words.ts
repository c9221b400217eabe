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
const CODE = /\b(?:code|status|type)$/;

/**
 * `sent`: the body of the request. The words, of a page its title, are shortened and untrusted.
 * `codes`, such as `insufficient_quota`, are for patterns.
 */
export function readWords(response: HttpResponse, sent: string | undefined, redact: Redact) {
  const body = response.body.slice(0, MAX_BODY);
  const json = parseJson(body);
  if (json === undefined && isPage(body, response.headers['content-type'])) {
    const title = pageTitle(body, redact);
    return { words: title, isWebPage: true, codes: '' };
  }

  const isCutOff = /^\s*[[{"]/.test(body);
  const fields = fieldsIn(json === undefined && !isCutOff ? body : json);
  const isError = !isSuccess(response);
  const all = messagesIn(isError ? fields : fields.filter(isReason), sent, redact);
  // Words such as 'Bad Request' count only if an error has no others.
  const phrase = STATUS_CODES[response.status]?.toLowerCase();
  const others = all.filter((text) => text.toLowerCase() !== phrase);
  const said = isError && others.length === 0 ? all : others;

  const codes = fields.filter(({ path }) => CODE.test(path)).map(({ text }) => text);
  return { words: mostImportant(said), isWebPage: false, codes: codes.join(' ') };
}

/** What a usable response says about a failure. */
export function readReason(json: unknown, redact: Redact): string | undefined {
  return mostImportant(messagesIn(fieldsIn(json).filter(isReason), undefined, redact));
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
  return fields.filter(isMessage).map(cleaner(sent, redact)).filter(hasLetter);
}

const isReason = ({ path }: Field) => REASON.test(path);

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A word is printable ASCII without a space. Many other scripts do not separate words. */
const isSentence = (text: string) => /[^!-~]/.test(text.trim()) && hasLetter(text);

function isMessage({ path, text }: Field): boolean {
  if (TECHNICAL.test(path)) return false;
  return isSentence(text) || NAMED.test(path);
}

/** Removes secrets, and what the request contained. */
function cleaner(sent: string | undefined, redact: Redact): (field: Field) => string {
  const echoes = fieldsIn(parseJson(sent ?? ''))
    .map(({ text }) => redact(text).trim())
    .filter(isSentence)
    .flatMap((echo) => [echo, JSON.stringify(echo).slice(1, -1)]);

  return ({ text }) => {
    const message = redactEscaped(text, redact);
    const own = echoes.reduce((rest, echo) => rest.replaceAll(echo, '…'), message);
    return own.replace(/\s+/g, ' ').trim();
  };
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
function mostImportant(texts: readonly string[]): string | undefined {
  const ranked = texts.toSorted(
    (a, b) => Number(isSentence(b)) - Number(isSentence(a)) || b.length - a.length,
  );
  return shortened(ranked.reduce(withText, ''), MAX_WORDS) || undefined;
}

function withText(message: string, text: string): string {
  if (message === '') return text;

  const isSaid = message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ''));
  if (isSaid || message.length > MAX_WORDS) return message;
  return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}

function isPage(body: string, contentType = ''): boolean {
  const isHtml = /^\s*text\/html\b/i.test(contentType) && body.trim() !== '';
  return isHtml || /^\s*<[a-z!?]/i.test(body);
}

/** Some gateways send XML, or only a heading. Express calls every page 'Error'. */
function pageTitle(page: string, redact: Redact): string | undefined {
  const title = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i;
  const [, written = ''] = title.exec(page) ?? [];
  return shortened(redact(written).replace(/\s+/g, ' ').trim(), MAX_WORDS) || undefined;
}
