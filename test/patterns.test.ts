import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { kindOf } from '../src/context/file-kinds.ts';
import { prefixOf } from '../src/context/git.ts';
import { readReason } from '../src/http/words.ts';
import { afterCommand } from '../src/text/lines.ts';
import { breakableCode } from '../src/text/markdown.ts';
import { withoutInvisible } from '../src/text/sanitize.ts';
import { parseComment } from '../src/trigger/parse.ts';
import { isDeep } from './support/samples.ts';

type Use = (text: string) => unknown;

const cwd = resolve(import.meta.dirname, '../src');
const sources = globSync('**/*.ts', { cwd }).map((file) => {
  return { file, source: readFileSync(resolve(cwd, file), 'utf8') };
});

const literals = sources.flatMap(({ file, source }) => {
  const found: [file: string, pattern: RegExp][] = [];
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_, node) => {
    if (node?.value instanceof RegExp) found.push([file, node.value]);
    return node;
  });
  return found;
});

/** What uses the patterns that are built at run time. */
const BUILT: Record<string, Use> = {
  'text/lines.ts': (text) => afterCommand('/docs', `/docs${text}`),
  'text/markdown.ts': breakableCode,
  'text/sanitize.ts': withoutInvisible,
  'trigger/parse.ts': (text) => parseComment('/docs', `/docs ${text}`),
  'http/words.ts': (name) => readReason({ [name]: 'two words' }, (text) => text),
  // GitHub's paths are shorter.
  'context/file-kinds.ts': (text) => kindOf(text.slice(0, 4_096)),
  // Git refuses longer names.
  'context/git.ts': (text) => prefixOf(text.slice(0, 250)),
};

/** Strings that patterns repeat: blanks, letters, digits, symbols, starts of constructs, and parts of names. */
const PIECES = (
  ' ~\t~\n~a~0~-~.~/~_~:~`~|~>~<~[~(~=~"~\'~\\~%~#~?~,~é~\u200b~😀~a ~ a~\r\n~a-~-a~a.~a/~eyJ-~<!--~<!--a~-->~<a ~<a b="~' +
  '[a~[a]~[a]:~- ~> ~ =~="~= ~--a ~a\n~ \n~&#x~##[~::~http://a~https://a.b/~a: b\n~a@~$~{id}~*a~a.min.~secrets.y~.env.~dist/'
).split('~');

/** 65,536 characters in `npm run deep`. */
const LENGTH = 2 ** (isDeep ? 16 : 14);

/** Linear: milliseconds, and 8 times as long as an eighth of the text. Quadratic: 64 times as long. */
function isLinear(use: Use, piece: string, tail: string): boolean {
  const time = (length: number) => {
    const text = piece.repeat(length / piece.length) + tail;
    // Not the time of the clock, because other processes may be at work.
    const start = process.cpuUsage();
    use(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  const best = (length: number) => Math.min(time(length), time(length), time(length));
  return time(LENGTH) < LENGTH / 256 || best(LENGTH) / best(LENGTH / 8) < 24;
}

test.each([
  ...literals.map(([file, pattern]): [string, RegExp, Use] => {
    return [file, pattern, (text) => text.replace(pattern, '')];
  }),
  ...Object.entries(BUILT).map(([file, use]): [string, string, Use] => [file, 'built', use]),
])('%s: the pattern %s takes linear time', (_file, _pattern, use) => {
  const slow = PIECES.filter((piece) =>
    ['', '\u0001', '\n\u0001'].some((tail) => !isLinear(use, piece, tail)),
  );

  expect(slow).toEqual([]);
});

const READERS: Record<string, Use> = {
  'of a command': (text) => parseComment('/docs', `/docs a ${text}`),
  'of what is below it': (text) => parseComment('/docs', `/docs a\n${text}`),
  'of what is above it': (text) => parseComment('/docs', `${text}\n\n/docs a`),
};
const LINES =
  '> a\n§***@***.***\n§```\n§```§~~~\n§````\n```\n§- ```\n§[a/b] §left a comment (a/b#7§](§`a§\n/docs a§:a§ --new'.split(
    '§',
  );

test.each(Object.entries(READERS))('the reader %s takes linear time', (_, use) => {
  const slow = [...PIECES, ...LINES].filter((piece) => !isLinear(use, piece, ''));

  expect(slow).toEqual([]);
});

test('all files that build patterns are known', () => {
  const building = sources.filter(({ source }) => source.includes('new RegExp('));

  expect(building.map(({ file }) => file).toSorted()).toEqual(Object.keys(BUILT).toSorted());
});
