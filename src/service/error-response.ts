/**
 * What a server says in a response that holds nothing usable. The specification shows no such response, so this reads what
 * frameworks and gateways send.
 */
import { STATUS_CODES } from 'node:http';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { shortened } from '../text/sentence.ts';
import { type Exchange, type HttpResponse, isSuccess } from './exchange.ts';
import { isWebPage, titleOfPage } from './web-page.ts';

/** What comes later is not read, because to read 8 MiB of JSON can take seconds. */
const MAX_BODY = 1_048_576;
const MAX_MESSAGE = 600;
/** Of a body without words. */
const MAX_FIELDS = 20;

interface ErrorResponse {
  /** Shortened, and untrusted; undefined if the body says nothing. */
  message: string | undefined;
  /** The service returns only JSON, so another server may have responded. */
  isWebPage: boolean;
  /** What says so may be beyond the end of the shortened message, or a code that is not shown. */
  isAboutCredits: boolean;
}

/** A member of an object. Those of a list have the name of the list, and a body that is one value has none. */
interface Field {
  name: string;
  value: string | number | boolean;
}

const namesIn = (list: string) => new Set(list.split(' '));
/** Of fields whose text is a message even if it is one word. */
const MESSAGE_NAMES = namesIn(
  'cause description detail details error errors issue issues message messages msg problem problems reason reasons summary text title warning warnings',
);
/** Of fields that are not for people, even if their text has several words. */
const TECHNICAL_NAMES = namesIn(
  'agent at code codes date id ids input instance link links loc location model param parameter path paths pointer ref repository source stack stacktrace status time timestamp trace traceback traces type types uri url urls',
);
/** Of technical fields that say what went wrong. */
const CODE_NAMES = namesIn('code status type');

/** Also in a code such as `insufficient_credits`. */
const ABOUT_CREDITS =
  /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
/** Fewer characters of a prompt are not recognized within other words. */
const MIN_ECHO = 20;

/**
 * Secrets are removed before anything is shortened, because a part of a secret would not be recognized. `sent`: the body of
 * the request.
 */
