/** Figures of a prompt with changes: whole dry runs against the same runs with one file, or with one tag. */

import { execFileSync } from 'node:child_process';
import { makeRepository } from '../context/repository.ts';
import { startServer } from '../standin/server.ts';
import { OURS, runStep, takeTurns, type Value } from './measure.ts';

const FILES = 300;
const COMMITS = 250;
const PATCH_CHARACTERS = 7_000;
const TAGS = 25_000;
const PACKAGES = 50;
const ROUNDS = 9;

const idOf = (index: number) => index.toString(16).padStart(40, '0');

/** GitHub's answer to the comparison of a merge, which cannot be split, as far as the action reads it. */
function comparisonOf(files: number, commits: number): string {
  const line = '+The quickstart shows how to install it, and what to do next.\n';
  const patch = `@@ -0,0 +1,100 @@\n${line.repeat(PATCH_CHARACTERS / line.length)}`;
  return JSON.stringify({
    merge_base_commit: { sha: idOf(1) },
    total_commits: commits,
    commits: Array.from({ length: commits }, (_, index) => ({
      sha: idOf(index + 2),
      commit: {
        message: `Describe part ${index} (#${index})\n\n${'Because people asked. '.repeat(50)}`,
        committer: { date: '2026-11-02T10:00:00Z' },
      },
      parents: [{ sha: idOf(1) }],
    })),
    files: Array.from({ length: files }, (_, index) => ({
      filename: `packages/part-${index % 20}/src/file-${String(index).padStart(3, '0')}.ts`,
      status: 'modified',
      changes: 100,
      patch,
    })),
  });
}

/** A checkout in which every commit of a package is a release. Returns its last tag. */
function addTags(repository: ReturnType<typeof makeRepository>, tags: number): string {
  const nameOf = (index: number) => `@octo/part-${index % PACKAGES}@1.${index}.0`;
  const commits = Array.from({ length: tags }, (_, index) => {
    const at = 1_700_000_000 + index;
    const by = `A Person <person@example.com> ${at} +0000`;
    return `commit refs/heads/main\nmark :${index + 1}\ncommitter ${by}\ndata 7\nRelease\nreset refs/tags/${nameOf(index)}\nfrom :${index + 1}\n\n`;
  });
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: repository.folder,
    input: commits.join(''),
  });
  repository.git('pack-refs', '--all');
  return nameOf(tags - 1);
}

export async function changesInPrompt(): Promise<Value[]> {
  const large = comparisonOf(FILES, COMMITS);
  const small = comparisonOf(1, 1);
  let answer = small;
  const server = await startServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(answer);
  });
  await using _ = { [Symbol.asyncDispose]: server.close };

  /** Time in ms of a run that reads this comparison. */
  async function dryRun(comparison: string, run: Parameters<typeof runStep>[1]) {
    answer = comparison;
    const { env, event } = run ?? {};
    const { stdout, wallMs } = await runStep(OURS, {
      inputs: {
        'base-url': 'https://service.example',
        'project-id': 'docs',
        'api-key': 'key',
        'github-token': 'token',
        prompt: 'Describe the changes.',
        context: 'commits, files, diff',
        'dry-run': 'true',
      },
      env: { GITHUB_API_URL: server.origin, GITHUB_SHA: idOf(9), ...env },
      ...(event && { event }),
    });
    if (!stdout.includes('Describe part 0')) throw new Error(`no changes: ${stdout}`);
    return wallMs;
  }
  const push = { event: { name: 'push', payload: { before: idOf(1) } } };
  const changes = await takeTurns(
    ROUNDS,
    [() => dryRun(large, push), () => dryRun(small, push)],
    (many, one) => many - one,
  );

  using monorepo = makeRepository();
  using library = makeRepository();
  const release = (repository: typeof monorepo, tags: number) => ({
    env: { GITHUB_WORKSPACE: repository.folder },
    event: { name: 'release', payload: { release: { tag_name: addTags(repository, tags) } } },
  });
  const ofMany = release(monorepo, TAGS);
  const ofOne = release(library, PACKAGES + 1);
  const tags = await takeTurns(
    ROUNDS,
    [() => dryRun(small, ofMany), () => dryRun(small, ofOne)],
    (many, one) => many - one,
  );

  return [
    {
      name: 'A comparison of 300 files and 250 commits (2 MB) into a prompt, above that of one file',
      value: changes / 1_000,
      most: 0.5,
      unit: ' s',
      decimals: 2,
    },
    {
      name: 'A release in a checkout with 25,000 tags into a prompt, above that of the second tag',
      value: tags / 1_000,
      most: 1,
      unit: ' s',
      decimals: 2,
    },
  ];
}
