import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '..', '..');

/** The part of an action's metadata that tests look at. */
export interface ActionFile {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post: string };
}

export interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly uses?: string;
}

/** A workflow that others call. */
export interface ReusableWorkflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<
        Record<string, { description: string; default?: string; required?: boolean; type: string }>
      >;
      readonly secrets: Readonly<Record<string, { required: boolean }>>;
      readonly outputs: Readonly<Record<string, { description: string; value: string }>>;
    };
  };
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function yamlOf<T>(path: string): T {
  return parse(textOf(path)) as T;
}

/** Paths of all workflows that others can call. */
export function reusableWorkflows(): string[] {
  return readdirSync(join(root, '.github/workflows'))
    .map((name) => `.github/workflows/${name}`)
    .filter((path) => path.endsWith('.yml') && /^\s+workflow_call:/m.test(textOf(path)));
}

/** The README's YAML blocks, in order. */
export function readmeBlocks(): string[] {
  return [...textOf('README.md').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}
