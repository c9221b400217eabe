import { describe, expect, test } from 'vitest';
import { beforeOf, EndDetector } from '../../src/job/end-detector.ts';

const LINKS: Readonly<Record<string, string>> = {
  old: 'https://host.test/pull/1',
  new: 'https://host.test/pull/2',
  script: 'javascript:alert(1)',
};

type Request = ConstructorParameters<typeof EndDetector>[0];

const created: Request = { kind: 'create', answeredAt: 0, before: null };

/**
 * Follows a job. Each observation is its seconds after the message or create, its status, and its link if it has one
 * (`5 completed new`). Returns the decision for each: `end`, or `on` with the seconds until the next poll if it
 * requests one, and `known` if only the link is missing.
 */
function follow(request: Request, seen: string): string {
  const detector = new EndDetector(request);

  const verdicts = seen.split(', ').map((observation) => {
    const [at, status = '', link = ''] = observation.split(' ');
    const job = { id: 'job_1', status, prLink: LINKS[link] ?? null };
    const verdict = detector.observe(job, Number(at) * 1_000);

    if (verdict.kind === 'done') return 'end';
    const { inMs, hasEnded } = verdict;
    return `on${inMs === undefined ? '' : ` ${inMs / 1_000}`}${hasEnded ? ' known' : ''}`;
  });
  return verdicts.join(', ');
}

/** A message at 0. `before` is an observation without a time, or '' if it could not be read. */
function messaged(before: string): Request {
  const [status = '', link = ''] = before.split(' ');
  const state = { status, prLink: LINKS[link] ?? null };
  return { kind: 'message', answeredAt: 0, before: before === '' ? null : state };
}

describe('after a create', () => {
  test.each([
    ['a link proves the end', '0 active, 5 completed new', 'on, end'],
    ['the create’s own answer may already show the end', '0 completed new', 'end'],
    ['the create’s own answer may already show a failure', '0 failed', 'end'],
    ['an archived job has ended without a link', '0 active, 5 archived', 'on, end'],
    ['an unknown status is not an end', '0 queued, 5 queued new, 9 completed new', 'on, on, end'],
    ['an active job with a link has not ended', '0 active new', 'on'],
    [
      'without a link, three more polls over 15 s follow',
      '5 completed, 10 completed, 15 completed, 20 completed',
      'on 5 known, on 5 known, on 5 known, end',
    ],
    [
      'a late link is found',
      '5 completed, 10 completed, 15 completed new',
      'on 5 known, on 5 known, end',
    ],
    ['an unusable link is not waited for', '5 completed script', 'end'],
    [
      'after a job was active again, the three polls without a link start again',
      '5 completed, 10 active, 15 completed, 20 completed, 25 completed, 30 completed',
      'on 5 known, on, on 5 known, on 5 known, on 5 known, end',
    ],
    [
      'a job may be archived during the wait for its link',
      '5 completed, 10 archived',
      'on 5 known, end',
    ],
  ])('%s', (_, seen, verdicts) => expect(follow(created, seen)).toBe(verdicts));
});

describe('after a message, what looks like an end may belong to the previous turn', () => {
  test.each([
    [
      'an active status in between proves the new turn',
      'completed old',
      '5 completed old, 10 active, 15 completed old',
      'on, on, end',
    ],
    ['a new link proves the new turn', 'completed old', '5 completed new', 'end'],
    ['a first link proves the new turn', 'failed', '5 completed new', 'end'],
    [
      'a late link after a completed turn without one may be the previous turn’s',
      'completed',
      '5 completed, 10 completed old, 20 active old, 30 completed new',
      'on, on, on, end',
    ],
    [
      'a late link counts only after the minute and three equal readings',
      'completed',
      '5 completed old, 60 completed old, 65 completed old, 70 completed old',
      'on, on 5, on 5, end',
    ],
    [
      'without activity and with the same link, the end counts after 60 s and three equal readings',
      'completed old',
      '59.999 completed old, 60 completed old, 65 completed old, 70 completed old',
      'on, on 5, on 5, end',
    ],
    [
      'unequal readings start the count again',
      'completed old',
      '60 completed old, 65 failed old, 70 failed old, 75 failed old',
      'on 5, on 5, on 5, end',
    ],
    [
      'a job that failed before, and failed again unseen',
      'failed',
      '60 failed, 65 failed, 70 failed',
      'on 5, on 5, end',
    ],
    [
      'a proven end without a link still waits for a late link',
      'failed',
      '5 active, 10 completed, 15 completed, 20 completed new',
      'on, on 5 known, on 5 known, end',
    ],
    [
      'an end that counts only after the minute still waits for a late link',
      'completed',
      '60 completed, 65 completed, 70 completed, 75 completed, 80 completed, 85 completed',
      'on 5, on 5, on 5 known, on 5 known, on 5 known, end',
    ],
  ])('%s', (_, before, seen, verdicts) => expect(follow(messaged(before), seen)).toBe(verdicts));

  const unproven = ['active', 'active old', 'queued old', ''];
  test.each(unproven)('if it was %j before, only the minute proves the end', (before) => {
    const seen = '5 active old, 10 completed new, 59 completed new, 60 completed new';

    const verdicts = follow(messaged(before), `${seen}, 65 completed new, 70 completed new`);

    expect(verdicts).toBe('on, on, on, on 5, on 5, end');
  });

  test.each(unproven)('… and being active starts the three readings anew (%j)', (before) => {
    const seen = '60 completed new, 65 completed new, 70 active, 75 completed new';

    const verdicts = follow(messaged(before), `${seen}, 80 completed new, 85 completed new`);

    expect(verdicts).toBe('on 5, on 5, on, on 5, on 5, end');
  });
});

test('of a job before a message, its state is kept; of one that could not be read, nothing', () => {
  const job = { id: 'job_1', status: 'completed', prLink: null, model: 'm' };

  expect(beforeOf(job)).toEqual({ status: 'completed', prLink: null });
  expect(beforeOf({ ...job, unusableLink: 'x' })).toEqual({ status: 'completed', prLink: 'x' });
  expect(beforeOf(undefined)).toBeNull();
});
