import { expect, test } from 'vitest';
import { checkPromises, type RunTexts } from '../support/promises.ts';

// The checks of every run must be able to fail.

const KEY = 'mint_canary-5f/7+q=%"é';
const HELP =
  'More help: https://github.com/a/b/blob/v1/.github/docs/troubleshooting.md#still-running';
const clean: RunTexts = {
  stdout: `::add-mask::${KEY}\nhello\n::group::a\n::endgroup::\n::notice::x\n::error::x%0A${HELP}\n`,
  stderr: 'a::b\n',
  output: 'job-id<<E\nabc\nE\noutcome=pr-opened\n',
  env: '',
  path: '',
  summary: '# Result\n',
};

test.each<[Partial<RunTexts>, RegExp]>([
  [{}, /^$/],
  [{ env: 'A=b\n' }, /env file is not empty/],
  [{ stdout: 'a\r::set-output name=x::y\n' }, /not ours, set-output \(grammar 2\)/],
  [{ stderr: 'page ##[debug]x\n' }, /not ours, debug \(grammar 1\)/],
  [{ stdout: `::error::x%0A${HELP}-or-so\n` }, /error with a link to no heading/],
  [{ output: 'evil=1\n' }, /output that nobody knows: "evil"/],
  [{ stdout: `x ::add-mask::${KEY}` }, /secret \(plain\) in stdout/],
  [{ output: `job-id=${encodeURIComponent(KEY)}\n` }, /secret \(URL\) in output/],
  [{ env: `A=${Buffer.from(`xx${KEY}zz`).toString('base64url')}` }, /secret \(Base64\) in env/],
])('a broken promise is found in a run that writes %j', (change, expected) => {
  const { violations } = checkPromises({ ...clean, ...change }, { secrets: [KEY, 'short'] });

  expect(violations.join('\n')).toMatch(expected);
  // The finding itself must not spread the key.
  expect(violations.join('\n')).not.toContain(KEY);
});
