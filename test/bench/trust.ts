/**
 * How both sides come to trust the stand-ins' certificates. curl reads its file of authorities anew in every process,
 * so that the file's size is a good part of what a request costs it.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { AUTHORITY, AUTHORITY_FILE } from '../faults/certificates.ts';

export interface Trust extends Disposable {
  /** For Node, whose own public roots stay: a file of one certificate costs it nothing that can be measured. */
  readonly node: { readonly NODE_EXTRA_CA_CERTS: string };
  /** For curl: the same set of public roots and the authority of this run, as a machine has them. */
  readonly curl: { readonly TRUST: string };
}

/** Writes the files of authorities. */
export function openTrust(): Trust {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
  const all = join(folder, 'roots.pem');
  writeFileSync(all, [...rootCertificates, AUTHORITY].join('\n'));
  return {
    node: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE },
    curl: { TRUST: all },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** For the notes. */
export const TRUST_WORDS =
  'Both sides trust the public roots that Node brings along and the authority made for this run: Node by its built-in list and NODE_EXTRA_CA_CERTS, curl by --cacert with all of them in one file.';
