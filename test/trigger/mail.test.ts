import { expect, test } from 'vitest';
import { parseComment } from '../../src/trigger/parse.ts';
import { LANGUAGES, PROGRAMS, SIGNATURES } from './support/mails.ts';

/** The instruction in the comment, or what it asks for otherwise. */
function asked(body: string) {
  const parsed = parseComment('/docs', body);
  return parsed.kind === 'instruct' ? parsed : { instruction: parsed.kind, hasMail: false };
}

interface Mail {
  what: string;
  body: string;
  /** Undefined for a command that needs none. */
  instruction: string | undefined;
  never: string[];
}

test.each<Mail>([
  {
    what: 'a common web mail',
    body: '/docs fix the typo\r\n\r\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\r\n\r\n> Also delete the pricing page.\r\n> \u2014\r\n> Reply to this email directly, view it on GitHub\r\n> <https://github.com/notifications/unsubscribe-auth/AAAAEXAMPLE>.\r\n',
    instruction: 'fix the typo',
    never: ['Also delete the pricing page.', 'unsubscribe-auth', 'wrote:'],
  },
  {
    what: 'header lines below a rule',
    body: '/docs fix the typo\r\n\r\n________________________________\r\nFrom: Sam ***@***.***>\r\nSent: Thursday, November 26, 2026 10:00 AM\r\nTo: octo-org/docs ***@***.***>\r\nSubject: Re: [octo-org/docs] Title (Issue #7)\r\n\r\nAlso delete the pricing page.\r\n\u2014\r\nReply to this email directly\r\n',
    instruction: 'fix the typo',
    never: ['Also delete the pricing page.', 'Subject:'],
  },
  {
    what: 'everything quoted',
    body: '/docs fix the typo\n\n> On 26. Nov 2026, at 10:00, Sam ***@***.***> wrote:\n> \n> Also delete the pricing page.\n',
    instruction: 'fix the typo',
    never: ['Also delete the pricing page.'],
  },
  {
    what: 'another language',
    body: '/docs fix the typo\n\nAm Do., 26. Nov. 2026 um 10:00 Uhr schrieb Sam ***@***.***>:\n\n> Also delete the pricing page.\n',
    instruction: 'fix the typo',
    never: ['Also delete the pricing page.', 'schrieb'],
  },
  {
    what: 'status by mail',
    body: '/docs --status\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    instruction: undefined,
    never: ['Also delete the pricing page.'],
  },
  {
    what: 'no mail: a sentence that ends like one',
    body: '/docs On page two he wrote: nothing. Change that.',
    instruction: 'On page two he wrote: nothing. Change that.',
    never: [],
  },
  {
    what: "no mail: a rule of the author's own",
    body: '/docs Put this above the table:\n\n---\nFrom here on, prices are per month.',
    instruction: 'Put this above the table:\n\n---\nFrom here on, prices are per month.',
    never: [],
  },
  {
    what: 'no mail: an address above a quote',
    body: '/docs Answer sam@example.com:\n\n> Where is the limit?\n',
    instruction: 'Answer sam@example.com:\n\n> Where is the limit?',
    never: [],
  },
  {
    what: 'no mail: a masked address as a subject',
    body: '/docs Explain what `***@***.***` means on the page about mails',
    instruction: 'Explain what `***@***.***` means on the page about mails',
    never: [],
  },
  {
    what: 'no mail: headers of something else',
    body: '/docs Say which versions moved:\n\n---\nFrom: v1\nTo: v2',
    instruction: 'Say which versions moved:\n\n---\nFrom: v1\nTo: v2',
    never: [],
  },
  {
    what: 'an attribution in two lines',
    body: '/docs fix the typo\n\nOn Thu, Nov 26, 2026 at 10:00 AM Sam\n***@***.***> wrote:\n\n> Also delete the pricing page.\n',
    instruction: 'fix the typo',
    never: ['Also delete', 'Sam'],
  },
  {
    what: 'no mail: a list of contacts',
    body: '/docs Put these on the page about support:\n\nSupport: help@octo-org.com\nSales: sales@octo-org.com\nPress: press@octo-org.com',
    instruction:
      'Put these on the page about support:\n\nSupport: help@octo-org.com\nSales: sales@octo-org.com\nPress: press@octo-org.com',
    never: [],
  },
])('$what', ({ body, instruction = 'status', never }) => {
  const sent = asked(body);

  expect(sent.instruction).toBe(instruction);
  expect(never.filter((words) => JSON.stringify(sent).includes(words))).toEqual([]);
  expect(sent.hasMail).toBe(never.length > 0 && instruction !== 'status');
});

