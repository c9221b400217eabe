import type { GitDeps } from '../../src/context/git.ts';
import { gitChanges } from '../../src/context/git-changes.ts';
import type { Start } from '../../src/context/git-range.ts';
import { type ChangePart, changesBlocks } from '../../src/context/quote.ts';
import { createFakeClock } from '../support/clock.ts';
import type { Repository } from './repository.ts';

type Folder = Pick<Repository, 'folder'>;

/** git as the product runs it, in a test's repository. */
export function gitDeps({ folder }: Folder, more: Partial<GitDeps> = {}): GitDeps {
  return {
    load: () => import('@actions/exec'),
    env: process.env,
    workspace: folder,
    clock: createFakeClock({ auto: false }),
    signal: new AbortController().signal,
    ...more,
  };
}

/** The blocks, joined. */
export async function blocksOf(
  repository: Folder,
  parts: readonly ChangePart[],
  start: Start,
  more?: Partial<GitDeps>,
): Promise<string> {
  return changesBlocks(await gitChanges(parts, start, gitDeps(repository, more))).join('\n\n');
}

export const since = (revision: string): Start => ({ base: revision, head: 'HEAD' });
