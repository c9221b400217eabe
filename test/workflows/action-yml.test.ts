import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULTS, INPUT_NAMES } from '../../src/inputs/names.ts';
import { OUTPUTS } from '../../src/runner/presentation.ts';

interface Metadata {
  readonly inputs: Record<string, { description: string; default?: unknown; required?: boolean }>;
  readonly outputs: Record<string, { description: string }>;
  readonly runs: { using: string; main: string; post: string };
}

const root = resolve(import.meta.dirname, '../..');
const metadata = parse(readFileSync(resolve(root, 'action.yml'), 'utf8')) as Metadata;

test('action.yml names exactly the inputs that are read', () => {
  expect(Object.keys(metadata.inputs).sort()).toEqual([...INPUT_NAMES].sort());
});

test('action.yml gives the defaults that are used where the runner gives nothing', () => {
  const given = Object.entries(metadata.inputs).filter(
    // The runner alone can fill in its own token.
    ([name, input]) => input.default !== undefined && name !== 'github-token',
  );
  expect(Object.fromEntries(given.map(([name, input]) => [name, input.default]))).toEqual(DEFAULTS);
  expect(metadata.inputs['github-token']?.default).toBe('\u0024{{ github.token }}');
});

test('action.yml asks for what cannot be left out', () => {
  const required = Object.entries(metadata.inputs).filter(([, input]) => input.required);
  expect(required.map(([name]) => name).sort()).toEqual(['api-key', 'base-url', 'project-id']);
});

test('action.yml names exactly the outputs that are written, in their order', () => {
  expect(Object.keys(metadata.outputs)).toEqual([...OUTPUTS]);
});

test('every input and output is described', () => {
  for (const { description } of [...Object.values(metadata.inputs), ...Object.values(metadata.outputs)]) {
    expect(description).toMatch(/\S/);
  }
});

test('the action runs the bundles that the tests run', () => {
  expect(metadata.runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post/index.js' });
});
