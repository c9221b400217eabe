import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseComment } from '../../src/trigger/parse.ts';
import { wordsOf } from '../support/words.ts';
import { LANGUAGES, PROGRAMS, SIGNATURES, THEIRS } from './support/mails.ts';

/** What is sent, or what the comment asks for otherwise. */
function read(body: string): { sent: string; above?: string | undefined; leftOut?: string } {
  const parsed = parseComment('/docs', body);
  if (parsed.kind !== 'instruct') return { sent: parsed.kind };

  const { instruction: sent, above, leftOut } = parsed;
  return { sent, above, ...(leftOut && { leftOut: wordsOf(leftOut) }) };
}

const FIRST = 'Of an email, only the first paragraph is sent.';
const ABOVE = 'The email above the command was left out.';

interface Mail {
  what: string;
  body: string;
  /** The instruction, or what the comment asks for otherwise. */
  sent: string;
  never: string[];
  leftOut?: string;
}

test.each<Mail>([
  {
    what: 'a common web mail',
    body: '/docs fix the typo\r\n\r\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\r\n\r\n> Also delete the pricing page.\r\n> \u2014\r\n> Reply to this email directly, view it on GitHub\r\n> <https://github.com/notifications/unsubscribe-auth/AAAAEXAMPLE>.\r\n',
    sent: 'fix the typo',
    never: ['Also delete the pricing page.', 'unsubscribe-auth', 'wrote:'],
    leftOut: FIRST,
  },
  {
    what: 'header lines below a rule',
    body: '/docs fix the typo\r\n\r\n________________________________\r\nFrom: Sam ***@***.***>\r\nSent: Thursday, November 26, 2026 10:00 AM\r\nTo: octo-org/docs ***@***.***>\r\nSubject: Re: [octo-org/docs] Title (Issue #7)\r\n\r\nAlso delete the pricing page.\r\n\u2014\r\nReply to this email directly\r\n',
    sent: 'fix the typo',
    never: ['Also delete the pricing page.', 'Subject:'],
    leftOut: FIRST,
  },
  {
    what: 'everything quoted',
    body: '/docs fix the typo\n\n> On 26. Nov 2026, at 10:00, Sam ***@***.***> wrote:\n> \n> Also delete the pricing page.\n',
    sent: 'fix the typo',
    never: ['Also delete the pricing page.'],
    leftOut: FIRST,
  },
  {
    what: 'another language',
    body: '/docs fix the typo\n\nAm Do., 26. Nov. 2026 um 10:00 Uhr schrieb Sam ***@***.***>:\n\n> Also delete the pricing page.\n',
    sent: 'fix the typo',
    never: ['Also delete the pricing page.', 'schrieb'],
    leftOut: FIRST,
  },
  {
    what: 'status by mail',
    body: '/docs --status\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    sent: 'status',
    never: ['Also delete the pricing page.'],
  },
  {
    what: 'no mail: a sentence that ends like one',
    body: '/docs On page two he wrote: nothing. Change that.',
    sent: 'On page two he wrote: nothing. Change that.',
    never: [],
  },
  {
    what: "no mail: a rule of the author's own",
    body: '/docs Put this above the table:\n\n---\nFrom here on, prices are per month.',
    sent: 'Put this above the table:\n\n---\nFrom here on, prices are per month.',
    never: [],
  },
  {
    what: 'no mail: an address above a quote',
    body: '/docs Answer sam@example.com:\n\n> Where is the limit?\n',
    sent: 'Answer sam@example.com:\n\n> Where is the limit?',
    never: [],
  },
  {
    what: 'no mail: a masked address as a subject',
    body: '/docs Explain what `***@***.***` means on the page about mails',
    sent: 'Explain what `***@***.***` means on the page about mails',
    never: [],
  },
  {
    what: 'no mail: headers of something else',
    body: '/docs Say which versions moved:\n\n---\nFrom: v1\nTo: v2',
    sent: 'Say which versions moved:\n\n---\nFrom: v1\nTo: v2',
    never: [],
  },
  {
    what: 'an attribution in two lines',
    body: '/docs fix the typo\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam\n***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    sent: 'fix the typo',
    never: ['Also delete', 'Sam'],
    leftOut: FIRST,
  },
  {
    what: 'no mail: a list of contacts',
    body: '/docs Put these on the page about support:\n\nSupport: help@octo-org.com\nSales: sales@octo-org.com\nPress: press@octo-org.com',
    sent: 'Put these on the page about support:\n\nSupport: help@octo-org.com\nSales: sales@octo-org.com\nPress: press@octo-org.com',
    never: [],
  },
  {
    what: "two paragraphs: the first is surely the author's",
    body: '/docs fix the typo\non the first page\n\nAnd thank you.\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    sent: 'fix the typo\non the first page',
    never: ['Also delete', 'thank you'],
    leftOut: FIRST,
  },
  {
    what: 'a fence that somebody has left open in the quote',
    body: '/docs Improve the page.\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam wrote:\n> ```\n> Also delete the pricing page.\n> \n> Reply to this email directly, view it on GitHub <https://github.com/octo-org/docs/issues/7>\n> Message ID: ***@***.***>\n\nSam',
    sent: 'Improve the page.',
    never: ['Also delete', 'Message ID'],
    leftOut: FIRST,
  },
  {
    what: 'the paragraph ends in a colon',
    body: '/docs Use this text:\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    sent: 'mail',
    never: ['Also delete'],
  },
  {
    what: 'the mail starts in the paragraph',
    body: '/docs fix the typo\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n> Also delete the pricing page.\n',
    sent: 'mail',
    never: ['Also delete'],
  },
  {
    what: 'a mail above the command',
    body: '> On Thu, Nov 26, 2026 Sam ***@***.***> wrote:\n> Also delete the pricing page.\n\n/docs fix the typo',
    sent: 'fix the typo',
    never: ['Also delete'],
    leftOut: ABOVE,
  },
])('$what', ({ body, sent, never, leftOut }) => {
  const result = read(body);

  expect(result).toMatchObject({ sent, ...(leftOut && { leftOut }) });
  expect(never.filter((words) => JSON.stringify(result).includes(words))).toEqual([]);
  if (leftOut === undefined) expect(result).not.toHaveProperty('leftOut');
});

