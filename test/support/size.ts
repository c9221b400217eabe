/**
 * Prints how large `src/` and `test/` are, room by room, and how much that has changed since the
 * last tag, or since a commit: `npm run check -- COMMIT`. Indentation and line breaks do not count,
 * so neither squeezing nor spacing a file out changes its size.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = resolve(import.meta.dirname, '../..');

interface Size {
  files: number;
  characters: number;
  commentCharacters: number;
  /** At the top level of a file. */
  functions: number;
  types: number;
}

interface Source {
  path: string;
  text: string;
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);

function charactersIn(text: string): number {
  return text.split('\n').reduce((total, line) => total + line.trim().length, 0);
}

function sizeOf({ path, text }: Source): Size {
  const { program, comments } = parseSync(path, text);
  const declarations = program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement,
  );
  const variables = declarations.flatMap((declaration) =>
    declaration.type === 'VariableDeclaration' ? declaration.declarations : [],
  );
  const isFunction = [
    ...declarations.map(({ type }) => type === 'FunctionDeclaration'),
    ...variables.map(({ init }) => FUNCTIONS.has(init?.type ?? '')),
  ];

  return {
    files: 1,
    characters: charactersIn(text),
    commentCharacters: comments.reduce(
      (total, { start, end }) => total + charactersIn(text.slice(start, end)),
      0,
    ),
    functions: isFunction.filter(Boolean).length,
    types: declarations.filter(({ type }) => TYPES.has(type)).length,
  };
}

function sum(sources: readonly Source[]): Size {
  const total = { files: 0, characters: 0, commentCharacters: 0, functions: 0, types: 0 };
  for (const source of sources) {
    const size = sizeOf(source);
    for (const name of Object.keys(total) as (keyof Size)[]) total[name] += size[name];
  }
  return total;
}

function sourcesNow(folder: string): Source[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(resolve(root, path), 'utf8'),
  }));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function sourcesAt(commit: string, folder: string): Source[] {
  const paths = git('ls-tree', '-r', '--name-only', commit, folder).split('\n');
  return paths
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: git('show', `${commit}:${path}`) }));
}

/** Undefined without tags, and where there is no history, such as in a downloaded archive. */
function lastTag(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0').trim();
  } catch {
    return undefined;
  }
}

const thousands = (value: number) => `${(value / 1_000).toFixed(1)}k`;

function row(name: string, { files, characters, commentCharacters, functions, types }: Size) {
  const share = `${((100 * commentCharacters) / Math.max(1, characters)).toFixed(0)} %`;
  const cells = [thousands(characters), files, functions, types, share];
  return [name.padEnd(14), ...cells.map((cell) => String(cell).padStart(11))].join('');
}

const HEADINGS = ['characters', 'files', 'functions', 'types', 'comments'];
const base = process.argv[2] ?? lastTag();

for (const folder of ['src', 'test']) {
  const sources = sourcesNow(folder);
  const roomOf = ({ path }: Source) => (path.split('/').length > 2 ? path.split('/')[1] : '.');
  const total = sum(sources);

  console.log(`\n${`${folder}/`.padEnd(14)}${HEADINGS.map((each) => each.padStart(11)).join('')}`);
  for (const [room = '', group] of [...Map.groupBy(sources, roomOf)].toSorted())
    console.log(row(`  ${room}`, sum(group)));
  console.log(row('  all', total));

  if (base === undefined) continue;
  console.log(row(`  at ${base.slice(0, 9)}`, sum(sourcesAt(base, folder))));
}
