import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReason, readWords } from '../../src/http/words.ts';
import { redactor } from '../../src/text/redact.ts';
import { samples } from '../support/samples.ts';

const KEY = 'mint_a/bc+12';
const redact = redactor([KEY]);

const PROMPT = 'Explain what the credits of a plan are.\nWith an example.';
/** The request that the responses are about. */
const SENT = JSON.stringify({ prompt: PROMPT });

/** Everything but a string is sent as JSON. */
function read({ status = 400, body }: { status?: number; body: unknown }, sent = SENT) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readWords({ kind: 'response', status, headers: {}, body: text }, sent, redact);
}

const LIMIT = 'The prompt must have at most 20000 characters';

test.each<[framework: string, body: unknown, message: string]>([
  [
    'FastAPI',
    {
      detail: [
        { type: 'too long', loc: ['the prompt'], msg: LIMIT, input: PROMPT, url: 'https://a b' },
      ],
    },
    LIMIT,
  ],
  [
    'Spring',
    {
      error: 'Bad Request',
      message: 'Validation failed.',
      errors: [{ defaultMessage: LIMIT, codes: ['Size'], rejectedValue: PROMPT }],
    },
    `${LIMIT}; Validation failed.`,
  ],
  ['a server that quotes JSON', { message: `Not ${SENT}.` }, 'Not {"prompt":…}.'],
  [
    'a script without spaces',
    { error: 'Bad Request', hint: 'プロンプトが長すぎます' },
    'プロンプトが長すぎます',
  ],
  ['plain text', '  upstream connect error\n', 'upstream connect error'],
  [
    'a repetition',
    { error: 'Too long', message: 'The prompt is too long.' },
    'The prompt is too long.',
  ],
  ['nothing but the status in words', { statusCode: 400, message: 'Bad Request' }, 'Bad Request'],
  ['no sentence', { code: 7, prompt: ['Required'], x: null, y: '' }, ''],
  [
    'a code, which is all that some say',
    { message: 'Validation Failed', errors: [{ resource: 'Label', code: 'already_exists' }] },
    'Validation Failed; already_exists',
  ],
  ['nothing', '  ', ''],
])('a person reads the message in a body that holds %s', (_, body, message) => {
  expect(read({ body })).toMatchObject({ words: message, isWebPage: false });
});

test.each<[name: string, body: string, message: string]>([
  ['as it is', `No ${KEY} here.`, 'No *** here.'],
  ['with escapes of JSON', String.raw`{"reason":"No \u006dint_a\/bc+12."}`, 'No ***.'],
  [
    'in JSON within a string',
    JSON.stringify({ message: String.raw`400 {"key": "mint_a\/bc+12"}` }),
    '400 {"key": "***"}',
  ],
  ['in the title of a page', `<title>${KEY} and you</title>`, '*** and you'],
])('a secret is removed if it is %s', (_, body, message) => {
  expect(read({ body }).words).toBe(message);
});

const LONG = `${PROMPT} ${'More about billing. '.repeat(50)}`.trim();

test.each<[how: string, message: string, words: string]>([
  ['its beginning', `Rejected: ${LONG.slice(0, 50)}…`, 'Rejected: …'],
  ['all of it, before the reason', `The text (${LONG}) is too long.`, 'The text (…) is too long.'],
  ['all of it, as JSON', `Rejected: ${JSON.stringify(LONG)}`, 'Rejected: …'],
  [
    'a few of its words',
    'Of a plan, the credits are used up.',
    'Of a plan, the credits are used up.',
  ],
])('a part of the prompt is none of the server’s words: %s', (_, message, words) => {
  expect(read({ body: { error: message } }, JSON.stringify({ prompt: LONG })).words).toBe(words);
});

