/**
 * Certificates for TLS on loopback, valid for `localhost`, 127.0.0.1, ::1, `docs.test`, `github.test` and
 * `api.example.com`, signed by an authority whose key is gone. Made once with openssl, valid until 2120; `expired` until
 * 2002. `elsewhere` is valid for `elsewhere.test` only, and signed by itself. Their keys protect nothing.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (name: string) => join(import.meta.dirname, 'certificates', `${name}.pem`);

/** The file of the authority for `NODE_EXTRA_CA_CERTS`, and its content for the option `ca`. */
export const AUTHORITY_FILE = fileOf('authority');
export const AUTHORITY = readFileSync(AUTHORITY_FILE, 'utf8');

function identity(name: string): Readonly<Record<'cert' | 'key', string>> {
  const pem = readFileSync(fileOf(name), 'utf8');
  return { cert: pem, key: pem };
}

export const CERTIFICATES = {
  trusted: identity('trusted'),
  expired: identity('expired'),
  elsewhere: identity('elsewhere'),
};
