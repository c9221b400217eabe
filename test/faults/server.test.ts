import { connect } from 'node:tls';
import { Agent, request } from 'undici';
import { describe, expect, test } from 'vitest';
import { certificates } from './certificates.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from './faults.ts';
import { refusedPort } from './ports.ts';
import { startFaultyServer } from './server.ts';

interface Seen {
  /** Null: no response. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string | null;
  /** Code of the error, of the connection or in the body. */
  readonly error: string | null;
}

const codeOf = (error: unknown): string => {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
};

/** One POST by a client with no patience of its own; `stop` aborts it. */
async function post(
  url: string,
  { agent = newAgent(), stop }: { agent?: Agent; stop?: AbortSignal } = {},
): Promise<Seen> {
  const options = {
    method: 'POST',
    body: '{"prompt":"x"}',
    dispatcher: agent,
    ...(stop && { signal: stop }),
  } as const;
  let seen: Seen = { status: null, headers: {}, body: null, error: null };
  try {
    const response = await request(url, { ...options, headers: { 'content-type': 'application/json' } });
    seen = { ...seen, status: response.statusCode, headers: response.headers };
    return { ...seen, body: await response.body.text() };
  } catch (error) {
    return { ...seen, error: codeOf(error) };
  }
}

/** `connections`: how many it may open to one server. */
function newAgent(connections: number | null = null): Agent {
  return new Agent({ connections, connect: { ca: certificates().ca }, maxHeaderSize: 16_384 });
}

/** Which of them it is depends on who is faster. */
const cutOff = expect.stringMatching(
  /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/,
);

