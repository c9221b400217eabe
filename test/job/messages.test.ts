import { describe, expect, test } from 'vitest';
import { jobMessage } from '../../src/job/messages.ts';
import { type Audience, howToAttach } from '../../src/job/next-steps.ts';
import type { JobReport } from '../../src/job/report.ts';
import { toLog, toMarkdown } from '../../src/text/markdown.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, presented, reportOf } from './reports.ts';

/** What a forgotten value looks like in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;

describe('every end has a title, says what happened and what to do next', () => {
  test.each(everyReport)('%s', (_, report) => {
    const words = jobMessage(report);
    for (const sentence of [words.title, toLog(words.happened), toLog(words.next)]) {
      expect(sentence).toMatch(/\w{3}/);
      expect(sentence).not.toMatch(forgotten);
      // No forgotten blank, no doubled one, no doubled full stop.
      expect(sentence).not.toMatch(/ {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/);
    }
    expect(words.title).not.toMatch(/[.!]$/);
    expect(toLog(words.happened)).toMatch(/[.\w…]$/);
    expect(toLog(words.next)).toMatch(/^[A-Z].*\.$/s);
    expect(toMarkdown(words.happened)).not.toMatch(forgotten);
  });
});

describe('and stands in comment and summary', () => {
  test.each(everyReport)('%s', (_, report) => {
    const words = jobMessage(report);
    const runUrl = 'https://github.com/o/r/actions/runs/1';
    for (const failing of [true, false]) {
      const { comment, summary } = presented(report, { failing, runUrl });
      const links = [report.prLink, runUrl];
      for (const markdown of [comment, summary]) {
        const { visible } = expectInert(markdown, links);
        expect(visible).toContain(words.title);
        expect(visible).toContain('Document it.');
        expect(visible).not.toMatch(forgotten);
      }
    }
  });
});

test('how to attach names the job and the input', () => {
  expect(toLog(howToAttach({ jobId: 'job_1' }))).toMatch(/ job-id: job_1 .*without a prompt/);
  expect(toMarkdown(howToAttach({ jobId: 'job_1' }))).toContain('`job-id: job_1`');
});

describe('the words of a run that does not wait', () => {
  const detached = { outcome: 'detached', reason: { kind: 'detached' } } as const;
  const wordsOf = (request: 'created' | 'messaged' | 'attached', to: Audience) => {
    const { title, next } = jobMessage(reportOf({ ...detached, request, prLink: '' }), to);
    return { title, next: toLog(next) };
  };

  test.each([
    ['created', 'Job started'],
    ['messaged', 'Message sent'],
    ['attached', 'Still running'],
  ] as const)('%s: %s', (request, title) => expect(wordsOf(request, {}).title).toBe(title));

  test.each<[Audience, keep: boolean, how: string]>([
    [{}, false, 'job-id: job_1'],
    [{ unrecorded: true }, true, 'job-id: job_1'],
    [{ commandName: '/docs' }, false, 'comment /docs --status.'],
    [{ commandName: '/docs', unrecorded: true }, true, 'comment /docs --status --job job_1.'],
  ])('%j: keep the id: %s; %s', (to, keep, how) => {
    const { next } = wordsOf('created', to);
    expect(next.includes('Save the job ID')).toBe(keep);
    expect(next).toContain(how);
  });
});

test('to go on with a job that no comment holds, its id is named', () => {
  const { next } = jobMessage(reportOf(), { commandName: '/docs', unrecorded: true });
  expect(toLog(next)).toContain('comment /docs --job job_1 … in');
});

describe('a job that the service does not know', () => {
  test('was never seen: the id may be wrong', () => {
    const { job: _, ...rest } = reportOf({ reason: { kind: 'gone' }, intent: 'attach', prLink: '' });
    const { happened, next } = jobMessage(rest);
    expect(toLog(happened)).toContain('does not know job job_1');
    expect(toLog(next)).toMatch(/job-id.*project-id/);
  });

  test('was there before: it is gone', () => {
    const { happened } = jobMessage(reportOf({ reason: { kind: 'gone' }, intent: 'attach', prLink: '' }));
    expect(toLog(happened)).toContain('no longer knows');
  });
});

describe('what is asked of the reader fits the reason', () => {
  test.each([
    [401, /api-key/],
    [403, /admin key/],
    [404, /project-id/],
    [413, /Shorten/],
    [301, /base-url/],
    [409, /reported/],
  ])('refused with %i: %s', (status, remedy) => {
    const reason = { kind: 'refused' as const, what: [`returned ${status}`], serviceMessage: '', status };
    const { happened, next } = jobMessage(reportOf({ reason, outcome: 'failed', jobId: '' }));
    expect(toLog(next)).toMatch(remedy);
    expect(toLog(happened)).toContain(String(status));
  });

  test.each<[status: number | undefined, unexpected: true | undefined, remedy: RegExp, not: RegExp]>([
    [401, undefined, /api-key/, /base-url/],
    [404, undefined, /Check base-url, project-id, and job-path/, /limits/],
    [408, undefined, /may be down/, /base-url/],
    [429, undefined, /limits.*poll-interval/, /base-url/],
    [200, true, /Check base-url and job-path/, /may be down/],
    [200, undefined, /may be down/, /base-url/],
    [503, undefined, /may be down/, /base-url/],
    [undefined, undefined, /may be down/, /base-url/],
  ])('a wait that ended unreadable with %j (unexpected: %j): %s', (status, unexpected, remedy, not) => {
    const reason = {
      kind: 'unreadable' as const,
      what: ['returned'],
      serviceMessage: '',
      ...(status === undefined ? {} : { status }),
      ...(unexpected ? { unexpected } : {}),
    };
    const next = toLog(jobMessage(reportOf({ reason, outcome: 'unknown' })).next);
    expect(next).toMatch(remedy);
    expect(next).not.toMatch(not);
    expect(next).toContain('job-id: job_1');
  });

  test('an unclear answer that somebody else may have given: the address is named, after the dashboard', () => {
    const unclear = { kind: 'unclear' as const, what: ['returned 200'], serviceMessage: '' };
    const next = (reason: JobReport['reason']) =>
      toLog(jobMessage(reportOf({ reason, outcome: 'unknown', jobId: '' })).next);
    expect(next({ ...unclear, unexpected: true })).toMatch(/dashboard.*Check base-url\. Another server/s);
    expect(next(unclear)).not.toContain('base-url');
  });

  test.each([
    ['create', '/docs', 'If there is none, comment /docs --new … in this thread.'],
    ['message', '/docs', 'received the message. If it did not, comment again.'],
    ['create', undefined, 'If there is none, start a new workflow run.'],
    ['message', undefined, 'If it did not, start a new workflow run.'],
  ] as const)('a %s that may have arrived, the command being %s: %s', (intent, command, remedy) => {
    for (const reason of [
      { kind: 'unclear', what: ['did not answer'], serviceMessage: '' },
      { kind: 'stopped', where: 'sending' },
    ] as const) {
      const { next } = jobMessage(reportOf({ reason, intent, outcome: 'unknown' }), { commandName: command });
      expect(toLog(next)).toContain(remedy);
    }
  });

  test.each([
    ['/docs', 'To start a new job, comment /docs … in this thread.'],
    [undefined, 'To start a new job, run the action with a new prompt and without job-id.'],
  ])(
    'an archived job takes no more messages, with a pull request or without (command %s)',
    (command, how) => {
      const job = { ...(reportOf({}).job ?? { id: 'job_1', prLink: null }), status: 'archived' };
      for (const outcome of ['archived', 'pr-opened'] as const) {
        const { next } = jobMessage(reportOf({ reason: { kind: 'job-ended' }, outcome, job }), {
          commandName: command,
        });
        expect(toLog(next)).toContain(how);
        expect(toLog(next)).not.toContain('continue this job');
      }
    },
  );

  test.each([
    ['http://example.com/o/r/pull/7', 'It is not a plain HTTPS URL'],
    ['https://dev.azure.com/a/_git/b/pullrequest/7?x=1&y=2', 'It contains characters that are not safe'],
    [`https://example.com/${'a'.repeat(2_048)}`, 'It is too long'],
  ])('an unusable address is a warning of its own, beside the words of the end: %.40s', (prLink, why) => {
    const job = { id: 'job_1', status: 'completed', prLink };
    const report = reportOf({ linkUnusable: true, prLink: '', job });
    const words = jobMessage(report);
    expect(toLog(words.warning ?? [])).toContain(why);
    expect(words.warning).toContainEqual({ code: prLink });
    expect(presented(report).comment).toContain('⚠️');
    expect(presented(report).summary).toContain('⚠️');
  });
});