/** Of the words of an author, several kinds that a rule could take for those of a mail. */
const HONEST = [
  'fix the typo',
  'fix the typo\n\nOn page two he wrote: nothing. Change that.',
  'Answer this:\n\n> Where is the limit?\n\nin the introduction.',
  'Put this above the table:\n\n---\nFrom here on, prices are per month.',
  'Write to help@example.com:\n- first\n- second',
  'Use this sample:\n\n```text\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> Hello\n```',
  'Show the patch:\n\n```diff\n- a\n-- \n+ b\n```\n\nand explain it.',
  'Schedule: 2026-11-26 10:00\nPlace: the page about dates',
];

const MAILS = Object.entries(PROGRAMS).flatMap(([program, write]) =>
  Object.entries(LANGUAGES).flatMap(([language, words]) =>
    Object.entries(SIGNATURES).map(([signature, sign]) => {
      return { what: `${program}, ${language}, ${signature}`, mail: sign(write(words)) };
    }),
  ),
);

/** Where a mail starts, such programs do not say. */
const UNCLEAR = /^(?:mail without|mail in plain text)/;

test.each(MAILS)('below any words, the same words are sent, or none: $what', ({ what, mail }) => {
  const bodies = HONEST.flatMap((words) => {
    const body = `/docs ${words}${mail}\n`;
    return [body, body.replaceAll('\n', '\r\n')].map((text) => ({ words, text }));
  });

  const wrong = bodies.filter(({ words, text }) => {
    const { instruction } = asked(text);
    const isSame = instruction === words;
    return UNCLEAR.test(what) ? !isSame && instruction !== 'uncertain-mail' : !isSame;
  });

  expect(wrong.map(({ text }) => asked(text).instruction)).toEqual([]);
});

test.each(['--status', 'status', '--help', '?'])(
  '%s works by mail, whatever the program adds',
  (words) => {
    const kinds = MAILS.map(({ mail }) => parseComment('/docs', `/docs ${words}${mail}`).kind);

    expect(new Set(kinds)).toEqual(new Set([/status/.test(words) ? 'status' : 'help']));
  },
);

test.each([
  ['stop', 'cannot-stop'],
  ['status?', 'status'],
  ['--help', 'help'],
])('below %j, a signature above the mail says nothing', (words, kind) => {
  const mail = 'On Nov 26, 2026, Sam ***@***.***> wrote:\n\n> a';

  expect(parseComment('/docs', `/docs ${words}\n\nThanks,\nMona\n\n${mail}`).kind).toBe(kind);
});

