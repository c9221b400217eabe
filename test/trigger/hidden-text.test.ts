import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentMarkdown } from '../../src/result/document.ts';
import { parseComment } from '../../src/trigger/parse.ts';
import { bodyHtml, shownIn } from '../support/github-html.ts';
import { PIECES, withWords } from '../support/hostile-markdown.ts';
import { isDeep, samples } from '../support/samples.ts';

test.each(['/docs fix it\n\n`<!--`', '> <!-- b -->\n\n/docs fix it', '/docs --status <!-- b -->'])(
  'a comment with an HTML comment is refused, whatever it asks for: %j',
  (body) => {
    expect(parseComment('/docs', body).kind).toBe('hidden');
  },
);

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 });
const bodies = fc
  .tuple(pieces, pieces)
  .map(([above, below]) => withWords([...above, '¶/docs a', ...below]));

/** Each takes a millisecond, so only `npm run deep` tries 300,000. */
const COUNT = isDeep ? samples(30_000) : samples(1_500);
const LIMIT_MS = 900_000;

test(
  `of ${COUNT} hostile texts, none with an HTML comment is sent, and what is sent is shown below the result`,
  () => {
    const wordsIn = (words: string): readonly string[] => words.match(/[hw][a-z]{2}q/g) ?? [];
    let shown = 0;
    const property = fc.property(bodies, (body) => {
      const parsed = parseComment('/docs', body);
      if (parsed.kind !== 'instruct') return;

      expect(body).not.toContain('<!--');
      const result = documentMarkdown([], parsed.instruction, []);
      const sent = wordsIn(parsed.instruction);
      expect(wordsIn(shownIn(bodyHtml(result)).text)).toEqual(sent);
      shown += sent.length;
    });

    fc.assert(property, { numRuns: COUNT, seed: 20_262 });
    expect(shown).toBeGreaterThan(COUNT / 10);
  },
  LIMIT_MS,
);
