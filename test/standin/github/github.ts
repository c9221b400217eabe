import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { countChecks } from '../../support/figures.ts';
import { type ServerOptions, startServer } from '../server.ts';
import { Bodies } from './bodies.ts';
import { Checker } from './check.ts';
import type { OperationId } from './description.ts';
import { Exchange, type Hook, type Parts, type Received } from './exchange.ts';
import { Fault, type FaultScript } from './faults.ts';
import type { Comment, Review, ReviewComment } from './records.ts';
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
  const bodies = new Bodies(serverUrl, world);
  const checker = new Checker();
  const faults: Fault[] = [];
  const requests: Received[] = [];
  const hooks: Record<'before' | 'after', Hook[]> = { before: [], after: [] };
  const api = () => url;
  const parts = { world, bodies, checker, faults, api, basePath, now, hooks };

  const server = await startServer(listenerOf(parts, requests), { tls });
  const url = server.origin + basePath;

  async function close(): Promise<void> {
    await server.close();
    countChecks('GitHub requests checked against its description', requests.length);
    const violations = checker.violations.splice(0);
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }

  const addHook = (at: 'before' | 'after') => (operation: OperationId | undefined, run: Hook) => {
    hooks[at].push((request) => {
      if (operation === undefined || operation === request.operation) return run(request);
    });
  };

  return {
    /** Address of the API, base path included, without a slash at the end. */
    url,
    world,
    /** Every request in the order of arrival, with its answer. */
    requests: requests as readonly Received[],
    /** Violations of GitHub's description. Closing throws those that a test has not removed. */
    violations: checker.violations,
    /** Of several faults that fit a request the one that was scripted first meets it. */
    fault(script: FaultScript): Fault {
      const fault = new Fault(script);
      faults.push(fault);
      return fault;
    },
    /** Called before the operation; other requests continue until its promise settles. */
    before: addHook('before'),
    /** Called after the operation and before the client gets the answer. */
    after: addHook('after'),
    /** The payload of the webhook `issue_comment`, filled from the world. */
    issueCommentEvent: (comment: Comment, action = 'created') => bodies.event(comment, action),
    /** The payload of the webhook `pull_request_review_comment`. */
    reviewCommentEvent: (comment: ReviewComment, action = 'created') =>
      bodies.reviewCommentEvent(comment, action),
    /** The payload of the webhook `pull_request_review`. */
    reviewEvent: (review: Review, action = 'submitted') => bodies.reviewEvent(review, action),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function listenerOf(parts: Parts, requests: Received[]) {
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // If the client disconnects during its own request, no answer is needed.
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;

    const exchange = new Exchange(incoming, response, text, parts);
    requests.push(exchange.request);
    await exchange.serve();
  };
}