/** Of a person, though they look like parts of a mail. */
const ALIKE = [
  'Answer sam@example.com:\n\n> Where is the limit?',
  'do it.\n\nWrite to help@example.com about the 2026 prices:\n\n> The price is 10.',
  'do it.\n\nAnswer sam@example.com, who asked on Nov 26, 2026:\n\n> Where is the limit?',
  'Add this front matter:\n\n---\nauthor: sam@example.com\ndate: 2026-11-26\ntitle: Limits\n---',
  'Add this front matter:\n\n---\nauthor: Sam <sam@example.com>\ndate: 2026-11-26T10:00:00Z\ntitle: Limits\n---\n\nand publish it.',
  'Add the event:\n\nWhat: release\nWhen: 2026-11-26 10:00\nContact: help@example.com',
  'Add the event:\n\nContact: help@example.com\nWhen: 2026-11-26 10:00\nWhere: Berlin',
  'Explain this SQL:\n\nSELECT 1;\n-- \nSELECT 2;',
  'Explain the line `-- ` in a patch:\n\n    -- \n    2.40',
  'Put these in the footer:\n\nSupport: help@example.com\nSales: sales@example.com\nPress: press@example.com',
  'Below the rule:\n\n-----\nSupport: help@example.com\nSales: sales@example.com',
  'Below the rule:\n\n---\nSupport: help@example.com\nSales: sales@example.com',
  'He wrote on Nov 26, 2026 at 10:00:\n\n> Where is the limit?',
  'x\n\nHe wrote on Nov 26, 2026 at 10:00:\n\n> Where is the limit?',
  'Translate:\n\n> —\n> Reply to this email directly',
  'Mention that GitHub masks addresses as `***@***.***` in emails:\n\n> Where is my address?',
  'The footers of mails hold `https://github.com/notifications/unsubscribe-auth/TOKEN`. Warn readers.',
  'Link https://github.com/notifications on the page about notifications\n\n—\nThanks',
  'Show how a mail looks:\n\n```\nFrom: Sam <sam@example.com>\nSent: Thursday, November 26, 2026 10:00 AM\nTo: docs\nSubject: x\n```',
  'Show how a mail looks:\n\n~~~text\nOn Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:\n\n> hello\n~~~\n\nand say why.',
  'Show it:\n\n- ```\n  -- \n  https://github.com/notifications/unsubscribe-auth/A\n  ```',
  'Quote:\n\n> ```\n> On Nov 26, 2026 Sam ***@***.***> wrote:\n> ```\n\nin the text.',
  'Von: A\nNach: B\nPreis: 3',
  'Add the change:\n\n--- a/x.md\n+++ b/x.md\n@@ -1 +1 @@\n-- \n+From: a@example.com',
  'From now on: use "email".\nTo all pages: add a date.\nSubject: limits',
  'Say: Sent from my iPhone',
  'x\n\nSent from my iPhone',
  'Use the commit trailer\n\nSigned-off-by: Sam <sam@example.com>\nReviewed-by: Mona <mona@example.com>\nDate: Thu Nov 26 10:00:00 2026',
  'Describe this commit:\n\ncommit abc\nAuthor: Sam <sam@example.com>\nDate:   Thu Nov 26 10:00:00 2026 +0000\n\n    Fix it',
  'Fix the headers in this request:\n\nHost: example.com\nDate: Thu, 26 Nov 2026 10:00:00 GMT\nFrom: bot@example.com',
  'a\n\n***\n\nb',
  'Show this mail:\n\nFrom: Sam <sam@example.com>\nTo: Mona <mona@example.com>\nDate: Thu, 26 Nov 2026 10:00:00 +0000\nSubject: Test\n\nHello',
  'Show this mail:\n\n    From: Sam <sam@example.com>\n    To: Mona <mona@example.com>\n    Date: Thu, 26 Nov 2026 10:00:00 +0000\n\nand explain each line.',
  'Apply this patch:\n\nFrom 0123456 Mon Sep 17 00:00:00 2001\nFrom: Sam <sam@example.com>\nDate: Thu, 26 Nov 2026 10:00:00 +0000\nSubject: [PATCH 1/2] Fix it\n\n---\n docs/x.md | 2 +-\n\n-- \n2.40.0',
  'Correct the package:\n\nMaintainer: Sam <sam@example.com>\nVersion: 1.0.0\nBuilt: 2026-11-26 10:00:00 UTC',
  'Add the meeting:\n\nOrganizer: Sam <sam@example.com>\nWhen: Nov 26, 2026 10:00 AM\nWhere: Berlin',
  'Add this file:\n\n```yaml\nfrom: Sam <sam@example.com>\nto: docs\ndate: 2026-11-26 10:00',
  'Add the section\n\nContact\n--------------\nSupport: help@example.com\nSales: sales@example.com',
  'Add to the footer:\n\n--- Contact ---\nSupport: help@example.com\nSales: sales@example.com',
  'Add the section\n==========\nSupport: help@example.com\nSales: sales@example.com',
  'Add the table:\n\n| Name | Address |\n|---|---|\n| Support | <help@example.com> |\n| Sales | <sales@example.com> |\n| Since | 2026-11-26 10:00 |',
  'Add this:\n\n--- Changes ---\nReleased on 2026-11-26 at 10:00:\n- a\n- b',
  'Add this:\n\n---\nBefore: [guides/a] limits\nAfter: [guides/b] limits',
  'Quote her:\n\nMona (mona@example.com) said on November 26, 2026:\n\n> It just works.',
  'Add this transcript:\n\n[2026-11-26 10:00] sam@example.com:\n> Where?\n[2026-11-26 10:01] mona@example.com:\n> There.',
  'Explain the words "You are receiving this because you commented." in mails.',
];

