import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variants } from './bases.ts';
import { comments } from './comments.ts';
import { ends } from './ends.ts';
import { pipeline } from './pipeline.ts';
import { runCommand } from './run.ts';
import { restored, variantOf } from './variant.ts';
import { visitors } from './visitors.ts';

// What users see, byte for byte. Changed on purpose: `vitest run … golden -u`, and read the difference.
const all = { ...pipeline, ...ends, ...comments, ...visitors };
const folder = join(import.meta.dirname, 'files');

/** The scenario that a scenario varies. */
const bases = new Map(
  Object.entries(variants).flatMap(([base, names]) => names.map((name) => [name, base])),
);
const fileOf = (name: string) =>
  `${name.replaceAll(/\W+/g, '-')}.${bases.has(name) ? 'diff' : 'md'}`;

const results = new Map<string, Promise<string>>();

/** What the runs of a scenario write. It is run once, for its own test and for those of its variants. */
function resultOf(name: string): Promise<string> {
  const scenario = all[name];
  if (!scenario) throw new Error(`There is no scenario “${name}”.`);

  const result = results.get(name) ?? runCommand(name, scenario);
  results.set(name, result);
  return result;
}

describe.concurrent('everything that a run leaves behind', () => {
  test.for(Object.keys(all))('%s', async (name, { expect }) => {
    const text = await resultOf(name);
    const base = bases.get(name);
    const path = join(folder, fileOf(name));
    if (base === undefined) return expect(text).toMatchFileSnapshot(path);

    const baseText = await resultOf(base);
    const variant = variantOf({ name, text }, { name: base, text: baseText });
    expect(restored(variant, baseText)).toBe(text);

    try {
      await expect(variant).toMatchFileSnapshot(path);
    } catch (error) {
      // What differs is easier to understand in the whole text.
      const wholeBase = readFileSync(join(folder, fileOf(base)), 'utf8');
      expect(text).toBe(restored(readFileSync(path, 'utf8'), wholeBase));
      throw error;
    }
  });
});

test('every golden file belongs to a scenario', () => {
  const files = Object.keys(all).map(fileOf);
  expect(readdirSync(folder).filter((file) => !files.includes(file))).toEqual([]);
});

test('what a scenario varies is shown whole', () => {
  expect(Object.keys(variants).filter((base) => bases.has(base))).toEqual([]);
  expect([...bases.keys()].filter((name) => !(name in all))).toEqual([]);
});
