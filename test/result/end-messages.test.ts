import { expect, test } from 'vitest';
import { jobMessage } from '../../src/result/ends.ts';
import type { JobReport } from '../../src/result/job-report.ts';
import type { Reader } from '../../src/result/next-steps.ts';
import { wordsOf } from '../support/words.ts';
import { expectInert } from '../trust/inert.ts';
import { everyReport, failed, jobWith, presented, REPOSITORY, reportOf } from './reports.ts';

/** Text that shows that a value is missing in a sentence. */
const forgotten = /undefined|null|NaN|Infinity|\[object|\{\{|\$\{/;
/** A forgotten blank, a doubled one, a doubled full stop. */
const careless = / {2}|^ | $|\.\.(?!\.)|\s[.,;]|\.[A-Z]/;

/** The title, what happened and what to do next, as the log shows them. */
function messageOf(report: JobReport, reader?: Reader) {
  const { title, happened, next } = jobMessage(report, reader);
  return { title, happened: wordsOf(happened), next: wordsOf(next) };
}

test.each(everyReport)('every end says what happened and what to do next: %s', (_, report) => {
  const { title, happened, next } = messageOf(report);
  const { comment } = presented(report, { isFailing: true });

  expect(title).toMatch(/\w{3}.*[^.!]$/);
  expect(happened).toMatch(/\w{3}.*[.\w…]$/s);
  expect(next).toMatch(/^[A-Z].*\.$/s);
  expect(`${title}. ${happened} ${next}`).not.toMatch(careless);

  const { visible } = expectInert(comment, [report.prLink, REPOSITORY]);
  expect(visible).toContain(title);
  expect(visible).toContain('Document it.');
  expect(visible).not.toMatch(forgotten);
});

const command = { commandName: '/docs' };
const unrecorded = { ...command, unrecorded: true };
const detached = { reason: { kind: 'detached' } } as const;
const unclear = { reason: { kind: 'unclear', ...failed() } } as const;

test.each<[string, Partial<JobReport>, Reader, next: RegExp]>([
  [
    'a run that does not wait, and that no comment names',
    detached,
    unrecorded,
    /^Save .*\/docs --status --job job_1\.$/,
  ],
  ['the end of a job that no comment names', {}, unrecorded, /\/docs --job job_1 … in/],
  [
    'its failure, where runs continue',
    jobWith({ status: 'failed' }),
    { continues: true },
    /The next run starts a new job\.$/,
  ],
  [
    'its archiving',
    jobWith({ status: 'archived' }),
    command,
    /^An archived job does not accept messages\. To start a new job, comment \/docs --new …/,
  ],
  ['an unclear request', unclear, {}, /If it did not, start a new .* run, not a re-run\.$/],
])('what comes next after %s', (_, change, reader, next) => {
  expect(messageOf(reportOf(change), reader).next).toMatch(next);
});

test('a rate limit that outlasts all attempts says when the service accepts requests', () => {
  const retryAt = Date.UTC(2026, 10, 21);
  const reason = { kind: 'rate-limited', ...failed({ status: 429 }), tries: 3, retryAt } as const;

  const { happened } = messageOf(reportOf({ reason }));

  expect(happened).toMatch(/^All 3 attempts failed\. /);
  expect(happened).toContain('It asks to wait until 2026-11-21 00:00 UTC. No work was started.');
});
