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
