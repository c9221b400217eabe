/**
 * Simulates `actions/upload-artifact`, which act would download. It has the same inputs and copies the files to a folder,
 * as `NAME/FILE`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const METADATA = `name: Simulated upload-artifact
description: Copies files into a folder
inputs:
  name:
    description: Name of the artifact
  path:
    description: Files, one on each line
  if-no-files-found:
    description: Only error has an effect
outputs:
  artifact-id:
    description: Always 1
runs:
  using: node24
  main: main.mjs
`;

const PROGRAM = `import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
const input = (name) => process.env['INPUT_' + name.toUpperCase()] ?? '';
const files = input('path').split('\\n').map((line) => line.trim()).filter((path) => existsSync(path));
if (files.length === 0 && input('if-no-files-found') === 'error') process.exit(1);
const target = join(TARGET, input('name'));
mkdirSync(target, { recursive: true });
for (const file of files) cpSync(file, join(target, basename(file)));
appendFileSync(process.env.GITHUB_OUTPUT, 'artifact-id=1\\n');
`;

/** Writes the simulated action to `folder`. It copies the files to `target`. */
export function writeUploadArtifact(folder: string, target: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'action.yml'), METADATA);
  writeFileSync(join(folder, 'main.mjs'), PROGRAM.replace('TARGET', JSON.stringify(target)));
}
