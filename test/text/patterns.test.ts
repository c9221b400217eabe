import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { isExcluded } from '../../src/context/excluded-files.ts';
import { visibleText, withoutInvisible } from '../../src/text/visible.ts';

const src = resolve(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: src }).map((file) => {
  return { file, source: readFileSync(join(src, file), 'utf8') };
});

/** The literals of the source. */
const patterns = sources.flatMap(({ file, source }) => {
  const found: { file: string; pattern: RegExp }[] = [];
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_, node) => {
    if (node?.value instanceof RegExp) found.push({ file, pattern: node.value });
    return node;
  });
  return found;
});

/** What uses the patterns that are built at run time. */
const USES: Record<string, (text: string) => unknown> = {
  'text/visible.ts': (text) => [withoutInvisible(text), visibleText(text)],
  'context/excluded-files.ts': isExcluded,
};

/** Strings that patterns repeat: blanks, letters, digits, symbols, starts of constructs, and parts of names. */
const PIECES = (
  ' ~\t~\n~a~0~-~.~/~_~:~`~|~>~<~[~(~=~"~\'~\\~%~#~?~,~é~\u200b~😀~a ~ a~\r\n~a-~-a~a.~a/~eyJ-~<!--~<!--a~-->~<a ~<a b="~' +
  '[a~[a]~[a]:~- ~> ~ =~="~= ~--a ~a\n~ \n~&#x~##[~::~http://a~https://a.b/~a: b\n~a@~$~{id}~*a~a.min.~secrets.y~.env.~dist/'
).split('~');

function timeOf(use: (text: string) => unknown, text: string): number {
  const start = performance.now();
  use(text);
  return performance.now() - start;
}

/** Linear: milliseconds. Quadratic: 64 KiB take seconds, and 16 times as long as 16 KiB. */
function isLinear(use: (text: string) => unknown, piece: string, tail: string): boolean {
  const time = (length: number) => timeOf(use, piece.repeat(length / piece.length) + tail);
  return time(65_536) < 1_000 || time(65_536) / time(16_384) < 8;
}

function slowPieces(use: (text: string) => unknown): string[] {
  return PIECES.filter((piece) =>
    ['', '\u0001', '\n\u0001'].some((tail) => !isLinear(use, piece, tail)),
  );
}

test.each(patterns)('$file: $pattern takes linear time', ({ pattern }) => {
  expect(slowPieces((text) => text.replace(pattern, ''))).toEqual([]);
});

test.each(Object.entries(USES))('the patterns that %s builds take linear time', (_, use) => {
  expect(slowPieces(use)).toEqual([]);
});

test('all files that build patterns are known', () => {
  const building = sources.filter(({ source }) => source.includes('new RegExp('));

  expect(building.map(({ file }) => file).toSorted()).toEqual(Object.keys(USES).toSorted());
});
