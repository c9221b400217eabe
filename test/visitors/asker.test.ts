import { describe, expect, test } from 'vitest';
import type { Asked } from '../../src/visitors/asker.ts';
import { readProject } from '../../src/visitors/project.ts';
import { rangesOf } from '../../src/visitors/range.ts';
import { survey } from '../../src/visitors/survey.ts';
import { endless, openVisitors, siteOf } from './support.ts';

const range = { from: '2026-11-16', to: '2026-11-23' };
const query = (projectId: string) => ({ projectId, range, limit: 250, offset: 0 });

/** Asks once, and tells what it took. */
async function askOnce(projectId: string, { requests = 60, deadlineMs = 1_800_000 } = {}) {
  await using visitors = await openVisitors({ site: siteOf(3), deadlineMs });
  const { asker, pauses, service, signal } = visitors;
  const budget = visitors.budget(requests);
  const asked = await asker.ask(query(projectId), budget.open(), signal);
  return { asked, pauses, made: service.requests.length, spent: budget.spent };
}

const because = (asked: Asked) => (asked.kind === 'no-answer' ? asked.why.because : asked.kind);

test.each<[string, string, number, number[]]>([
  ['ok', 'answer', 1, []],
  ['rate-limited', 'answer', 3, [1_000, 1_000]],
  ['rate-limited-untold', 'answer', 2, [5_000]],
  ['server-error', 'used-up', 3, [2_000, 5_000]],
  ['unavailable', 'used-up', 3, [2_000, 5_000]],
  ['html', 'used-up', 3, [2_000, 5_000]],
  ['malformed', 'used-up', 3, [2_000, 5_000]],
  ['wrong-types', 'used-up', 3, [2_000, 5_000]],
  ['rate-limited-long', 'time', 1, []],
  ['unauthorized', 'refused', 1, []],
  ['forbidden', 'refused', 1, []],
  ['not-found', 'refused', 1, []],
  ['bad-request', 'refused', 1, []],
  ['unprocessable', 'refused', 1, []],
])('%s: %s after %i requests, each paid for', async (project, expected, requests, pauses) => {
  const result = await askOnce(project);
  expect(because(result.asked)).toBe(expected);
  expect(result).toMatchObject({ made: requests, spent: requests, pauses });
});

test('a try that cannot be paid for ends it, with the reason that there was', async () => {
  const { asked, made } = await askOnce('server-error', { requests: 2 });
  expect(made).toBe(2);
  expect(asked).toMatchObject({
    why: { because: 'budget', status: 500, serviceMessage: 'Something broke.', tries: 2 },
  });
});

test.each([1, 2])('with %i requests nobody waits for one that cannot be made', async (requests) => {
  const { asked, pauses, made, spent } = await askOnce('rate-limited', { requests });
  expect([made, spent, pauses.length]).toEqual([requests, requests, requests - 1]);
  expect(asked).toMatchObject({ why: { because: 'budget', status: 429, tries: requests } });
});

test('without a request left, a pause that the service told another one is not waited for', async () => {
  await using visitors = await openVisitors({ site: siteOf(3) });
  const { asker, clock, service, signal } = visitors;
  await asker.ask(query('rate-limited'), visitors.budget(1).open(), signal);
  const start = clock.now();
  expect(await asker.ask(query('ok'), visitors.budget(0).open(), signal)).toEqual({ kind: 'unpaid' });
  expect(clock.now()).toBe(start);
  expect(service.requests).toHaveLength(1);
});

test('a request that was taken and not made is given back', async () => {
  await using visitors = await openVisitors({ site: siteOf(3) });
  const { asker, clock, service } = visitors;
  const budget = visitors.budget(60);
  const signal = clock.abortAt(clock.now() + 500);
  await asker.ask(query('rate-limited'), budget.open(), signal);
  expect([service.requests.length, budget.spent]).toEqual([1, 1]);
});

test('a wait beyond the time of the run names its end', async () => {
  const { asked } = await askOnce('rate-limited-long');
  const wall = Date.UTC(2026, 10, 20, 12);
  expect(asked).toMatchObject({ why: { because: 'time', retryAt: wall + 86_400_000 } });
});

test('what the service tells one request to wait holds for all', async () => {
  await using visitors = await openVisitors({ site: siteOf(3) });
  const { asker, clock, client, signal } = visitors;
  const at: number[] = [];
  const read = client.read.bind(client);
  client.read = async (asked, stop) => {
    at.push(clock.now());
    if (at.length > 1) return read(asked, stop);
    const failure = {
      failure: 'may-fail',
      status: 503,
      what: 'answered 503',
      serviceMessage: '',
      retryAfterMs: 60_000,
    } as const;
    return { kind: 'failure', ...failure };
  };
  const [one] = await Promise.all([asker.ask(query('ok'), endless, signal)]);
  const two = await asker.ask(query('ok'), endless, signal);
  expect([one.kind, two.kind]).toEqual(['answer', 'answer']);
  expect(at.slice(1).every((time) => time >= (at[0] ?? 0) + 60_000)).toBe(true);
});

