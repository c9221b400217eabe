import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobOutputs } from '../../src/result/outputs.ts';
import type { JobReport } from '../../src/result/report.ts';
import { OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { STOPPED_EARLY } from '../../src/service/send.ts';
import { redactor } from '../../src/text/redact.ts';
import { code, duration, sentences, text } from '../../src/text/sentence.ts';
import { LINK, reportOf } from '../result/reports.ts';
import { findSecret } from '../support/secrets.ts';
import { corpus } from '../trust/corpus.ts';

describe('the format of times', () => {
  test.each([
    [0, '0 s'],
    [-5, '0 s'],
    [499, '0 s'],
    [59_499, '59 s'],
    [59_600, '1 min'],
    [125_000, '2 min 5 s'],
    [3_600_000, '1 h'],
    [5_400_000, '1 h 30 min'],
    [90_000_000, '25 h'],
    [183_600_000, '2 d 3 h'],
  ])('shows %i ms as %s', (ms, expected) => {
    expect(duration(ms)).toBe(expected);
  });
});

describe('a text', () => {
  test('keeps foreign parts separate from our words', () => {
    expect(text`a ${code('b')} ${1}${'c'}`).toEqual(['a ', { code: 'b' }, ' ', '1', 'c']);
    expect(text``).toEqual([]);
  });

  test('joins sentences with one space, and skips empty ones', () => {
    expect(sentences([], text`A.`, [], text`B.`)).toEqual(['A.', ' ', 'B.']);
  });
});

describe('the redactor', () => {
  const secret = fc
    .string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((point) => String.fromCharCode(point)),
      minLength: 8,
    })
    .filter((value) => new Set(value).size > 4);
  const bytes = (value: string) => Buffer.from(value);
  const forms: readonly (readonly [string, (secret: string) => string])[] = [
    ['plain', (key) => key],
    ['base64', (key) => bytes(key).toString('base64')],
    ['base64, with one byte before it', (key) => bytes(`:${key}`).toString('base64')],
    ['base64, with two bytes around it', (key) => bytes(`::${key}::`).toString('base64')],
    ['base64url', (key) => bytes(`Bearer ${key}`).toString('base64url')],
    ['hex', (key) => bytes(key).toString('hex')],
    ['hex, upper case', (key) => bytes(key).toString('hex').toUpperCase()],
    ['of an address', (key) => encodeURIComponent(key)],
    [
      'of an address, lower case',
      (key) => encodeURIComponent(key).replace(/%../g, (c) => c.toLowerCase()),
    ],
    ['of a form', (key) => new URLSearchParams({ key }).toString()],
    ['JSON', (key) => JSON.stringify({ key })],
  ];
  test.each(forms)('removes every form of a secret: %s', (_, form) => {
    fc.assert(
      fc.property(secret, fc.string(), (key, around) => {
        const clean = redactor([key])(`${around}|${form(key)}|${around}`);
        expect(findSecret(clean, key)).toEqual([]);
        expect(clean).toContain('***');
      }),
    );
  });

  test('removes the longer of two secrets if it contains the other', () => {
    expect(redactor(['key_abcd', 'key_abcd-and-more'])('x key_abcd-and-more y')).toBe('x *** y');
  });

  test('removes nothing else, and ignores secrets that are too short', () => {
    expect(redactor(['key_0123456789'])('key_012345678 and more')).toBe('key_012345678 and more');
    expect(redactor(['', 'abc', 'key_abc'])('abc and key_abc')).toBe('abc and key_abc');
  });
});

describe('the outputs', () => {
  test('are complete, whatever is known', () => {
    expect(Object.keys(outputs({}))).toEqual([...OUTPUTS]);
    expect(Object.values(outputs({ outcome: 'failed' })).join('')).toBe('failed');
    expect(Object.keys(jobOutputs(reportOf()))).toEqual([...OUTPUTS]);
  });

  test.each([
    [reportOf(), `Pull request opened: ${LINK}`],
    [reportOf({ request: 'message' }), `The agent finished the follow-up: ${LINK}`],
    [reportOf({ job: undefined, reason: { kind: 'detached' } }), 'Job started'],
    [reportOf({ job: { id: 'job_1', status: 'failed', prLink: null } }), 'The agent failed'],
  ])('the headline is the title of the result, and the pull request', (report, headline) => {
    expect(jobOutputs(report).headline).toBe(headline);
  });

  const active = { id: 'job_1', status: 'active', prLink: null };
  const completed = { ...active, status: 'completed' };
  const waiting = { kind: 'timed-out' } as const;
  test.each<[string, Partial<JobReport>, link: string, status: string]>([
    ['the follow-up was refused', { job: undefined, reason: STOPPED_EARLY }, LINK, 'failed'],
    ['the follow-up is under way', { job: active, reason: waiting }, LINK, 'active'],
    ['the follow-up has ended without one', { job: completed }, '', 'completed'],
    [
      'the new one cannot be used',
      { job: { ...active, unusableLink: 'javascript:x' }, reason: waiting },
      '',
      'active',
    ],
  ])('show the pull request from before if %s: %#', (_, more, link, status) => {
    const earlier = { status: 'failed', prLink: LINK };
    const shown = jobOutputs(reportOf({ request: 'message', earlier, ...more }));
    expect(shown).toMatchObject({ 'pr-link': link, 'pr-number': link && '7', status });
  });

  test('hold what the pull request changes, where that is known', () => {
    const about = { changedFiles: 0, additions: 2, deletions: 3, files: [], draft: false };
    const pull = about as unknown as JobReport['pull'];
    const shown = (more: object) => {
      const { 'changed-files': files, additions, deletions } = jobOutputs(reportOf(more));
      return [files, additions, deletions];
    };
    expect(shown({ pull })).toEqual(['0', '2', '3']);
    expect(shown({})).toEqual(['', '', '']);
  });

  test.each(corpus.map((value) => [value]))('hand on no id and no status like %j', (value) => {
    const job = { id: value, status: value, prLink: null };
    const {
      'job-id': id,
      status,
      headline,
    } = jobOutputs(reportOf({ jobId: value, job, prLink: '' }));
    expect([status, headline]).toEqual(['', 'The agent finished without a pull request']);
    // What gets out can stand in an address, and in a line of its own.
    expect(id).toMatch(/^[^\s/\\?#%\p{C}]*$/u);
  });
});
