import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf, ROOT, reusableWorkflows, textOf, type Workflow, yamlOf } from './files.ts';

const own = pathsOf('.github/workflows/*.yml');
const jobsOf = (name: string) => yamlOf<Workflow>(`.github/workflows/${name}.yml`).jobs;

test('a release needs all checks, the canary, and the provenance of dist/', () => {
  const { check, canary, release: publishing, ...others } = jobsOf('release');

  const write = { contents: 'write', 'id-token': 'write', attestations: 'write' };
  const scripts = publishing?.steps?.map(({ run = '' }) => run).join('\n');
  const actions = publishing?.steps?.map(({ uses = '' }) => uses.split('@')[0]);
  expect(others).toEqual({});
  expect(check?.permissions).toEqual({ contents: 'read' });
  expect(canary?.uses).toBe('$/.github/workflows/canary.yml');
  expect(publishing).toMatchObject({ needs: ['check', 'canary'], permissions: write });
  // The job that can write to the repository runs no code of packages.
  expect(scripts).not.toMatch(/npm|npx|node/);
  expect(actions).toContain('actions/attest');
});

test('the canary calls every reusable workflow with a dry run', () => {
  const called = Object.values(jobsOf('canary')).filter(({ uses }) => uses);

  const dry = called.filter((job) => job.with?.['dry-run'] === 'true');
  expect(dry.map(({ uses }) => uses)).toEqual(reusableWorkflows().map((path) => `$/${path}`));
});

test('the script of the canary needs nothing but Node.js', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-canary-'));
  for (const path of ['src', 'test', 'package.json', 'action.yml'])
    cpSync(join(ROOT, path), join(folder.path, path), { recursive: true });

  const script = join(folder.path, 'test/canary/canary.ts');
  const { stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });

  expect(stderr).toContain('Usage: ');
});

test.each(own)('%s: every job has a time limit, and every action is pinned', (path) => {
  const { jobs } = yamlOf<Workflow>(path);
  const used = textOf(path).match(/(?<=^\s+(?:- )?uses: ).+$/gm) ?? [];

  // A job that calls a workflow has the limits of the jobs there.
  const unlimited = Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes']);
  const pinned = /^\$\/|^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(unlimited).toEqual([]);
  expect(used.filter((action) => !pinned.test(action))).toEqual([]);
});
