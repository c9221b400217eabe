import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INPUT_NAMES, readInputs } from '../../src/inputs/inputs.ts';
import { InputsError } from '../../src/inputs/invalid-inputs.ts';
import { OUTPUTS } from '../../src/runner/publisher.ts';
import { toLog } from '../../src/text/markdown.ts';
import {
  type ActionFile,
  documentedWorkflows,
  publishedWorkflow,
  type ReusableWorkflow,
  reusableWorkflows,
  textOf,
  yamlOf,
} from './files.ts';

const action = yamlOf<ActionFile>('action.yml');
const RUN = { serverUrl: '', repository: { fullName: '' } };

test('action.yml declares the inputs that are read and the outputs that are written', () => {
  expect(Object.keys(action.inputs).toSorted()).toEqual([...INPUT_NAMES].toSorted());
  expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
});

test('action.yml gives the defaults that are used where the runner gives nothing', () => {
  const access = { 'base-url': 'https://x.example', 'project-id': 'docs', 'api-key': 'x' };
  const given = Object.entries(action.inputs).map(([name, input]) => [name, input.default]);
  const needed = { ...access, prompt: 'x' };

  // The runner alone can fill in its own token.
  const defaults = { ...Object.fromEntries(given), ...needed, 'github-token': undefined };
  expect(readInputs(defaults, {}, RUN)).toEqual(readInputs(needed, {}, RUN));
  expect(action.inputs['github-token']?.default).toBe('\u0024{{ github.token }}');
  const required = Object.keys(action.inputs).filter((name) => action.inputs[name]?.required);
  expect(required).toEqual(Object.keys(access));
});

/** The values that an input can have, as the message about a wrong one lists them; none for inputs with other forms. */
function valuesOf(name: string): string[] {
  try {
    readInputs({ [name]: '?' }, {}, RUN);
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;
    const lines = (error.userMessage.list ?? []).map(toLog);
    const list = /^`(.+?)` must be (?:one of |a list of |(?=`auto`))(.*) Found: /;
    const [, , values = ''] =
      lines.map((line) => list.exec(line)).find((row) => row?.[1] === name) ?? [];
    return spansOf(values);
  }
  return [];
}

const spansOf = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, span = '']) => span);

const choices = INPUT_NAMES.map((name) => ({ name, values: valuesOf(name) })).filter(
  ({ values }) => values.length > 0,
);

test('each description of an input names the values that the input can have', () => {
  const incomplete = choices.flatMap(({ name, values }) => {
    const named = spansOf(action.inputs[name]?.description ?? '');
    const missing = values.filter((value) => !named.includes(value));
    return missing.map((value) => `${name} does not name ${value}`);
  });

  expect(choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['context', 'fail-on']));
  expect(incomplete).toEqual([]);
});

test('the action that workflows run equals the root action except for the path of its bundle', () => {
  const root = textOf('action.yml');

  const moved = root.replace('\n  main: dist/', '\n  main: ../../../dist/');

  expect(moved).not.toBe(root);
  expect(textOf('.github/actions/run/action.yml')).toBe(moved);
});

const names = (text: string) => text.split(' ');

/** The inputs and outputs of the action that a reusable workflow leaves out. It has all others. */
const LEFT_OUT: Readonly<Record<string, { inputs: string[]; outputs: string[] }>> = {
  // The comment says what to do, and with which job. People read the result in its thread, and the changes of a pull request
  // start at its base.
  'docs-command': {
    inputs: names(
      'mode prompt prompt-file job-id conversation comment issue-number diff-base source-repository period site-url date-from date-to',
    ),
    outputs: names('comment-url headline pr-number status human ai total report-json report-csv'),
  },
  'docs-job': {
    inputs: names('mode command minimum-permission period site-url date-from date-to'),
    outputs: names('human ai total report-json report-csv'),
  },
  // A report starts no job, and its files are uploaded as an artifact.
  'visitors-summary': {
    inputs: names(
      'mode command minimum-permission prompt prompt-file job-id context paths diff-base source-repository conversation wait timeout-minutes poll-interval fail-on job-path preview-path',
    ),
    outputs: names('pr-link pr-number preview-url job-id status report-json report-csv'),
  },
};

/** An expression, with which a workflow hands on a value. */
const expression = (path: string) => `\u0024{{ ${path} }}`;
const expressions = (names: readonly string[], prefix: string) =>
  Object.fromEntries(names.map((name) => [name, expression(`${prefix}.${name}`)]));

