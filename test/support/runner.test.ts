import { describe, expect, test } from 'vitest';
import { startAction } from './action.ts';
import { parseKeyValues } from './command-files.ts';
import { commandsOfLine, parseCommands } from './commands.ts';
import { checkPromises, type RunTexts } from './promises.ts';
import { findSecret } from './secrets.ts';

describe('commands of the runner', () => {
  test.each<[string, readonly string[]]>([
    ['::debug::text', ['2 debug']],
    ['\u0085\u00a0 ::DEBUG::text', ['2 debug']],
    ['::nothing::##[set-env name=x]y', ['1 set-env']],
    ['::debug::a ##[set-output name=x]y', ['2 debug', '1 set-output']],
    ['##[x]##[add-mask]y', ['1 add-mask']],
    ['##[debug]##[error]##[debug]', ['1 debug', '1 error']],
    ['\u200b::set-env name=x::y', ['2 set-env']],
    [':\u00ad:add-mask::y', ['2 add-mask']],
    ['a #\u200b#[add-mask]y', ['1 add-mask']],
    ['text ::debug::x', []],
    [':: debug::x', []],
    ['::unknown::x ##[unknown]x', []],
  ])('are found in the line %j', (line, expected) => {
    expect(commandsOfLine(line).map(({ grammar, name }) => `${grammar} ${name}`)).toEqual(expected);
  });

  test('are unescaped, and a lone CR can start one', () => {
    expect(
      parseCommands('x\r::error file=a%3Ab%2Cc,line=1::m%0An%250A\n##[set-output name=a%3Bb;]c%5D'),
    ).toMatchObject([
      { name: 'error', data: 'm\nn%0A', properties: { file: 'a:b,c', line: '1' } },
      { name: 'set-output', data: 'c]', properties: { name: 'a;b' } },
    ]);
  });
});

describe('command files', () => {
  test.each<[string, readonly string[], windows?: boolean]>([
    ['a=b=c<<d\n\n__proto__=\n', ['a', 'b=c<<d', '__proto__', '']],
    ['a<<E\nE\nb<<E\n\nE', ['a', '', 'b', '']],
    ['a<<E\nx=1\n\nE \nE\nb=1', ['a', 'x=1\n\nE ', 'b', '1']],
    ['a<<E=\nb<<E\nE\nE=\n', ['a', 'b<<E\nE']],
    ['a<<E\r\nx\r\nE\r\n', ['a', 'x\r']],
    ['\uFEFFa<<E\r\nx\r\ny\nE\r\nb=1\r\n', ['a', 'x\r\ny', 'b', '1'], true],
  ])('are read as the runner reads them: %j', (text, expected, windows = false) => {
    expect(parseKeyValues(text, { windows }).flatMap(({ name, value }) => [name, value])).toEqual(
      expected,
    );
  });

  test.each(['a', 'a<<\n', '<<E\nx\nE\n', '=x\n', 'a<<E\nx\n', 'a<<E'])(
    'are refused: %j',
    (text) => {
      expect(() => parseKeyValues(text)).toThrow(/^Command file: /);
    },
  );
});

const key = 'mint_canary-5f/7+q=%"é';
const bytes = Buffer.from(key);
const pairs = bytes.toString('hex').match(/../g) ?? [];

test.each([
  ['plain', `x ${key} y`],
  ['base64', Buffer.from(`Bearer ${key}`).toString('base64')],
  ['base64', Buffer.from(`user:${key}@`).toString('base64')],
  ['base64', Buffer.from(`xx${key}zz`).toString('base64url')],
  ['hex', bytes.toString('hex').toUpperCase()],
  ['hex', pairs.join(' ')],
  ['percent-encoded', `?key=${encodeURIComponent(key)}`],
  ['percent-encoded', new URLSearchParams({ key }).toString()],
  ['percent-encoded', `%${pairs.join('%')}`],
  ['json-escaped', JSON.stringify(JSON.stringify({ key }))],
  ['json-escaped', JSON.stringify({ key }).replaceAll('/', '\\/')],
  [
    'json-escaped',
    key.replace(/./gsu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
  ['command-escaped', `::debug::${key.replaceAll('%', '%25')}`],
  ['html', `<code>${key.replaceAll('"', '&quot;')}</code>`],
])('a secret is found in its form %s: %s', (form, text) => {
  expect(findSecret(text, key)).toContain(form);
  expect(findSecret(text.slice(0, -9), key)).toEqual([]);
});

describe('every broken promise is found', () => {
  const canary = 'mint_canary-0123456789';
  const help = 'More help: https://github.com/a/b/blob/v1/.github/docs/troubleshooting.md#canceled';
  const clean: RunTexts = {
    stdout: `::add-mask::${canary}\nhello\n::group::a\n::endgroup::\n::debug::x\n::notice::x\n::error::x%0A${help}\n`,
    stderr: 'a::b\n',
    output: 'job-id<<E\nabc\nE\noutcome=pr-opened\n',
    env: '',
    path: '',
    summary: '# Result\n',
  };
  test.each<[Partial<RunTexts>, RegExp]>([
    [{}, /^$/],
    [{ env: 'A=b\n' }, /env file is not empty/],
    [{ path: '/x\n' }, /path file is not empty/],
    [{ stdout: '::set-output name=x::y\n' }, /not ours, set-output \(grammar 2\)/],
    [{ stderr: ' ::stop-commands::x\n' }, /not ours, stop-commands/],
    [{ stdout: 'page ##[debug]x\n' }, /not ours, debug \(grammar 1\)/],
    [{ stdout: '::warning::x\n' }, /warning without a link/],
    [{ stdout: `::error::x%0A${help}-or-so\n` }, /error without a link/],
    [{ output: 'evil=1\n' }, /output that nobody knows: "evil"/],
    [{ output: 'job-id<<E\nabc\n' }, /output file does not parse/],
    [{ summary: 'é'.repeat(600_000) }, /larger than 1 MiB/],
    [{ stdout: `key: ${canary}` }, /secret \(plain\) in stdout/],
    [{ stdout: `x ::add-mask::${canary}` }, /in stdout/],
    [{ stderr: `::add-mask::${canary}` }, /in stderr/],
    [{ summary: Buffer.from(canary).toString('hex') }, /secret \(hex\) in summary/],
    [{ output: `job-id=${canary}\n` }, /secret \(plain\) in output/],
    [{ env: `A=${canary}\n` }, /secret \(plain\) in env/],
  ])('in a run that writes %j', (change, expected) => {
    const { violations } = checkPromises({ ...clean, ...change }, { secrets: [canary, 'short'] });
    expect(violations.join('\n')).toMatch(expected);
    // The finding itself must not spread the key.
    expect(violations.join('\n')).not.toContain(canary);
  });

  test('even by a run of the bundle, which is killed at the end of its block', async () => {
    const running = startAction({ inputs: { 'api-key': canary }, canary: 'Docs Agent' });
    await expect(running.result).rejects.toThrow('secret (plain)');
    let child: typeof running.child;
    {
      await using other = startAction({ inputs: {} });
      child = other.child;
    }
    expect(child.signalCode).toBe('SIGKILL');
    expect(() => startAction({ inputs: {}, canary: 'short' })).toThrow(RangeError);
  });
});
