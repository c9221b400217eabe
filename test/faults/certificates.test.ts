import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { certificates, createCertificate, type Identity, writeAuthority } from './certificates.ts';
import { integer, oid, time } from './der.ts';
import { respond } from './faults.ts';
import { startFaultyServer } from './server.ts';

test('DER', () => {
  expect(integer(0x80).toString('hex')).toBe('02020080');
  expect(integer(2).toString('hex')).toBe('020102');
  expect(oid('1.2.840.10045.4.3.2').toString('hex')).toBe('06082a8648ce3d040302');
  expect(time(new Date('2049-12-31T23:59:59Z')).subarray(2).toString()).toBe('491231235959Z');
  expect(time(new Date('2050-01-01T00:00:00Z')).subarray(2).toString()).toBe('20500101000000Z');
});

test('certificates say what they should', () => {
  const { ca, trusted, selfSigned, expired } = certificates();
  const leaf = new X509Certificate(trusted.cert);
  const authority = new X509Certificate(ca);
  expect(authority.ca).toBe(true);
  expect(leaf.ca).toBe(false);
  expect(leaf.checkIssued(authority)).toBe(true);
  expect(leaf.verify(authority.publicKey)).toBe(true);
  expect(new X509Certificate(selfSigned.cert).verify(authority.publicKey)).toBe(false);
  for (const host of ['127.0.0.1', '::1']) expect(leaf.checkIP(host)).toBe(host);
  for (const host of ['localhost', 'docs.test']) expect(leaf.checkHost(host)).toBeDefined();
  expect(leaf.validToDate.getUTCFullYear()).toBe(2120);
  expect(new X509Certificate(expired.cert).validToDate.getTime()).toBeLessThan(Date.now());
  expect(certificates()).toBe(certificates());
});

test('an address that cannot be written is refused', () => {
  expect(() => createCertificate({ subject: 'x', hosts: ['fe80::1'] })).toThrow(RangeError);
});

test.each([
  ['trusted', null],
  ['selfSigned', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['expired', 'CERT_HAS_EXPIRED'],
  ['otherHost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
] as const)('a client that trusts the authority finds %s: %s', async (kind, expected) => {
  expect(await handshake(certificates()[kind])).toBe(expected);
});

/** The code of the client's error, or null. */
async function handshake(identity: Identity): Promise<string | null> {
  const server = createServer(identity, (socket) => socket.end());
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', ca: certificates().ca }, () => {
        socket.end();
        resolve(null);
      });
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  } finally {
    server.close();
  }
}

test('the authority in a file is good for NODE_EXTRA_CA_CERTS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-authority-'));
  try {
    await using server = await startFaultyServer([respond(200, 'reached')], { tls: 'trusted' });
    const script = 'fetch(process.argv[1]).then((r) => r.text()).then(console.log)';
    const child = spawn(process.execPath, ['-e', script, server.origin], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: writeAuthority(folder) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await text(child.stdout)).toBe('reached\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
