import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, met } from './figure.ts';

const MOST = 1_350_000;
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'dist');

/** What main step and post step load before they decide anything; everything else is loaded on demand. */
const LOADED = ['index.js', 'post/index.js'];

export const dist: Figure = {
  number: 8,
  name: 'dist: what every run loads; whether a rebuild gives the same bytes',
  goal: '≤ 1.35 MB; the same',
  needs: ['npm'],
  async measure({ say }) {
    const bytes = LOADED.map((name) => statSync(join(folder, name)).size).reduce((sum, size) => sum + size);
    const before = fingerprints();
    say('building once more');
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: root });
    const after = fingerprints();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changed = names.filter((name) => before.get(name) !== after.get(name));
    const same = changed.length === 0;
    return {
      measured: `${(bytes / 1_000_000).toFixed(2)} MB; ${same ? 'the same' : `${changed.length} files differ`}`,
      verdict: met(bytes <= MOST && same),
      notes: [
        `${LOADED.join(' and ')}, in millions of bytes; ${names.length} files were compared with a build right before.`,
        ...(same ? [] : [`Different: ${changed.join(', ')}.`]),
      ],
    };
  },
};

/** A digest of every file of dist, by its path. */
function fingerprints(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
