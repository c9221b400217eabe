/** The real client over real sockets, with limits that fit a test. */

import { Agent, type buildConnector, type Dispatcher } from 'undici';
import type { Clock } from '../../src/poll.ts';
import { clock } from '../../src/runner/clock.ts';
import type { Connections } from '../../src/runner/network.ts';
import { type ServiceAccess, serviceClient } from '../../src/service/client.ts';
import type { Limits } from '../../src/service/request.ts';
import { redactor } from '../../src/text/redact.ts';
import { AUTHORITY } from '../faults/certificates.ts';

/** Exchanges without a fault never reach it, however busy the machine is. */
export const PATIENT: Limits = { connectMs: 30_000, totalMs: 30_000, maxBytes: 65_536 };

/** The key of these tests. */
export const KEY = 'key_this-is-not-a-real-key-0123456789';

export const JOB_PATH = '/v2/agent/{projectId}/job/{id}';
/** A body that any 2xx can carry. */
export const JOB = { id: 'job_1', status: 'active' } as const;

/** Time that is up once something has happened, and a little later, so that all of it can have arrived. */
export function afterThat(happened: Promise<unknown>): Clock['after'] {
  return (_ms, run) => {
    let over = false;
    let cancel = () => {};
    void happened.then(() => {
      if (!over) cancel = clock.after(50, run);
    });
    return () => {
      over = true;
      cancel();
    };
  };
}

export interface ConnectionOptions {
  /** How sockets are opened; by default with TLS that trusts the test authority. */
  readonly connect?: buildConnector.connector;
  /** Makes each dispatcher; default: an agent without a proxy. */
  readonly make?: () => Dispatcher;
}

/** Connections like the action's own, which trust the test authority too. */
export function testConnections(options: ConnectionOptions = {}): Connections & AsyncDisposable {
  const { connect = { ca: AUTHORITY, timeout: 30_000 } } = options;
  const made: Dispatcher[] = [];
  const own = () => {
    const dispatcher = options.make?.() ?? new Agent({ connect });
    made.push(dispatcher);
    return dispatcher;
  };
  let shared: Dispatcher | undefined;
  return {
    get shared() {
      shared ??= own();
      return shared;
    },
    own,
    async [Symbol.asyncDispose]() {
      await Promise.all(made.map((dispatcher) => dispatcher.destroy()));
    },
  };
}

export type ClientOptions = ConnectionOptions &
  Partial<Pick<ServiceAccess, 'projectId' | 'apiKey'>> & {
    /** `own`: the limits of the action itself. */
    readonly limits?: Partial<Limits> | 'own';
    readonly jobPath?: string;
    readonly after?: Clock['after'];
  };

/** A client of the service at that address, at the time 0; dispose of it. */
export function realClient(
  base: string,
  { limits, after = clock.after, ...options }: ClientOptions = {},
) {
  const redact = redactor([options.apiKey ?? KEY]);
  const connections = testConnections(options);
  const client = serviceClient({
    projectId: 'project',
    apiKey: KEY,
    jobPath: JOB_PATH,
    userAgent: 'docs-agent-test',
    ...options,
    baseUrl: new URL(base),
    connections,
    redact,
    clock: { wall: () => 0, after },
    limits: limits === 'own' ? undefined : { ...PATIENT, ...limits },
  });
  return { ...client, [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose]() };
}
