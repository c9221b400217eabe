import { createSecureContext } from 'node:tls';
import { buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool, ProxyAgent } from 'undici';
import { describeError, SetupError } from '../errors.ts';
import { sentences, text } from '../text/sentence.ts';
import { LOOPBACK } from '../text/url.ts';

export interface Connections {
  shared: Dispatcher;
  /**
   * For one POST. A server may close a shared connection at any time, so it would not be clear
   * whether the POST arrived.
   */
  own(): Dispatcher;
}

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * If a proxy closes the connection on CONNECT, undici tries again without end (nodejs/undici#3897),
 * but only for its own error code. So errors get another code here.
 */
class ProxyPool extends Pool {
  override async connect(target: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    try {
      return await super.connect(target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const failure = new Error(
        `no connection through the proxy: ${describeError(error as Error)}`,
      );
      throw Object.assign(failure, { code: code === 'UND_ERR_SOCKET' ? 'PROXY_HUNG_UP' : code });
    }
  }
}

/**
 * Without a proxy, the URL is '', as undici expects it. Like curl, this prefers the lower-case name
 * of the variable, and `http` is the default scheme. The error does not show an unusable URL,
 * because that may contain a password.
 */
function proxyFrom(env: Env, variable: string): string {
  const lowerCase = variable.toLowerCase();
  const name = env[lowerCase] === undefined ? variable : lowerCase;
  const value = env[name]?.trim() ?? '';
  if (value === '') return '';

  const address = value.includes('://') ? value : `http://${value}`;
  try {
    // The constructor throws for an unusable URL.
    void new ProxyAgent(address).destroy();
  } catch {
    throw new SetupError({
      title: 'The proxy cannot be used',
      happened: text`The variable \`${name}\` contains no usable proxy URL. Nothing was sent.`,
      next: sentences(
        text`Use \`http://HOST:PORT\` or \`http://USER:PASSWORD@HOST:PORT\`, percent-encoded.`,
        text`SOCKS proxies are not supported.`,
      ),
    });
  }
  return address;
}

/** As for the runner, a name covers its subdomains. For undici, only `.name` does. */
function withSubdomains(noProxy: string): string[] {
  return noProxy
    .split(/[\s,]+/)
    .flatMap((name) => (/^[\w-]/.test(name) ? [name, `.${name}`] : name));
}

/** Obeys `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. An unusable proxy is a SetupError. */
export function connections(env: Env): Connections & Disposable {
  // The agent passes `clientFactory` on to its proxy agents, but its types do not list it.
  const options: EnvHttpProxyAgent.Options & Pick<ProxyAgent.Options, 'clientFactory'> = {
    httpProxy: proxyFrom(env, 'HTTP_PROXY'),
    httpsProxy: proxyFrom(env, 'HTTPS_PROXY'),
    // `http` is allowed on loopback, where a proxy could read the API key.
    noProxy: [...withSubdomains(env.no_proxy ?? env.NO_PROXY ?? ''), ...LOOPBACK].join(),
    // All connections share one TLS context, which takes time to create. The time limit is only a
    // last resort: requests have shorter ones, which include the connection through a proxy.
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
