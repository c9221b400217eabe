import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startAct } from './act.ts';
import { events, openPlace } from './place.ts';
import { writeUploadArtifact } from './upload-artifact.ts';

test('the stand-in for upload-artifact takes folders and files', async () => {
  await using place = await openPlace();
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-upload-'));
  try {
    writeUploadArtifact(join(folder, 'action'), join(folder, 'uploaded'));
    place.caller.write(
      '.github/workflows/upload.yml',
      `on: workflow_dispatch
jobs:
  upload:
    runs-on: ubuntu-latest
    steps:
      - run: mkdir -p out && touch out/a.json b.csv
      - uses: actions/upload-artifact@0123456789012345678901234567890123456789
        with:
          name: report
          path: |
            out
            b.csv
`,
    );
    const { result } = startAct({
      caller: place.caller.folder,
      workflow: '.github/workflows/upload.yml',
      event: events.dispatch,
      repositories: {
        'actions/upload-artifact@0123456789012345678901234567890123456789': join(folder, 'action'),
      },
      secrets: {},
      env: {},
    });
    const { exitCode, log } = await result;
    expect(exitCode, log).toBe(0);
    for (const file of ['a.json', 'b.csv'])
      expect(existsSync(join(folder, 'uploaded/report', file))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
