import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { jobMessage } from '../../src/result/messages.ts';
import { jobOutputs } from '../../src/result/outputs.ts';
import { hasJob } from '../../src/thread/decide.ts';
import { respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { message } from './tasks.ts';
import { openService } from './with-service.ts';

interface Expected {
  readonly outcome: Outcome;
  /** Default: the job's end. Without one, nothing is known of the message but this. */
  readonly reason?: string;
  readonly delivered?: 0;
  /** Number of the pull request that is reported. */
  readonly pull?: number;
  /** Seconds after the message at which the end is believed: not before, not after. */
  readonly ends?: readonly [from: number, to: number];
}

const again: Expected = { outcome: 'pr-opened', pull: 1, ends: [1, 6] };
const refused: Expected = { outcome: 'failed', reason: 'refused', delivered: 0, ends: [0, 0] };
const unclear: Expected = { outcome: 'unknown', reason: 'unclear', ends: [0, 0] };

describe('a follow-up, a hundred seconds after the job was created', () => {
  test.each<[string, Expected]>([
    ['ok', { ...again, ends: [7, 11] }],
    // It ends before the first poll, with the same link: this may still be the previous end.
    ['quick', { ...again, ends: [60, 75] }],
    ['instant', { ...again, ends: [60, 75] }],
    ['new-link', { ...again, pull: 2 }],
    ['failed-once', again],
    ['slow', { outcome: 'pr-opened', pull: 1, ends: [600, 670] }],
    ['archived-later', { ...refused }],
    ['archived', refused],
    ['stale-end', { outcome: 'pr-opened', pull: 2, ends: [20, 26] }],
    ['stale-end-same-link', { outcome: 'pr-opened', pull: 1, ends: [20, 26] }],
    ['stale-never-active', { outcome: 'pr-opened', pull: 1, ends: [60, 75] }],
    ['no-changes', { outcome: 'no-changes', ends: [60, 90] }],
    ['rate-limited', { ...again, ends: [60, 75] }],
    // The state before could not be read, so being active proves nothing.
    ['flaky', { ...again, ends: [60, 75] }],
    ['message-refused', refused],
    ['message-gone', refused],
    ['conflict', refused],
    ['message-unclear', unclear],
    ['html', { ...unclear, delivered: 0 }],
    ['extra-fields', { ...again, ends: [60, 75] }],
  ])('%s', async (project, row) => {
    const { outcome, reason = 'job-ended', delivered = 1, pull, ends = [0, 0] } = row;
    const isTaken = reason === 'job-ended';
    await using opened = await openService();
    const { service, clock } = opened;
    const jobId = await given(opened, project);
    clock.advance(100_000);
    const began = clock.now();
    const { report } = await opened.run(project, message(jobId));

    const about = { outcome, reason: { kind: reason }, request: 'message', jobId };
    expect(report).toMatchObject({ ...about, mustFail: !isTaken });
    expect(hasJob(report)).toBe(isTaken);
    const messages = service.accepted.filter(({ kind }) => kind === 'message');
    expect(messages).toHaveLength(delivered);
    expect(report.prLink).toBe(
      pull === undefined ? '' : `${service.url}/example/docs/pull/${pull}`,
    );
    const [from, to] = ends;
    const seconds = (clock.now() - began) / 1_000;
    expect(seconds).toBeGreaterThanOrEqual(from);
    expect(seconds).toBeLessThanOrEqual(to);
  });

  /** A job of that project, or an unknown ID if its scenario does not accept a create. */
  async function given(
    opened: Awaited<ReturnType<typeof openService>>,
    project: string,
  ): Promise<string> {
    for (let count = 0; count < 3; count++) {
      const id = await opened.createBefore(project);
      if (id) return id;
    }
    return 'job_elsewhere';
  }

  test('to a job that is still active accepts the end of either turn only after a minute', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('ok');
    opened.clock.advance(3_000);
    const began = opened.clock.now();
    const { report } = await opened.run('ok', message(jobId));
    expect(report.outcome).toBe('pr-opened');
    expect(opened.clock.now() - began).toBeGreaterThanOrEqual(60_000);
  });

  test('does not mistake a late pull request of the previous turn for its own', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('stale-end-late-link');
    opened.clock.advance(6_000);
    const began = opened.clock.now();
    const { report } = await opened.run('stale-end-late-link', message(jobId));
    expect(report.outcome).toBe('pr-opened');
    expect(opened.clock.now() - began).toBeGreaterThanOrEqual(120_000);
  });

  test('does not mistake the end of another turn, during the wait for a retry, for its own', async () => {
    await using opened = await openService();
    const { clock } = opened;
    const job = (status: string, pull: number) =>
      respond(200, { ...JOB, status, prLink: `https://host.test/pull/${pull}` });
    const accepted: number[] = [];
    let posts = 0;
    const onPost = () => {
      posts += 1;
      if (posts === 1) return tooMany(60);

      accepted.push(clock.now());
      return job('completed', 2);
    };
    const onGet = () => {
      if (posts === 0) return job('completed', 1);

      const seconds = (clock.now() - (accepted.at(-1) ?? clock.now())) / 1_000;
      if (seconds < 20) return job('completed', 2);
      return seconds < 120 ? job('active', 2) : job('completed', 3);
    };
    await using server = await startFaultyServer(({ method }) =>
      method === 'POST' ? onPost() : onGet(),
    );
    const { report } = await opened.run('ok', message('job_1'), { base: server.origin });
    expect(report).toMatchObject({ outcome: 'pr-opened', prLink: 'https://host.test/pull/3' });
    expect(server.requests.slice(0, 4).map(({ method }) => method)).toEqual([
      'GET',
      'POST',
      'GET',
      'POST',
    ]);
  });

  test('that is refused after the wait for a retry shows the job as it was then', async () => {
    await using opened = await openService();
    const job = (status: string, pull: number) =>
      respond(200, { ...JOB, status, prLink: `https://host.test/pull/${pull}` });
    await using server = await startFaultyServer([
      job('active', 1),
      tooMany(60),
      job('completed', 2),
      respond(422),
    ]);
    const { report } = await opened.run('ok', message('job_1'), { base: server.origin });
    expect(report).toMatchObject({ outcome: 'failed', reason: { kind: 'refused' } });
    const shown = { status: 'completed', 'pr-link': 'https://host.test/pull/2' };
    expect(jobOutputs(report)).toMatchObject(shown);
  });

  test('times out with the known facts if the end cannot be confirmed in time', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('stale-never-active');
    const { report } = await opened.run('stale-never-active', message(jobId), { minutes: 0.9 });
    expect(report).toMatchObject({ outcome: 'timed-out', job: { status: 'completed' } });
    expect(jobMessage(report).title).toBe('Result not confirmed');
  });

  test('reads the status before sending, and sends even if that fails', async () => {
    await using opened = await openService();
    const jobId = await opened.createBefore('retrieve-down');
    const { report, events } = await opened.run('retrieve-down', message(jobId));
    expect(events.slice(0, 3)).toEqual([
      'readFailed 503',
      'sending message',
      `started ${jobId} message`,
    ]);
    expect(report).toMatchObject({
      outcome: 'unknown',
      request: 'message',
      jobId,
      mustFail: false,
    });
    const kinds = opened.service.requests.map(({ method }) => method).slice(1, 3);
    expect(kinds).toEqual(['GET', 'POST']);
  });
});
