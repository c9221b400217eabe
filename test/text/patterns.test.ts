import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: src }).map((file) => {
  return { file, source: readFileSync(join(src, file), 'utf8') };
});

/** A literal where an expression may begin; classes may hold slashes. */
const LITERAL =
  /(?<=(?:^|[=(,:;!&|?[{}]|=>|\breturn)\s*)\/(?![/*])((?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+)\/([dgimsuvy]*)(?![\w/])/gm;

const patterns = sources.flatMap(({ file, source }) => {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = [...code.matchAll(LITERAL)];
  return found.map(([, literal = '', flags]) => ({ file, pattern: new RegExp(literal, flags) }));
});

/** What patterns repeat: blanks, letters, digits, signs, starts of constructs, and what keys look like. */
const PIECES =
  ' ~\t~\n~a~0~-~.~/~_~:~`~|~>~<~[~(~=~"~\'~\\~%~#~?~,~é~\u200b~😀~a ~ a~\r\n~a-~-a~a.~a/~eyJ-~<!--~<!--a~-->~<a ~<a b="~' +
  '[a~[a]~[a]:~- ~> ~ =~="~= ~--a ~a\n~ \n~&#x~##[~::~http://a~https://a.b/~a: b\n~a@~$~{id}~*a~AKIA~ghp_';

/** Milliseconds to look for `pattern` at every place of a text. */
function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}

test('every regular expression of src/ was found', () => {
  // `/` and a flag or a method behind it: the other end of a literal.
  const ENDS = /\/[dgimsuvy]*\.(?:test|exec)\(|\/[dgimsuvy]+[,;)]/g;
  const ends = sources.flatMap(({ source }) => source.match(ENDS) ?? []);
  expect(ends.length).toBeGreaterThan(40);
  expect(patterns.length).toBeGreaterThanOrEqual(ends.length);
});

test.each(patterns)('$file: $pattern takes no square time', ({ pattern }) => {
  for (const piece of PIECES.split('~'))
    for (const tail of ['', '\u0001', '\n\u0001']) {
      const text = (length: number) => piece.repeat(length / piece.length) + tail;
      // Linear: milliseconds. Quadratic: 64 KiB take seconds, and 16 times as long as 16 KiB.
      if (timeOf(pattern, text(65_536)) < 1_000) continue;
      const growth = timeOf(pattern, text(65_536)) / timeOf(pattern, text(16_384));
      expect(growth, JSON.stringify(piece)).toBeLessThan(8);
    }
});