describe('each fault as a client meets it', () => {
  const body = JSON.stringify({ id: 'a'.repeat(40) });
  test.each<[Fault, Partial<Seen>]>([
    [{ name: 'reset-on-accept' }, { status: null, error: cutOff }],
    [{ name: 'close-on-accept' }, { status: null, error: cutOff }],
    [{ name: 'reset-after-headers' }, { status: null, error: cutOff }],
    [{ name: 'reset-after-request' }, { status: null, error: cutOff }],
    [{ name: 'close-without-answer' }, { status: null, error: cutOff }],
    [
      { name: 'truncate-in-headers', body },
      { status: null, error: cutOff },
    ],
    [
      { name: 'reset-in-headers', body },
      { status: null, error: cutOff },
    ],
    [
      { name: 'truncate-in-body', body },
      { status: 200, error: cutOff },
    ],
    [
      { name: 'reset-in-body', status: 201, body },
      { status: 201, error: cutOff },
    ],
    [
      { name: 'drip-body', body, bytes: 9, everyMs: 1 },
      { status: 200, body, error: null },
    ],
    [
      { name: 'wrong-length', body, by: 3 },
      { status: 200, error: cutOff },
    ],
    [{ name: 'wrong-length', body, by: -3 }, { status: 200 }],
    [{ name: 'large-headers' }, { status: null, error: 'UND_ERR_HEADERS_OVERFLOW' }],
    [
      { name: 'large-headers', bytes: 8_000, body },
      { status: 200, body },
    ],
    [{ name: 'garbage' }, { status: null, error: 'HPE_INVALID_CONSTANT' }],
    [respond(201, { id: 'x' }), { status: 201, body: '{"id":"x"}', error: null }],
    [respond(500, 'text'), { status: 500, body: 'text' }],
    [respond(204), { status: 204, body: '' }],
    [
      { name: 'respond', body, ending: 'close' },
      { status: 200, body },
    ],
    [{ name: 'respond-early', status: 413 }, { status: 413 }],
    [htmlPage(), { status: 200, body: expect.stringContaining('<html>') }],
    [redirect(307, 'https://elsewhere.test/'), { status: 307, body: '' }],
    [tooMany(7), { status: 429, headers: expect.objectContaining({ 'retry-after': '7' }) }],
    [
      tooMany(new Date(0)),
      { headers: expect.objectContaining({ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }) },
    ],
    [
      tooMany(null, 503),
      { status: 503, headers: expect.not.objectContaining({ 'retry-after': expect.anything() }) },
    ],
  ])('%j', async (fault, expected) => {
    await using server = await startFaultyServer([fault]);
    expect(await post(server.origin)).toMatchObject(expected);
  });

  test.each<[Fault, Partial<Seen>]>([
    [{ name: 'tls-reset' }, { error: cutOff }],
    [{ name: 'tls-close' }, { error: cutOff }],
    [{ name: 'tls-plain-text' }, { error: 'ERR_SSL_WRONG_VERSION_NUMBER' }],
    [{ name: 'tls-certificate', kind: 'selfSigned' }, { error: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
    [{ name: 'tls-certificate', kind: 'expired' }, { error: 'CERT_HAS_EXPIRED' }],
    [{ name: 'tls-certificate', kind: 'otherHost' }, { error: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
    [{ name: 'reset-after-request' }, { error: cutOff }],
    [
      { name: 'reset-in-body', body },
      { status: 200, error: cutOff },
    ],
    [
      { name: 'truncate-in-body', body },
      { status: 200, error: cutOff },
    ],
    [respond(200, { ok: true }), { status: 200, body: '{"ok":true}' }],
  ])('over TLS: %j', async (fault, expected) => {
    await using server = await startFaultyServer([fault], { tls: 'trusted' });
    expect(await post(server.origin)).toMatchObject(expected);
  });

  test.each<[Fault, number | null]>([
    [{ name: 'stall-before-headers' }, null],
    [{ name: 'stall-in-headers' }, null],
    [{ name: 'stall-in-body', body }, 200],
    [{ name: 'endless-body' }, 200],
  ])('it lasts until the client gives up: %j', async (fault, status) => {
    await using server = await startFaultyServer(
      [fault],
      fault.name === 'tls-stall' ? { tls: 'trusted' } : {},
    );
    const controller = new AbortController();
    const response = request(server.origin, {
      method: 'POST',
      body: 'x',
      dispatcher: newAgent(),
      signal: controller.signal,
    });
    await server.carriedOut(1);
    if (status !== null) expect((await response).statusCode).toBe(status);
    const ended = status === null ? response : (await response).body.text();
    controller.abort();
    await expect(ended).rejects.toThrow(/aborted/);
  });

  test('a TLS handshake that is never answered', async () => {
    await using server = await startFaultyServer([{ name: 'tls-stall' }], { tls: 'trusted' });
    const socket = connect({ port: server.port, host: '127.0.0.1', ca: certificates().ca });
    const events: string[] = [];
    for (const event of ['secureConnect', 'error']) socket.on(event, () => events.push(event));
    await server.carriedOut(1);
    // Another handshake, begun later, is long over.
    await using other = await startFaultyServer([respond(200)], { tls: 'trusted' });
    expect((await post(other.origin)).status).toBe(200);
    socket.destroy();
    expect(events).toEqual([]);
  });

  test('nobody listens', async () => {
    expect(await post(`http://127.0.0.1:${await refusedPort()}`)).toMatchObject({ error: 'ECONNREFUSED' });
  });
});

describe('what is recorded', () => {
  test('the request, as far as it arrived', async () => {
    await using server = await startFaultyServer([respond(200), { name: 'reset-on-accept' }]);
    await post(`${server.origin}/v2/agent/p/job?x=1`);
    await post(server.origin);
    expect(server.exchanges).toHaveLength(2);
    expect(server.requests).toHaveLength(1);
    expect(server.exchanges[0]).toMatchObject({
      index: 0,
      connection: 0,
      method: 'POST',
      path: '/v2/agent/p/job',
      target: '/v2/agent/p/job?x=1',
      body: '{"prompt":"x"}',
      headComplete: true,
      bodyComplete: true,
    });
    expect(server.exchanges[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '14',
    });
    expect(server.exchanges[1]).toMatchObject({ connection: 1, method: '', headComplete: false, bytes: 0 });
  });

  test('a reset after the headers leaves the body behind', async () => {
    await using server = await startFaultyServer([{ name: 'reset-after-headers' }]);
    const body = 'x'.repeat(4 * 1024 * 1024);
    await expect(request(server.origin, { method: 'POST', body, dispatcher: newAgent() })).rejects.toThrow();
    expect(server.exchanges[0]).toMatchObject({ headComplete: true, bodyComplete: false });
  });

  test('an early answer reaches a client that is still sending', async () => {
    await using server = await startFaultyServer([{ name: 'respond-early', status: 413, body: 'no' }]);
    const body = 'x'.repeat(4 * 1024 * 1024);
    const response = await request(server.origin, { method: 'POST', body, dispatcher: newAgent() });
    expect(response.statusCode).toBe(413);
    expect(await response.body.text()).toBe('no');
  });
});

describe('plans', () => {
  test('one fault an exchange, the last repeats, on kept connections too', async () => {
    await using server = await startFaultyServer([respond(500), respond(429), respond(200)]);
    const agent = newAgent(1);
    const statuses: (number | null)[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await post(server.origin, { agent })).status);
    expect(statuses).toEqual([500, 429, 200, 200]);
    expect(server.connections).toBe(1);
  });

  test('a fault of the connection gets a connection of its own', async () => {
    await using server = await startFaultyServer([respond(500), { name: 'reset-on-accept' }, respond(200)]);
    const agent = newAgent();
    const seen = [
      await post(server.origin, { agent }),
      await post(server.origin, { agent }),
      await post(server.origin, { agent }),
    ];
    expect(seen.map(({ status, error }) => status ?? error)).toEqual([500, cutOff, 200]);
  });

  test('a function chooses by what was asked for', async () => {
    await using server = await startFaultyServer(({ path, body }) =>
      respond(path === '/a' && body.length > 0 ? 200 : 404),
    );
    expect((await post(`${server.origin}/a`)).status).toBe(200);
    expect((await post(`${server.origin}/b`)).status).toBe(404);
  });

  test('and may still refuse connections', async () => {
    await using server = await startFaultyServer(() => respond(200), {
      onConnection: (connection) => (connection === 0 ? { name: 'reset-on-accept' } : undefined),
    });
    expect((await post(server.origin)).error).toEqual(cutOff);
    expect((await post(server.origin)).status).toBe(200);
  });

  test('an answer may wait for the test', async () => {
    const gate = Promise.withResolvers<void>();
    await using server = await startFaultyServer([{ name: 'respond', waitFor: gate.promise }]);
    const seen = post(server.origin);
    gate.resolve();
    expect((await seen).status).toBe(200);
  });

  test('an empty plan is a mistake', async () => {
    await expect(startFaultyServer([])).rejects.toThrow(RangeError);
  });

  test('IPv6', async () => {
    await using server = await startFaultyServer([respond(200)], { host: '::1' });
    expect((await post(server.origin)).status).toBe(200);
  });
});

test('disposal ends what still stalls', async () => {
  const server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  const seen = post(server.origin);
  await server.carriedOut(1);
  await server[Symbol.asyncDispose]();
  expect((await seen).error).toEqual(cutOff);
});
