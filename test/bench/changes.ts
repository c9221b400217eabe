/** Figures of changes that go into a prompt: dry runs in this process, of which all but the changes take no time. */
import { execFileSync } from 'node:child_process';
import { respond } from '../faults/faults.ts';
import { makeRepository } from '../support/repository.ts';
import type { RunSetting } from '../trigger/support/run-here.ts';
import { openScene } from '../trigger/support/scene.ts';
import { median } from './measure.ts';

const idOf = (index: number) => index.toString(16).padStart(40, '0');
const listOf = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

/** GitHub's answer to a comparison, as far as the action reads it. */
function comparisonOf(files: number, commits: number) {
  const patch = `@@ -0,0 +1,100 @@\n${'+The quickstart shows how to install it, and more.\n'.repeat(110)}`;
  const body = 'Because people asked. '.repeat(50);
  return respond(200, {
    merge_base_commit: { sha: idOf(1) },
    total_commits: commits,
    commits: listOf(commits, (index) => ({
      sha: idOf(index + 2),
      commit: { message: `Describe part ${index} (#${index})\n\n${body}`, committer: {} },
      parents: [{ sha: idOf(1) }],
    })),
    files: listOf(files, (index) => {
      const filename = `packages/part-${index % 20}/src/file-${index}.ts`;
      return { filename, status: 'modified', changes: 100, patch };
    }),
  });
}

/** Seconds of a dry run with the changes that start at a push or a release. */
async function secondsOf(
  comparison: ReturnType<typeof comparisonOf>,
  setting: RunSetting | object,
) {
  await using scene = await openScene();
  const operation = 'repos/compare-commits-with-basehead';
  scene.github.fault({ ...comparison, operation, times: Infinity });
  const inputs = { context: 'commits, files, diff', 'dry-run': 'true' };

  const began = performance.now();
  const { log } = await scene.pipeline(inputs, setting);
  if (!log.includes('Describe part 0')) throw new Error(`no changes: ${log}`);
  return (performance.now() - began) / 1_000;
}

/** The event of the last release in a checkout in which every commit of one of 50 packages is one. */
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
  return { folder, event: { name: 'release', payload } };
}

export async function changesInPrompt() {
  const push = { event: { name: 'push', payload: { before: idOf(1) } } };
  using monorepo = makeRepository();
  const release = releaseOf(25_000, monorepo);
  return [
    await median(9, () => secondsOf(comparisonOf(300, 250), push)),
    await median(9, () => secondsOf(comparisonOf(1, 1), release)),
  ];
}
