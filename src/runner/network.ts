import { createSecureContext } from 'node:tls';
import { buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool, ProxyAgent } from 'undici';
import { messageOf, SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';
import { LOOPBACK } from '../text/url.ts';

export interface Connections {
  shared: Dispatcher;
  /** For one POST. If the server closed a shared connection, it would be unclear if it arrived. */
  own(): Dispatcher;
}

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * If a proxy closes the connection on CONNECT, undici retries without end (nodejs/undici#3897), but
 * only for its own error code, which is therefore replaced.
 */
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

/**
 * Or ''. As in curl, lower-case names take precedence, and `http` is the default scheme. The error
 * does not show the value, which may contain a password.
 */
function proxyOf(env: Env, variable: string): string {
  const lowerCase = variable.toLowerCase();
  const name = env[lowerCase] === undefined ? variable : lowerCase;
  const value = env[name]?.trim() ?? '';
  if (value === '') return '';

  const address = value.includes('://') ? value : `http://${value}`;
  try {
    // The constructor throws for an unusable address.
    void new ProxyAgent(address).destroy();
  } catch {
    throw new SetupError({
      title: 'The proxy cannot be used',
      happened: text`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`,
      next: text`Use \`http://HOST:PORT\` or, with a percent-encoded user name and password, \`http://USER:PASSWORD@HOST:PORT\`. SOCKS proxies are not supported.`,
    });
  }
  return address;
}

/** Obeys `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Throws a SetupError for an unusable proxy. */
export function connections(env: Env): Connections & Disposable {
  // The agent passes `clientFactory` on to its proxy agents, but its types do not list it.
  const options: EnvHttpProxyAgent.Options & Pick<ProxyAgent.Options, 'clientFactory'> = {
    httpProxy: proxyOf(env, 'HTTP_PROXY'),
    httpsProxy: proxyOf(env, 'HTTPS_PROXY'),
    // On loopback `http` is allowed, so a proxy could read the key.
    noProxy: [env.no_proxy ?? env.NO_PROXY ?? '', ...LOOPBACK].join(),
    // All connections share one TLS context, which takes time to create. Requests have shorter time
    // limits of their own, which include the connection through a proxy.
    connect: buildConnector({ timeout: 30_000, secureContext: createSecureContext() }),
    clientFactory: (origin, pool) => new ProxyPool(origin, pool),
  };
  const open = () => new EnvHttpProxyAgent(options);
  const shared = open();

  return {
    shared,
    own: open,
    [Symbol.dispose]: () => void shared.destroy(),
  };
}
