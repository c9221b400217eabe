import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { STATUSES } from '../../src/service/schema.ts';
import {
  type ActionFile,
  type ReusableWorkflow,
  reusableWorkflows,
  textOf,
  yamlOf,
} from './files.ts';

const action = yamlOf<ActionFile>('action.yml');
const workflows = reusableWorkflows().map((path) => ({
  name: basename(path, '.yml'),
  ...yamlOf<ReusableWorkflow>(path).on.workflow_call,
}));
const headings = workflows.map(({ name }) => name).join('|');

/** Those of the action, and those that only its reusable workflows have. */
const inputs = { ...Object.assign({}, ...workflows.map((one) => one.inputs)), ...action.inputs };
const outputs = { ...Object.assign({}, ...workflows.map((one) => one.outputs)), ...action.outputs };

const [inputTables = '', outputTables = ''] = textOf('.github/docs/reference.md').split(
  /(?=^## Outputs of every run$)/m,
);
const rowsOf = (tables: string) => (tables.match(/^\|`.*$/gm) ?? []).toSorted();

const cellsOf = (marks: readonly boolean[]) => marks.map((mark) => (mark ? '✓' : '')).join('|');

function defaultOf(name: string): string {
  const { required, default: standard } = inputs[name];
  if (required) return 'required';
  return standard ? `\`${standard}\`` : '';
}

test('the reference has every input once, as the files declare it', () => {
  const rows = Object.keys(inputs).map((name) => {
    const has = workflows.map((one) => name in one.inputs || name in one.secrets);
    return `|\`${name}\`|${defaultOf(name)}|${cellsOf(has)}|${inputs[name].description}|`;
  });

  expect(rowsOf(inputTables)).toEqual(rows.toSorted());
  expect(inputTables).toContain(`|Input|Default|${headings}|Description|\n`);
});

test('the reference has every output once, as the files declare it', () => {
  const rows = Object.keys(outputs).map((name) => {
    const has = workflows.map((one) => name in one.outputs);
    return `|\`${name}\`|${cellsOf(has)}|${outputs[name].description}|`;
  });

  expect(rowsOf(outputTables)).toEqual(rows.toSorted());
  expect(outputTables).toContain(`|Output|${headings}|Description|\n`);
});

test('the output `status` is described with every status that the action knows', () => {
  const names = outputs.status.description.match(/(?<=`)[a-z]+(?=`)/g);

  expect(names).toEqual(Object.keys(STATUSES).filter((status) => status !== 'unknown'));
});
