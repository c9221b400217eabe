import { describe, expect, test } from 'vitest';
import { EndDetector, type SentMessage } from '../../src/job/end-detector.ts';

const LINKS: Readonly<Record<string, string>> = {
  old: 'https://host.test/pull/1',
  new: 'https://host.test/pull/2',
  script: 'javascript:alert(1)',
};

/**
 * Follows a job: each observation is its seconds after the message or create, its status, and its link if it
 * has one (`5 completed new`). Gives what each means: `end`; or `on`, with the seconds until the next look
 * where it asks for one, and `known` where only the link is waited for.
 */
function follow(message: SentMessage | undefined, seen: string): string {
  const detector = new EndDetector(message);
  const verdicts = seen.split(', ').map((observation) => {
    const [at, status = '', link = ''] = observation.split(' ');
    const job = { id: 'job_1', status, prLink: LINKS[link] ?? null };
    const verdict = detector.observe(job, Number(at) * 1_000);
    if (verdict.kind === 'done') return 'end';
    const { inMs, atDeadline } = verdict;
    return `on${inMs === undefined ? '' : ` ${inMs / 1_000}`}${atDeadline ? ' known' : ''}`;
  });
  return verdicts.join(', ');
}

/** A message at 0; `before` as in an observation, without a time; '' where it could not be read. */
function messaged(before: string): SentMessage {
  const [status = '', link = ''] = before.split(' ');
  const state = { status, prLink: LINKS[link] ?? null };
  return { answeredAt: 0, before: before === '' ? null : state };
}

describe('after a create', () => {
  test.each([
    ['a link', '0 active, 5 completed new', 'on, end'],
    ['in the answer itself', '0 completed new', 'end'],
    ['failed', '0 active, 5 failed', 'on, end'],
    ['failed in the answer itself', '0 failed', 'end'],
    ['archived without a link', '0 active, 5 archived', 'on, end'],
    ['an unknown status is no end', '0 queued, 5 queued new, 9 completed new', 'on, on, end'],
    ['active with a link is no end', '0 active new', 'on'],
    [
      'no link: three more looks over 15 s',
      '5 completed, 10 completed, 15 completed, 20 completed',
      'on 5 known, on 5 known, on 5 known, end',
    ],
    [
      'the link comes late',
      '5 completed, 10 completed, 15 completed new',
      'on 5 known, on 5 known, end',
    ],
    ['a link that cannot be used', '5 completed script', 'end'],
    [
      'active again, then no link: as many looks as ever',
      '5 completed, 10 active, 15 completed, 20 completed, 25 completed, 30 completed',
      'on 5 known, on, on 5 known, on 5 known, on 5 known, end',
    ],
    ['archived while it waits for the link', '5 completed, 10 archived', 'on 5 known, end'],
  ])('%s', (_, seen, verdicts) => expect(follow(undefined, seen)).toBe(verdicts));
});

test('attaching believes the first answer', () => {
  expect(follow(undefined, '0 completed old')).toBe('end');
});

describe('after a message, what looks like an end may be the previous turn’s', () => {
  test.each([
    [
      'active has been seen since',
      'completed old',
      '5 completed old, 10 active, 15 completed old',
      'on, on, end',
    ],
    ['the link has changed', 'completed old', '5 completed new', 'end'],
    ['there is a link where there was none', 'failed', '5 completed new', 'end'],
    [
      'completed without a link: one that comes late may be the previous turn’s',
      'completed',
      '5 completed, 10 completed old, 20 active old, 30 completed new',
      'on, on, on, end',
    ],
    [
      'and counts only as a last resort',
      'completed',
      '5 completed old, 60 completed old, 65 completed old, 70 completed old',
      'on, on 5, on 5, end',
    ],
    [
      'never active, same link: after 60 s and three equal readings',
      'completed old',
      '59.999 completed old, 60 completed old, 65 completed old, 70 completed old',
      'on, on 5, on 5, end',
    ],
    [
      'readings that are not equal start anew',
      'completed old',
      '60 completed old, 65 failed old, 70 failed old, 75 failed old',
      'on 5, on 5, on 5, end',
    ],
    [
      'failed before and failed again, unseen',
      'failed',
      '60 failed, 65 failed, 70 failed',
      'on 5, on 5, end',
    ],
    [
      'proved, but without a link: it may still come',
      'failed',
      '5 active, 10 completed, 15 completed, 20 completed new',
      'on, on 5 known, on 5 known, end',
    ],
    [
      'the last resort, and no link: that is waited for as well',
      'completed',
      '60 completed, 65 completed, 70 completed, 75 completed, 80 completed, 85 completed',
      'on 5, on 5, on 5 known, on 5 known, on 5 known, end',
    ],
  ])('%s', (_, before, seen, verdicts) => expect(follow(messaged(before), seen)).toBe(verdicts));

  const unproven = ['active', 'active old', 'queued old', ''];
  test.each(unproven)(
    'before it was %j: neither active nor a new link proves anything',
    (before) => {
      const seen =
        '5 active old, 10 completed new, 59 completed new, 60 completed new, 65 completed new';
      expect(follow(messaged(before), `${seen}, 70 completed new`)).toBe(
        'on, on, on, on 5, on 5, end',
      );
    },
  );

  test.each(unproven)('before it was %j: active in between starts the readings anew', (before) => {
    const seen =
      '60 completed new, 65 completed new, 70 active, 75 completed new, 80 completed new';
    expect(follow(messaged(before), `${seen}, 85 completed new`)).toBe(
      'on 5, on 5, on, on 5, on 5, end',
    );
  });
});
