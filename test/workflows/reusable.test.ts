import { describe, expect, test } from 'vitest';
import { INPUT_NAMES, readInputs } from '../../src/inputs/inputs.ts';
import { OUTPUTS } from '../../src/runner/presentation.ts';
import {
  type ActionFile,
  type ReusableWorkflow,
  reusableWorkflows,
  textOf,
  yamlOf,
} from './files.ts';

const action = yamlOf<ActionFile>('action.yml');

test('action.yml declares exactly the inputs that are read', () => {
  expect(Object.keys(action.inputs).sort()).toEqual([...INPUT_NAMES].sort());
});

test('action.yml gives the defaults that are used where the runner gives nothing', () => {
  const needed = {
    'base-url': 'https://x.example',
    'project-id': 'x',
    'api-key': 'x',
    prompt: 'x',
  };
  const given = Object.entries(action.inputs).map(([name, input]) => [name, input.default]);
  // The runner alone can fill in its own token.
  const defaults = { ...Object.fromEntries(given), ...needed, 'github-token': undefined };
  expect(readInputs(defaults)).toEqual(readInputs(needed));
  expect(action.inputs['github-token']?.default).toBe('\u0024{{ github.token }}');
});

test('action.yml requires the inputs that cannot be omitted', () => {
  const required = Object.entries(action.inputs).filter(([, input]) => input.required);
  expect(required.map(([name]) => name).sort()).toEqual(['api-key', 'base-url', 'project-id']);
});

test('action.yml declares exactly the outputs that are written, in their order', () => {
  expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
});

test('every input and output is described', () => {
  for (const { description } of [
    ...Object.values(action.inputs),
    ...Object.values(action.outputs),
  ]) {
    expect(description).toMatch(/\S/);
  }
});

test('the action has one entry, the bundle that the tests run', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
});

test('the action that workflows run equals the root action except for its file paths', () => {
  const root = textOf('action.yml');
  const moved = root.replaceAll(/^( {2}main: )dist\//gm, '$1../../../dist/');
  expect(moved).not.toBe(root);
  expect(textOf('.github/actions/run/action.yml')).toBe(moved);
});

interface Promised {
  outputs: readonly string[];
  permissions: Record<string, string>;
  /** Exactly these; otherwise any of the action's. */
  inputs?: readonly string[];
}

/** What each public workflow takes and hands on, and what it may do. */
const PUBLIC: Record<string, Promised> = {
  'docs-command.yml': {
    outputs: ['pr-link', 'outcome', 'job-id'],
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  },
  'docs-job.yml': {
    outputs: OUTPUTS.slice(0, OUTPUTS.indexOf('headline') + 1),
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  },
  'visitors-summary.yml': {
    outputs: ['outcome', 'comment-url', 'headline', 'human', 'ai', 'total', 'artifact'],
    permissions: { issues: 'write' },
    inputs: 'base-url project-id period date-from date-to comment issue-number dry-run'.split(' '),
  },
};

describe.each(reusableWorkflows())('%s', (path) => {
  const workflow = yamlOf<ReusableWorkflow>(path);
  const call = workflow.on.workflow_call;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const runs = steps.filter((step) => step.uses === '$/.github/actions/run');
  const promised = PUBLIC[path.replace(/^.*\//, '')];
  const inputs = Object.keys(call.inputs).filter((name) => name !== 'runs-on');

  test('says that it is public', () => expect(textOf(path)).toMatch(/^# Public\. /));

  test.each(inputs)('has the input %s as in the action', (name) => {
    const own = call.inputs[name];
    const its = action.inputs[name];
    expect(its).toBeDefined();
    expect(own?.type).toBe('string');
    expect(own?.required ?? false).toBe(its?.required ?? false);
    if (!own?.required) expect(own?.default).toBe(its?.default ?? '');
    expect(runs.map((step) => step.with?.[name])).toContain(`\${{ inputs.${name} }}`);
  });

  test('passes only its inputs and the key to the action, with a fixed mode', () => {
    expect(runs).toHaveLength(1);
    for (const [name, value] of Object.entries(runs[0]?.with ?? {})) {
      if (name === 'api-key') expect(value).toMatch(/^\$\{\{ secrets\.api-key \}\}$/);
      else if (call.inputs[name] === undefined)
        expect([name, value.includes('${{')]).toEqual([name, false]);
    }
    expect(call.secrets).toEqual({ 'api-key': expect.objectContaining({ required: true }) });
  });

  test('declares and passes on its outputs, and requests no other permissions', () => {
    expect(inputs).toEqual(promised?.inputs ?? inputs);
    expect(call.inputs['runs-on']).toMatchObject({ type: 'string', default: 'ubuntu-latest' });
    expect(Object.keys(call.outputs).toSorted()).toEqual(promised?.outputs.toSorted());
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(job.permissions).toEqual(promised?.permissions);
    for (const [name, { value }] of Object.entries(call.outputs)) {
      const [, job = '', output = ''] =
        /^\$\{\{ jobs\.([\w-]+)\.outputs\.([\w-]+) \}\}$/.exec(value) ?? [];
      const handedOn = workflow.jobs[job]?.outputs?.[output];
      expect(handedOn).toMatch(
        name === 'artifact'
          ? /steps\.name\.outputs\.name/
          : new RegExp(`{{ steps\\.\\w+\\.outputs\\.${name} }}`),
      );
    }
  });

  test('stops a job that hangs, but not before its step stops waiting', () => {
    // An hour by default; the limits of GitHub's own runners and of other people's are 6 hours and 5 days.
    const limit =
      '\u0024{{ inputs.timeout-minutes <= 60 && 90 || inputs.timeout-minutes <= 340 && 360 || 7200 }}';
    const expected = call.inputs['timeout-minutes'] === undefined ? 60 : limit;
    for (const job of jobs) expect(job['timeout-minutes']).toBe(expected);
  });

  test('contains no expression in a script, and no checkout that keeps credentials', () => {
    for (const { run = '', uses = '', with: given } of steps) {
      expect(run).not.toContain('${{');
      if (uses.startsWith('actions/checkout@'))
        expect(given).toMatchObject({ 'persist-credentials': false });
    }
  });
});