describe.each(reusableWorkflows())('%s', (path) => {
  const workflow = yamlOf<ReusableWorkflow>(path);
  const call = workflow.on.workflow_call;
  const [[id = '', job] = []] = Object.entries(workflow.jobs);
  const step = job?.steps?.find(({ uses }) => uses === '$/.github/actions/run');
  const inputs = Object.keys(call.inputs).filter((name) => name !== 'runs-on');
  const outputs = Object.keys(call.outputs);

  test('has inputs as in the action, and passes only them, the key, and a token to it', () => {
    const expected = inputs.map((name) => {
      const { required, default: standard } = action.inputs[name] ?? {};
      return [name, { type: 'string', required, default: standard }];
    });
    const mode = path.includes('visitors') ? { mode: 'visitors' } : {};
    const secrets = {
      'api-key': expression('secrets.api-key'),
      'github-token': expression('secrets.github-token || github.token'),
    };

    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(inputs));
    const declared = Object.entries(call.inputs).map(([name, { description, ...input }]) => [
      name,
      input,
    ]);
    expect(Object.fromEntries(declared)).toEqual({
      ...Object.fromEntries(expected),
      'runs-on': { type: 'string', default: 'ubuntu-latest' },
    });
    expect(call.secrets).toEqual({
      'api-key': { required: true },
      'github-token': { required: false },
    });
    expect(step?.with).toEqual({ ...mode, ...expressions(inputs, 'inputs'), ...secrets });
  });

  test.each(['inputs', 'outputs'] as const)(
    'has all %s of the action, except for those that it leaves out for a reason',
    (kind) => {
      const declared = Object.keys(action[kind]);
      const own = { inputs: { ...call.inputs, ...call.secrets }, outputs: call.outputs }[kind];

      const omitted = LEFT_OUT[basename(path, '.yml')]?.[kind] ?? [];
      const places = new Set([...Object.keys(own), ...omitted]);

      const advice = `Declare these ${kind} in ${path}, or say in LEFT_OUT why they are not there.`;
      expect(
        declared.filter((name) => !places.has(name)),
        advice,
      ).toEqual([]);
      expect(omitted.filter((name) => name in own || !declared.includes(name))).toEqual([]);
    },
  );

  test('hands on its outputs, and has no permissions but those of its job', () => {
    const values = Object.entries(call.outputs).map(([name, { value }]) => [name, value]);
    const ofStep = expressions(outputs, `steps.${step?.id}.outputs`);

    // Not an output of the action.
    if (ofStep.artifact) ofStep.artifact = expect.stringContaining('steps.name.outputs.name');
    expect(Object.fromEntries(values)).toEqual(expressions(outputs, `jobs.${id}.outputs`));
    expect(job?.outputs).toEqual(ofStep);
    expect(Object.keys(workflow.jobs)).toEqual([id]);
    expect(workflow.permissions).toEqual({});
  });

  test('stops a job that hangs, but not before its step stops waiting', () => {
    // An hour by default; the limits of GitHub's own runners and of other people's are 6 hours and 5 days.
    const limit = expression(
      'inputs.timeout-minutes <= 60 && 90 || inputs.timeout-minutes <= 340 && 360 || 7200',
    );
    expect(job?.['timeout-minutes']).toBe(inputs.includes('timeout-minutes') ? limit : 60);
  });
});

const callers = documentedWorkflows().flatMap(({ name, jobs }) =>
  Object.values(jobs)
    .filter(({ uses }) => uses)
    .map((job) => ({ name, job })),
);

test.for(callers)(
  'the documented workflow “$name” gives inputs that exist, and the permissions',
  ({ job }) => {
    const path = reusableWorkflows().find((one) => publishedWorkflow(one) === job.uses) ?? '';
    const { on, jobs } = yamlOf<ReusableWorkflow>(path);

    const names = Object.keys(on.workflow_call.inputs);
    expect(names).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})));
    expect(job.permissions).toEqual(Object.values(jobs)[0]?.permissions);
    const { 'github-token': token, ...key } = job.secrets ?? {};
    expect(key).toEqual({ 'api-key': expression('secrets.DOCS_API_KEY') });
    expect([undefined, expression('secrets.DOCS_GITHUB_TOKEN')]).toContain(token);
  },
);
