/** Figures of a prompt with changes: whole dry runs against the same runs with one file, or with one tag. */
import { execFileSync } from 'node:child_process';
import { startServer } from '../standin/server.ts';
import { makeRepository } from '../support/repository.ts';
import { median, runOurs } from './measure.ts';

interface Run {
  /** GitHub's answer. */
  comparison: string;
  event: { name: string; payload: object };
  env?: Readonly<Record<string, string>>;
}

const idOf = (index: number) => index.toString(16).padStart(40, '0');
const listOf = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

/** GitHub's answer to the comparison of a merge, which cannot be split, as far as the action reads it. */
function comparisonOf(files: number, commits: number): string {
  const line = '+The quickstart shows how to install it, and what to do next.\n';
  const patch = `@@ -0,0 +1,100 @@\n${line.repeat(110)}`;
  const body = 'Because people asked. '.repeat(50);
  const committer = { date: '2026-11-02T10:00:00Z' };
  return JSON.stringify({
    merge_base_commit: { sha: idOf(1) },
    total_commits: commits,
    commits: listOf(commits, (index) => ({
      sha: idOf(index + 2),
      commit: { message: `Describe part ${index} (#${index})\n\n${body}`, committer },
      parents: [{ sha: idOf(1) }],
    })),
    files: listOf(files, (index) => {
      const filename = `packages/part-${index % 20}/src/file-${index}.ts`;
      return { filename, status: 'modified', changes: 100, patch };
    }),
  });
}

/** A checkout in which every commit of one of 50 packages is a release, and the event of the last one. */
function releaseOf(tags: number, { folder, git }: ReturnType<typeof makeRepository>) {
  const nameOf = (index: number) => `@octo/part-${index % 50}@1.${index}.0`;
  const commits = listOf(tags, (index) => {
    const by = `A Person <person@example.com> ${1_700_000_000 + index} +0000`;
    const tag = `reset refs/tags/${nameOf(index)}\nfrom :${index + 1}\n\n`;
    return `commit refs/heads/main\nmark :${index + 1}\ncommitter ${by}\ndata 7\nRelease\n${tag}`;
  });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: commits.join('') });
  git('pack-refs', '--all');

  const payload = { release: { tag_name: nameOf(tags - 1) } };
  return { env: { GITHUB_WORKSPACE: folder }, event: { name: 'release', payload } };
}

export async function changesInPrompt() {
  let answer = '';
  const { origin, close } = await startServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(answer);
  });
  await using _ = { [Symbol.asyncDispose]: close };
  const inputs = {
    'base-url': 'https://service.example',
    'project-id': 'docs',
    'api-key': 'key',
    'github-token': 'token',
    prompt: 'Describe the changes.',
    context: 'commits, files, diff',
    'dry-run': 'true',
  };

  /** How many seconds longer the first run takes. Each reads its comparison. */
  const difference = async (first: Run, second: Run) => {
    const time = async ({ comparison, env, event }: Run) => {
      answer = comparison;
      const variables = { GITHUB_API_URL: origin, GITHUB_SHA: idOf(9), ...env };
      const { stdout, wallMs } = await runOurs({ inputs, env: variables, event });
      if (!stdout.includes('Describe part 0')) throw new Error(`no changes: ${stdout}`);
      return wallMs / 1_000;
    };
    return median(9, async () => (await time(first)) - (await time(second)));
  };

  const push = { event: { name: 'push', payload: { before: idOf(1) } } };
  const small = comparisonOf(1, 1);
  const changes = await difference(
    { comparison: comparisonOf(300, 250), ...push },
    { comparison: small, ...push },
  );

  using monorepo = makeRepository();
  using library = makeRepository();
  const tags = await difference(
    { comparison: small, ...releaseOf(25_000, monorepo) },
    { comparison: small, ...releaseOf(51, library) },
  );
  return [changes, tags];
}
