import { expect, test } from 'vitest';
import { reusableWorkflows, textOf } from '../workflows/files.ts';
import { withoutSelfReference } from './published.ts';

test.each(reusableWorkflows())('the copy of %s says `$/` by name, and differs in nothing else', (path) => {
  const text = textOf(path);
  const copy = withoutSelfReference(text, 'someone/fork@abc');
  const [ours, theirs] = [text, copy].map((each) => each.split('\n'));
  const differing = ours?.flatMap((line, at) =>
    line === theirs?.[at] ? [] : [[line.trim(), theirs?.[at]?.trim()]],
  );
  expect(theirs).toHaveLength(ours?.length ?? 0);
  expect(differing).toEqual([['uses: $/.github/actions/run', 'uses: someone/fork/.github/actions/run@abc']]);
});
