/**
 * What a server says in a response that holds nothing usable. No specification shows such a response, so this reads what
 * frameworks and gateways send.
 */
import { STATUS_CODES } from 'node:http';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import { type HttpResponse, isSuccess } from './exchange.ts';
import { isWebPage, titleOfPage } from './web-page.ts';

/** What comes later is not read, because to read 8 MiB of JSON can take seconds. */
const MAX_BODY = 1_048_576;
const MAX_WORDS = 600;

interface Words {
  /** Shortened, and untrusted; undefined if the body says nothing. Of a page, its title. */
  words: string | undefined;
  /** Whoever responds here returns only JSON, so another server may have responded. */
  isWebPage: boolean;
  /** For patterns: all words in one line, of which not all are shown, and the codes in another. */
  reasons: string;
}

/** A string in a body. Its path has the names of all members around it; that of a body that is one string is empty. */
interface Field {
  path: string;
  text: string;
}

const namesIn = (list: string) => new Set(list.split(' '));
/** Of fields that say what went wrong, even in a word, and even in a body that also says other things. */
const REASON_NAMES = namesIn(
  'cause detail details error errors failure issue issues message msg problem problems reason reasons warning warnings',
);
/** Of other fields whose text is a message even if it is one word. */
const MESSAGE_NAMES = namesIn('description messages summary text title');
/** Of fields that are not for people, even if their text has several words. */
const TECHNICAL_NAMES = namesIn(
  'agent at code codes date id ids input instance link links loc location model param parameter path paths pointer ref repository source stack stacktrace status time timestamp trace traceback traces type types uri url urls',
);
/** Of technical fields that say what went wrong. */
const CODE_NAMES = namesIn('code status type');

