import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');

type Inputs = Record<
  string,
  { description?: string; default?: string; required?: boolean; type?: string }
>;

export interface ActionFile {
  inputs: Inputs;
  outputs: Record<string, { description: string }>;
  runs: { using: string };
}

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Job {
  /** The workflow that the job calls; it then has no steps. */
  uses?: string;
  with?: Record<string, string>;
  secrets?: Record<string, string>;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  'timeout-minutes'?: number | string;
  steps?: Step[];
}

export interface Workflow {
  name: string;
  permissions: unknown;
  jobs: Record<string, Job>;
}

/** A workflow that others call. */
export interface ReusableWorkflow extends Workflow {
  on: {
    workflow_call: {
      inputs: Inputs;
      secrets: Record<string, { required: boolean }>;
      outputs: Record<string, { description?: string; value: string }>;
    };
  };
}

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const yamlOf = <T>(path: string): T => parse(textOf(path)) as T;

/** The cells of the table with that first heading, without the marks of code. */
export function tableIn(path: string, heading: string): string[][] {
  const [, rows = ''] = textOf(path).split(new RegExp(`^\\| ${heading} \\|.*\\n\\|[ |-]+\\n`, 'm'));
  const [lines = ''] = rows.split('\n\n');
  const bare = (cell: string) => cell.trim().replace(/^`([^`]*)`$/, '$1');
  return lines.split('\n').map((line) => line.split('|').slice(1, -1).map(bare));
}

export const pathsOf = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();

/** Those without inputs are for this repository only. */
export const reusableWorkflows = (): string[] =>
  pathsOf('.github/workflows/*.yml').filter((path) =>
    /^\s+workflow_call:\n\s+inputs:/m.test(textOf(path)),
  );

/** What users read: the README and the pages that it links to. */
export const DOCUMENTS = ['README.md', ...pathsOf('.github/docs/*.md')];

/** The workflows that users copy as files. */
export const EXAMPLES = pathsOf('.github/docs/examples/*.yml');

/** The workflows that the documents show, and the examples, in order. */
export function documentedWorkflows() {
  const shown = DOCUMENTS.flatMap((document) =>
    Array.from(textOf(document).matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, workflow = '']) => ({
      document,
      workflow,
    })),
  );
  const examples = EXAMPLES.map((document) => ({ document, workflow: textOf(document) }));

  return [...shown, ...examples].map(({ document, workflow }) => {
    const { name, jobs } = parse(workflow) as Workflow;
    return { document, name, workflow, jobs };
  });
}

function documented(name: string) {
  const workflow = documentedWorkflows().find((each) => each.name === name);
  if (!workflow) throw new Error(`no document shows a workflow with the name ${name}`);
  return workflow;
}

export const documentedWorkflow = (name: string): string => documented(name).workflow;

/** How the documents reference the action: as `OWNER/REPO@v1`, or by its name after `npm run name`. */
export const PUBLISHED =
  documented('Docs command').jobs.docs?.uses?.replace(/\/\.github\/.*@/, '@') ?? '';

/** The same for a workflow of this repository. */
export const publishedWorkflow = (path: string) => PUBLISHED.replace('@', `/${path}@`);
