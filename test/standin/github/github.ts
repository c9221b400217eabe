import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Addresses } from './body-account.ts';
import { type Checked, Checker, type Violation } from './check.ts';
import { description } from './description.ts';
import { type EventOptions, issueCommentEvent } from './event.ts';
import { Fault, type FaultScript } from './faults.ts';
import { Hooks } from './hooks.ts';
import { Limits } from './limits.ts';
import type { Comment } from './records.ts';
import type { Received } from './request.ts';
import { Service } from './service.ts';
import { World } from './world.ts';

export type GitHubOptions = {
  /** Milliseconds since 1970; the clock behind `Date`, `created_at` and the rest. Default: the real one. */
  now?: () => number;
  /** How the fault `slow` waits. Default: it really does. */
  sleep?: (milliseconds: number) => Promise<unknown>;
  /** Where the API begins, `/api/v3` on Enterprise Server. Default: at the root. */
  basePath?: string;
  /** Where pages for people are said to be; nothing listens there. Default: `https://github.com`. */
  serverUrl?: string;
  /** Requests an hour and token. */
  rateLimit?: number;
};

export type StandinGitHub = AsyncDisposable & {
  /** Address of the API, base path included, without a slash at the end. */
  readonly url: string;
  readonly world: World;
  /** Every request in the order of arrival, with what was answered. */
  readonly requests: readonly Received[];
  readonly checked: Readonly<Checked>;
  /** What did not fit GitHub's description; a test that expects nothing of the kind asserts that it is empty. */
  readonly violations: readonly Violation[];
  /** Of several faults that fit a request the one that was scripted first meets it. */
  fault(script: FaultScript): Fault;
  before: Hooks['before'];
  after: Hooks['after'];
  /** The payload of the webhook `issue_comment`, filled from the world. */
  issueCommentEvent(
    comment: Comment,
    action: EventOptions['action'],
    options?: Partial<EventOptions>,
  ): object;
  close(): Promise<void>;
};

/** Starts a GitHub that listens on the loopback interface only, at a port of the system's choice. */
export async function startGitHub(options: GitHubOptions = {}): Promise<StandinGitHub> {
  const now = options.now ?? Date.now;
  const world = new World(now);
  const checker = new Checker(description());
  const hooks = new Hooks();
  const faults: Fault[] = [];
  const basePath = (options.basePath ?? '').replace(/\/+$/, '');
  const addresses: Addresses = { api: '', web: options.serverUrl ?? 'https://github.com' };
  const service = new Service({
    world,
    checker,
    hooks,
    faults,
    addresses,
    basePath,
    now,
    sleep: options.sleep ?? pause,
    limits: new Limits(now, options.rateLimit),
  });
  const server = createServer((request, response) => {
    void service.serve(request, response);
  });
  // Idle connections stay: closing them by a timer would make resets that no test has scripted.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  addresses.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;

  const close = async () => {
    if (!server.listening) return;
    // Clients that go because the stand-in does are no clients that lost patience: nothing is written.
    service.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };

  return {
    url: addresses.api,
    world,
    requests: service.requests,
    checked: checker.checked,
    violations: checker.violations,
    fault(script) {
      const made = new Fault(
        script.kind === 'stale' && script.lag === undefined ? { at: world.revision, ...script } : script,
      );
      faults.push(made);
      return made;
    },
    before: hooks.before.bind(hooks),
    after: hooks.after.bind(hooks),
    issueCommentEvent: (comment, action, more = {}) =>
      issueCommentEvent(addresses, world, comment, { ...more, action }),
    close,
    [Symbol.asyncDispose]: close,
  };
}
