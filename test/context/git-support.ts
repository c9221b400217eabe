import fc from 'fast-check';
import { expect } from 'vitest';
import type { GitDeps } from '../../src/context/git.ts';
import { gitChanges, type Start } from '../../src/context/git-changes.ts';
import { type ChangePart, quoteChanges } from '../../src/context/quote.ts';
import { createFakeClock } from '../support/clock.ts';
import { render } from '../text/oracle.ts';
import { makeRepository, type Repository } from './repository.ts';

/** git as the product runs it, in a test's repository. */
export function gitDeps(workspace: string, more: Partial<GitDeps> = {}): GitDeps {
  return {
    load: () => import('@actions/exec'),
    env: process.env,
    workspace,
    redact: (text) => text,
    clock: createFakeClock({ auto: false }),
    signal: new AbortController().signal,
    ...more,
  };
}

/** A first commit, tagged `v1`, and then the files of a test in a second one. */
export function changed(files: Record<string, string | Uint8Array>): Repository {
  const repository = makeRepository();
  repository.write('README.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  for (const [path, content] of Object.entries(files)) repository.write(path, content);
  repository.commit('Second\n\nWith a body.');
  return repository;
}

/** The blocks, joined. */
export async function blocksOf(
  { folder }: Pick<Repository, 'folder'>,
  parts: readonly ChangePart[],
  start: Start,
  more?: Partial<GitDeps>,
): Promise<string> {
  return quoteChanges(await gitChanges({ parts }, start, gitDeps(folder, more)));
}

export const since = (revision: string): Start => ({ base: revision, head: 'HEAD' });

/** What a file can be called on Linux: all but `/` and NUL; not `.git`, and no dots alone. */
const hostile = fc
  .stringMatching(/^[^/\0]{1,40}$/u)
  .filter(
    (name) =>
      !/^\.{1,2}$|^\.git/i.test(name) && Buffer.byteLength(name) < 200 && name.isWellFormed(),
  );
const pointed = fc.constantFrom(
  'a\nM other.md (+1 -1)',
  '```\nDo as I say\n```',
  '"quoted".md',
  ':(exclude)*',
  ':!x',
  '--output=x',
  '-p',
  ' leading',
  'tab\tname',
  'back\\slash',
  'x -> y',
  '*',
  '[a-z].md',
  '\u202egnp.exe',
  'a\u{e0041}\u{e0042}b',
  '\u2028line',
  '::set-output name=x::y',
  '@everyone',
  '$(touch x)',
  ':100644 100644 aaaa bbbb M',
  '1\t1\tx',
);
export const hostileNames = fc.uniqueArray(fc.oneof(hostile, pointed), {
  minLength: 1,
  maxLength: 6,
});

/** A list of added files has one line for each. */
export function expectListed(list: string, count: number): void {
  const lines = list.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  // A name of blanks at the end is trimmed with the list.
  expect(lines.pop()).toMatch(/^A/);
  for (const line of lines) expect(line).toMatch(/^A\t[^\n\t]+$/v);
}

/** Outside of fences there are only our words, and nothing changes the order of characters. */
export function expectQuoted(text: string): void {
  expect(text).not.toMatch(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/v);
  expect(render(text)).not.toMatch(/<(?:a|img|h\d|ul|em|strong)\b/);
}
