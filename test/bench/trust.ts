/**
 * Makes both sides trust the certificates of the simulated servers. curl reads its file of authorities in every
 * process, so the size of that file is a large part of the cost of a request.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { AUTHORITY, AUTHORITY_FILE } from '../faults/certificates.ts';

/** Writes the files of authorities. */
export function openTrust() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
  const all = join(folder, 'roots.pem');
  writeFileSync(all, [...rootCertificates, AUTHORITY].join('\n'));
  return {
    /** Node keeps its own public roots, because a file with one certificate costs nothing that can be measured. */
    node: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE },
    /** The same public roots and the authority of this run, as on an ordinary machine. */
    curl: { TRUST: all },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const TRUST_WORDS =
  'Both sides trust the public roots that Node brings along and the authority made for this run: Node by its built-in list and NODE_EXTRA_CA_CERTS, curl by --cacert with all of them in one file.';
