import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OUTCOMES } from '../../src/inputs/inputs.ts';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
const action = parse(readFileSync(resolve(root, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>;
  outputs: Record<string, { description: string }>;
};

/** The rows of the table whose first header cell is `name`, as the texts of their cells. */
function table(name: string): string[][] {
  const lines = readme.split('\n');
  const isHeader = (line: string, at: number) =>
    line.split('|')[1]?.trim() === name && /^\|[-\s|]+$/.test(lines[at + 1] ?? '');
  const start = lines.findIndex(isHeader);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const bare = (cell: string) => cell.replace(/^`(.*)`$/, '$1');

describe('the README', () => {
  test('lists the inputs of action.yml, in its order, with its words and defaults', () => {
    const expected = Object.entries(action.inputs).map(([name, input]) => [
      name,
      input.required ? 'required' : (input.default ?? ''),
      input.description,
    ]);
    const rows = table('input').map(([name = '', standard = '', meaning]) => [
      bare(name),
      bare(standard),
      meaning,
    ]);
    expect(rows).toEqual(expected);
  });

  test('lists the outputs of action.yml, in its order and with its words', () => {
    const expected = Object.entries(action.outputs).map(([name, { description }]) => [name, description]);
    expect(table('output').map(([name = '', meaning]) => [bare(name), meaning])).toEqual(expected);
  });

  test('names only outcomes that there are', () => {
    const named = table('`outcome`').map(([name = '']) => bare(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !OUTCOMES.some((outcome) => outcome === name))).toEqual([]);
  });

  test('calls only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
    const called = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name ?? '');
    expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });
});
