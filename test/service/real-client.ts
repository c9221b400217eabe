/** The real client over real sockets, with limits that fit a test. */

import { Agent, type Dispatcher } from 'undici';
import type { Limits } from '../../src/http/exchange.ts';
import { type Clock, clock } from '../../src/runner/clock.ts';
import type { Connections } from '../../src/runner/network.ts';
import { serviceClient } from '../../src/service/client.ts';
import { redactor } from '../../src/text/redact.ts';

/** Exchanges without a fault never reach it, however busy the machine is. */
export const PATIENT: Limits = { connectMs: 30_000, totalMs: 30_000, maxBytes: 65_536 };

/** The key of these tests. */
export const KEY = 'key_this-is-not-a-real-key-0123456789';

/** A body that any 2xx can carry. */
export const JOB = { id: 'job_1', status: 'active' } as const;

/** Connections like the action's own. `make` makes each dispatcher; by default without a proxy. */
export function testConnections(
  make: () => Dispatcher = () => new Agent({ connect: { timeout: 30_000 } }),
): Connections & AsyncDisposable {
  const made: Dispatcher[] = [];
  const own = () => {
    const dispatcher = make();
    made.push(dispatcher);
    return dispatcher;
  };

  return {
    shared: own(),
    own,
    async [Symbol.asyncDispose]() {
      await Promise.all(made.map((dispatcher) => dispatcher.destroy()));
    },
  };
}

export interface ClientOptions extends Partial<Parameters<typeof serviceClient>[0]> {
  readonly make?: () => Dispatcher;
  readonly after?: Clock['after'];
}

/** A client of the service at that address, at the time 0; dispose of it. */
export function realClient(
  base: string,
  { make, after = clock.after, ...options }: ClientOptions = {},
) {
  const connections = testConnections(make);
  const client = serviceClient({
    projectId: 'project',
    apiKey: KEY,
    jobPath: '/v2/agent/{projectId}/job/{id}',
    userAgent: 'docs-agent-test',
    baseUrl: new URL(base),
    connections,
    redact: redactor([KEY]),
    clock: { ...clock, wall: () => 0, after },
    limits: PATIENT,
    ...options,
  });

  return { ...client, [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose]() };
}
