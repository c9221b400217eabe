import { EnvHttpProxyAgent } from 'undici';
import type { Connections } from './service/exchange.ts';

/**
 * Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` (upper and lower case) on every Node 24.
 * undici's own agent, the copy that `@actions/core` loads anyway: Node's built-in `fetch` would load a second
 * one. Its limit on connecting is far above ours, which covers the proxy's tunnel too.
 */
export function connections(after: Connections['after']): Connections & { close(): void } {
  const make = () => new EnvHttpProxyAgent({ connect: { timeout: 30_000 } });
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