/** Secrets are removed before anything is shortened, because a part of a secret would not be recognized. `sent`: the body of the request. */
export function readWords(response: HttpResponse, sent: string | undefined, redact: Redact): Words {
  const body = response.body.slice(0, MAX_BODY);
  const json = parseJson(body);
  if (json === undefined && isWebPage(body, response.headers['content-type'])) {
    const title = titleOfPage(body, redact);
    return { words: title, isWebPage: true, reasons: title ?? '' };
  }

  const isCutOff = json === undefined && /^\s*[[{"]/.test(body);
  const fields = isCutOff ? [] : fieldsIn(json === undefined ? body : json);
  const said = messagesIn(fields, cleanerFor(sent, redact), response);
  const codes = fields.filter(({ path }) => CODE_NAMES.has(wordsOfName(path).at(-1) ?? ''));
  const reasons = [said, codes.map(({ text }) => text)].map((texts) => inOneLine(texts.join(' ')));
  return { words: mostImportant(said), isWebPage: false, reasons: reasons.join('\n') };
}

/** What a usable response says about a failure. */
export function readReason(json: unknown, redact: Redact): string | undefined {
  const reasons = fieldsIn(json).filter((field) => isReason(field) && isMessage(field));
  return mostImportant(reasons.map(({ text }) => redact(text).trim()).filter(hasLetter));
}

/** With the words of codes apart, such as `out Of Credits` for `outOfCredits`. */
function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
}

type Clean = (text: string) => string;

/** Words that stand for the status anyway, such as 'Bad Request', and other fields, count only if an error has nothing better. */
function messagesIn(fields: readonly Field[], clean: Clean, response: HttpResponse): string[] {
  const isError = !isSuccess(response);
  const phrase = STATUS_CODES[response.status]?.toLowerCase();
  const textsOf = (some: readonly Field[]) => some.map(({ text }) => clean(text)).filter(hasLetter);

  const all = fields.filter((field) => isError || isReason(field));
  const messages = textsOf(all.filter(isMessage));
  const better = messages.filter((message) => message.toLowerCase() !== phrase);
  if (better.length > 0 || !isError) return better;
  return messages.length > 0 ? messages : textsOf(all.filter((field) => !isTechnical(field)));
}

/** Without recursion, because a body can be nested deeper than the stack. */
function fieldsIn(body: unknown): Field[] {
  const fields: Field[] = [];
  const nodes = [{ path: '', value: body }];

  for (const { path, value: given } of nodes) {
    const value = jsonWithin(given) ?? given;
    if (typeof value === 'string') fields.push({ path, text: value });
    if (typeof value !== 'object' || value === null) continue;

    const isList = Array.isArray(value);
    for (const [name, member] of Object.entries(value))
      nodes.push({ path: isList ? path : `${path} ${name}`.slice(-MAX_PATH), value: member });
  }
  return fields;
}

/** Otherwise, the paths of a deep body would fill the memory. */
const MAX_PATH = 200;

/** Servers pass on what another one or a validator said as the text of a field. */
function jsonWithin(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : undefined;
}

/** The words of names such as `error_description`, `requestId`, or `Message`, in lower case. */
function wordsOfName(path: string): string[] {
  return (path.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

function isTechnical({ path }: Field): boolean {
  return TECHNICAL_NAMES.has(wordsOfName(path).at(-1) ?? '');
}

function isReason({ path }: Field): boolean {
  return path === '' || wordsOfName(path).some((word) => REASON_NAMES.has(word));
}

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A word is printable ASCII without a space, such as an identifier. Many other scripts do not separate words. */
const isSentence = (text: string) => /[^!-~]/.test(text.trim()) && hasLetter(text);

function isMessage(field: Field): boolean {
  const { path, text } = field;
  if (isTechnical(field)) return false;
  if (isSentence(text)) return true;

  const word = wordsOfName(path).at(-1) ?? '';
  const isNamed = path === '' || MESSAGE_NAMES.has(word) || REASON_NAMES.has(word);
  const isAddress = /^(?:[a-z][\w+.-]*:\/)?\//i.test(text);
  return isNamed && !isAddress;
}

/** Removes what is not the server's own message: secrets, what the request contained, and the trace of the stack. */
function cleanerFor(sent: string | undefined, redact: Redact): Clean {
  const values = fieldsIn(parseJson(sent ?? '') ?? '').map(({ text }) => redact(text).trim());
  const echoes = values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);

  return (text) => {
    const [message = ''] = redactEscaped(text, redact).split(/\n[ \t]+at /, 1);
    if (echoes.includes(message.trim())) return '';
    return echoes
      .filter(isSentence)
      .reduce((rest, echo) => rest.replaceAll(echo, '…'), message)
      .replace(/\s+/g, ' ')
      .trim();
  };
}

/** A secret can have escapes, in JSON that is the text of a field. */
function redactEscaped(text: string, redact: Redact): string {
  if (!text.includes('\\')) return redact(text);

  const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) =>
    hex === undefined ? character : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const redacted = redact(unescaped);
  return redacted === unescaped ? text : redacted;
}

/** The longest, because it says most, and all others that fit. Sentences come before words. */
function mostImportant(texts: readonly string[]): string | undefined {
  const chosen = new Set<string>();
  let room = MAX_WORDS;
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    const isSaid = [...chosen].some((other) => contains(other, text));
    if (isSaid || (chosen.size > 0 && text.length > room)) continue;
    chosen.add(text);
    room -= text.length + '; '.length;
  }

  const shown = [...new Set(texts)].filter((text) => chosen.has(text));
  const inOrder = [...shown.filter(isSentence), ...shown.filter((text) => !isSentence(text))];
  return shortened(inOrder.reduce(joined, ''), MAX_WORDS) || undefined;
}

function contains(text: string, other: string): boolean {
  return text.toLowerCase().includes(other.toLowerCase().replace(/[.!]$/, ''));
}

function joined(before: string, text: string): string {
  if (before === '') return text;
  return /[.!?。]$/.test(before) ? `${before} ${text}` : `${before}; ${text}`;
}
