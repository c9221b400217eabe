import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_KEY } from '../standin/service/service.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { pictureOf } from './picture.ts';
import { blocked } from './scenarios/blocked.ts';
import { commands } from './scenarios/commands.ts';
import { pipelines } from './scenarios/pipelines.ts';
import { visitors } from './scenarios/visitors.ts';

// What people see, byte for byte. Changed on purpose: `vitest run … golden -u`, and read the difference.
const all = { ...pipelines, ...blocked, ...commands, ...visitors };
const folder = join(import.meta.dirname, 'files');
const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.md`;

describe.concurrent('everything that a run leaves behind', () => {
  test.for(Object.entries(all))('%s', async ([name, scenario], { expect }) => {
    const text = await pictureOf(name, scenario);

    await expect(text).toMatchFileSnapshot(join(folder, fileOf(name)));
    for (const secret of [DEFAULT_KEY, TOKEN]) expect(text).not.toContain(secret);
  });
});

test('every golden file belongs to a scenario', () => {
  const files = Object.keys(all).map(fileOf);

  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
});