export function readErrorResponse(
  response: Exchange,
  sent: string | undefined,
  redact: Redact,
): ErrorResponse {
  const nothing = { message: undefined, isWebPage: false, isAboutCredits: false };
  if (response.kind === 'network-error') return nothing;

  const body = response.body.slice(0, MAX_BODY);
  const json = parseJson(body);
  if (json === undefined && isWebPage(body, response.headers['content-type']))
    return { ...nothing, message: titleOfPage(body, redact), isWebPage: true };

  const clean = cleanerFor(sent, redact);
  const fields = fieldsIn(json === undefined ? body : json);
  const isCutOff = json === undefined && /^\s*[[{"]/.test(body);
  const said = isCutOff ? [] : messagesIn(fields, clean, response);
  // Without words, an error shows what it has, because that may mean something to the operator of the service.
  if (said.length === 0 && !isSuccess(response)) said.push(inFull(fields, clean));

  const codes = fields.filter(({ name }) => CODE_NAMES.has(lastWord(name)));
  const reasons = [...said, ...codes.map(({ value }) => String(value))];
  return {
    message: mostImportant(said),
    isWebPage: false,
    isAboutCredits: reasons.some((reason) => ABOUT_CREDITS.test(inWords(reason))),
  };
}

/** Such as `out Of Credits` for `outOfCredits`. */
const inWords = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

type Clean = (text: string) => string;

/** Words that stand for the status anyway, such as 'Bad Request', count only if an error has no others. */
function messagesIn(fields: readonly Field[], clean: Clean, response: HttpResponse): string[] {
  const phrase = STATUS_CODES[response.status]?.toLowerCase();
  const messages = fields.filter(isMessage).map(({ value }) => clean(String(value)));
  const withWords = messages.filter((message) => /\p{L}/u.test(message));

  const others = withWords.filter((message) => message.toLowerCase() !== phrase);
  return others.length > 0 || isSuccess(response) ? others : withWords;
}

/** Without recursion, because a body can be nested deeper than the stack. */
function fieldsIn(body: unknown): Field[] {
  const fields: Field[] = [];
  const nodes = [{ name: '', value: body }];

  for (const { name, value: given } of nodes) {
    const value = jsonWithin(given) ?? given;
    if (Array.isArray(value)) {
      for (const member of value) nodes.push({ name, value: member });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) nodes.push({ name: key, value: member });
    } else if (value !== null) {
      fields.push({ name, value: value as Field['value'] });
    }
  }
  return fields;
}

/** Servers pass on what another one or a validator said as the text of a field. */
function jsonWithin(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : undefined;
}

/** The last word of names such as `error_description`, `requestId`, or `Message`, in lower case. */
function lastWord(name: string): string {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return words.at(-1)?.toLowerCase() ?? '';
}

/** A word is printable ASCII without a space, such as an identifier. Many other scripts do not separate words. */
const isSentence = (text: string) => /[^!-~]/.test(text.trim()) && /\p{L}/u.test(text);

function isMessage({ name, value }: Field): boolean {
  const word = lastWord(name);
  if (typeof value !== 'string' || TECHNICAL_NAMES.has(word)) return false;
  if (isSentence(value)) return true;

  const isAddress = /^(?:[a-z][\w+.-]*:\/)?\//i.test(value);
  return (name === '' || MESSAGE_NAMES.has(word)) && !isAddress;
}

/** Removes what is not the server's own message: secrets, what the request contained, and the trace of the stack. */
function cleanerFor(sent: string | undefined, redact: Redact): Clean {
  const values = fieldsIn(parseJson(sent ?? '') ?? '').map(({ value }) => String(value));
  const echoes = [sent ?? '', ...values].map((text) => redact(text).trim()).filter(isSentence);

  return (text) => {
    const [message = ''] = redactEscaped(text, redact).split(/\n[ \t]+at /, 1);
    return withoutEchoes(message.trim(), echoes);
  };
}

/** A secret can have escapes, in JSON that is cut off, and in JSON that is the text of a field. */
function redactEscaped(text: string, redact: Redact): string {
  if (!text.includes('\\')) return redact(text);

  const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) =>
    hex === undefined ? character : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const redacted = redact(unescaped);
  return redacted === unescaped ? text : redacted;
}

/**
 * Frameworks repeat a value that they refuse, or its beginning, in a field of its own, or within a sentence. A message that the
 * request contains elsewhere counts: an instruction may quote an error that occurs again.
 */
function withoutEchoes(text: string, echoes: readonly string[]): string {
  const beginning = text.replace(/(?:…|\.{3})$/, '');
  if (echoes.some((echo) => echo.startsWith(beginning))) return '';
  return echoes.reduce(withoutEcho, text);
}

function withoutEcho(text: string, echo: string): string {
  const [before = '', ...repetitions] = text.split(echo.slice(0, MIN_ECHO));
  const remaining = echo.slice(MIN_ECHO);
  const afterEach = repetitions.map((after) => after.slice(commonLength(after, remaining)));
  return [before, ...afterEach.map((after) => after.replace(/^(?:…|\.{3})/, ''))].join('…');
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The fields of a body without words. */
function inFull(fields: readonly Field[], clean: Clean): string {
  return fields
    .slice(0, MAX_FIELDS)
    .map(({ name, value }) => [name, value].map((part) => clean(String(part))))
    .flatMap(([name, value]) => (value ? [name ? `${name}: ${value}` : value] : []))
    .join('; ');
}

/** Sentences before words, and the longest first, because it says most, and what comes last may be cut. */
function mostImportant(texts: readonly string[]): string | undefined {
  const ranked = texts
    .map((text) => ({ text, isSentence: isSentence(text) }))
    .toSorted(
      (a, b) => Number(b.isSentence) - Number(a.isSentence) || b.text.length - a.text.length,
    );

  let message = '';
  for (const { text } of ranked) {
    if (message.length > MAX_MESSAGE) break;
    message = withText(message, text);
  }
  return shortened(message, MAX_MESSAGE) || undefined;
}

/** Unless the message says it already. */
function withText(message: string, text: string): string {
  if (message === '') return text;
  if (message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ''))) return message;
  return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}
