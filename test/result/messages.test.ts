import { describe, expect, test } from 'vitest';
import { GitHubFault } from '../../src/github/faults.ts';
import { jobMessage } from '../../src/result/messages.ts';
import type { Audience } from '../../src/result/next-steps.ts';
import type { EndReason, JobReport } from '../../src/result/report.ts';
import { remedy } from '../../src/service/remedies.ts';
import { type Refusal, refuse } from '../../src/thread/decide.ts';
import { threadWarning } from '../../src/thread/messages.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, failed, jobWith, presented, REPOSITORY, reportOf } from './reports.ts';

/** Text that shows that a value is missing in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;
/** The title, what happened and what to do next, as the log shows them. */
const messageOf = (...[report, to]: Parameters<typeof jobMessage>) => {
  const { title, happened, next } = jobMessage(report, to);
  return { title, happened: wordsOf(happened), next: wordsOf(next) };
};

describe('every end says what happened and what to do next, also in the comment and the summary', () => {
  test.each(everyReport)('%s', (_, report) => {
    const { title, happened, next } = messageOf(report);
    for (const sentence of [title, happened, next]) {
      expect(sentence).toMatch(/\w{3}/);
      expect(sentence).not.toMatch(forgotten);
      // No forgotten blank, no doubled one, no doubled full stop.
      expect(sentence).not.toMatch(/ {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/);
    }
    expect(title).not.toMatch(/[.!]$/);
    expect(happened).toMatch(/[.\w…]$/);
    expect(next).toMatch(/^[A-Z].*\.$/s);
    const runUrl = 'https://github.com/o/r/actions/runs/1';
    for (const failing of [true, false]) {
      const { comment, summary } = presented(report, { failing, runUrl });
      for (const markdown of [comment, summary]) {
        const { visible } = expectInert(markdown, [report.prLink, runUrl, REPOSITORY]);
        expect(visible).toContain(title);
        expect(visible).toContain('Document it.');
        expect(visible).not.toMatch(forgotten);
      }
    }
  });
});

test.each<[string, request: 'create' | 'message' | 'attach', Audience, RegExp]>([
  [
    'Job started',
    'create',
    {},
    /^To wait for the job and post its result, re-run .*\. To wait for the job, .* job-id: job_1 and/,
  ],
  ['Message sent', 'message', { unrecorded: true }, /^Save the job ID .*job-id: job_1/],
  [
    'Still running',
    'attach',
    { commandName: '/docs' },
    /^To wait for the job and post its result, re-run .* To check on the job, comment \/docs --status\.$/,
  ],
  [
    'Job started',
    'create',
    { commandName: '/docs', unrecorded: true },
    /^Save.*--status --job job_1\./,
  ],
])('a run that does not wait: %s (%s, %j)', (title, request, to, next) => {
  const words = messageOf(reportOf({ reason: { kind: 'detached' }, request }), to);
  expect(words.title).toBe(title);
  expect(words.next).toMatch(next);
});

describe('the message of a run that stops waiting', () => {
  const retryAt = Date.UTC(2026, 10, 21);
  const limited: EndReason = {
    kind: 'timed-out',
    ...failed({ status: 429, happened: ['The service returned 429.'] }),
    retryAt,
  };

  test.each<[status: string, EndReason, title: string, happened: RegExp, next: RegExp]>([
    [
      'active',
      { kind: 'timed-out' },
      'Still running',
      /not affected\.$/,
      /increase timeout-minutes\.$/,
    ],
    [
      'active',
      limited,
      'Still running',
      /returned 429\. The next attempt would be at 2026-11-21 00:00 UTC, .* Response: Back soon\.$/,
      /^To wait for the job, .*job-id: job_1.* increase poll-interval\.$/,
    ],
    [
      'completed',
      { kind: 'timed-out' },
      'Result not confirmed',
      /^The status of job job_1 is completed, but .* the result of the follow-up or an earlier one\.$/,
      /job-id: job_1.* 90 seconds .* increase timeout-minutes\.$/,
    ],
    [
      'failed',
      limited,
      'Result not confirmed',
      /is failed, but .* 00:00 UTC, /,
      /increase poll-interval\.$/,
    ],
  ])('fits if the job is %s: %j', (status, reason, title, happened, next) => {
    const report = reportOf({
      reason,
      request: 'message',
      ...jobWith({ status }),
    });
    expect(report.outcome).toBe('timed-out');
    const words = messageOf(report);
    expect(words.title).toBe(title);
    expect(words.happened).toMatch(happened);
    expect(words.next).toMatch(next);
  });
});

test('names the ID of a job that no comment contains, so that it can be continued', () => {
  const { next } = messageOf(reportOf(), { commandName: '/docs', unrecorded: true });
  expect(next).toContain('comment /docs --job job_1 … in');
});

describe('the advice fits the reason', () => {
  test('for a refusal is what its status means', () => {
    for (const status of [301, 401, 403, 404, 409, 413]) {
      const reason = { kind: 'refused', ...failed({ status }) } as const;
      const { happened, next } = messageOf(reportOf({ reason, jobId: '' }));
      expect(happened).toContain('The service returned 503.');
      expect(next).toContain(wordsOf(remedy({ status }, 'create')));
    }
  });

  test.each([
    { status: 401 },
    { status: 404 },
    { status: 429 },
    { status: 200, unexpected: true },
    { status: 503 },
    {},
  ])('for a wait that ended unreadable with %j is what that means, and how to wait', (what) => {
    const reason = { kind: 'unreadable', ...failed(what) } as const;
    const { next } = messageOf(reportOf({ reason }));
    expect(next).toMatch(`${wordsOf(remedy(what, 'retrieve'))} To wait for the job, `);
    expect(next).toContain('job-id: job_1');
  });

  test('for an unclear answer that may come from another server: check the dashboard, then the URL', () => {
    const next = (unexpected: boolean) =>
      messageOf(reportOf({ reason: { kind: 'unclear', ...failed({ unexpected }) } })).next;
    expect(next(true)).toMatch(/dashboard.*Check base-url\. A different server/s);
    expect(next(false)).not.toContain('base-url');
  });

  test.each<['create' | 'message', Audience, string]>([
    ['create', { commandName: '/docs' }, 'If there is none, comment /docs --new … in this thread.'],
    ['message', { commandName: '/docs' }, 'If it did not, comment again.'],
    ['create', {}, 'If there is none, start a new workflow run'],
    ['create', { continues: true }, 'with conversation: new'],
    ['message', {}, 'If it did not, start a new workflow run, not a re-run.'],
  ])('for a %s that may have arrived, for %j: %s', (request, to, remedy) => {
    const ends: EndReason[] = [
      { kind: 'unclear', ...failed() },
      { kind: 'stopped', where: 'sending' },
    ];
    for (const reason of ends)
      expect(messageOf(reportOf({ reason, request }), to).next).toContain(remedy);
  });

  test.each([
    ['/docs', 'To start a new job, comment /docs --new … in this thread.'],
    [undefined, 'To start a new job, start a new workflow run with a prompt and without job-id.'],
  ])(
    'for an archived job, which accepts no messages, with or without a pull request (command %s)',
    (commandName, how) => {
      for (const change of [{}, { prLink: null }]) {
        const { next } = messageOf(reportOf(jobWith({ status: 'archived', ...change })), {
          commandName,
        });
        expect(next).toContain(how);
        expect(next).not.toContain('continue this job');
      }
    },
  );

  test('for an unusable URL, in a separate warning beside the message of the end', () => {
    const unusableLink = 'http://example.com/o/r/pull/7';
    const { comment, summary, annotations } = presented(
      reportOf(jobWith({ prLink: null, unusableLink })),
    );
    expect(annotations.map(({ title }) => title)).toEqual([
      'Pull request URL ignored',
      'Pull request opened',
    ]);
    for (const markdown of [comment, summary])
      expect(markdown).toMatch(/⚠️ .*`http:\/\/example.com/);
  });
});

describe('warnings about the thread name the missing permission only if it would help', () => {
  test.each<[number | 'lost', rateLimited: boolean, remedy: boolean]>([
    [403, false, true],
    [422, false, true],
    [401, false, false],
    [403, true, false],
    [502, false, false],
    ['lost', false, false],
  ])('for %j with the rate limit %j: %j', (status, rateLimited, remedy) => {
    const fault = new GitHubFault('Some words', { status, rateLimited });
    const verb = status === 'lost' ? 'did not respond to' : 'rejected';
    for (const type of ['not-edited', 'not-posted', 'not-removed'] as const) {
      const { happened, next } = threadWarning({ type, fault, commentId: 7 });
      const words = `${wordsOf(happened)} ${wordsOf(next)}`;
      expect(words).toMatch(new RegExp(`^GitHub ${verb} the .*Some words\\)\\.`));
      expect(words.includes('issues: write')).toBe(remedy && type === 'not-posted');
    }
  });
});

test('a warning says where the ID of a job is if no comment contains it', () => {
  const { title, next } = threadWarning({ type: 'job-not-recorded' });
  expect(title).toBe('Could not save the job ID in the thread');
  expect(wordsOf(next)).toMatch(/^Save the job ID from this log\./);
});

test.each<[string, Partial<JobReport>, Audience, next: RegExp]>([
  [
    'a message to a job that is not there',
    { request: 'message', reason: { kind: 'refused', ...failed({ status: 404 }) } },
    {},
    /^Check the job ID and project-id\. To start a new job instead, start a new workflow run/,
  ],
  [
    'the same with 410, by a command',
    { request: 'message', reason: { kind: 'refused', ...failed({ status: 410 }) } },
    { commandName: '/docs' },
    /^Check the job ID and project-id\. .*comment \/docs --new … in this thread\.$/,
  ],
  [
    'a create that gets 404',
    { request: 'create', reason: { kind: 'refused', ...failed({ status: 404 }) } },
    {},
    /^(?!Check the job ID)/,
  ],
  ['a job that failed', jobWith({ status: 'failed' }), {}, /continue this job/],
  [
    'the same, in a workflow that continues',
    jobWith({ status: 'failed' }),
    { continues: true },
    /The next run starts a new job\.$/,
  ],
  [
    'an archived one there',
    jobWith({ status: 'archived' }),
    { continues: true },
    /does not accept messages\. The next run starts a new job\.$/,
  ],
  ['its end there', {}, { continues: true }, /The next run continues this job\.$/],
])('what comes next after %s', (_, change, to, next) => {
  expect(messageOf(reportOf(change), to).next).toMatch(next);
});

test.each<[repository: string | undefined, ref: string | undefined, where: string]>([
  ['o/r', 'main', 'check branch main of o/r for new commits'],
  [undefined, 'main', 'check branch main of the documentation repository for'],
  ['o/r', undefined, 'check o/r for'],
])('without a pull request (%j, %j): %s', (repository, ref, where) => {
  const job = { id: 'job_1', status: 'completed', prLink: null, repository, ref };
  expect(messageOf(reportOf({ job })).next).toContain(where);
});

const rejected = new GitHubFault('Not now', { status: 502 });
test.each<[Refusal['because'], Refusal['kind'], title: string, next: RegExp, GitHubFault?]>([
  ['this-command-unknown', 'create', 'It is unclear whether this', /dashboard.*If there is none/],
  ['this-command-silent', 'message', 'It is unclear whether this', /If it did not/],
  ['other-command-silent', '', 'Blocked by an earlier command', /If there is none/],
  ['record-not-found', '', 'Could not read the thread', /^Wait a minute, then run again\.$/],
  ['thread-unreadable', '', 'Could not read the thread', /^(?!Wait a minute, then)/, rejected],
  ['record-refused', '', 'Could not comment in the thread', /comment: never/, rejected],
])('nothing is sent because of the thread (%s, %j)', (because, kind, title, next, fault) => {
  const refusal = { ...refuse(because, { fault }), kind };
  const words = messageOf(reportOf({ reason: { kind: 'blocked', refusal } }));
  expect(words.title).toContain(title);
  expect(words.happened.includes('(502 Not now)')).toBe(fault !== undefined);
  expect(words.next).toMatch(next);
  expect(words.next.includes('comment: never')).toBe(because === 'record-refused');
});
