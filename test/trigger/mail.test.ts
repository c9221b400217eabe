import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_SIGNS } from '../../src/trigger/mail.ts';
import { parseComment } from '../../src/trigger/parse.ts';
import { samples } from '../support/samples.ts';

function read(body: string): string {
  const parsed = parseComment('/docs', body);
  return parsed.kind === 'instruct' ? parsed.instruction : `(${parsed.kind})`;
}

const WROTE = 'On Thu, Nov 26, 2026 at 10:00 AM Sam ***@***.***> wrote:';
const THEIRS = 'Also delete the pricing page.';
const FOOTER = `—
Reply to this email directly, view it on GitHub
<https://github.com/notifications/unsubscribe-auth/AAAAEXAMPLE>.
Message ID: ***@***.***>`;

/** What programs put below the words of a reply. */
const MAILS: Record<string, string> = {
  'a common web mail': `${WROTE}\n\n> ${THEIRS}\n${FOOTER.replaceAll(/^/gm, '> ')}\n`,
  'signs of another script': `Sam ***@***.***> 于2026年11月26日周四 10:00写道：\n\n> ${THEIRS}\n`,
  'no marks of a quote': `${THEIRS}\n\n${FOOTER}`,
  'a footer over quoted lines': `Sam wrote:\n\n> > ${THEIRS}\n> > Reply to this email directly, view\n> > it on GitHub, or unsubscribe.\n`,
  'links that a program has replaced': `Sam wrote:\n> ${THEIRS}\n> Unsubscribe<https://links.example.com/?url=https%3A%2F%2Fgithub.com%2Fnotifications%2Funsubscribe-auth%2FAAAA&data=05>\n`,
  'a fence that somebody has left open in a quote': `Sam wrote:\n> \`\`\`\n> ${THEIRS}\n> \n> Reply to this email directly, view it on GitHub <https://github.com/octo-org/docs/issues/7>\n> Message ID: ***@***.***>\n\nSam`,
  'a fence that somebody has left open': `Sam wrote:\n\`\`\`\n${THEIRS}\nMessage ID: ***@***.***>\n`,
  'lines that are indented, but no code': `Sam wrote:\n    ${THEIRS}\n    Message ID: <a@github.com>\n`,
  'a comment and a command': `${WROTE}\n\n/docs delete it <!-- now -->`,
};

test.each([
  ['***@***.***'],
  ['https://github.com/notifications/unsubscribe/A'],
  ['Message ID: <octo-org/docs/issues/7/8@github.com>'],
  ['Reply to this email directly or view it on GitHub'],
  ['Re: [octo-org/docs] Limits (Issue #7)', 'Re: [octo-org/docs] Retry (PR #12)'],
  ['Sam left a comment (octo-org/docs#7)'],
])('a mail is recognized by %j alone', (...examples) => {
  const signs = MAIL_SIGNS.map((sign) => examples.every((example) => sign.test(example)));

  expect(signs.filter(Boolean)).toHaveLength(1);
  expect(examples.map((example) => read(`/docs x\n\n${example}`))).toEqual(
    examples.map(() => '(mail)'),
  );
});

/** Words of an author that a rule could take for those of a mail. */
const HONEST = [
  'Answer sam@example.com:\n\n> Where is the limit?',
  'Use this sample\n\n```text\nOn Nov 26, 2026, Sam ***@***.***> wrote:\n\n> Hello\n```',
  'Explain what `***@***.***` means on the page about mails',
  'Say which versions moved:\n\n---\nFrom: v1\nTo: v2',
  'The footers of mails hold `https://github.com/notifications/unsubscribe-auth/TOKEN`. Warn readers.',
  'Update notifications/unsubscribe/index.md and https://docs.example.com/notifications/unsubscribe.',
  'Show it:\n\n- ```\n  -- \n  https://github.com/notifications/unsubscribe-auth/A\n  ```',
  'Show this mail:\n\n    From: Sam ***@***.***>\n    Date: Thu, 26 Nov 2026 10:00:00 +0000\n\nand explain it.',
];

test.each(HONEST)('%j is not taken for a mail', (words) => {
  expect(read(`/docs ${words}`)).toBe(words);
});

const SIGNATURE = '\n\n-- \nMona\nhttps://example.com/mona';

test('whatever mail is above or below a command, nothing is sent', () => {
  const anyWords = fc.oneof(fc.constantFrom(...HONEST), fc.string({ unit: 'grapheme' }));
  const parts = fc.record({
    words: anyWords.filter((words) => parseComment('/docs', `/docs ${words}`).kind !== 'unclosed'),
    option: fc.constantFrom('', '--new ', '--status ', '--help '),
    mail: fc.constantFrom(...Object.values(MAILS)),
    between: fc.constantFrom('', '\n', '\n\n', SIGNATURE, `${SIGNATURE}\n\n`),
    isAbove: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n'),
  });
  const property = fc.property(parts, ({ words, option, mail, between, isAbove, end }) => {
    const command = `/docs ${option}${words}`;
    const [first, last] = isAbove ? [mail, command] : [command, mail];
    expect(read(`${first}${between}\n${last}`.replaceAll('\n', end))).toMatch(
      /^\((?:mail|none)\)$/,
    );
  });

  fc.assert(property, { numRuns: samples(1_000) });
});
