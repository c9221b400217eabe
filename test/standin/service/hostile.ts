// Texts that try to become more than text where they are shown.

/** An error message of the service that a run has to show to people. */
export const HOSTILE_MESSAGE = [
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
].join('\n');

/** Page paths that a visitor made up: any requested path can be counted. */
export const HOSTILE_PATHS: readonly string[] = [
  '/guides/**bold**/_it_/`code`',
  '/guides/[link](https://evil.example/)',
  '/guides/![image](https://evil.example/p.png)',
  '/guides/a|b||c',
  '/guides/<script>alert(1)</script>',
  '/guides/<!-- hidden -->',
  '/guides/"quoted",comma',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '/guides/line\nbreak',
  '/guides/carriage\r\nreturn',
  '/guides/x\n::set-output name=total::1',
  '::set-output name=total::1',
  '##[add-mask]total',
  '/guides/@everyone/#1',
  '/guides/\u202Egnp.exe\u202C',
  '/guides/\u200Binvisible\uFEFF',
  '/guides/\u0000nul\u001B[31mred',
  '/guides/%0A%0D::warning::x',
  '/guides/ends-with-backslash\\',
  '/guides/```fence',
  '/guides/\u0024{{ secrets.KEY }}',
  `/guides/${'long/'.repeat(400)}`,
  '/über/ドキュメント/😀',
  '',
  ' ',
];
