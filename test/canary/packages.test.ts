import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workflows/files.ts';

test.for(['canary.ts', 'service.ts'])(
  'test/canary/%s loads in a checkout without installed packages, as in its workflow',
  (script) => {
    using checkout = mkdtempDisposableSync(join(tmpdir(), 'docs-agent-'));
    for (const path of ['src', 'test', 'package.json'])
      cpSync(join(ROOT, path), join(checkout.path, path), { recursive: true });

    const load = `await import('./test/canary/${script}'); process.exit()`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load], {
      cwd: checkout.path,
      encoding: 'utf8',
    });

    // Without a step, the script of the workflow only says how to use it.
    const expected = script === 'canary.ts' ? /Usage: / : /^$/;
    expect(stderr).toMatch(expected);
  },
);
