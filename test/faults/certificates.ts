/**
 * Certificates for TLS on loopback, made when a test process needs them: no key is kept in the repository.
 * `ca` signed `trusted`; nobody signed `selfSigned`, and both `expired` and `otherHost` are signed but wrong.
 */

import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { bits, integer, octets, oid, sequence, set, tagged, text, time, yes } from './der.ts';

export interface Identity {
  /** PEM. */
  readonly cert: string;
  /** PEM, PKCS #8. */
  readonly key: string;
}

export interface Certificates {
  /** For `NODE_EXTRA_CA_CERTS` or the option `ca`. PEM. */
  readonly ca: string;
  readonly trusted: Identity;
  readonly selfSigned: Identity;
  readonly expired: Identity;
  readonly otherHost: Identity;
}

export interface CertificateOptions {
  readonly subject: string;
  /** Host names and addresses that it is good for; default: loopback under all of its names. */
  readonly hosts?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  /** Default: itself. */
  readonly issuer?: { readonly subject: string; readonly key: KeyObject };
  /** Whether it may sign others. */
  readonly authority?: boolean;
}

const loopback = ['127.0.0.1', '::1', 'localhost'];
let made: Certificates | undefined;

/** Made-up hosts (behind the proxy) that `trusted` is good for too. */
export const testHosts: readonly string[] = ['docs.test', 'github.test', 'elsewhere.test'];

/** One set for each process. */
export function certificates(): Certificates {
  made ??= make();
  return made;
}

/** Writes the authority into a folder and gives the file's path, for `NODE_EXTRA_CA_CERTS`. */
export function writeAuthority(folder: string): string {
  const path = join(folder, 'test-authority.pem');
  writeFileSync(path, certificates().ca);
  return path;
}

function make(): Certificates {
  const ca = createCertificate({ subject: 'Test authority', authority: true });
  const issuer = { subject: 'Test authority', key: ca.privateKey };
  const past = { from: new Date('2001-01-01T00:00:00Z'), until: new Date('2002-01-01T00:00:00Z') };
  return {
    ca: ca.cert,
    trusted: createCertificate({ subject: 'Test service', hosts: [...loopback, ...testHosts], issuer }),
    selfSigned: createCertificate({ subject: 'Test stranger' }),
    expired: createCertificate({ subject: 'Test past', issuer, ...past }),
    otherHost: createCertificate({ subject: 'Test elsewhere', hosts: ['nowhere.test'], issuer }),
  };
}

const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));

/** Makes a key (P-256) and a certificate for it, good for a hundred years where nothing else is said. */
export function createCertificate(
  options: CertificateOptions,
): Identity & { readonly privateKey: KeyObject } {
  const { subject, hosts = loopback, authority = false } = options;
  const { from = new Date('2020-01-01T00:00:00Z'), until = new Date('2120-01-01T00:00:00Z') } = options;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = options.issuer ?? { subject, key: privateKey };
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const extensions = [
    extension('2.5.29.17', sequence(...hosts.map(alternativeName)), false),
    // May sign certificates, or digital signatures only.
    extension('2.5.29.15', authority ? bits(Buffer.from([0x04]), 2) : bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.19', authority ? sequence(yes) : sequence(), true),
  ];
  const content = sequence(
    tagged(0, integer(2)),
    integer(...randomBytes(8).map((byte, index) => (index === 0 ? (byte & 0x7f) | 1 : byte))),
    ecdsaWithSha256,
    name(issuer.subject),
    sequence(time(from), time(until)),
    name(subject),
    publicKey,
    tagged(3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, issuer.key);
  return {
    cert: pem(sequence(content, ecdsaWithSha256, bits(signature))),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    privateKey,
  };
}

function name(commonName: string): Buffer {
  return sequence(set(sequence(oid('2.5.4.3'), text(commonName))));
}

function extension(id: string, content: Buffer, critical: boolean): Buffer {
  return sequence(oid(id), ...(critical ? [yes] : []), octets(content));
}

function alternativeName(host: string): Buffer {
  const version = isIP(host);
  if (version === 4) return tagged(7, Buffer.from(host.split('.').map(Number)), false);
  if (version === 0) return tagged(2, Buffer.from(host), false);
  if (host !== '::1') throw new RangeError(`Only ::1 of IPv6 is supported, not ${host}.`);
  return tagged(7, Buffer.concat([Buffer.alloc(15), Buffer.from([1])]), false);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
