/** Comments, whether they start a runner, and whether the action takes them for commands. */
export const BODIES: readonly [body: string, starts: boolean, isCommand: boolean][] = [
  ['/docs --help', true, true],
  ['/Docs --help', true, true],
  ['/docs: --help', true, true],
  ['/docs', true, true],
  ['/docs\t--help', true, true],
  ['/docs\n--help', true, true],
  ['/docs\r\n--help', true, true],
  ['/docs\u00a0--help', true, true],
  ['/docs\u202f--help', true, true],
  ['/docs\u3000--help', true, true],
  ['\u200e/docs\u200b --help', true, true],
  ['\r\n\r\n/docs --help', true, true],
  ['> It works.\r\n\r\n/docs --help', true, true],

  ['It works.\n/docs --help', true, true],
  ['It works.\r\n/docs', true, true],

  // An expression cannot tell what belongs to one line, to code, or to a quote. The action ignores these comments.
  ['> It works.\n/docs --help', true, false],
  ['```\n/docs --help\n```', true, false],
  ['/docs:8080 does not answer', true, false],
  ['See the page\n/docs/quickstart.mdx of /docs and\n/docs/limits.', true, false],

  ['/docs/quickstart.mdx is outdated', false, false],
  ['\u200e/docs/quickstart.mdx is outdated', false, false],
  ['/docsify', false, false],
  ['/docs, /api, and /blog', false, false],
  ['/docs-x', false, false],
  ['/docs.', false, false],
  ['I like /docs.', false, false],
  ['Use /docs --help', false, false],
  ['> /docs --help\n\nDone.', false, false],
  [' /docs --help', false, false],
  ['', false, false],
];
