import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { proxiesOf } from '../../src/runner/proxies.ts';
import { toLog } from '../../src/text/markdown.ts';

type Env = Record<string, string>;

describe('the proxies of an environment', () => {
  test.each<[Env, httpProxy: string, httpsProxy: string]>([
    [{}, '', ''],
    [{ HTTPS_PROXY: '' }, '', ''],
    [{ HTTPS_PROXY: ' ' }, '', ''],
    [{ HTTP_PROXY: 'http://proxy:1' }, 'http://proxy:1', ''],
    [{ HTTPS_PROXY: ' http://proxy:1\n' }, '', 'http://proxy:1'],
    [{ HTTPS_PROXY: 'https://user:p%40ss@proxy:1/' }, '', 'https://user:p%40ss@proxy:1/'],
    [{ https_proxy: 'http://lower', HTTPS_PROXY: 'http://upper' }, '', 'http://lower'],
    [{ https_proxy: '', HTTPS_PROXY: 'http://upper' }, '', ''],
    // Without a scheme.
    [{ HTTPS_PROXY: 'proxy.example:3128' }, '', 'http://proxy.example:3128'],
    [{ HTTPS_PROXY: 'proxy' }, '', 'http://proxy'],
    [{ HTTP_PROXY: '127.0.0.1:3128' }, 'http://127.0.0.1:3128', ''],
    [{ HTTP_PROXY: '[::1]:3128' }, 'http://[::1]:3128', ''],
    [{ HTTP_PROXY: 'user:pass@proxy:1' }, 'http://user:pass@proxy:1', ''],
  ])('%j', (env, httpProxy, httpsProxy) => {
    expect(proxiesOf(env)).toEqual({ httpProxy, httpsProxy });
  });
});

describe('what names no proxy that can be used', () => {
  test.each([
    'socks5://secret@proxy:1080',
    'ftp://secret.example',
    'http://',
    'http://secret:p%zz@proxy:1',
    'http://%zz:secret@proxy:1',
    'secret:port',
    'a secret with blanks',
  ])('%j: the variable is named, the value is not shown', (value) => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy']) {
      let error: unknown;
      try {
        proxiesOf({ [name]: value });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(SetupError);
      const { happened, remedy, message } = error as SetupError;
      const said = `${toLog(happened)} ${toLog(remedy)} ${message}`;
      expect(said).toContain(`\`${name}\``);
      expect(said).not.toContain('secret');
    }
  });
});
