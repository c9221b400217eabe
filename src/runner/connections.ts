import { type Dispatcher, EnvHttpProxyAgent, Pool, type ProxyAgent } from 'undici';
import { messageOf } from '../errors.ts';
import { proxiesOf } from './proxies.ts';

/** What carries exchanges; an undici dispatcher. Redirects are never followed at this level. */
export interface Connections {
  /** For requests that may share connections. */
  shared: Dispatcher;
  /** A connection of its own: a kept-alive one that the server has just closed makes a POST unclear. */
  own(): Dispatcher;
  /** Runs something after a number of milliseconds, unless the function that it gives is called before. */
  after(ms: number, run: () => void): () => void;
}

/** The least time between the beginnings of two tunnels through one pool, in ms. */
const TUNNEL_EVERY_MS = 100;

/**
 * The way to a proxy. undici's pool takes a proxy that hangs up on CONNECT for a lost connection and asks again at
 * once, for ever; an error of another code ends the request, as one that was never sent. A tunnel that breaks
 * before the request is written is asked for again as well, until the request's time is over: not at full speed.
 */
class ProxyPool extends Pool {
  private readonly after: Connections['after'];
  private turn = Promise.resolve();

  constructor(origin: URL, options: Pool.Options, after: Connections['after']) {
    super(origin, options);
    this.after = after;
  }

  override async connect(target: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    const mine = this.turn;
    this.turn = mine.then(() => new Promise((next) => void this.after(TUNNEL_EVERY_MS, next)));
    await mine;
    try {
      return await super.connect(target);
    } catch (error) {
      const { code } = error as { code?: unknown };
      throw Object.assign(new Error(`no way through the proxy: ${messageOf(error as Error)}`), {
        code: code === 'UND_ERR_SOCKET' ? 'PROXY_HUNG_UP' : code,
      });
    }
  }
}

/**
 * Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` (upper and lower case) on every Node 24.
 * undici's own agent, the copy that `@actions/core` loads anyway: Node's built-in `fetch` would load a second
 * one. Its limit on connecting is far above ours, which covers the proxy's tunnel too. Where a variable of `env`
 * names no proxy that can be used, `check` throws a SetupError, and so does every use.
 */
export function connections(
  after: Connections['after'],
  env: Readonly<Record<string, string | undefined>>,
): Connections & { check(): void; close(): void } {
  const make = () => {
    // Its types leave out what it hands on to the proxy agent.
    const options: EnvHttpProxyAgent.Options & Pick<ProxyAgent.Options, 'clientFactory'> = {
      ...proxiesOf(env),
      noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
      connect: { timeout: 30_000 },
      clientFactory: (origin, pool) => new ProxyPool(origin, pool, after),
    };
    return new EnvHttpProxyAgent(options);
  };
  let shared: EnvHttpProxyAgent | undefined;
  return {
    after,
    get shared() {
      shared ??= make();
      return shared;
    },
    own: make,
    check: () => void proxiesOf(env),
    close() {
      void shared?.destroy().catch(() => {});
    },
  };
}
