/** Prints how many characters `src/` and `test/` have without indentation, room by room, and their largest files. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const LARGEST = 5;

/** Line breaks do not count either, so that neither squeezing nor spacing a file out changes its size. */
function charactersIn(path: string): number {
  const lines = readFileSync(resolve(root, path), 'utf8').split('\n');
  return lines.reduce((total, line) => total + line.trimStart().length, 0);
}

for (const folder of ['src', 'test']) {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => ({
    path,
    room: path.split('/').length > 2 ? (path.split('/')[1] ?? '') : folder,
    size: charactersIn(path),
  }));
  const sizeOf = (group: typeof files) => group.reduce((total, { size }) => total + size, 0);
  const rooms = [...Map.groupBy(files, ({ room }) => room)].toSorted();
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, LARGEST);

  console.log(`\n${folder}/: ${sizeOf(files)} characters in ${files.length} files`);
  for (const [room, group] of rooms)
    console.log(`  ${room.padEnd(12)} ${String(sizeOf(group)).padStart(7)} in ${group.length}`);
  console.log(`  largest: ${largest.map(({ path, size }) => `${path} ${size}`).join(', ')}`);
}
