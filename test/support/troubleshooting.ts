import { textOf } from '../workflows/files.ts';

/** The headings of the page on troubleshooting that messages link to. */
export const HEADINGS: readonly string[] = Array.from(
  textOf('.github/docs/troubleshooting.md').matchAll(/^### `?(.+?)`?$/gm),
  ([, heading = '']) => heading,
);
