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
import { messageSheet } from './sheet.ts';

// What people see, byte for byte. Changed on purpose: `vitest run … golden -u`, and read the difference.
const all = Object.entries({ ...pipelines, ...blocked, ...commands, ...visitors });
const folder = join(import.meta.dirname, 'files');
const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.md`;

const files = readdirSync(folder);
/** Scenarios with a file of their own. All others are there for a message, which is on the sheet. */
const pictured = all.filter(([name]) => files.includes(fileOf(name)));

const pictures = new Map<string, Promise<string>>();

function picture(name: string, scenario: (typeof all)[number][1]): Promise<string> {
  const shown = pictures.get(name) ?? pictureOf(name, scenario);
  pictures.set(name, shown);
  return shown;
}

describe.concurrent('everything that a run leaves behind', () => {
  test.for(pictured)('%s', async ([name, scenario], { expect }) => {
    const text = await picture(name, scenario);

    await expect(text).toMatchFileSnapshot(join(folder, fileOf(name)));
  });
});

test('each message once, on one sheet', async () => {
  const texts: string[] = [];
  for (const [name, scenario] of all) texts.push(await picture(name, scenario));

  const { sheet, repeating } = messageSheet(texts);

  await expect(sheet).toMatchFileSnapshot(join(folder, 'messages.md'));
  const mute = all.filter((_, index) => repeating.has(index));
  expect(mute.filter((each) => !pictured.includes(each))).toEqual([]);
  for (const text of texts) expect(text).toMatch(/^ {4}headline: \S/m);
  for (const secret of [DEFAULT_KEY, TOKEN]) expect(texts.join('\n')).not.toContain(secret);
});

test('29 golden files are those of scenarios, and one is the sheet', () => {
  expect([pictured.length, files.length]).toEqual([29, 30]);
});
