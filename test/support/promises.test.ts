import { describe, expect, test } from 'vitest';
import { checkPromises, type RunTexts } from './promises.ts';

const key = 'mint_canary-0123456789';
const clean: RunTexts = {
  stdout: `::add-mask::${key}\nhello\n::group::a\n::endgroup::\n::debug::x\n::notice::x\n::warning::x\n::error::x\n`,
  stderr: 'a::b\n',
  output: 'job-id<<E\nabc\nE\noutcome=pr-opened\n',
  state: 'started=1\n',
  env: '',
  path: '',
  summary: '# Result\n',
};
const check = (change: Partial<RunTexts>, secrets = [key]) =>
  checkPromises({ ...clean, ...change }, { secrets }).violations;

test('a clean run breaks none, and what was searched is counted', () => {
  const report = checkPromises(clean, { secrets: [key] });
  expect(report.violations).toEqual([]);
  expect(report.commands).toHaveLength(7);
  expect(report.outputs.map(({ name }) => name)).toEqual(['job-id', 'outcome']);
  expect(report.bytesSearched).toBeGreaterThan(100);
});

describe('every broken promise is found', () => {
  const base64 = Buffer.from(`Bearer ${key}`).toString('base64');
  test.each([
    ['an env file', { env: 'A=b\n' }, /env file is not empty/],
    ['a path file', { path: '/x\n' }, /path file is not empty/],
    ['set-output', { stdout: '::set-output name=x::y\n' }, /not ours, set-output \(grammar 2\)/],
    ['stop-commands', { stderr: ' ::stop-commands::x\n' }, /not ours, stop-commands/],
    ['the old grammar', { stdout: 'page ##[add-mask]x\n' }, /not ours, add-mask \(grammar 1\)/],
    ['even for a name of ours', { stdout: 'page ##[debug]x\n' }, /not ours, debug \(grammar 1\)/],
    ['a command after a lone CR', { stdout: 'x\r::set-env name=a::b\n' }, /not ours, set-env/],
    ['an unknown output', { output: 'evil=1\n' }, /output that nobody knows: "evil"/],
    ['an output that does not parse', { output: 'job-id<<E\nabc\n' }, /output file does not parse/],
    ['a state that does not parse', { state: 'x' }, /state file does not parse/],
    ['a large summary', { summary: 'é'.repeat(600_000) }, /larger than 1 MiB/],
    ['the key on stdout', { stdout: `key: ${key}` }, /secret \(plain\) in stdout/],
    ['the key in a masking line that the runner does not take', { stdout: `x ::add-mask::${key}` }, /stdout/],
    ['the key in a masking line on stderr', { stderr: `::add-mask::${key}` }, /in stderr/],
    ['the key in base64', { stderr: base64 }, /secret \(base64\) in stderr/],
    ['the key in hex', { summary: Buffer.from(key).toString('hex') }, /secret \(hex\) in summary/],
    ['the key in an output', { output: `job-id=${key}\n` }, /secret \(plain\) in output/],
    ['the key in the state', { state: `a=${key}\n` }, /secret \(plain\) in state/],
    ['the key in the env file', { env: `A=${key}\n` }, /secret \(plain\) in env/],
  ] as const)('%s', (_, change, expected) => {
    const violations = check(change);
    expect(violations.join('\n')).toMatch(expected);
    // The finding itself must not spread the key.
    expect(violations.join('\n')).not.toContain(key);
  });
});

test('several secrets are searched for, short ones are not', () => {
  expect(check({ stderr: 'ghs_0123456789' }, [key, 'ghs_0123456789'])).toHaveLength(1);
  expect(check({ stderr: 'short' }, ['short'])).toEqual([]);
});
