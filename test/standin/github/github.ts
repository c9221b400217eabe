import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { countChecks } from '../../support/figures.ts';
import { type ServerOptions, startServer } from '../server.ts';
import { bodiesOf } from './bodies.ts';
import type { OperationId } from './description.ts';
import { type Hook, type Received, received, serve } from './exchange.ts';
import { type Fault, type FaultScript, faultOf } from './faults.ts';
import { World } from './world.ts';

export type GitHubOptions = Pick<ServerOptions, 'tls'> & {
  /** Milliseconds since 1970, for `Date`, `created_at` and similar values. Default: the real time. */
  now?: () => number;
  /** Where the API begins, `/api/v3` on Enterprise Server. Default: at the root. */
  basePath?: string;
  /** Where pages for people are said to be; nothing listens there. Default: `https://github.com`. */
  serverUrl?: string;
};

export type StandinGitHub = Awaited<ReturnType<typeof startGitHub>>;

/** Starts a GitHub that listens on the loopback interface only, at a port of the system's choice. */
export async function startGitHub(options: GitHubOptions = {}) {
  const { serverUrl = 'https://github.com', tls } = options;
  const { now = Date.now, basePath = '' } = options;
  const world = new World(now);
  const bodies = bodiesOf(serverUrl, world);
  const faults: Fault[] = [];
  const requests: Received[] = [];
  const violations: string[] = [];
  const hooks: Hook[] = [];
  const api = () => url;
  const parts = { world, bodies, faults, violations, api, basePath, now, hooks };

  async function listen(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // If the client disconnects during its own request, no answer is needed.
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;

    const request = received(incoming, text, parts);
    requests.push(request);
    await serve(request, response, parts);
  }

  const server = await startServer(listen, { tls });
  const url = server.origin + basePath;

  async function close(): Promise<void> {
    await server.close();
    countChecks('GitHub requests checked against its description', requests.length);
    const found = violations.splice(0);
    if (found.length > 0) throw new Error(found.join('\n'));
  }

  return {
    /** Address of the API, base path included, without a slash at the end. */
    url,
    world,
    /** Every request in the order of arrival, with its answer. */
    requests: requests as readonly Received[],
    /** Violations of GitHub's description. Closing throws those that a test has not removed. */
    violations,
    /** Of several faults that fit a request the one that was scripted first meets it. */
    fault(script: FaultScript): Fault {
      const fault = faultOf(script);
      faults.push(fault);
      return fault;
    },
    /** Called before the operation; other requests continue until its promise settles. */
    before(operation: OperationId | undefined, run: Hook): void {
      hooks.push((request) => {
        if (operation === undefined || operation === request.operation) return run(request);
      });
    },
    issueCommentEvent: bodies.issueCommentEvent,
    reviewCommentEvent: bodies.reviewCommentEvent,
    reviewEvent: bodies.reviewEvent,
    close,
    [Symbol.asyncDispose]: close,
  };
}
