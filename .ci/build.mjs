// `npm run build`: src/ → build/ → dist/, the same on every system.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import config from '../rolldown.config.ts';

async function ncc(...args) {
  const command = ['node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', '-q', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`ncc build ${args.join(' ')} ended with ${code}`);
}

rmSync('dist', { recursive: true, force: true });
await build(config);
await ncc('build/index.js', '-o', 'dist', '--license', 'licenses.txt');
nameChunks();
appendFileSync('dist/licenses.txt', readFileSync('build/licenses.txt'));

/** ncc names the chunks of `dist/` by numbers, which say nothing, and change with the code. */
function nameChunks() {
  const names = new Map();
  const files = readdirSync('dist').filter((file) => file.endsWith('index.js'));
  for (const file of files) {
    const source = readFileSync(join('dist', file), 'utf8');
    // `import() | NAME` stands before the numbers of the chunks that are loaded. The last is its own.
    for (const [, name, loaded] of source.matchAll(/import\(\) \| ([\w-]+) \*\/(.+?)\.then/g))
      names.set(loaded.match(/\d+/g).at(-1), `${name}.js`);
  }
  // The others are loaded with several of these.
  for (const file of files) {
    const [id] = file.match(/^\d+/) ?? [];
    if (id === undefined || names.has(id)) continue;

    const name = `shared-${largestPart(file)}`;
    const isTaken = [...names.values()].includes(`${name}.js`);
    names.set(id, isTaken ? `${name}-${id}.js` : `${name}.js`);
  }

  for (const [id, name] of names) renameSync(`dist/${id}.index.js`, `dist/${name}`);

  const index = readFileSync('dist/index.js', 'utf8');
  const fileName = 'return "" + chunkId + ".index.js";';
  if (!index.includes(fileName)) throw new Error('ncc names chunks in another way');
  const table = JSON.stringify(Object.fromEntries(names));
  const named = `return ${table}[chunkId] ?? chunkId + ".index.js";`;
  writeFileSync('dist/index.js', index.replace(fileName, named));
}

/**
 * The folder of `src/`, or the package, of which a chunk has most. Rolldown writes a path before each module, which
 * begins outside of the project if `node_modules` is a link.
 */
function largestPart(file) {
  const parts = readFileSync(join('dist', file), 'utf8')
    .split(/^\/\/ (?:\S*?\/)??(?=(?:src|node_modules)\/)/m)
    .slice(1);
  const sizes = new Map();
  for (const part of parts) {
    const [, name] = /^\w+\/(?:@[\w-]+\/)?([\w-]+)/.exec(part);
    sizes.set(name, (sizes.get(name) ?? 0) + part.length);
  }
  const [[largest]] = [...sizes].toSorted((a, b) => b[1] - a[1]);
  return largest;
}