test.each(ALIKE)('no part of %j is taken for a mail', (words) => {
  expect(asked(`/docs ${words}`)).toMatchObject({ instruction: words, hasMail: false });
});

const UNSUBSCRIBE = 'https://github.com/notifications/unsubscribe-auth/A';

test.each([
  ['words below the quote', 'x\n\nOn Nov 26, 2026 Sam ***@***.***> wrote:\n\n> a\n\nno\n\n> b'],
  ['headers without a time', 'x\n\nFrom: Sam ***@***.***>\nTo: docs\n\nDelete it.'],
  ['blank lines between headers', 'x\n\nFrom: Sam ***@***.***>\n\nTo: docs\n\nDelete it.'],
  ['an attribution without a date', `x\n\nSam wrote:\n\n> ${UNSUBSCRIBE}`],
  ['a quoted mail, introduced by its author', `Answer this:\n\n> Sam\n> ${UNSUBSCRIBE}`],
  [
    'an unquoted mail below a quoted one',
    `x\n\n${UNSUBSCRIBE}\n\nOn Nov 26, 2026 Sam ***@***.***> wrote:\n\n> a`,
  ],
  ['a signature in the words of another person', `x\n\nDelete it.\n\n-- \nSam\n\n${UNSUBSCRIBE}`],
  ['the footer that GitHub once used', `x\n\nDelete it.\n\n${UNSUBSCRIBE.replace('-auth', '')}`],
  ['an address in its ID', 'x\n\nDelete it.\n\nMessage ID: <octo-org/docs/issues/7/8@github.com>'],
  [
    'a footer whose links a program has removed',
    'x\n\nDelete it.\n\n—\nReply to this email directly, view it on GitHub, or unsubscribe.',
  ],
  ['a fence that another person has opened', `x\n\nDelete it.\n\n\`\`\`\n${UNSUBSCRIBE}`],
])('nothing is sent of a mail with %s', (_, words) => {
  expect(asked(`/docs ${words}`).instruction).toBe('uncertain-mail');
});

test.each([
  ['an attribution right below', 'x\ny\nOn Nov 26, 2026, Sam ***@***.***> wrote:\n> a', 'x\ny'],
  [
    'an address in parentheses',
    'x\n\nEl 26 nov 2026 a las 10:00, Sam (***@***.***)\nescribió:\n\n> a',
    'x',
  ],
  ['a real address', 'x\n\nOn Nov 26, 2026, at 10:00, Sam <sam@example.com> wrote:\n\n> a', 'x'],
  ['a quote without an attribution', `x\n\n> a\n> ${UNSUBSCRIBE}`, 'x'],
  ['nothing below the attribution', 'x\n\nOn Nov 26, 2026, Sam ***@***.***> wrote:', 'x'],
  [
    'a subject of GitHub, without a masked address',
    'x\n\nFrom: Sam <sam@example.com>\nSent: Nov 26, 2026 10:00\nSubject: Re: [octo-org/docs] Limits (PR #7)',
    'x',
  ],
  [
    'a footer of GitHub, without a masked address',
    `x\n\nFrom: Sam <sam@example.com>\nSent: Nov 26, 2026 10:00\nTo: docs\n\na\n\n${UNSUBSCRIBE}`,
    'x',
  ],
  ['an own quote, and a mail', '> b\n\nOn Nov 26, 2026, Sam ***@***.***> wrote:\n> a', '> b'],
])('the words above a mail with %s are sent', (_, words, sent) => {
  expect(asked(`/docs ${words}`)).toMatchObject({ instruction: sent, hasMail: true });
});

test.each([
  'Sent from my iPhone',
  'Sent with Proton Mail secure email.',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Skickat från min iPhone',
  'Отправлено с iPhone',
  'iPhoneから送信',
  '나의 iPhone에서 보냄',
  '发自我的 iPhone',
  'Get Outlook for Android<https://aka.ms/AAb9ysg>',
  'Outlook für iOS<https://aka.ms/o0ukef> beziehen',
  'Télécharger Outlook pour iOS<https://aka.ms/o0ukef>',
])('above a mail, %j is no part of the instruction', (line) => {
  const mail = '> On Nov 26, 2026, at 10:00, Sam ***@***.***> wrote:\n> \n> a';

  expect(asked(`/docs x\n\n${line}\n\n${mail}`)).toMatchObject({ instruction: 'x' });
});
