import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { copyTo, REUSABLE, textOf, WORKFLOWS, type Yaml } from './files.ts';

const jobsOf = (name: string) => WORKFLOWS.find(({ file }) => file === name)?.jobs ?? {};

test('a release needs all checks, the canary, and the provenance of dist/', () => {
  const { check, canary, release, ...others } = jobsOf('release');

  const steps: Yaml[] = release.steps;
  expect(others).toEqual({});
  expect(check.permissions).toEqual({ contents: 'read' });
  expect(canary.uses).toBe('$/.github/workflows/canary.yml');
  expect(release).toMatchObject({
    needs: ['check', 'canary'],
    permissions: { contents: 'write', 'id-token': 'write', attestations: 'write' },
  });
  expect(steps.map(({ uses = '' }) => uses.split('@')[0])).toContain('actions/attest');
  // The job that can write to the repository runs no code of packages.
  expect(steps.map(({ run }) => run).join('\n')).not.toMatch(/npm|npx|node/);
});

test('the canary calls every reusable workflow with a dry run', () => {
  const jobs = Object.values(jobsOf('canary'));
  const dry = jobs.filter((job) => job.with?.['dry-run'] === 'true');

  expect(dry.map(({ uses }) => uses)).toEqual(REUSABLE.map(({ path }) => `$/${path}`));
});

test('the script of the canary needs nothing but Node.js', () => {
  using folder = makeFolder();
  copyTo(folder.path, 'src', 'test', 'package.json', 'action.yml');

  const script = join(folder.path, 'test/canary/canary.ts');
  const { stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });

  expect(stderr).toContain('Usage: ');
});

test.each(WORKFLOWS)(
  '$path: every job has a time limit, and every action is pinned',
  (workflow) => {
    const used = textOf(workflow.path).match(/(?<=^\s+(?:- )?uses: ).+$/gm) ?? [];

    // A job that calls a workflow has the limits of the jobs there.
    const jobs = Object.values(workflow.jobs);
    const unlimited = jobs.filter((job) => !job.uses && !job['timeout-minutes']);
    const pinned = /^\$\/|^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(unlimited).toEqual([]);
    expect(used.filter((action) => !pinned.test(action))).toEqual([]);
  },
);
