import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_KEY } from '../standin/service/service.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { sheetOfWeeks } from '../visitors/weeks.ts';
import { pictureOf } from './picture.ts';
import { blocked } from './scenarios/blocked.ts';
import { commands } from './scenarios/commands.ts';
import { pipelines } from './scenarios/pipelines.ts';
import { visitors } from './scenarios/visitors.ts';
import { messageSheet } from './sheet.ts';

// What people see, byte for byte. Changed on purpose: `vitest run … golden -u`, and read the difference.
const all = Object.entries({ ...pipelines, ...blocked, ...commands, ...visitors });
/** Scenarios with a file of their own. All others are there for a message, which is on the sheet. */
const PICTURED = [
  'pull request opened',
  'canceled while waiting',
  'context of a thread',
  'forced push',
  'dry run that continues',
  'context of a push',
  'pipeline that continues',
  'thread not required',
  'nothing changed since the last job',
  'pull request of the agent',
  'archived, which fails the step',
  'denied',
  'hidden text',
  'setup incomplete, help',
  'a command that is unclear',
  'a command that was unclear, again',
  'a command after its end, again',
  'comments forbidden',
  'result cannot be posted',
  'not for us',
  'a command',
  'a command fails',
  'a command without a wait',
  'follow-up in the thread',
  'no pull request',
  'pull request merged since',
  'pull request with a preview',
  'pull request in a private repository',
  'pull request with conflicts',
  'review of the pull request',
  'on lines of a pull request',
  'status of another job',
  'help',
  'usage error',
  'below a quote, and by mail',
  'visitors of last week',
  'visitors in a thread',
  'visitors, hostile paths',
  'visitors, much is missing',
];
const pictured = all.filter(([name]) => PICTURED.includes(name));
const folder = join(import.meta.dirname, 'files');
const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.md`;

const pictures = new Map<string, Promise<string>>();

/** Each scenario is carried out once. */
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

test('the reports on kinds of weeks, on one sheet', async () => {
  await expect(await sheetOfWeeks()).toMatchFileSnapshot(join(folder, 'visitors-weeks.md'));
});

test('each message once, on one sheet', async () => {
  const texts: string[] = [];
  for (const [name, scenario] of all) texts.push(await picture(name, scenario));

  const { sheet, repeating } = messageSheet(texts);

  await expect(sheet).toMatchFileSnapshot(join(folder, 'messages.md'));
  const names = all.map(([name]) => name).filter((_, index) => repeating.has(index));
  expect(names.filter((name) => !PICTURED.includes(name))).toEqual([]);
  for (const text of texts) expect(text).toMatch(/^ {4}headline: \S/m);
  for (const secret of [DEFAULT_KEY, TOKEN]) expect(texts.join('\n')).not.toContain(secret);
});

test('every golden file belongs to a scenario', () => {
  const files = ['messages.md', 'visitors-weeks.md', ...PICTURED.map(fileOf)];

  expect(readdirSync(folder).filter((file) => !files.includes(file))).toEqual([]);
  expect(pictured).toHaveLength(PICTURED.length);
});
