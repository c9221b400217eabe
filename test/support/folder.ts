import { mkdtempDisposableSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder. Its links are resolved: on macOS it is behind one, and the action checks resolved paths. */
export function makeFolder() {
  const parent = process.env.DOCS_AGENT_TEST_TEMP ?? tmpdir();
  return mkdtempDisposableSync(join(realpathSync(parent), 'docs-agent-'));
}