test('many texts that nearly repeat a long prompt are read in a short time', () => {
  const prompt = 'Words of a long prompt. '.repeat(4_000);
  const texts = Array.from({ length: 1_000 }, (_, at) =>
    `${at} Words of a long prompt! `.repeat(30),
  );
  const start = process.cpuUsage();

  read({ body: texts }, JSON.stringify({ prompt }));

  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test.each<[body: unknown, message: string]>([
  [{ success: false, error: 'Your organization is locked' }, 'Your organization is locked'],
  ['Maintenance until noon', 'Maintenance until noon'],
  [{ id: 'job_2', status: 'active', model: 'A model', source: { ref: 'my main' } }, ''],
  [{ totals: {}, visitors: [{ path: '/a', title: 'How to begin' }] }, ''],
])('a 2xx that is unexpected says only what is a reason: %j', (body, message) => {
  expect(read({ status: 200, body }).words).toBe(message);
});

describe('a web page is recognized', () => {
  test.each<[how: string, body: string, title: string]>([
    ['a document type', '\n<!DOCTYPE html><title>\n Sign  in </title>', 'Sign in'],
    ['Express', '<title>Error</title><pre>Cannot GET /v2/v2<br></pre>', 'Cannot GET /v2/v2'],
    // As `lf-file` of HAProxy sends an `errorfile`.
    [
      'a page below its status line and headers',
      'HTTP/1.0 503 Service Unavailable\r\nCache-Control: no-cache\r\nContent-Type: text/html\r\n\r\n<html><body><h1>503 Service Unavailable</h1>',
      '503 Service Unavailable',
    ],
    ['a page behind its status', '502 Bad Gateway <!DOCTYPE html><title>Down</title>', 'Down'],
    ['an empty title', '<html><title></title><h1>502 Bad Gateway</h1>', '502 Bad Gateway'],
  ])('by %s', (_, body, message) => {
    expect(read({ status: 403, body })).toMatchObject({ words: message, isWebPage: true });
  });

  test.each([
    ['JSON with a page in it', '{"error":"<html> is too long."}'],
    ['an empty body', ''],
    ['a sentence with a sign', 'a < b > c'],
  ])('and not in %s', (_, body) => {
    expect(read({ body }).isWebPage).toBe(false);
  });
});

/** The names on the way to a value; undefined is a list. */
const path = fc.array(
  fc.constantFrom(undefined, 'message', 'errors', 'detail', 'prompt', 'no_field', 'Über'),
  { maxLength: 50 },
);
const sentence = fc
  .array(fc.stringMatching(/^[a-zé]{1,12}$/), { minLength: 2, maxLength: 20 })
  .map((all) => `${all.join(' ')} ${'x'.repeat(1_000)}`);

test('the longest sentence of any JSON is shown, up to 600 characters, and the key never', () => {
  const property = fc.property(fc.jsonValue(), path, sentence, (other, names, longest) => {
    const nested = names.reduceRight<unknown>(
      (inner, name) => (name === undefined ? [inner] : { [name]: inner }),
      longest,
    );
    const keys = Array(1_000).fill({ id: KEY, reason: `The key: ${KEY}` });

    const { words = '' } = read({ body: [other, nested, keys] });

    expect(words).toBe(`${longest.slice(0, 600)}…`);
  });

  fc.assert(property, { numRuns: samples(40) });
});

test('a body that is nested deeper than the stack is read', () => {
  const depth = 20_000;

  const body = `${'{"a":['.repeat(depth)}"At last."${']}'.repeat(depth)}`;

  expect(read({ body }).words).toBe('At last.');
});

test('of a body of more than 1 MiB, the beginning is read', () => {
  const padding = ' '.repeat(1_048_576);

  expect(read({ body: `${padding}{"error":"Too long."}` }).words).toBe('');
  expect(read({ body: `<title>Sign in</title>${padding}` })).toMatchObject({ isWebPage: true });
});

test.each<[name: string, job: object, reason: string | undefined]>([
  [
    'an error',
    { error: { message: 'The GitHub App is not installed.' } },
    'The GitHub App is not installed.',
  ],
  ['a word', { failureReason: 'timeout' }, 'timeout'],
  ['its title', { title: 'Describe the endpoint', prompt: PROMPT }, undefined],
  ['the key', { error: `Not ${KEY}` }, 'Not ***'],
])('of a job with %s, the reason is read', (_, job, reason) => {
  const body = { id: 'job_1', status: 'failed', source: { ref: 'a branch' }, ...job };

  expect(readReason(body, redact)).toBe(reason);
});

const REASONS =
  'cause detail details error errors failure issue issues message msg problem problems reason reasons warning code';
const TECHNICAL =
  'at date dates input loc model path paths source stackTrace timestamp traceback type types url urls uri';

test('one word is a message under the name of a reason, and no words are one under others', () => {
  const said = (names: string, words: string) =>
    names.split(' ').filter((name) => read({ body: { [name]: words } }).words === words);

  expect(said(REASONS, 'broken').join(' ')).toBe(REASONS);
  expect(said(TECHNICAL, 'two words')).toEqual([]);
});