test('a signal ends it while it waits, and nothing is asked after it', async () => {
  await using visitors = await openVisitors({ site: siteOf(3) });
  const { asker, clock, service } = visitors;
  const signal = clock.abortAt(clock.now() + 1_000);
  expect(await asker.ask(query('server-error'), endless, signal)).toEqual({ kind: 'stopped' });
  expect(service.requests).toHaveLength(1);
});

describe('a trend', () => {
  const ranges = [range, { from: '2026-11-09', to: '2026-11-16' }] as const;

  /** Runs with a client whose answer to the earlier range is this failure. */
  async function withTrend(failure: 'may-fail' | 'unmendable' | 'gone', status: number) {
    await using visitors = await openVisitors({ site: siteOf(600) });
    const { asker, client, signal } = visitors;
    const read = client.read.bind(client);
    client.read = async (asked, stop) =>
      asked.range.from === range.from
        ? read(asked, stop)
        : { kind: 'failure', failure, status, what: `answered ${status}`, serviceMessage: '' };
    const budget = visitors.budget(60, 1);
    return await readProject('ok', ranges, { asker, budget, signal });
  }

  test('whose request fails for a while leaves a gap, and the report stands', async () => {
    const end = await withTrend('may-fail', 503);
    if (end.kind !== 'report') throw new Error('no report');
    expect(end.report.spells[1]).toEqual({
      range: ranges[1],
      totals: undefined,
      why: expect.objectContaining({ because: 'used-up', status: 503, tries: 3 }),
    });
    expect(end.report.read.pages.size).toBe(600);
    // Three tries of it, beside three answers of the export and one past its end.
    expect(end.report.requests).toBeLessThanOrEqual(7);
  });

  test.each([
    ['gone', 404],
    ['unmendable', 401],
  ] as const)('whose request is refused (%s) ends the run', async (failure, status) => {
    expect(await withTrend(failure, status)).toMatchObject({
      kind: 'failure',
      failure: { why: { because: 'refused', status } },
    });
  });
});

describe('several projects', () => {
  async function surveyed(projectIds: string[], maxRequests: number, trend = 1) {
    await using visitors = await openVisitors({ site: siteOf(2_000) });
    const { asker, service, signal } = visitors;
    const ranges = Array.from({ length: trend }, () => range) as [typeof range];
    const found = await survey(projectIds, ranges, { asker, maxRequests, signal, onEnd: () => {} });
    return { found, made: service.requests.length };
  }

  test('share one budget; what one leaves the next may use', async () => {
    const { found, made } = await surveyed(['no-visitors', 'ok', 'again'], 20);
    expect(made).toBeLessThanOrEqual(20);
    expect(found?.requests).toBeGreaterThanOrEqual(made);
    expect(found?.projects.map(({ read }) => [read.pages.size, read.truncated])).toEqual([
      [0, false],
      [2_000, false],
      [2_000, false],
    ]);
  });

  test('one that fails does not keep the others', async () => {
    const { found } = await surveyed(['unauthorized', 'ok', 'server-error'], 60);
    expect(found?.projects.map(({ projectId }) => projectId)).toEqual(['ok']);
    expect(found?.failures.map(({ projectId }) => projectId)).toEqual(['unauthorized', 'server-error']);
  });

  const eight = Array.from({ length: 8 }, (_, index) => `project-${index}`);
  test.each([
    ['eight projects with the defaults', eight, 60],
    ['one with its trend alone', ['docs'], 8],
  ])('a first request that fails once keeps nobody from being read: %s', async (_name, projectIds, max) => {
    await using visitors = await openVisitors({ site: siteOf(3) });
    const { asker, client, service, signal } = visitors;
    const read = client.read.bind(client);
    const failed = new Set<string>();
    client.read = async (asked, stop) => {
      if (failed.has(asked.projectId)) return read(asked, stop);
      failed.add(asked.projectId);
      return { kind: 'failure', failure: 'may-fail', status: 503, what: 'answered 503', serviceMessage: '' };
    };
    const ranges = rangesOf(range, 8, 0);
    const found = await survey(projectIds, ranges, { asker, maxRequests: max, signal, onEnd: () => {} });
    expect(found?.failures).toEqual([]);
    expect(found?.requests).toBe(max);
    expect(service.requests.length + projectIds.length).toBe(max);
    const [{ spells = [] } = {}] = found?.projects ?? [];
    expect(spells.filter(({ totals }) => totals === undefined)).toEqual([
      { range: ranges[7], totals: undefined, why: 'no-requests' },
    ]);
  });

  test('a budget smaller than their number leaves the last ones unread', async () => {
    const { found, made } = await surveyed(['a', 'b', 'c'], 2);
    expect(made).toBe(2);
    expect(found?.projects).toHaveLength(2);
    expect(found?.failures).toMatchObject([{ projectId: 'c', why: 'no-requests' }]);
  });
});
