import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comments } from './comments.ts';
import { ends } from './ends.ts';
import { pipeline } from './pipeline.ts';
import { runCommand } from './run.ts';
import { visitors } from './visitors.ts';

// What users see, byte for byte. Changed on purpose: `vitest run … golden -u`, and read the difference.
const all = Object.entries({ ...pipeline, ...ends, ...comments, ...visitors });
const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.md`;

describe.concurrent('everything that a run leaves behind', () => {
  test.for(all)('%s', async ([name, scenario], { expect }) => {
    await expect(await runCommand(name, scenario)).toMatchFileSnapshot(`files/${fileOf(name)}`);
  });
});

test('every golden file belongs to a scenario', () => {
  const known = all.map(([name]) => fileOf(name));
  const there = readdirSync(join(import.meta.dirname, 'files'));
  expect(there.filter((file) => !known.includes(file))).toEqual([]);
});
