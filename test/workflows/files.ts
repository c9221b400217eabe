import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

interface Input {
  description: string;
  default?: string;
  required?: boolean;
}

/** The part of an action's metadata that tests check. */
export interface ActionFile {
  inputs: Record<string, Input>;
  outputs: Record<string, { description: string }>;
  runs: unknown;
}

interface Job {
  /** The workflow that the job calls; it then has no steps. */
  uses?: string;
  with?: Record<string, string>;
  needs?: string | string[];
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  'timeout-minutes'?: number | string;
  steps?: { uses?: string; run?: string; with?: Record<string, string> }[];
}

export interface Workflow {
  permissions: unknown;
  jobs: Record<string, Job>;
}

/** A workflow that others call. */
export interface ReusableWorkflow extends Workflow {
  on: {
    workflow_call: {
      inputs: Record<string, Input & { type: string }>;
      secrets: Record<string, { required: boolean }>;
      outputs: Record<string, { description: string; value: string }>;
    };
  };
}

/** Text of a file of the repository. */
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const yamlOf = <T>(path: string): T => parse(textOf(path)) as T;

/** Paths of all workflows that others can call; those without inputs are for this repository only. */
export function reusableWorkflows(): string[] {
  return readdirSync(join(ROOT, '.github/workflows'))
    .map((name) => `.github/workflows/${name}`)
    .filter(
      (path) => path.endsWith('.yml') && /^\s+workflow_call:\n\s+inputs:/m.test(textOf(path)),
    );
}

/** What users read: the README and the pages that it links to. */
export const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(ROOT, '.github/docs'))
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

interface Calls {
  jobs: Record<string, { uses: string }>;
}

/** How the documents reference the action: as `OWNER/REPO@v1`, or by its name after `npm run name`. */
export const PUBLISHED = (() => {
  const { jobs } = parse(documentedWorkflow('Docs command')) as Calls;
  return jobs.docs?.uses.replace(/\/\.github\/.*@/, '@') ?? '';
})();

/** The same for a workflow of this repository. */
export const publishedWorkflow = (path: string) => PUBLISHED.replace('@', `/${path}@`);
