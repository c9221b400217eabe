import { describe, expect, test } from 'vitest';
import { INPUT_NAMES } from '../../src/inputs/names.ts';
import { OUTPUTS } from '../../src/runner/presentation.ts';
import { type ActionFile, type ReusableWorkflow, reusableWorkflows, textOf, yamlOf } from './files.ts';

const action = yamlOf<ActionFile>('action.yml');

test('the action that workflows run is the root’s but for the place of its files', () => {
  const root = textOf('action.yml');
  const moved = root.replaceAll(/^( {2}(?:main|post): )dist\//gm, '$1../../../dist/');
  expect(moved).not.toBe(root);
  expect(textOf('.github/actions/run/action.yml')).toBe(moved);
});

test('the action and the code know the same inputs and outputs', () => {
  expect(Object.keys(action.inputs).toSorted()).toEqual(INPUT_NAMES.toSorted());
  expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
});

/** What each public workflow hands on, and what it may do (design: interface.md, Reusable workflows). */
const PUBLIC: Record<string, { outputs: readonly string[]; permissions: Record<string, string> }> = {
  'docs-command.yml': {
    outputs: ['pr-link', 'outcome', 'job-id'],
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  },
  'docs-job.yml': {
    outputs: OUTPUTS.slice(0, OUTPUTS.indexOf('comment-url') + 1),
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  },
  'visitors-summary.yml': {
    outputs: ['human', 'ai', 'total', 'both', 'ai-share', 'pages', 'truncated', 'artifact'],
    permissions: { issues: 'write' },
  },
  'docs-collect.yml': {
    outputs: ['collected', 'still-active'],
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  },
};

/** Inputs of the workflow itself, none of the action's. */
const OWN = ['runs-on'];

describe.each(reusableWorkflows())('%s', (path) => {
  const workflow = yamlOf<ReusableWorkflow>(path);
  const call = workflow.on.workflow_call;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const runs = steps.filter((step) => step.uses === '$/.github/actions/run');
  const promised = PUBLIC[path.replace(/^.*\//, '')];

  test('says that it is public', () => expect(textOf(path)).toMatch(/^# Public\. /));

  test.each(Object.keys(call.inputs).filter((name) => !OWN.includes(name)))(
    'input %s: the action’s',
    (name) => {
      const own = call.inputs[name];
      const its = action.inputs[name];
      expect(its).toBeDefined();
      expect(own?.type).toBe('string');
      expect(own?.required ?? false).toBe(its?.required ?? false);
      if (!own?.required) expect(own?.default).toBe(its?.default ?? '');
      expect(runs.map((step) => step.with?.[name])).toContain(`\${{ inputs.${name} }}`);
    },
  );

  test('hands the action nothing else but the key, and a fixed mode', () => {
    expect(runs).toHaveLength(1);
    for (const [name, value] of Object.entries(runs[0]?.with ?? {})) {
      if (name === 'api-key') expect(value).toMatch(/^\$\{\{ secrets\.api-key \}\}$/);
      // Where the files lie is the workflow's own business; it uploads them from there.
      else if (name === 'report-path') expect(value).toMatch(/^\$\{\{ runner\.temp \}\}\/visitors$/);
      else if (call.inputs[name] === undefined) expect([name, value.includes('${{')]).toEqual([name, false]);
    }
    expect(call.secrets).toMatchObject({ 'api-key': { required: true } });
    expect(Object.keys(call.secrets)).toEqual(['api-key']);
  });

  test('takes a label or an array of labels, with the usual default', () => {
    expect(call.inputs['runs-on']).toMatchObject({ type: 'string', default: 'ubuntu-latest' });
  });

  test('hands on what it promises, and asks for no other permission', () => {
    expect(Object.keys(call.outputs)).toEqual(
      expect.arrayContaining([...(promised?.outputs ?? ['a promise'])]),
    );
    for (const name of Object.keys(call.outputs)) if (name !== 'artifact') expect(OUTPUTS).toContain(name);
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(job.permissions).toEqual(promised?.permissions);
    for (const [name, { value }] of Object.entries(call.outputs)) {
      const [, job = '', output = ''] = /^\$\{\{ jobs\.([\w-]+)\.outputs\.([\w-]+) \}\}$/.exec(value) ?? [];
      expect([name, workflow.jobs[job]?.outputs?.[output]]).not.toContain(undefined);
    }
  });

  test('ends a job that hangs, but not before its step stops waiting', () => {
    for (const job of jobs) {
      const limit = String(job['timeout-minutes']);
      if (call.inputs['timeout-minutes'] === undefined) expect(Number(limit)).toBe(60);
      // 30 minutes by default; the limits of GitHub's own runners and of other people's are 6 hours and 5 days.
      else
        expect(limit).toBe(
          '\u0024{{ inputs.timeout-minutes <= 45 && 60 || inputs.timeout-minutes <= 340 && 360 || 7200 }}',
        );
    }
  });

  test('no expression in a script, every action pinned or its own, checkouts keep no credentials', () => {
    for (const { run = '', uses = '', with: given } of steps) {
      expect(run).not.toContain('${{');
      if (uses !== '') expect(uses).toMatch(/^\$\/|@[0-9a-f]{40}$/);
      if (uses.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false });
    }
  });
});
