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
  test('has at most 230 lines', () =>
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(230));

  test('lists the inputs of action.yml, in its order, with its descriptions and defaults', () => {
    const expected = Object.entries(action.inputs).map(([name, input]) => [
      name,
      input.required ? 'required' : (input.default ?? ''),
      input.description,
    ]);
    const rows = table('Input').map(([name = '', standard = '', meaning]) => [
      bare(name),
      bare(standard),
      meaning,
    ]);
    expect(rows).toEqual(expected);
  });

  test('lists the outputs of action.yml, in its order and with its descriptions', () => {
    const expected = Object.entries(action.outputs).map(([name, { description }]) => [
      name,
      description,
    ]);
    expect(table('Output').map(([name = '', meaning]) => [bare(name), meaning])).toEqual(expected);
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
  ...['src', 'src/thread', 'test'].map((folder) => `${folder}/README.md`),
];

describe.each(PAGES)('%s', (path) => {
  const text = textOf(path).replaceAll(/^```[\s\S]*?^```$/gm, '');

  test('links only to files and headings that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(
      ([, link, attribute]) => link ?? attribute ?? '',
    );
    // `../../actions` leaves the file tree: on GitHub it is the repository's own page.
    const own = targets.filter((target) => !/^https:|^\.\.\/\.\.\/actions\//.test(target));
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

describe('the troubleshooting page', () => {
  const PAGE = '.github/docs/troubleshooting.md';

  /** What runs of the bundle have written, and what tests expect of others. */
  const seen = globSync(['test/golden/files/*', 'test/**/*.test.ts'], { cwd: ROOT })
    .map(textOf)
    .join('\n');

  /** Messages are the code spans of several words in headings, and those that are whole sentences. */
  const messages = textOf(PAGE)
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/`([^`]+)`/g)]
        .map(([, span = '']) => span)
        .filter((span) =>
          line.startsWith('#') ? span.includes(' ') : /^[A-Z].* .*\.$/.test(span),
        ),
    );

  test('links to each of its sections at its beginning', () => {
    const [contents = ''] = textOf(PAGE).split(/^## /m);
    const linked = [...contents.matchAll(/\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    const sections = anchors(PAGE, /^### (.*)$/gm);
    expect(sections.length).toBeGreaterThan(50);
    expect(sections.filter((anchor) => !linked.includes(anchor))).toEqual([]);
  });

  test('quotes messages', () => expect(messages.length).toBeGreaterThan(15));

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

/** The anchors of the headings of a page on GitHub. */
function anchors(path: string, headings = /^#+ (.*)$/gm): string[] {
  return [...textOf(path).matchAll(headings)].map(([, heading = '']) => anchorOf(heading));
}
