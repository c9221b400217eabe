import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isExcluded } from '../../src/context/excluded-files.ts';
import { visibleText, withoutInvisible } from '../../src/text/visible.ts';

const src = resolve(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: src }).map((file) => {
  return { file, source: readFileSync(join(src, file), 'utf8') };
});

/** A literal at a position where an expression can start. Classes may contain slashes. */
const LITERAL =
  /(?<=(?:^|[=(,:;!&|?[{}]|=>|\breturn)\s*)\/(?![/*])((?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+)\/([dgimsuvy]*)(?![\w/])/gm;

const patterns = sources.flatMap(({ file, source }) => {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = [...code.matchAll(LITERAL)];
  return found.map(([, literal = '', flags]) => ({ file, pattern: new RegExp(literal, flags) }));
});

/** Strings that patterns repeat: blanks, letters, digits, symbols, starts of constructs, and parts of keys. */
const PIECES =
  ' ~\t~\n~a~0~-~.~/~_~:~`~|~>~<~[~(~=~"~\'~\\~%~#~?~,~é~\u200b~😀~a ~ a~\r\n~a-~-a~a.~a/~eyJ-~<!--~<!--a~-->~<a ~<a b="~' +
  '[a~[a]~[a]:~- ~> ~ =~="~= ~--a ~a\n~ \n~&#x~##[~::~http://a~https://a.b/~a: b\n~a@~$~{id}~*a~AKIA~ghp_';

/** Milliseconds that matching `pattern` at every position of a text takes. */
function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}

/** `time` returns milliseconds for a text. */
function expectLinear(time: (text: string) => number): void {
  for (const piece of PIECES.split('~'))
    for (const tail of ['', '\u0001', '\n\u0001']) {
      const text = (length: number) => piece.repeat(length / piece.length) + tail;
      // Linear: milliseconds. Quadratic: 64 KiB take seconds, and 16 times as long as 16 KiB.
      if (time(text(65_536)) < 1_000) continue;
      expect(time(text(65_536)) / time(text(16_384)), JSON.stringify(piece)).toBeLessThan(8);
    }
}

test('every regular expression of src/ is found', () => {
  // `/` followed by a flag or a method is the end of a literal.
  const ENDS = /\/[dgimsuvy]*\.(?:test|exec)\(|\/[dgimsuvy]+[,;)]/g;
  const ends = sources.flatMap(({ source }) => source.match(ENDS) ?? []);
  expect(ends.length).toBeGreaterThan(40);
  expect(patterns.length).toBeGreaterThanOrEqual(ends.length);
});

test.each(patterns)('$file: $pattern does not take quadratic time', ({ pattern }) => {
  expectLinear((text) => timeOf(pattern, text));
});

/** What uses the patterns that are built at run time. */
const USES: Record<string, (text: string) => unknown> = {
  'text/visible.ts': (text) => [withoutInvisible(text), visibleText(text)],
  'context/excluded-files.ts': isExcluded,
};

test('patterns that are built at run time do not take quadratic time', () => {
  const files = sources
    .filter(({ source }) => source.includes('new RegExp('))
    .map(({ file }) => file);
  expect(Object.keys(USES).toSorted()).toEqual(files.toSorted());
  const pieces = ['a.min.', '.min', 'secrets.y', 'service-account', '.env.', 'dist/', 'x/'];
  for (const use of Object.values(USES)) {
    const time = (text: string) => {
      const start = performance.now();
      use(text);
      return performance.now() - start;
    };
    expectLinear(time);
    for (const piece of pieces)
      expect(time(piece.repeat(65_536 / piece.length)), piece).toBeLessThan(1_000);
  }
});
