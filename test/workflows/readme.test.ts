import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../src/inputs/inputs.ts';
import { anchorOf } from '../support/headings.ts';
import {
  type ActionFile,
  DOCUMENTS,
  type ReusableWorkflow,
  ROOT,
  reusableWorkflows,
  textOf,
  yamlOf,
} from './files.ts';

const readme = textOf('README.md');
const action = yamlOf<ActionFile>('action.yml');

/** The rows of the table whose first header cell is `name`, as the texts of their cells. */
function table(name: string, page = readme): string[][] {
  const lines = page.split('\n').map((line) => line.trim());
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
  test('is short, and so are all pages together', () => {
    const words = (path: string) => textOf(path).trim().split(/\s+/).length;
    const all = DOCUMENTS.map(words).reduce((sum, count) => sum + count);

    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
    expect(words('README.md')).toBeLessThanOrEqual(1_300);
    expect(all).toBeLessThanOrEqual(11_000);
  });

  test('lists eight inputs of action.yml, with its descriptions and defaults', () => {
    const rows = table('Input').map(([name = '', standard = '', meaning]) => [
      bare(name),
      bare(standard),
      meaning,
    ]);

    const expected = rows.map(([name = '']) => {
      const input = action.inputs[name];
      return [name, input?.required ? 'required' : (input?.default ?? ''), input?.description];
    });
    expect(rows).toHaveLength(8);
    expect(rows).toEqual(expected);
  });

  test('lists outputs of action.yml with its descriptions', () => {
    const rows = table('Output').map(([name = '', meaning]) => [bare(name), meaning]);

    const expected = rows.map(([name = '']) => [name, action.outputs[name]?.description]);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows).toEqual(expected);
  });

  test('contains every outcome in its tables, and which of them fail the step', () => {
    const rows = table('`outcome`', textOf('.github/docs/behavior.md'));
    const named = rows.map(([name = '']) => bare(name));
    expect(named.toSorted()).toEqual(OUTCOMES.toSorted());

    const failing = named.filter((_, index) => rows[index]?.[1] === 'fails');
    const expected = [...(action.inputs['fail-on']?.default ?? '').split(','), 'cancelled'];
    expect(failing.toSorted()).toEqual(expected.toSorted());
  });

  test('recommends the major version that package.json has', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    const major = version.split('.')[0];
    const named = new Set(
      DOCUMENTS.flatMap((path) =>
        [...textOf(path).matchAll(/\buses: (\S+)@(v\S+)/g)].map(([, , ref]) => ref),
      ),
    );
    expect([...named]).toEqual([`v${major}`]);
  });
});

test('the page on security lists the permissions of every reusable workflow', () => {
  const rows = table('Permission', textOf('.github/docs/security.md'));
  const listed = rows.flatMap(([permission = '', workflows = '']) =>
    workflows.split(', ').map((workflow) => `${bare(workflow)} ${bare(permission)}`),
  );

  const requested = reusableWorkflows().flatMap((path) =>
    Object.values(yamlOf<ReusableWorkflow>(path).jobs)
      .flatMap(({ permissions = {} }) => Object.entries(permissions))
      .map(([name, access]) => `${basename(path)} ${name}: ${access}`),
  );
  expect(listed.toSorted()).toEqual(requested.toSorted());
});

const PAGES = [
  ...DOCUMENTS,
  ...['CHANGELOG', 'CONTRIBUTING', 'SECURITY'].map((name) => `.github/${name}.md`),
  ...['src/thread', 'test'].map((folder) => `${folder}/README.md`),
];

describe.each(PAGES)('%s', (path) => {
  const text = textOf(path).replaceAll(/^```[\s\S]*?^```$/gm, '');

  test('links only to files and headings that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(
      ([, link, attribute]) => link ?? attribute ?? '',
    );
    // These leave the file tree: on GitHub they are the repository's own pages.
    const own = targets.filter((target) => !/^https:|^(\.\.\/)+(actions\/|releases$)/.test(target));
    expect(own.filter((target) => !exists(target, path))).toEqual([]);
  });

  test('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const called = [...textOf(path).matchAll(/npm (?:run )?([a-z:]+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });
});

test('the guide for contributors names only files and folders that exist', () => {
  const named = [
    ...textOf('.github/CONTRIBUTING.md').matchAll(/`((?:src|test|\.github)\/[^`]*|[^`/]+\.yml)`/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path))),
  ).toEqual([]);
});

test('the guide to the tests names only tests that exist, in at most forty rows', () => {
  const rows = table('Promise', textOf('test/README.md'));

  const named = rows.flatMap(([, files = '']) => files.split(', ').map(bare));
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(named.filter((path) => !existsSync(join(ROOT, 'test', path)))).toEqual([]);
});

describe('the troubleshooting page', () => {
  const PAGE = '.github/docs/troubleshooting.md';

  /** What runs have written, and the titles in the code. */
  const seen = globSync(['src/**/*.ts', 'test/golden/files/*'], { cwd: ROOT })
    .map(textOf)
    .join('\n');

  const lines = textOf(PAGE).split('\n');
  const spansIn = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

  const titles = lines.flatMap(
    (line) => /^(?:### |\| <a id=.+?<\/a>)`(.+?)`/.exec(line)?.[1] ?? [],
  );
  const sentences = lines.flatMap(spansIn).filter((span) => /^[A-Z].* .*\.$/.test(span));
  const messages = [...titles, ...sentences];

  test('quotes messages', () => expect(messages.length).toBeGreaterThan(40));

  test('has an anchor for the link in each message of its tables', () => {
    const rows = lines.flatMap((line) => [...line.matchAll(/^\| <a id="(.+?)"><\/a>`(.+?)`/g)]);

    expect(rows.length).toBeGreaterThan(30);
    for (const [, id, title = ''] of rows) expect(id).toBe(anchorOf(title));
  });

  test.each(messages)('“%s” is a message of the action', (message) =>
    expect(seen).toContain(message),
  );
});

/** Whether a relative link leads to a file, and to a heading in it. */
function exists(target: string, from: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(ROOT, path))) return false;
  return anchor === undefined || anchors(path).includes(anchor);
}

/** The anchors of a page on GitHub: of its headings, and those that it sets. */
function anchors(path: string): string[] {
  const text = textOf(path);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return [...headings, ...[...text.matchAll(/<a id="(.+?)">/g)].map(([, id = '']) => id)];
}
