import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '..', '..');

/** The part of an action's metadata that tests check. */
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
  readonly 'timeout-minutes'?: number | string;
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

/** What users read: the README and the pages that it links to. */
export const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(root, '.github/docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.github/docs/${name}`),
];

/** The workflows that the documents show, in order. */
export function documentedWorkflows(): { document: string; name: string; workflow: string }[] {
  return DOCUMENTS.flatMap((document) =>
    [...textOf(document).matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, workflow = '']) => ({
      document,
      name: (parse(workflow) as { name: string }).name,
      workflow,
    })),
  );
}

/** The text of the documented workflow of that name. */
export function documentedWorkflow(name: string): string {
  const found = documentedWorkflows().find((each) => each.name === name);
  if (!found) throw new Error(`no document shows a workflow with the name ${name}`);
  return found.workflow;
}
