import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const PAGE = resolve(import.meta.dirname, '../../.github/docs/troubleshooting.md');
/** Empty in the canary, whose checkout has no pages. */
const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';

const all = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, text = '']) => text);

export const HEADINGS: readonly string[] = all(/^### `?(.+?)`?$/gm);

export function leadsNowhere({ line }: { line: string }): boolean {
  const [, anchor] = /More help: \S*troubleshooting\.md#([\w-]+)/.exec(line) ?? [];
  const anchors = [...all(/^#+ (.+)$/gm).map(anchorOf), ...all(/<a id="(.+?)">/g)];
  return anchor !== undefined && page !== '' && !anchors.includes(anchor);
}
