import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '@actions/exec';
import { type GatherDeps, type GitPart, gitBlocks } from '../../src/context/git.ts';
import type { Start } from '../../src/context/git-start.ts';
import { createFakeClock } from '../support/clock.ts';
import type { Repository } from './repository.ts';

/** git as the product runs it, in a test's repository. */
export function gitDeps(repository: Pick<Repository, 'folder'>, more: Partial<GatherDeps> = {}): GatherDeps {
  return {
    load: async () => ({ exec }),
    env: process.env,
    workspace: repository.folder,
    clock: createFakeClock({ auto: false }),
    signal: new AbortController().signal,
    redact: (text) => text,
    hasDotGit: async () => existsSync(join(repository.folder, '.git')),
    ...more,
  };
}

/** The blocks, joined. */
export async function told(
  repository: Pick<Repository, 'folder'>,
  parts: readonly GitPart[],
  start: Start,
  more?: Partial<GatherDeps>,
): Promise<string> {
  return (await gitBlocks(parts, start, gitDeps(repository, more))).join('\n\n');
}

export const since = (revision: string): Start => ({ from: 'revision', revision });
