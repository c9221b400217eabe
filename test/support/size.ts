/** Prints how large `src/` and `test/` are, room by room, and their largest files. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const LARGEST = 5;

for (const folder of ['src', 'test']) {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => ({
    path,
    room: path.split('/').length > 2 ? (path.split('/')[1] ?? '') : folder,
    lines: readFileSync(resolve(root, path), 'utf8').split('\n').length - 1,
  }));
  const sum = (some: typeof files) => some.reduce((total, { lines }) => total + lines, 0);
  console.log(`\n${folder}/: ${sum(files)} lines in ${files.length} files`);
  for (const [room, some] of [...Map.groupBy(files, ({ room }) => room)].toSorted()) {
    console.log(`  ${room.padEnd(12)} ${String(sum(some)).padStart(6)} in ${some.length}`);
  }
  const largest = files.toSorted((a, b) => b.lines - a.lines).slice(0, LARGEST);
  console.log(`  largest: ${largest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`);
}
