import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOf } from '../../src/context/git-start.ts';
import { InputsError, SetupError } from '../../src/errors.ts';
import { revision } from '../../src/inputs/fields.ts';
import { readInputs } from '../../src/inputs/inputs.ts';

const isRevision = (value: string) => revision.safeParse(value).success;

const sha = (digit: string) => digit.repeat(40);
const pull = { pull_request: { number: 7, base: { sha: sha('b') }, head: { sha: sha('a') } } };
const push = { before: sha('c'), after: sha('d'), ref: 'refs/heads/main' };
const newBranch = { ...push, before: sha('0') };

test.each([
  ['a pull request', 'pull_request', pull, { from: 'pull', base: sha('b'), head: sha('a') }],
  ['its other event', 'pull_request_target', pull, { from: 'pull', base: sha('b'), head: sha('a') }],
  ['a push', 'push', push, { from: 'push', before: sha('c') }],
  ['a pushed tag', 'push', { ...newBranch, ref: 'refs/tags/v1' }, { from: 'tag', tag: 'v1' }],
  ['a release', 'release', { release: { tag_name: 'v2.0' } }, { from: 'tag', tag: 'v2.0' }],
])('%s has a start of its own, and `diff-base` goes over it', (_what, name, payload, start) => {
  expect(startOf({ name, payload }, undefined)).toEqual(start);
  expect(startOf({ name, payload }, 'v1')).toEqual({ from: 'revision', revision: 'v1' });
});

test.each([
  ['an event that has none', 'workflow_dispatch', {}],
  ['a schedule', 'schedule', { schedule: '0 6 * * 1' }],
  ['a comment on a pull request', 'issue_comment', { issue: { number: 7, pull_request: {} } }],
  ['a push that made a branch', 'push', newBranch],
  ['a pull request without commits', 'pull_request', { pull_request: { number: 7 } }],
  ['a payload with options for commits', 'push', { ...push, before: '--output=/tmp/x' }],
  ['no payload', 'push', undefined],
])('%s must name `diff-base`', (_what, name, payload) => {
  let thrown: unknown;
  try {
    startOf({ name, payload }, undefined);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(SetupError);
  expect(JSON.stringify((thrown as SetupError).remedy)).toContain('`diff-base`');
});

describe('a revision', () => {
  test.each(['v1.2.0', 'origin/main', 'HEAD~3', 'HEAD^2', '@~1', '@{-1}', sha('a'), 'größe', 'a+b', 'x^{}'])(
    '%s is one',
    (value) => expect(isRevision(value)).toBe(true),
  );

  test.each([
    '-p',
    '--output=x',
    '^main',
    'a..b',
    'a...b',
    'HEAD:README.md',
    ':/fix',
    'a b',
    'a\nb',
    'a\0b',
    "a'b",
    'a"b',
    'a;b',
    'a|b',
    '$(id)',
    '`id`',
    'a\\b',
    'a*',
    '',
    '.hidden',
    'HEAD^@',
    'HEAD^!',
    'HEAD^-1',
    'x'.repeat(251),
    'a\u202eb',
    'a//b',
  ])('%j is refused', (value) => expect(isRevision(value)).toBe(false));

  test('whatever is one, git takes it for no option', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        if (isRevision(value)) expect(value).not.toMatch(/^-|[\s\0]/);
      }),
      { numRuns: 2_000 },
    );
  });

  test('an input that is none is refused with the others, before anything happens', () => {
    const read = () =>
      readInputs({
        'base-url': 'https://api.example.com',
        'project-id': 'p',
        'api-key': 'key',
        prompt: 'x',
        'diff-base': '--upload-pack=touch',
      });
    expect(read).toThrow(InputsError);
    expect(read).toThrow(/diff-base: a revision such as/);
  });
});

test('git is there, and not too old', () => {
  const [, major = 0, minor = 0] =
    /(\d+)\.(\d+)/.exec(execFileSync('git', ['--version'], { encoding: 'utf8' })) ?? [];
  expect(Number(major) * 1000 + Number(minor)).toBeGreaterThanOrEqual(2_038);
});
