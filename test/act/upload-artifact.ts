/**
 * Simulates `actions/upload-artifact`, which act would download. It has the same inputs and copies the files to a folder,
 * as `NAME/FILE`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const METADATA = `name: A stand-in for upload-artifact
description: Copies files into a folder
inputs:
  name:
    description: Name of the artifact
    default: artifact
  path:
    description: Files or folders, one a line
    required: true
  if-no-files-found:
    description: warn, error or ignore
    default: warn
outputs:
  artifact-id:
    description: Always 1
runs:
  using: node24
  main: main.mjs
`;

const PROGRAM = `import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
const input = (name) => process.env['INPUT_' + name.toUpperCase()] ?? '';
const target = join(TARGET, input('name'));
const found = input('path').split('\\n').map((line) => line.trim()).filter(Boolean)
  .flatMap((path) => (/[*?]/.test(path) ? globSync(path) : [path])).filter((path) => existsSync(path));
if (found.length === 0 && input('if-no-files-found') === 'error') process.exit(1);
mkdirSync(target, { recursive: true });
for (const path of found) {
  if (statSync(path).isDirectory()) cpSync(path, target, { recursive: true });
  else cpSync(path, join(target, basename(path)));
}
appendFileSync(process.env.GITHUB_OUTPUT, 'artifact-id=1\\n');
`;

/** Writes the simulated action to `folder`. It copies the files to `target`. */
export function writeUploadArtifact(folder: string, target: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'action.yml'), METADATA);
  writeFileSync(join(folder, 'main.mjs'), PROGRAM.replace('TARGET', JSON.stringify(target)));
}
