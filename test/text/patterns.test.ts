import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');

/** A literal where an expression may begin; classes may hold slashes. */
const LITERAL =
  /(?<=(?:^|[=(,:;!&|?[{}]|=>|\breturn)\s*)\/(?![/*])((?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+)\/([dgimsuvy]*)(?![\w/])/gm;

const patterns = globSync('**/*.ts', { cwd: src }).flatMap((file) =>
  [
    ...readFileSync(join(src, file), 'utf8')
      .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      .matchAll(LITERAL),
  ].map(([, source = '', flags = '']) => ({ file, pattern: new RegExp(source, flags) })),
);

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
  const ends = globSync('**/*.ts', { cwd: src }).map(
    (file) =>
      readFileSync(join(src, file), 'utf8').match(/\/[dgimsuvy]*\.(?:test|exec)\(|\/[dgimsuvy]+[,;)]/g)
        ?.length ?? 0,
  );
  const count = ends.reduce((sum, each) => sum + each, 0);
  expect(count).toBeGreaterThan(40);
  expect(patterns.length).toBeGreaterThanOrEqual(count);
});

test.each(patterns)('$file: $pattern takes no square time', ({ pattern }) => {
  for (const piece of PIECES.split('~'))
    for (const tail of ['', '\u0001', '\n\u0001']) {
      const text = (length: number) => piece.repeat(length / piece.length) + tail;
      // Linear: milliseconds. Quadratic: 64 KiB take seconds, and 16 times as long as 16 KiB.
      if (timeOf(pattern, text(65_536)) < 1_000) continue;
      const [short, long] = [timeOf(pattern, text(16_384)), timeOf(pattern, text(65_536))];
      expect(
        long / short,
        `${JSON.stringify(piece)}: ${Math.round(short)} and ${Math.round(long)} ms`,
      ).toBeLessThan(8);
    }
});
