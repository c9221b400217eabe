import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf, ROOT, tableIn, textOf } from './workflows/files.ts';

// The guide for contributors says where things are: every file and every name in it exists.
const GUIDE = '.github/CONTRIBUTING.md';
const guide = textOf(GUIDE);

const declarationOf = (name: string) =>
  new RegExp(`^(?:export )?(?:async )?(?:function|class|const|type|interface) ${name}\\b`, 'm');

const source = pathsOf('src/**/*.ts').map((path) => ({ path, text: textOf(path) }));

const importsOf = (path: string) =>
  Array.from(textOf(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g), ([, imported = '']) =>
    relative(ROOT, join(ROOT, dirname(path), imported)),
  );

interface Step {
  depth: number;
  path: string;
  name: string | undefined;
}

function lives(): Step[] {
  const blocks = Array.from(guide.matchAll(/```text\n(index\.ts .*?)\n```/gs), ([, rows]) => rows);
  const rows = blocks.join('\n');
  return Array.from(rows.matchAll(/^( *)(\S+\.ts)(?: (\w+))? +\S.*$/gm), (row) => {
    const [, indent = '', file, name] = row;
    return { depth: indent.length, path: `src/${file}`, name };
  });
}

const life = lives();

test('in the life of a command or push, every file has what the row names', () => {
  const wrong = life.filter(({ path, name }) => name && !declarationOf(name).test(textOf(path)));

  expect(life.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('in the life of a command or push, every file is imported by the one that it is indented under', () => {
  const wrong = life.filter(({ path, depth }, index) => {
    const user = life.slice(0, index).findLast((above) => above.depth < depth);
    return user !== undefined && !importsOf(user.path).includes(path);
  });

  expect(wrong).toEqual([]);
});

test('the guide has at most fifteen words, and the code has each type that it names for one', () => {
  const words = tableIn(GUIDE, 'Word');
  const kinds = tableIn(GUIDE, 'What goes wrong');

  const types = [
    ...words.map(([, , type = '']) => type),
    ...kinds.map(([, , type = '']) => type),
  ].filter((type) => type !== '');
  const isDeclared = (type: string) => source.some(({ text }) => declarationOf(type).test(text));
  expect(words.length).toBeLessThanOrEqual(15);
  expect(types.length).toBeGreaterThan(9);
  expect(types.filter((type) => !isDeclared(type))).toEqual([]);
});

/** Exported names in which a word of the guide stands. What is added here means that one thing. */
const NAMES_BY_WORD: Readonly<Record<string, readonly string[]>> = {
  message: [],
  notice: ['FinalNotice', 'Notice', 'endNotice', 'noticeMarkdown'],
  turn: ['Turn'],
  claim: ['Claim', 'openClaim'],
  record: [
    ...['AcceptedRecord', 'PostedRecord', 'RecordedChanges', 'ThreadRecord'],
    ...['jobNotRecorded', 'newRecord', 'readRecords', 'recordsIn', 'withRecord'],
  ],
  command: [
    ...['CommandEvent', 'DEFAULT_COMMAND', 'ParsedCommand', 'afterCommand', 'commandIdOf'],
    ...['commandName', 'isCommand', 'mayCommand'],
  ],
  outcome: ['JobOutcome', 'OUTCOMES', 'Outcome'],
};

const exported = source.flatMap(({ text }) =>
  Array.from(
    text.matchAll(/^export (?:async )?(?:function|class|const|type|interface) (\w+)/gm),
    ([, name = '']) => name,
  ),
);

test.each(Object.entries(NAMES_BY_WORD))(
  'in the code, the word “%s” means one thing',
  (word, names) => {
    const isWord = (name: string) =>
      name
        .split(/_|(?=[A-Z][a-z])/)
        .some((part) => part.toLowerCase().replace(/(?:s|ed)$/, '') === word);

    expect(exported.filter(isWord).toSorted()).toEqual(names.toSorted());
  },
);

test('the guide says what each folder of src/ is for, and each file beside them', () => {
  const [, list = ''] = /```text\n(index\n.*?)\n```/s.exec(guide) ?? [];
  const rows = tableIn(GUIDE, 'Folder or file').map(([files = '']) => files);

  const described = rows.flatMap((files) => files.match(/[\w-]+(?=\/|\.ts)/g) ?? []);
  expect(described.toSorted()).toEqual(list.split(/\s+/).toSorted());
});

test('the guide names only files and folders that exist', () => {
  const spans = guide.matchAll(/`((?:src|test|\.github)\/[^`]*|[^`/]+\.yml)`/g);

  const named = Array.from(spans, ([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

const changes = tableIn(GUIDE, 'To change').map(([what = '', begin = '', rest = '']) => {
  return { what, begin, rest };
});

test.each(changes)('to change “$what”, people find what the guide names', ({ begin, rest }) => {
  const places = Array.from(
    `${begin} ${rest}`.matchAll(/((?:src|test)\/[\w./-]+)` \(`(\w+)`\)/g),
    ([, path = '', name = '']) => ({ path, name }),
  );

  // A page is named alone, a source file with what to look for.
  expect(begin).toMatch(/^`?(?:src\/\S+ \(|\.github\/)/);
  expect(places.filter(({ path, name }) => !declarationOf(name).test(textOf(path)))).toEqual([]);
});
