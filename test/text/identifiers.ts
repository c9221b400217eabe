import fc from 'fast-check';

/** Arbitrary strings, and the pieces that path traversal is made of, in any order. */
const pieces = [
  '..',
  '.',
  '/',
  '\\',
  '%2e',
  '%2E%2e',
  '%2f',
  '%',
  '?',
  '#',
  ';',
  ':',
  '@',
  '&',
  '=',
  '+',
  '{id}',
];
export const identifierLike = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 24 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 24 }),
  fc
    .array(
      fc.constantFrom(...pieces, ' ', '\t', '\n', '\0', '\u200b', '\u202e', 'é', '日本', '😀', 'a', 'job_1'),
    )
    .map((parts) => parts.join('')),
);
