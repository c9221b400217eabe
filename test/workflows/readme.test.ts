import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../src/inputs/inputs.ts';
import { parseComment } from '../../src/trigger/parse.ts';
import { anchorOf } from '../support/headings.ts';
import {
  type ActionFile,
  DOCUMENTS,
  documentedWorkflow,
  EXAMPLES,
  pathsOf,
  type ReusableWorkflow,
  ROOT,
  reusableWorkflows,
  tableIn,
  textOf,
  yamlOf,
} from './files.ts';

const { version, scripts } = JSON.parse(textOf('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(ROOT, path)));

test('the README is short, and so are all pages together', () => {
  const words = (path: string) => textOf(path).trim().split(/\s+/).length;
  const all = DOCUMENTS.map(words).reduce((sum, count) => sum + count);

  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(170);
  expect(words('README.md')).toBeLessThanOrEqual(1_200);
  expect(all).toBeLessThanOrEqual(8_200);
});

const commands = DOCUMENTS.flatMap(
  (path) => textOf(path).match(/(?<=`\/docs) --[^`]+(?=`)/g) ?? [],
);

test.each([...new Set(commands)])(
  'the action understands the documented command /docs%s',
  (rest) => {
    const { kind } = parseComment('/docs', `/docs${rest}`);

    expect(['none', 'invalid', 'unknown-option']).not.toContain(kind);
  },
);

test('the page on guarantees has every outcome, and which of them fail the step', () => {
  const rows = tableIn('.github/docs/guarantees.md', '`outcome`');

  const failing = rows.filter(([, step]) => step === 'fails').map(([name]) => name);
  const failOn = yamlOf<ActionFile>('action.yml').inputs['fail-on']?.default ?? '';
  expect(rows.map(([name]) => name).toSorted()).toEqual(OUTCOMES.toSorted());
  expect(failing.toSorted()).toEqual([...failOn.split(','), 'cancelled'].toSorted());
});

test('the documents recommend the major version that package.json has', () => {
  const named = DOCUMENTS.flatMap((path) => textOf(path).match(/\buses: \S+@v\S+/g) ?? []);

  const versions = new Set(named.map((uses) => uses.split('@')[1]));
  expect([...versions]).toEqual([`v${version.split('.')[0]}`]);
});

test.each(EXAMPLES)('the first lines of %s name what to replace and to set', (path) => {
  const lines = textOf(path).split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const [head, body] = [lines.slice(0, first).join('\n'), lines.slice(first).join('\n')];

  const PLACEHOLDER = /(?:secrets|vars)\.(\w+)|(OWNER\/REPO|https:\/\/api\.example\.com)/g;
  const named = [...body.matchAll(PLACEHOLDER)].map(([, set, replaced]) => set ?? replaced ?? '');
  expect(named.filter((name) => !head.includes(name))).toEqual([]);
});

test('the page with examples has a row for each of them', () => {
  const links = textOf('.github/docs/examples.md').matchAll(/^\| \[[^\]]+\]\((examples\/\S+)\)/gm);

  const listed = Array.from(links, ([, path = '']) => `.github/docs/${path}`);
  expect(listed.toSorted()).toEqual([...EXAMPLES]);
});

test('the page on security lists the permissions of every reusable workflow', () => {
  const listed = tableIn('.github/docs/security.md', 'Permission').flatMap(
    ([permission, workflows = '']) =>
      workflows.split(', ').map((name) => `${name.replaceAll('`', '')} ${permission}`),
  );

  const requested = reusableWorkflows().flatMap((path) =>
    Object.values(yamlOf<ReusableWorkflow>(path).jobs)
      .flatMap(({ permissions = {} }) => Object.entries(permissions))
      .map(([name, access]) => `${basename(path)} ${name}: ${access}`),
  );
  expect(listed.toSorted()).toEqual(requested.toSorted());
});

// To renew it after a change of the README: `npx vitest run --config test/vitest.config.ts readme -u`.
test('the workflow template for organizations is the first workflow of the README', async () => {
  const folder = '.github/docs/workflow-templates';
  const properties = JSON.parse(textOf(`${folder}/docs-command.properties.json`));

  const workflow = documentedWorkflow('Docs command');
  await expect(workflow).toMatchFileSnapshot(join(ROOT, folder, 'docs-command.yml'));
  expect(properties).toMatchObject({ name: 'Docs command', iconName: 'octicon book' });
});

const PAGES = [...DOCUMENTS, ...pathsOf('.github/*.md'), 'src/thread/README.md', 'test/README.md'];

describe.each(PAGES)('%s', (path) => {
  const text = textOf(path);

  test('links only to files and headings that exist', () => {
    const links = text
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g);

    const targets = [...links].map(([, link, attribute = '']) => link ?? attribute);
    // These leave the file tree: on GitHub they are the repository's own pages.
    const own = targets.filter((target) => !/^https:|^(\.\.\/)+(actions\/|releases$)/.test(target));
    expect(own.filter((target) => !leadsSomewhere(target, path))).toEqual([]);
  });

  test('names only scripts that package.json has', () => {
    const called = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);

    expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });
});

function leadsSomewhere(target: string, from: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(ROOT, path))) return false;
  return anchor === undefined || anchorsIn(textOf(path)).includes(anchor);
}

/** The anchors of a page on GitHub. */
const anchorsIn = (page: string): string[] =>
  Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading));

test('the guide to the tests names only tests that exist, in at most fifty rows', () => {
  const rows = tableIn('test/README.md', 'Promise');

  const named = rows.flatMap(([, files = '']) => files.replaceAll('`', '').split(', '));
  expect(rows.length).toBeLessThanOrEqual(50);
  expect(missing(named.map((path) => `test/${path}`))).toEqual([]);
});

const troubleshooting = textOf('.github/docs/troubleshooting.md');

const sentences = troubleshooting.match(/(?<=`)[A-Z][^`\n]* [^`\n]*\.(?=`)/g) ?? [];

const said = [...pathsOf('src/**/*.ts'), ...pathsOf('test/golden/files/*')].map(textOf).join('\n');

test.each(sentences)('the action says as the troubleshooting page: %s', (sentence) => {
  expect(said).toContain(sentence);
});

/** A header. */
const NO_TITLES = ['Authorization: Bearer API_KEY'];

test('the pages name only titles of messages that the action has', () => {
  const titles = DOCUMENTS.flatMap((path) =>
    Array.from(textOf(path).matchAll(/`([A-Z][a-z]*:? [^`.\n]+)`/g), ([, title = '']) => title),
  );

  const others = titles.filter((title) => !NO_TITLES.includes(title));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((title) => !said.includes(title))).toEqual([]);
});
