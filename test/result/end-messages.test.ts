import { expect, test } from 'vitest';
import { endMessage } from '../../src/result/ends.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import type { Audience } from '../../src/result/next-steps.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, failed, jobWith, LINK, presented, REPOSITORY, reportOf } from './reports.ts';

/** Text that shows that a value is missing in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;
/** A forgotten blank, a doubled one, a doubled full stop. */
const careless = / {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/;

/** The title, what happened and what to do next, as the log shows them. */
function messageOf(report: JobReport, reader: Audience = {}) {
  const { title, happened, next } = endMessage(report, reader);
  return { title, happened: wordsOf(happened), next: wordsOf(next) };
}

test.each(everyReport)(
  'the end of a run says what happened and what to do next: %s',
  (_, report) => {
    const { title, happened, next } = messageOf(report);
    const { comment } = presented(report, { isFailing: true });

    expect(title).toMatch(/\w{3}.*[^.!]$/);
    expect(happened).toMatch(/\w{3}.*[.\w…]$/s);
    expect(next).toMatch(/^[A-Z].*\.$/s);
    expect(`${title}. ${happened} ${next}`).not.toMatch(careless);

    const { visible } = expectInert(comment, [LINK, REPOSITORY]);
    expect(visible).toContain(title);
    expect(visible).toContain('Document it.');
    expect(visible).not.toMatch(forgotten);
  },
);

const command = { commandName: '/docs' };
const unrecorded = { ...command, mustNameJob: true };
const detached = { reason: { kind: 'detached' } } as const;
const unclear = { reason: { kind: 'unclear', ...failed() } } as const;

interface NextStep {
  name: string;
  report: Partial<JobReport>;
  reader: Audience;
  next: RegExp;
}

test.each<NextStep>([
  {
    name: 'a run does not wait, and no comment contains the ID of its job',
    report: detached,
    reader: unrecorded,
    next: /^Save .*\/docs --status --job job_1\.$/,
  },
  {
    name: 'a job has ended, and no comment contains its ID',
    report: {},
    reader: unrecorded,
    next: /\/docs --job job_1 … in/,
  },
  {
    name: 'a job failed whose workflow continues jobs',
    report: jobWith({ reportedStatus: 'failed' }),
    reader: { continues: true },
    next: /The next run starts a new job\.$/,
  },
  {
    name: 'a job is archived',
    report: jobWith({ reportedStatus: 'archived' }),
    reader: command,
    next: /^An archived job does not accept messages\. To start a new job, comment \/docs --new …/,
  },
  {
    name: 'it is unclear whether the request of a workflow arrived',
    report: unclear,
    reader: {},
    next: /If it did not, start a new .* run, not a re-run\.$/,
  },
])('if $name, the message says how to go on', ({ report, reader, next }) => {
  expect(messageOf(reportOf(report), reader).next).toMatch(next);
});

test('a rate limit that outlasts all attempts says when the service accepts requests', () => {
  const retryAt = Date.UTC(2026, 10, 21);
  const reason = { kind: 'rate-limited', ...failed({ status: 429 }), tries: 3, retryAt } as const;

  const { happened } = messageOf(reportOf({ reason }));

  expect(happened).toMatch(/^All 3 attempts failed\. /);
  expect(happened).toContain('It asks to wait until 2026-11-21 00:00 UTC. No work was started.');
});
