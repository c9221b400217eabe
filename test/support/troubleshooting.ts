import { textOf } from '../workflows/files.ts';

/** The headings of the page on troubleshooting, and the first cells of its tables. */
export const HEADINGS: readonly string[] = textOf('.github/docs/troubleshooting.md')
  .split('\n')
  .flatMap((line) => /^(?:### |\| <a id=".+?"><\/a>)`?([^|`]+?)`?(?: \||$)/.exec(line)?.[1] ?? []);
