import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, met } from './figure.ts';

const MOST_LOADED = 1_200_000;
const MOST = 3_000_000;
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'dist');

/** The files that the main step and the post step always load. Everything else is loaded on demand. */
const LOADED = ['index.js', 'post/index.js'];

export const dist: Figure = {
  number: 10,
  name: 'dist: what every run loads; all of it; whether a rebuild gives the same bytes',
  goal: '≤ 1.2 MB; ≤ 3.0 MB; the same',
  needs: ['npm'],
  async measure({ say }) {
    const before = fingerprints();
    const loaded = sizeOf(LOADED);
    const all = sizeOf([...before.keys()]);
    say('building once more');
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: root });
    const after = fingerprints();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changed = names.filter((name) => before.get(name) !== after.get(name));
    const same = changed.length === 0;
    return {
      measured: `${megabytes(loaded)}; ${megabytes(all)}; ${same ? 'the same' : `${changed.length} files differ`}`,
      verdict: met(loaded <= MOST_LOADED && all <= MOST && same),
      notes: [
        `Every run loads ${LOADED.join(' and ')}; MB are millions of bytes; ${names.length} files were compared with a build right before.`,
        ...(same ? [] : [`Different: ${changed.join(', ')}.`]),
      ],
    };
  },
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;
const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** A digest of every file of dist, by its path. */
function fingerprints(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(paths.map((path) => [path.slice(folder.length + 1), digest(path)]));
}
