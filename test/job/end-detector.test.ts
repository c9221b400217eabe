import { expect, test } from 'vitest';
import { beforeOf, EndDetector } from '../../src/job/end-detector.ts';
import type { FollowedJob } from '../../src/job/poll.ts';
import type { Job } from '../../src/service/schema.ts';
import { jobOf } from '../service/answers.ts';

const created: FollowedJob = {
  kind: 'create',
  jobId: 'job_1',
  before: undefined,
  respondedAt: 0,
  isOwn: true,
};

const LINKS: Readonly<Record<string, Pick<Job, 'prLink' | 'unusableLink'>>> = {
  old: { prLink: 'https://host.test/pull/1' },
  new: { prLink: 'https://host.test/pull/2' },
  script: { prLink: undefined, unusableLink: 'javascript:alert(1)' },
};

/** The job in an observation: its status, and its link if it has one (`completed new`). */
function jobIn(observation: string): Job {
  const [status = '', link = ''] = observation.split(' ');
  return jobOf(status, LINKS[link]);
}

/** A message at 0. `before` is an observation, or '' if the job could not be read. */
function messaged(before: string): FollowedJob {
  const state = before === '' ? undefined : jobIn(before);
  return { ...created, kind: 'message', before: beforeOf(state) };
}

/**
 * Follows a job. Each observation has its seconds after the request before it (`5 completed new`).
 * Returns the decision for each: `end`, or `on` with the seconds until the next poll if it requests
 * one, and `known` if only the link may be missing.
 */
function follow(request: FollowedJob, seen: string): string {
  const detector = new EndDetector(request);

  const decisions = seen.split(', ').map((observation) => {
    const [at = '', ...rest] = observation.split(' ');
    const result = detector.observe(jobIn(rest.join(' ')), Number(at) * 1_000);

    if (result.kind === 'ended') return 'end';
    const { inMs } = result;
    const known = detector.endWithoutLink ? ' known' : '';
    return `on${inMs === undefined ? '' : ` ${inMs / 1_000}`}${known}`;
  });
  return decisions.join(', ');
}

test.each<[name: string, seen: string, decisions: string]>([
  ['its link proves the end', '0 active, 5 completed new', 'on, end'],
  ['a failed job has ended without a link', '0 failed', 'end'],
  ['an unknown status is not an end', '0 on-hold, 5 on-hold new, 9 completed new', 'on, on, end'],
  [
    'three more polls over 15 s follow if there is no link',
    '5 completed, 10 completed, 15 completed, 20 completed',
    'on 5 known, on 5 known, on 5 known, end',
  ],
  [
    'the three polls without a link start again once the job was active again',
    '5 completed, 10 active, 15 completed, 20 completed, 25 completed, 30 completed',
    'on 5 known, on, on 5 known, on 5 known, on 5 known, end',
  ],
])('after a job was created, %s', (_, seen, decisions) => {
  expect(follow(created, seen)).toBe(decisions);
});

test.each<[name: string, before: string, seen: string, decisions: string]>([
  [
    'an active status in between proves the new end',
    'completed old',
    '5 completed old, 10 active, 15 completed old',
    'on, on, end',
  ],
  ['a new link proves the new end', 'completed old', '5 completed new', 'end'],
  ['a first link proves the new end', 'failed', '5 completed new', 'end'],
  [
    'a first link may be late if the job had completed without one',
    'completed',
    '5 completed, 10 completed old, 20 active old, 30 completed new',
    'on, on, on, end',
  ],
  [
    'unequal readings start the count again',
    'active old',
    '60 completed old, 65 failed old, 70 failed new, 75 failed new, 80 failed new',
    'on 5, on 5, on 5, on 5, end',
  ],
  [
    'being active starts the count again if that does not prove the new end',
    'active old',
    '60 completed new, 65 completed new, 70 active, 75 completed new, 80 completed new',
    'on 5, on 5, on, on 5, on 5',
  ],
  [
    'an end that counts only after the minute still waits for a late link',
    'completed',
    '60 completed, 65 completed, 70 completed, 75 completed, 80 completed, 85 completed',
    'on 5, on 5, on 5 known, on 5 known, on 5 known, end',
  ],
])('after a message, %s', (_, before, seen, decisions) => {
  expect(follow(messaged(before), seen)).toBe(decisions);
});

test.each(['active old', 'on-hold', ''])(
  'if the job was %j before a message, only the minute proves the end',
  (before) => {
    const seen = '5 active old, 59.999 completed new, 60 completed new, 65 completed new';

    const decisions = follow(messaged(before), `${seen}, 70 completed new`);

    expect(decisions).toBe('on, on, on 5, on 5, end');
  },
);

test('the record keeps the state of a job before a message, in the service’s own words', () => {
  expect(beforeOf(jobIn('completed'))).toEqual({ status: 'completed' });
  expect(beforeOf(jobIn('on-hold new'))?.status).toBe('on-hold');
  expect(beforeOf(jobIn('failed script'))?.prLink).toBe('javascript:alert(1)');
  expect(beforeOf(undefined)).toBeUndefined();
});
