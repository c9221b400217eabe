import { expect, test } from 'vitest';
import { ask, stoppedClock } from './ask.ts';
import { HOSTILE_PATHS } from './hostile.ts';
import { makeSite } from './make-site.ts';
import { startService } from './service.ts';
import { countVisitors, type PageCounts, type VisitEvent } from './site.ts';

const clock = stoppedClock();
const site: VisitEvent[] = makeSite({ until: clock.now(), pages: 90, weeks: 2, visitsPerDay: 40 });
const everything = countVisitors(site, -Infinity, Infinity);

/** All pages of an export, until `hasMore` is false or `most` requests were made. */
async function exported(project: string, limit: number, most = 50) {
  await using service = await startService({ now: clock.now, site });
  const pages = [];
  for (let offset = 0; pages.length < most; offset += limit) {
    const { status, json } = await ask(service, project).visitors({ limit, offset });
    expect(status).toBe(200);
    pages.push(json);
    if (!json.hasMore) break;
  }
  expect(service.violations).toEqual([]);
  const rows: PageCounts[] = pages.flatMap((page) => page.visitors);
  return { pages, rows, paths: rows.map((row) => row.path) };
}

test.each([1, 7, 50, 250])('paged by %i, the rows are all of them, in order', async (limit) => {
  const { pages, rows } = await exported('ok', limit, 200);
  expect(rows).toEqual(everything.visitors);
  for (const page of pages) expect(page.totals).toEqual(everything.totals);
});

test('dates: the first is in, the last is not; the defaults are 50 and 0', async () => {
  const at = (day: string) => ({ at: Date.parse(day), visitor: day, kind: 'ai', path: '/' }) as const;
  const days = ['2026-01-01', '2026-01-01T23:59:59.999Z', '2026-01-02', '2026-01-03'].map(at);
  await using service = await startService({ site: days });
  const { visitors } = ask(service, 'docs');
  const total = async (query: Record<string, string>) => (await visitors(query)).json.totals.total;
  expect(await total({})).toBe(4);
  expect(await total({ dateFrom: '2026-01-01', dateTo: '2026-01-02' })).toBe(2);
  expect(await total({ dateFrom: '2026-01-02' })).toBe(2);
  expect(await total({ dateTo: '2026-01-01T23:59:59.999Z' })).toBe(1);
  expect(await total({ dateFrom: '2026-01-02T01:00:00+01:00', dateTo: '2026-01-04' })).toBe(2);
  expect(await total({ dateFrom: '2026-01-05', dateTo: '2026-01-01' })).toBe(0);
  await using large = await startService({ now: clock.now, site });
  expect((await ask(large, 'docs').visitors()).json.visitors).toEqual(everything.visitors.slice(0, 50));
});

test.each<[string, string]>([
  ['limit=0', 'limit'],
  ['limit=251', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['offset=-1', 'offset'],
  ['dateFrom=yesterday', 'dateFrom'],
  ['dateTo=2026-02-30', 'dateTo'],
  ['dateFrom=2026-01-01T00:00:00+01:00', 'dateFrom'],
  ['from=2026-01-01', 'query'],
])('?%s is refused', async (query, named) => {
  await using service = await startService({ site });
  const headers = { authorization: `Bearer ${service.key}` };
  const response = await fetch(`${service.url}/v1/analytics/docs/visitors?${query}`, { headers });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringContaining(named) });
});

test('the made-up site is large, and the same for the whole life of a service', async () => {
  await using service = await startService({ now: clock.now });
  const { visitors } = ask(service, 'docs');
  const [first, again] = [await visitors({ limit: 250 }), await visitors({ limit: 250 })];
  expect(first.json).toEqual(again.json);
  expect((await visitors({ limit: 1, offset: 2500 })).json.hasMore).toBe(true);
});

test('endless-more: rows repeat and never end', async () => {
  const { pages, paths } = await exported('endless-more', 40, 10);
  expect(pages).toHaveLength(10);
  expect(pages.every((page) => page.visitors.length > 0)).toBe(true);
  expect(new Set(paths).size).toBeLessThan(paths.length);
});

test('empty-more: nothing comes after the first page, though it says so', async () => {
  const { pages } = await exported('empty-more', 40, 5);
  expect(pages.map((page) => [page.visitors.length, page.hasMore])).toEqual([
    [40, true],
    ...Array.from({ length: 4 }, () => [0, true]),
  ]);
});

test('shifting: some rows come twice, some never', async () => {
  const { paths } = await exported('shifting', 20);
  expect(new Set(paths).size).toBeLessThan(paths.length);
  expect(new Set(paths).size).toBeLessThan(everything.visitors.length);
});

test('duplicate-rows: every row comes, some twice', async () => {
  const { paths } = await exported('duplicate-rows', 25);
  expect(new Set(paths)).toEqual(new Set(everything.visitors.map((row) => row.path)));
  expect(paths.length).toBe(Math.floor(everything.visitors.length * 1.1));
});

test('hostile-paths arrive exactly as they are', async () => {
  const { paths } = await exported('hostile-paths', 250);
  expect(new Set(paths)).toEqual(new Set(HOSTILE_PATHS));
});

test('no-visitors', async () => {
  const { pages } = await exported('no-visitors', 250);
  expect(pages).toEqual([{ totals: { human: 0, ai: 0, total: 0 }, visitors: [], hasMore: false }]);
});
