import { cpSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const pathsOf = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();

export function copyTo(folder: string, ...paths: string[]): void {
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

/** The cells of the table with that first heading, without the marks of code. */
export function tableIn(path: string, heading: string): string[][] {
  const [, rows = ''] = textOf(path).split(new RegExp(`^\\| ${heading} \\|.*\\n\\|[ |-]+\\n`, 'm'));
  const [lines = ''] = rows.split('\n\n');
  const bare = (cell: string) => cell.trim().replace(/^`([^`]*)`$/, '$1');
  return lines.split('\n').map((line) => line.split('|').slice(1, -1).map(bare));
}

export const DOCUMENTS = ['README.md', ...pathsOf('.github/docs/*.md')];
export const EXAMPLES = pathsOf('.github/docs/examples/*.yml');

// biome-ignore lint/suspicious/noExplicitAny: a test that expects something else of a YAML file fails.
export type Yaml = any;
type Entries = Readonly<Record<string, Yaml>>;

export const action: { inputs: Entries; outputs: Entries } = parse(textOf('action.yml'));

export const WORKFLOWS = pathsOf('.github/workflows/*.yml').map((path) => {
  const { on, permissions, jobs }: { on: Yaml; permissions: Yaml; jobs: Entries } = parse(
    textOf(path),
  );
  return { path, file: basename(path, '.yml'), on, permissions, jobs };
});

export const REUSABLE = WORKFLOWS.filter(({ on }) => on.workflow_call).map((workflow) => {
  const [[id = '', job] = []] = Object.entries(workflow.jobs);
  const call: { inputs: Entries; outputs: Entries; secrets: Entries } = workflow.on.workflow_call;
  return { ...workflow, call, id, job };
});

export const DOCUMENTED = [
  ...DOCUMENTS.flatMap((document) =>
    Array.from(textOf(document).matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, workflow = '']) => ({
      document,
      workflow,
    })),
  ),
  ...EXAMPLES.map((document) => ({ document, workflow: textOf(document) })),
].map((shown) => {
  const { name, jobs }: { name: string; jobs: Entries } = parse(shown.workflow);
  return { ...shown, name, jobs };
});

export function documented(name: string) {
  const workflow = DOCUMENTED.find((each) => each.name === name);
  if (!workflow) throw new Error(`no document shows a workflow with the name ${name}`);
  return workflow;
}

/** How the documents reference the action: as `OWNER/REPO@v1`, or by its name after `npm run name`. */
export const PUBLISHED: string = documented('Docs command').jobs.docs.uses.replace(
  /\/\.github\/.*@/,
  '@',
);

export const publishedWorkflow = (path: string) => PUBLISHED.replace('@', `/${path}@`);
