import { SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';

/**
 * The proxies that the environment names, as addresses; empty: none. Lower case comes first, and an address
 * without a scheme is one of an http proxy, as for curl. Throws a SetupError that names the variable and never
 * shows its value, which may hold a password.
 */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): {
  httpProxy: string;
  httpsProxy: string;
} {
  const read = (lower: string, upper: string): string => {
    const name = env[lower] === undefined ? upper : lower;
    return addressOf(name, env[name]?.trim() ?? '');
  };
  return {
    httpProxy: read('http_proxy', 'HTTP_PROXY'),
    httpsProxy: read('https_proxy', 'HTTPS_PROXY'),
  };
}

function addressOf(name: string, value: string): string {
  if (value === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!isUsable(address)) {
    throw new SetupError(
      text`The environment variable \`${name}\` names no proxy that can be used. Nothing was sent.`,
      text`Give it the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with user and password percent-encoded if it has them (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies cannot be used.`,
    );
  }
  return address;
}

function isUsable(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    decodeURIComponent(username);
    decodeURIComponent(password);
    return protocol === 'http:' || protocol === 'https:';
  } catch {
    return false;
  }
}
