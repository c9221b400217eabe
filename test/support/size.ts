/**
 * Prints how large `src/` and `test/` are, and how large they were at a commit: `npm run check -- COMMIT`. Indentation
 * and line breaks do not count, so neither squeezing nor spacing a file out changes its size.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

const ROOT = resolve(import.meta.dirname, '../..');
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const TYPES = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];

/** A number for each heading. Functions and types are those at the top level of a file. */
type Size = readonly number[];
const HEADINGS = ['characters', 'files', 'functions', 'types', 'comments'];

function charactersIn(text: string): number {
  return text.split('\n').reduce((total, line) => total + line.trim().length, 0);
}

function sizeOf(path: string, text: string): Size {
  const { program, comments } = parseSync(path, text);
  const types = program.body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? (statement.declaration ?? statement) : statement;
    if (declared.type !== 'VariableDeclaration') return declared.type;
    return declared.declarations.map(({ init }) => init?.type ?? '');
  });
  const count = (wanted: readonly string[]) => types.filter((type) => wanted.includes(type)).length;
  const commented = comments.map(({ start, end }) => text.slice(start, end)).join('\n');
  return [charactersIn(text), 1, count(FUNCTIONS), count(TYPES), charactersIn(commented)];
}

const sum = (sizes: readonly Size[]): Size =>
  HEADINGS.map((_, column) => sizes.reduce((total, size) => total + (size[column] ?? 0), 0));

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

function row(name: string, size: Size): string {
  const [characters = 0, files, functions, types, comments = 0] = size;
  const share = `${((100 * comments) / Math.max(1, characters)).toFixed(0)} %`;
  return line(name, [`${(characters / 1_000).toFixed(1)}k`, files, functions, types, share]);
}

const line = (name: string, cells: readonly unknown[]): string =>
  name.padEnd(14) + cells.map((cell) => String(cell).padStart(11)).join('');

const base = process.argv[2];

for (const folder of ['src', 'test']) {
  const paths = globSync(`${folder}/**/*.ts`, { cwd: ROOT });
  const sizes = paths.map((path) => sizeOf(path, readFileSync(resolve(ROOT, path), 'utf8')));
  console.log(`\n${line(`${folder}/`, HEADINGS)}`);
  console.log(row('  now', sum(sizes)));

  if (base === undefined) continue;
  const known = git('ls-tree', '-r', '--name-only', base, folder).split('\n');
  const earlier = known.filter((path) => path.endsWith('.ts'));
  const then = earlier.map((path) => sizeOf(path, git('show', `${base}:${path}`)));
  console.log(row(`  at ${base.slice(0, 9)}`, sum(then)));
}
