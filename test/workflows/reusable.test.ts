import { expect, test } from 'vitest';
import { INPUT_NAMES, readInputs } from '../../src/inputs/inputs.ts';
import type { InputsError } from '../../src/inputs/invalid-inputs.ts';
import { OUTPUTS } from '../../src/runner/publisher.ts';
import { STATUSES } from '../../src/service/schema.ts';
import { toLog } from '../../src/text/markdown.ts';
import {
  action,
  DOCUMENTED,
  documented,
  PUBLISHED,
  publishedWorkflow,
  REUSABLE,
  textOf,
  type Yaml,
} from './files.ts';

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

const spansIn = (text = '') => Array.from(text.matchAll(/`([^`]+)`/g), ([, span = '']) => span);

function choices() {
  try {
    readInputs(Object.fromEntries(INPUT_NAMES.map((name) => [name, '?'])), {}, RUN);
  } catch (error) {
    const list = /^`(.+?)` must be (?:one of |a list of |(?=`auto`))(.*)/;
    const lines = ((error as InputsError).notice.list ?? []).map(toLog);
    const rows = lines.flatMap((line) => [list.exec(line) ?? []]);
    return rows.flatMap(([, name, values]) => (name ? [{ name, values: spansIn(values) }] : []));
  }
  return [];
}

test('descriptions name every value that an input or the output `status` can have', () => {
  const named = choices().map(({ name }) => name);
  const missing = choices().flatMap(({ name, values }) => {
    const described = spansIn(action.inputs[name]?.description);
    return values.filter((value) => !described.includes(value)).map((value) => `${name}: ${value}`);
  });

  expect(named).toEqual(expect.arrayContaining(['context', 'fail-on', 'period']));
  expect(missing).toEqual([]);
  const known = Object.keys(STATUSES).filter((status) => status !== 'unknown');
  expect(spansIn(action.outputs.status?.description)).toEqual(known);
});

test('the action that workflows run equals the root action except for the path of its bundle', () => {
  const root = textOf('action.yml');

  const moved = root.replace('\n  main: dist/', '\n  main: ../../../dist/');

  expect(moved).not.toBe(root);
  expect(textOf('.github/actions/run/action.yml')).toBe(moved);
});

/** The inputs and outputs of the action that a reusable workflow leaves out. It has all others. */
const LEFT_OUT: Readonly<Record<string, { inputs: string; outputs: string }>> = {
  // The comment says what to do, and with which job. People read the result in its thread, and the changes of a pull request
  // start at its base.
  'docs-command': {
    inputs:
      'mode prompt prompt-file job-id diff-base source-repository conversation comment issue-number period site-url date-from date-to',
    outputs: 'pr-number status comment-url headline human ai total report-json report-csv',
  },
  'docs-job': {
    inputs: 'mode command period site-url date-from date-to',
    outputs: 'human ai total report-json report-csv',
  },
  // A report starts no job, and its files are uploaded as an artifact.
  'visitors-summary': {
    inputs:
      'mode prompt prompt-file job-id command context paths diff-base source-repository conversation wait timeout-minutes poll-interval fail-on job-path',
    outputs: 'pr-link pr-number job-id status report-json report-csv',
  },
};

const expression = (path: string) => `\u0024{{ ${path} }}`;
const byName = <T>(names: readonly string[], make: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)]));
/** Some things are described in a workflow, because the action does not have them or has them in another way. */
const withoutDescriptions = (all: Record<string, Yaml>) =>
  byName(Object.keys(all), (name) => ({ ...all[name], description: undefined }));

// Declare a new input or output there, or say in LEFT_OUT why it is not there.
test.each(REUSABLE)(
  '$path has what the action has, except for what it leaves out for a reason, and hands it on',
  (workflow) => {
    const { file, call, permissions, jobs, id, job } = workflow;
    const { inputs = '', outputs = '' } = LEFT_OUT[file] ?? {};
    const isReport = file === 'visitors-summary';
    const without = (all: object, left: string) =>
      Object.keys(all).filter((name) => !left.split(' ').includes(name));
    const given = without(action.inputs, `api-key previous-api-key github-token ${inputs}`);
    const returned = [...without(action.outputs, outputs), ...(isReport ? ['artifact'] : [])];
    const step = job.steps.find(({ uses }: Yaml) => uses === '$/.github/actions/run');

    expect(withoutDescriptions(call.inputs)).toEqual({
      ...byName(given, (name) => {
        const { required, default: standard } = action.inputs[name];
        return { type: 'string', required, default: standard };
      }),
      'runs-on': { type: 'string', default: 'ubuntu-latest' },
    });
    expect(call.secrets).toEqual({
      'api-key': { required: true },
      'previous-api-key': { required: false },
      'github-token': { required: false },
    });
    expect(step.with).toEqual({
      ...byName(given, (name) => expression(`inputs.${name}`)),
      ...(isReport ? { mode: 'visitors' } : {}),
      'api-key': expression('secrets.api-key'),
      'previous-api-key': expression('secrets.previous-api-key'),
      'github-token': expression('secrets.github-token || github.token'),
    });

    expect(withoutDescriptions(call.outputs)).toEqual(
      byName(returned, (name) => ({ value: expression(`jobs.${id}.outputs.${name}`) })),
    );
    expect(job.outputs).toEqual({
      ...byName(returned, (name) => expression(`steps.${step.id}.outputs.${name}`)),
      ...(isReport ? { artifact: expect.stringContaining('steps.name.outputs.name') } : {}),
    });
    expect([Object.keys(jobs), permissions]).toEqual([[id], {}]);
  },
);

// An hour by default; the limits of GitHub's own runners and of other people's are 6 hours and 5 days.
const LIMIT = 'inputs.timeout-minutes <= 60 && 90 || inputs.timeout-minutes <= 340 && 360 || 7200';

test.each(REUSABLE)(
  '$path stops a job that hangs, but not before its step stops waiting',
  (workflow) => {
    const { call, job } = workflow;

    const hasLimit = 'timeout-minutes' in call.inputs;
    expect(job['timeout-minutes']).toBe(hasLimit ? expression(LIMIT) : 60);
  },
);

/** A secret that does not exist is empty. */
const KEYS = {
  'api-key': expression('secrets.DOCS_API_KEY'),
  'previous-api-key': expression('secrets.DOCS_PREVIOUS_API_KEY'),
};

const callers = DOCUMENTED.flatMap(({ name, jobs }) =>
  Object.values(jobs).flatMap((job) => (job.uses ? [{ name, job }] : [])),
);

test.for(callers)(
  'the documented workflow “$name” gives inputs that exist, and the permissions',
  ({ job }) => {
    const called = REUSABLE.find(({ path }) => publishedWorkflow(path) === job.uses);

    const names = Object.keys(called?.call.inputs ?? {});
    expect(names).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})));
    expect(job.permissions).toEqual(called?.job.permissions);
    const { 'github-token': token, ...key } = job.secrets ?? {};
    expect(key).toEqual(KEYS);
    expect([undefined, expression('secrets.DOCS_GITHUB_TOKEN')]).toContain(token);
  },
);

const steps = DOCUMENTED.flatMap(({ name, jobs }) =>
  Object.values(jobs)
    .flatMap((job): Yaml[] => job.steps ?? [])
    .filter(({ uses }) => uses === PUBLISHED)
    .map((step) => ({ name, step })),
);

test.for(steps)('the documented workflow “$name” gives the action both keys', ({ step }) => {
  expect(step.with).toMatchObject(KEYS);
});

test('an example in which the next push gets what was limited does not fail for it, but for all else', () => {
  const failOn = documented('Update docs from source').jobs.docs.with['fail-on'];

  const standard = action.inputs['fail-on'].default;
  expect(failOn).toBe(standard.replace('rate-limited,', ''));
});

const [inputTables = '', outputTables = ''] = textOf('.github/docs/reference.md').split(
  /(?=^## Outputs of every run$)/m,
);

/** Hardly anybody should set it. */
const OFF_THE_PAGES = ['poll-interval'];

test.each(['inputs', 'outputs'] as const)(
  'the reference has all %s once, as the files declare them',
  (kind) => {
    const all = {
      ...Object.assign({}, ...REUSABLE.map(({ call }) => call[kind])),
      ...action[kind],
    };
    const names = Object.keys(all).filter((name) => !OFF_THE_PAGES.includes(name));
    const expected = names.map((name) => {
      const { required, default: standard, description } = all[name];
      const given = required ? 'required' : standard && `\`${standard}\``;
      const has = REUSABLE.map(({ call }) => name in { ...call[kind], ...call.secrets });
      const marks = has.map((mark) => (mark ? '✓' : ''));
      const cells = kind === 'inputs' ? [given, ...marks] : marks;
      return `|\`${name}\`|${cells.join('|')}|${description}|`;
    });

    const tables = { inputs: inputTables, outputs: outputTables }[kind];
    const heads = `${REUSABLE.map(({ file }) => file).join('|')}|Description|\n`;
    expect((tables.match(/^\|`.*$/gm) ?? []).toSorted()).toEqual(expected.toSorted());
    expect(tables).toContain(heads);
  },
);
