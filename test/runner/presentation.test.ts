import { expect, test } from 'vitest';
import { messageOnly, OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { text } from '../../src/text/sentence.ts';

test.each([
  ['cancelled', 'error', '🛑'],
  ['failed', 'error', '❌'],
  ['skipped', 'notice', 'ℹ️'],
  ['unknown', 'warning', 'ℹ️'],
] as const)('a run that ends as %s with an %s shows %s', (outcome, level, icon) => {
  const annotation = { level, title: 'Title', paragraphs: [text`First.`, text`Second.`] };
  expect(messageOnly({ outcome }, annotation)).toEqual({
    outputs: outputs({ outcome }),
    summary: `### ${icon} Docs Agent: Title\n\nFirst.\n\nSecond.\n`,
    annotations: [annotation],
  });
});

test('every run writes every output', () => {
  expect(Object.keys(outputs({}))).toEqual([...OUTPUTS]);
  expect(outputs({ total: '7' })).toMatchObject({ total: '7', human: '' });
});
