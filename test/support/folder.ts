import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for the files of a test, with its links resolved. The test removes it. */
export const makeFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-')));
