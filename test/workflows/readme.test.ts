import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { OUTCOMES } from '../../src/inputs/inputs.ts';
import { parseComment } from '../../src/trigger/parse.ts';
import { anchorOf } from '../support/headings.ts';
import {
  action,
  DOCUMENTS,
  documented,
  EXAMPLES,
  pathsOf,
  REUSABLE,
  ROOT,
  tableIn,
  textOf,
} from './files.ts';

const inPages = (pages: readonly string[], pattern: RegExp) =>
  pages.flatMap((page) => Array.from(textOf(page).matchAll(pattern), ([, group = '']) => group));

test('the README is short, and so are all pages together', () => {
  const words = (path: string) => textOf(path).trim().split(/\s+/).length;
  const all = DOCUMENTS.map(words).reduce((sum, count) => sum + count);

  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(170);
  expect(words('README.md')).toBeLessThanOrEqual(1_200);
  expect(all).toBeLessThanOrEqual(7_500);
});

const commands = inPages(DOCUMENTS, /`\/docs( --[^`]+)`/g);

test.each([...new Set(commands)])(
  'the action understands the documented command /docs%s',
  (rest) => {
    const { kind } = parseComment('/docs', `/docs${rest}`);

    expect(['none', 'invalid']).not.toContain(kind);
  },
);

test('the page on guarantees has every outcome, and which of them fail the step', () => {
  const rows = tableIn('.github/docs/guarantees.md', '`outcome`');

  const failing = rows.filter(([, step]) => step === 'fails').map(([name]) => name);
  const failOn = action.inputs['fail-on']?.default ?? '';
  expect(rows.map(([name]) => name).toSorted()).toEqual(OUTCOMES.toSorted());
  expect(failing.toSorted()).toEqual([...failOn.split(','), 'cancelled'].toSorted());
});

test('the documents recommend the major version that package.json has', () => {
  const versions = inPages([...DOCUMENTS, ...EXAMPLES], /\buses: \S+@(v\S+)/g);

  expect([...new Set(versions)]).toEqual([`v${manifest.version.split('.')[0]}`]);
});

test.each(EXAMPLES)('the first lines of %s name what to replace and to set', (path) => {
  const [, head = '', body = ''] = /^((?:#.*\n)+)([\s\S]*)$/.exec(textOf(path)) ?? [];

  const PLACEHOLDER = /(?<=(?:secrets|vars)\.)\w+|OWNER\/REPO/g;
  const placeholders = body.match(PLACEHOLDER) ?? [];
  expect(placeholders.filter((name) => !head.includes(name))).toEqual([]);
});

test('the page with examples has a row for each of them', () => {
  const links = inPages(['.github/docs/examples.md'], /^\| \[[^\]]+\]\((examples\/\S+)\)/gm);

  const listed = links.map((link) => `.github/docs/${link}`);
  expect(listed.toSorted()).toEqual([...EXAMPLES]);
});

test('the page on security lists the permissions of every reusable workflow', () => {
  const listed = tableIn('.github/docs/security.md', 'Permission').flatMap(
    ([permission, workflows = '']) =>
      workflows.split(', ').map((name) => `${name.replaceAll('`', '')} ${permission}`),
  );

  const requested = REUSABLE.flatMap(({ file, job }) =>
    Object.entries(job.permissions ?? {}).map(([name, access]) => `${file}.yml ${name}: ${access}`),
  );
  expect(listed.toSorted()).toEqual(requested.toSorted());
});

// To renew it after a change of the README: `npx vitest run --config test/vitest.config.ts readme -u`.
test('the workflow template for organizations is the first workflow of the README', async () => {
  const folder = '.github/docs/workflow-templates';
  const properties = JSON.parse(textOf(`${folder}/docs-command.properties.json`));

  const { workflow } = documented('Docs command');
  await expect(workflow).toMatchFileSnapshot(join(ROOT, folder, 'docs-command.yml'));
  expect(properties).toMatchObject({ name: 'Docs command', iconName: 'octicon book' });
});

const PAGES = [...DOCUMENTS, ...pathsOf('.github/*.md'), 'src/thread/README.md', 'test/README.md'];

test.each(PAGES)('%s links and names only files, headings, and scripts that exist', (path) => {
  const text = textOf(path);
  const links = text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g);

  const targets = [...links].map(([, link, attribute = '']) => link ?? attribute);
  // These leave the file tree: on GitHub they are the repository's own pages.
  const own = targets.filter((target) => !/^https:|^(\.\.\/)+(actions\/|releases$)/.test(target));
  expect(own.filter((target) => !leadsSomewhere(target, path))).toEqual([]);
  const called = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => name !== 'ci' && !(name in manifest.scripts))).toEqual([]);
});

function leadsSomewhere(target: string, from: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (anchor === undefined || !existsSync(join(ROOT, path))) return existsSync(join(ROOT, path));

  const anchors = inPages([path], /^#+ (.*)$/gm).map(anchorOf);
  return anchors.includes(anchor);
}

test('the guide to the tests names only tests that exist, in at most fifty rows', () => {
  const rows = tableIn('test/README.md', 'Promise');

  const named = rows.flatMap(([, files = '']) => files.replaceAll('`', '').split(', '));
  expect(rows.length).toBeLessThanOrEqual(50);
  expect(named.filter((path) => !existsSync(join(ROOT, 'test', path)))).toEqual([]);
});

const said = [...pathsOf('src/**/*.ts'), ...pathsOf('test/golden/files/*')].map(textOf).join('\n');
const BY_OTHERS = /^(Authorization: |Event 'issue_comment')/;

test('the pages quote only titles and sentences of messages that the action has', () => {
  const quoted = inPages(DOCUMENTS, /`([A-Z][a-z]*:? [^`\n]+)`/g).filter(
    (words) => !BY_OTHERS.test(words),
  );

  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((words) => !said.includes(words))).toEqual([]);
});
