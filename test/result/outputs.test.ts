import { describe, expect, test } from 'vitest';
import { jobOutputs } from '../../src/result/outputs.ts';
import type { JobReport } from '../../src/result/report.ts';
import { OUTPUTS, outputs } from '../../src/runner/presentation.ts';
import { STOPPED_EARLY } from '../../src/service/send.ts';
import { corpus } from '../trust/corpus.ts';
import { LINK, reportOf } from './reports.ts';

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
