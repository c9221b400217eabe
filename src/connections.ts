import { type Dispatcher, EnvHttpProxyAgent, Pool, type ProxyAgent } from 'undici';
import type { Connections } from './service/exchange.ts';

/**
 * The way to a proxy. undici's pool takes a proxy that hangs up on CONNECT for a lost connection and asks again at
 * once, for ever; an error of another code ends the request, as one that was never sent.
 */
class ProxyPool extends Pool {
  override connect(target: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    return super.connect(target).catch((error: Error) => {
      throw Object.assign(new Error(`the proxy hung up: ${error.message}`), { code: 'PROXY_HUNG_UP' });
    });
  }
}

// Its types leave out what it hands on to the proxy agent.
const options: EnvHttpProxyAgent.Options & Pick<ProxyAgent.Options, 'clientFactory'> = {
  connect: { timeout: 30_000 },
  clientFactory: (origin, pool) => new ProxyPool(origin, pool),
};

/**
 * Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` (upper and lower case) on every Node 24.
 * undici's own agent, the copy that `@actions/core` loads anyway: Node's built-in `fetch` would load a second
 * one. Its limit on connecting is far above ours, which covers the proxy's tunnel too.
 */
export function connections(after: Connections['after']): Connections & { close(): void } {
  const make = () => new EnvHttpProxyAgent(options);
  let shared: EnvHttpProxyAgent | undefined;
  return {
    after,
    get shared() {
      shared ??= make();
      return shared;
    },
    own: make,
    close() {
      void shared?.destroy().catch(() => {});
    },
  };
}
