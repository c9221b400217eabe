import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseComment } from '../../src/trigger/parse.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import { PIECES, withWords } from '../support/hostile-markdown.ts';
import { samples } from '../support/samples.ts';

const kindOf = (body: string) => parseComment('/docs', body).kind;

test.each([
  ['in code', '/docs a `<!-- b -->` and `<!--`, `-->`'],
  [
    'in a fenced block',
    '/docs Add this:\n\n```html\n<p>\n  <!-- b\n\n  c -->\n</p>\n```\n\nand **that**',
  ],
  ['in a fenced block with CRLF', '/docs a\r\n~~~~\r\n<!-- b\r\nc -->\r\n~~~~~'],
  ['in an item of a list', '/docs\n- a `<!-- b -->`\n- [ ] `<!-- c -->`, <3'],
])('an instruction with a comment %s is sent', (_, body) => {
  expect(kindOf(body)).toBe('instruct');
});

test.each([
  ['below, once in code, and once not', '/docs a\n\n`<!-- b -->` <!-- b -->'],
  ['behind another blank than a space', '/docs https://x.y/\u00a0`<!-- b -->`'],
  ['beside a tag', '/docs <b>`<!-- b -->`</b>'],
  ['in an instruction of a program', '/docs <? `<!-- b -->` ?>'],
  ['beside a backslash', '/docs \\\\ `<!-- b -->`'],
  ['in the code of a list', '/docs a\n- ```\n  <!-- b -->\n  ```'],
  ['in code by indentation', '/docs a\n\n    <!-- b -->'],
  ['in a cell of a table', '/docs a\n\n| b |\n|---|\n| c | `<!-- d -->` |'],
  ['in the title of a link', '/docs [a](b " `<!-- c -->`")'],
  ['in a definition', '/docs a\n\n[//]: `<!--b-->`'],
])('an instruction with a comment %s is refused', (_, body) => {
  expect(kindOf(body)).toBe('hidden');
});

test('a mail below the command may hold any comment', () => {
  expect(kindOf('/docs a\n\nSam ***@***.***> wrote:\n<!-- b -->')).toBe('instruct');
  expect(kindOf('/docs a <!-- b -->\n\nSam ***@***.***> wrote:')).toBe('hidden');
});

const wordsIn = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** Sometimes, everything but the comments themselves is plain, so that many texts are sent. */
const CODE = ' `<!-- H -->`§¶```html¶<!-- H¶H -->¶```¶§¶~~~¶<!-- H -->¶~~~¶§ W § a §¶¶§¶- §¶'.split(
  '§',
);
const pieces = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }),
  fc.array(fc.oneof(fc.constantFrom(...CODE), fc.constantFrom(...PIECES)), { maxLength: 6 }),
  fc.array(fc.constantFrom(...CODE, ...CODE, ...CODE, 'https://a.b/', '~', '``'), { maxLength: 8 }),
);

/** Each takes a millisecond, so only `npm run deep` tries 300,000. */
const COUNT = samples(1) > 1 ? samples(30_000) : samples(2_500);
const LIMIT_MS = 900_000;

test(
  `of ${COUNT} hostile texts, none with a comment that GitHub hides is sent`,
  () => {
    const bodies = fc.tuple(fc.oneof(fc.constant([]), pieces), pieces).map(([above, below]) => {
      return withWords([...above, above.length > 0 ? '¶' : '', '/docs a', ...below]);
    });
    const sent = fc
      .sample(bodies, { numRuns: COUNT, seed: 20_262 })
      .filter((body) => body.includes('<!--') && kindOf(body) === 'instruct');

    const wrong = sent.filter((body) => {
      const seen = wordsIn(shownIn(bodyHtml(body)).text, /h[a-z]{2}q/g);
      return wordsIn(body, /h[a-z]{2}q/g).some((word) => !seen.includes(word));
    });

    expect(wrong).toEqual([]);
    expect(sent.length).toBeGreaterThan(COUNT / 20);
  },
  LIMIT_MS,
);
