import { describe, test } from 'vitest';
import { comments } from './comments.ts';
import { ends } from './ends.ts';
import { pipeline } from './pipeline.ts';
import { carryOut } from './run.ts';
import { visitors } from './visitors.ts';

// What users see, byte for byte, in files/. A change on purpose: `vitest run … golden -u`, and read the difference.
const all = Object.entries({ ...pipeline, ...ends, ...comments, ...visitors });

describe.concurrent('everything that a run leaves behind', () => {
  test.for(all)('%s', async ([name, scenario], { expect }) => {
    const text = await carryOut(name, scenario);
    await expect(text).toMatchFileSnapshot(`files/${name.replaceAll(/\W+/g, '-')}.md`);
  });
});