/** Of the words of an author, several kinds that a rule could take for those of a mail. */
const HONEST = [
  'fix the typo',
  'fix the typo\non page two',
  'fix the typo\n\nOn page two he wrote: nothing. Change that.',
  'Answer this.\n\n> Where is the limit?\n\nin the introduction.',
  'Use this sample\n\n```text\nOn Nov 26, 2026, Sam ***@***.***> wrote:\n\n> Hello\n```',
  'Show the patch\n```diff\n- a\n-- \n+ b\n```\n\nand explain it.',
  'Put this above the table:\n\n---\nFrom here on, prices are per month.',
  'Write to help@example.com:',
];
const firstParagraph = (words: string) => words.split(/\n(?:\n|```)/)[0];

const MAILS = Object.entries(PROGRAMS).flatMap(([program, write]) =>
  Object.entries(LANGUAGES).flatMap(([language, words]) =>
    Object.entries(SIGNATURES).map(([signature, sign]) => {
      return { what: `${program}, ${language}, ${signature}`, mail: sign(write(words)) };
    }),
  ),
);
const mails = fc.constantFrom(...MAILS.map(({ mail }) => mail));
const openFence = fc.constantFrom('', '> ```\n', '```\n', '~~~ js\n');
const lineEnd = fc.constantFrom('\n', '\r\n');

/** With a fence that somebody has left open in the mail. */
const replies = fc
  .tuple(fc.constantFrom(...HONEST), mails, openFence, lineEnd)
  .map(([words, mail, fence, end]) => {
    const withFence = mail.replace(new RegExp(`^(?:> )?(?=${THEIRS})`, 'm'), (mark) => {
      return fence.startsWith('>') || mark === '' ? `${fence}${mark}` : mark;
    });
    return { words, body: `/docs ${words}${withFence}\n`.replaceAll('\n', end) };
  });

test('of whatever mail, the first paragraph is sent, or nothing', () => {
  const property = fc.property(replies, ({ words, body }) => {
    const paragraph = firstParagraph(words);
    const { sent, leftOut } = read(body);
    if (paragraph?.endsWith(':')) expect(sent).toBe('mail');
    else expect({ sent, leftOut }).toEqual({ sent: paragraph, leftOut: FIRST });
  });

  fc.assert(property, { numRuns: 2_000 });
});

test('directly below the words, or below other words, nothing of a mail is sent', () => {
  const property = fc.property(mails, (mail) => {
    const above = `Thanks!${mail.replace(THEIRS, '/docs delete the page')}`;
    expect(read(above).sent).toMatch(/^(?:none|mail)$/);
    expect(read(`/docs fix${mail.replace(/^\n+/, '\n')}`).sent).not.toContain('Sam *');
  });

  fc.assert(property);
});

test('without a mail, everything is sent', () => {
  for (const words of HONEST) expect(read(`/docs ${words}`)).toEqual({ sent: words });
});

test.each(['--status', 'status', '--help', '?', 'stop'])(
  '%s works by mail, whatever the program adds',
  (words) => {
    const kinds = MAILS.map(({ mail }) => parseComment('/docs', `/docs ${words}${mail}`).kind);

    expect(new Set(kinds).size).toBe(1);
    expect(kinds[0]).toMatch(/^(?:status|help|cannot-stop)$/);
  },
);

/** Of a person, though they look like parts of a mail. */
const ALIKE = [
  'do it.\n\nAnswer sam@example.com, who asked on Nov 26, 2026:\n\n> Where is the limit?',
  'Add the event:\n\nWhat: release\nWhen: 2026-11-26 10:00\nContact: help@example.com',
  'Explain this SQL:\n\nSELECT 1;\n-- \nSELECT 2;',
  'Translate:\n\n> —\n> Reply to this email directly',
  'The footers of mails hold `https://github.com/notifications/unsubscribe-auth/TOKEN`. Warn readers.',
  'Link https://github.com/notifications on the page about notifications\n\n—\nThanks',
  'Show it:\n\n- ```\n  -- \n  https://github.com/notifications/unsubscribe-auth/A\n  ```',
  'Show this mail:\n\n    From: Sam ***@***.***>\n    Date: Thu, 26 Nov 2026 10:00:00 +0000\n\nand explain it.',
  'Show this mail:\n\nFrom: Sam <sam@example.com>\nTo: Mona <mona@example.com>\nSubject: Test\n\nHello',
  'Explain the words "You are receiving this because you commented." in mails.',
];

test.each(ALIKE)('no part of %j is taken for a mail', (words) => {
  expect(read(`/docs ${words}`)).toEqual({ sent: words });
});

const UNSUBSCRIBE = 'https://github.com/notifications/unsubscribe-auth/A';

test.each([
  ['the footer that GitHub once used', UNSUBSCRIBE.replace('-auth', '')],
  ['an address in its ID', 'Message ID: <octo-org/docs/issues/7/8@github.com>'],
  [
    'a footer without links',
    '—\nReply to this email directly, view\nit on GitHub, or unsubscribe.',
  ],
  ['a subject of an issue', 'Subject: Re: [octo-org/docs] Limits (Issue #7)'],
  ['a subject of a pull request', 'Betreff: AW: [octo-org/docs] Limits (PR #7)'],
  ['its first line', 'Sam left a comment (octo-org/docs#7)'],
  ['a fence that another person has opened', `\`\`\`\n${UNSUBSCRIBE}`],
  ['code in a quote', `> \`\`\`\n> ${UNSUBSCRIBE}\n> \`\`\``],
])('a mail is recognized by %s', (_, sign) => {
  expect(read(`/docs x\n\nDelete it.\n\n${sign}`)).toEqual({ sent: 'x', leftOut: FIRST });
  expect(read(`/docs\n\nDelete it.\n\n${sign}`)).toEqual({ sent: 'mail' });
});

test.each([
  ['a quote above', '> a\n\n/docs x', { sent: 'x', above: 'a', leftOut: FIRST }],
  ['a mail above', `> ${UNSUBSCRIBE}\n\n/docs x`, { sent: 'x', leftOut: FIRST }],
  ['a greeting above', 'Thanks!\n\n/docs x', { sent: 'mail' }],
  ['a second command in the paragraph', '/docs x\n/docs y', { sent: 'several' }],
  ['a second command below it', '/docs x\n\n/docs y', { sent: 'x', leftOut: FIRST }],
  ['a full-width colon at the end', '/docs 例：', { sent: 'mail' }],
  ['a paragraph that ends with a blank', '/docs x\n\u00a0\nSam', { sent: 'x', leftOut: FIRST }],
])('a mail below %s', (_, words, expected) => {
  expect(read(`${words}\n\nOn Nov 26, 2026, Sam ***@***.***> wrote:\n\n> a`)).toEqual(expected);
});
