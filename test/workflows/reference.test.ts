import { basename } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ActionFile,
  type ReusableWorkflow,
  reusableWorkflows,
  textOf,
  yamlOf,
} from './files.ts';

const page = textOf('.github/docs/reference.md');
const action = yamlOf<ActionFile>('action.yml');

const WORKFLOWS = reusableWorkflows().map((path) => ({
  name: basename(path, '.yml'),
  ...yamlOf<ReusableWorkflow>(path).on.workflow_call,
}));

/** What the action has, and what only its reusable workflows have. */
const INPUTS = { ...Object.assign({}, ...WORKFLOWS.map(({ inputs }) => inputs)), ...action.inputs };
const OUTPUTS = {
  ...Object.assign({}, ...WORKFLOWS.map(({ outputs }) => outputs)),
  ...action.outputs,
};

const INPUT_GROUPS: [heading: string, names: string][] = [
  [
    'Every run',
    'mode base-url project-id api-key github-token comment issue-number dry-run runs-on',
  ],
  [
    'Jobs',
    'prompt prompt-file job-id context paths diff-base conversation wait timeout-minutes poll-interval fail-on job-path',
  ],
  ['Commands', 'command minimum-permission'],
  ['Visitor report', 'period date-from date-to'],
];

const OUTPUT_GROUPS: [heading: string, names: string][] = [
  ['Outputs of every run', 'outcome comment-url headline'],
  ['Outputs of jobs and commands', 'pr-link pr-number job-id status'],
  ['Outputs of the visitor report', 'human ai total report-json report-csv artifact'],
];

const mark = (isThere: boolean) => (isThere ? '✓' : '');
const row = (cells: string[]) => `|${cells.join('|')}|`;
const headings = WORKFLOWS.map(({ name }) => name);

function inputTable(names: string): string {
  const rows = names.split(' ').map((name) => {
    const { required, default: standard = '', description } = INPUTS[name];
    const shown = standard && `\`${standard}\``;
    const has = WORKFLOWS.map(({ inputs, secrets }) => mark(name in inputs || name in secrets));
    return row([`\`${name}\``, required ? 'required' : shown, ...has, description]);
  });
  return [
    row(['Input', 'Default', ...headings, 'Description']),
    row(['---', '---', ...headings.map(() => '---'), '---']),
    ...rows,
  ].join('\n');
}

function outputTable(names: string): string {
  const rows = names.split(' ').map((name) => {
    const has = WORKFLOWS.map(({ outputs }) => mark(name in outputs));
    return row([`\`${name}\``, ...has, OUTPUTS[name].description]);
  });
  return [
    row(['Output', ...headings, 'Description']),
    row(['---', ...headings.map(() => '---'), '---']),
    ...rows,
  ].join('\n');
}

const section = (heading: string) =>
  page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));

test.each(INPUT_GROUPS)(
  '%s: the page has the inputs as the files declare them',
  (heading, names) => {
    const table = inputTable(names);

    expect(section(heading)).toContain(`\n\n${table}\n`);
  },
);

test.each(OUTPUT_GROUPS)('%s: the page has them as the files declare them', (heading, names) => {
  const table = outputTable(names);

  expect(section(heading)).toContain(`\n\n${table}\n`);
});

test.each([
  ['input', INPUT_GROUPS, INPUTS],
  ['output', OUTPUT_GROUPS, OUTPUTS],
])('every %s is in one group', (_kind, groups, declared) => {
  const names = groups.flatMap(([, group]) => group.split(' '));

  expect(names.toSorted()).toEqual(Object.keys(declared).toSorted());
});
