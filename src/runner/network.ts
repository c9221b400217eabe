import { createSecureContext } from 'node:tls';
import { Agent, buildConnector, Dispatcher, EnvHttpProxyAgent, Pool, ProxyAgent } from 'undici';
import { messageOf, SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';

/** Where requests go out, as the runner's environment says. Redirects are never followed at this level. */
export interface Connections {
  /** For requests that may share connections. */
  shared: Dispatcher;
  /** A connection of its own: a kept-alive one that the server has just closed makes a POST unclear. */
  own(): Dispatcher;
}

export type Env = Readonly<Record<string, string | undefined>>;
type Proxies = Pick<EnvHttpProxyAgent.Options, 'httpProxy' | 'httpsProxy' | 'noProxy'>;

/** undici endlessly retries a proxy that hangs up on CONNECT (nodejs/undici#3897); with another error code it does not. */
class ProxyPool extends Pool {
  override async connect(target: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    try {
      return await super.connect(target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const failure = new Error(`no connection through the proxy: ${messageOf(error as Error)}`);
      throw Object.assign(failure, { code: code === 'UND_ERR_SOCKET' ? 'PROXY_HUNG_UP' : code });
    }
  }
}

/** Obeys the proxy variables, except for loopback addresses: a proxy would read the key, since `http` is allowed there. */
class Network extends Dispatcher {
  private readonly direct: Agent;
  private readonly proxied: EnvHttpProxyAgent;

  constructor(proxies: Proxies, connect: buildConnector.connector) {
    super();
    // The agent's types leave out what it hands on to the proxy agent.
    const options: EnvHttpProxyAgent.Options & Pick<ProxyAgent.Options, 'clientFactory'> = {
      ...proxies,
      connect,
      clientFactory: (origin, pool) => new ProxyPool(origin, pool),
    };
    this.proxied = new EnvHttpProxyAgent(options);
    this.direct = new Agent({ connect });
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandlers,
  ): boolean {
    const isLocal = isLoopback(new URL(String(options.origin)));
    return (isLocal ? this.direct : this.proxied).dispatch(options, handler);
  }

  override async destroy(): Promise<void> {
    await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
  }
}

/**
 * A proxy's address, or ''. As in curl, lower-case names take precedence, and `http` is the default scheme. The error
 * never shows the value, which may contain a password.
 */
function proxyOf(env: Env, variable: string): string {
  const name = env[variable.toLowerCase()] === undefined ? variable : variable.toLowerCase();
  const value = env[name]?.trim() ?? '';
  if (value === '') return '';

  const address = value.includes('://') ? value : `http://${value}`;
  try {
    void new ProxyAgent(address).destroy();
  } catch {
    throw new SetupError({
      title: 'The proxy cannot be used',
      happened: text`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`,
      next: text`Use the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with a percent-encoded user name and password if required (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies are not supported.`,
    });
  }
  return address;
}

/** Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Throws a SetupError for an unusable proxy. */
export function connections(env: Env): Connections & Disposable {
  // One TLS context for all saves time. Our own time limit is far shorter, and includes the proxy's tunnel.
  const connect = buildConnector({ timeout: 30_000, secureContext: createSecureContext() });
  const proxies = {
    httpProxy: proxyOf(env, 'HTTP_PROXY'),
    httpsProxy: proxyOf(env, 'HTTPS_PROXY'),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
  const hasProxy = proxies.httpProxy !== '' || proxies.httpsProxy !== '';

  const own = () => (hasProxy ? new Network(proxies, connect) : new Agent({ connect }));
  const shared = own();
  return {
    shared,
    own,
    [Symbol.dispose]: () => void shared.destroy(),
  };
}
