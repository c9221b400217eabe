import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  NoResponse,
  Query,
  VisitorsClient,
  VisitorsResponse,
} from '../../src/visitors/client.ts';
import type { Movers } from '../../src/visitors/movers.ts';
import { type Ranges, rangesOf } from '../../src/visitors/period.ts';
import { MAX_ROWS, readVisitors, type VisitorNumbers } from '../../src/visitors/read-visitors.ts';
import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { compare, countIn, openVisitors, pageOf, REGULAR, siteOf } from './support.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const BEFORE = { from: '2026-11-09', to: '2026-11-16' };

const log: string[] = [];
const publisher = { info: (sentence: readonly unknown[]) => void log.push(sentence.join('')) };
const options = (comparesPages: boolean) => ({ comparesPages, publisher });

/** Reads with a client whose responses `read` gives. */
function readWith(read: VisitorsClient['read'], ranges: Ranges, comparesPages = false) {
  return readVisitors(
    { read, requests: () => ({ sent: 1, remaining: 50 }) },
    ranges,
    options(comparesPages),
  );
}

function known(numbers: VisitorNumbers | NoResponse): VisitorNumbers {
  if ('reason' in numbers) throw new Error(numbers.reason);
  return numbers;
}

interface Weeks {
  site?: VisitEvent[];
  max?: number;
  trend?: number;
  comparesPages?: boolean;
}

/** Reads the newest week of a project, and the weeks before it. */
async function readWeeks(
  project: string,
  { site, max = 60, trend = 8, comparesPages = false }: Weeks,
) {
  await using visitors = await openVisitors({
    ...(site && { site }),
    project,
    maxRequests: max,
  });
  const { service, client } = visitors;
  log.length = 0;
  const numbers = await readVisitors(client, rangesOf(WEEK, trend, 0), options(comparesPages));
  const { sent } = client.requests();
  expect(sent).toBeGreaterThanOrEqual(service.requests.length);
  expect(sent).toBeLessThanOrEqual(max);
  return { ...(numbers as VisitorNumbers), requests: service.requests, sent };
}

const events = fc.array(
  fc.record({
    at: fc.integer({ min: Date.parse('2026-11-01'), max: Date.parse('2026-11-30') }),
    visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    kind: fc.constantFrom('human' as const, 'ai' as const),
    path: fc.oneof(
      fc.constantFrom(...HOSTILE_PATHS),
      fc.integer({ min: 0, max: 40 }).map((page) => `/p/${page}`),
    ),
  }),
  { maxLength: 120 },
);
const day = fc
  .integer({ min: 1, max: 29 })
  .map((date) => `2026-11-${String(date).padStart(2, '0')}`);

test('the numbers equal the distinct counts for all events, dates, trends and sizes of a response', async () => {
  const days = fc.integer({ min: 1, max: 14 });
  const sizes = fc.integer({ min: 1, max: 60 });
  const trends = fc.integer({ min: 1, max: 4 });
  await fc.assert(
    fc.asyncProperty(events, day, days, sizes, trends, async (site, from, length, rows, trend) => {
      await using visitors = await openVisitors({ site });
      const { client } = visitors;
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
      // As if a response had no more rows than this.
      const read = ({ range, limit, offset }: Query) =>
        client.read({ range, limit: Math.min(limit, rows), offset: (offset / 250) * rows });
      const numbers = known(await readWith(read, rangesOf({ from, to }, trend, 0)));
      const { periods, pages, truncated } = numbers;
      const { totals, visitors: expected } = countIn(site, { from, to });
      expect(periods).toHaveLength(totals.total === 0 ? Math.min(2, trend) : trend);
      for (const { range, totals } of periods)
        expect(totals).toEqual(countIn(site, range ?? WEEK).totals);
      expect([pages, truncated]).toEqual([expected, undefined]);
      const needed = Math.max(1, Math.ceil(expected.length / rows));
      expect(numbers).toMatchObject({ ...REGULAR, shortResponses: needed - 1 });
      // At most three requests are past the end, and none for a site of one response.
      expect(client.requests().sent - (periods.length - 1) - needed).toBeLessThanOrEqual(
        needed === 1 ? 0 : 3,
      );
    }),
    { numRuns: 150 },
  );
});

describe('requests', () => {
  test.each([
    [0, 1],
    [250, 1],
    [251, 3],
    [750, 3],
    [751, 5],
    [10_000, 41],
  ])(
    '%i pages take %i requests, and 7 for the trend, or 1 in all without visitors',
    async (pages, requests) => {
      const read = await readWeeks('docs', { site: siteOf(pages) });
      const trend = pages === 0 ? 1 : 7;
      expect(read).toMatchObject(REGULAR);
      expect(read.pages).toHaveLength(pages);
      expect(read.requests.filter(({ query }) => query.limit === '1')).toHaveLength(trend);
      expect(read.sent).toBe(requests + trend);
    },
  );

  test.each([
    // [max, trend, requests, known periods]
    [1, 1, 1, 1],
    [1, 8, 1, 1],
    [2, 1, 2, 1],
    [2, 8, 2, 2],
    [3, 8, 3, 3],
    [9, 8, 9, 8],
  ])(
    'with max-requests %i and a trend of %i, %i requests read %i periods',
    async (max, trend, sent, known) => {
      const read = await readWeeks('docs', { site: siteOf(900), max, trend });
      expect([read.sent, read.requests.length, read.truncated]).toEqual([
        sent,
        sent,
        'max-requests',
      ]);
      const isKnown = read.periods.map(({ totals }) => totals !== undefined);
      expect(isKnown).toEqual(Array.from({ length: trend }, (_, index) => index < known));
    },
  );
});

const totals = { human: 1, ai: 0, total: 1 };
const answer = (change: Partial<VisitorsResponse> = {}): VisitorsResponse => ({
  totals,
  visitors: [],
  hasMore: false,
  ...change,
});
const failure = (reason: NoResponse['reason']): NoResponse => ({
  reason,
  happened: [],
  next: [],
});

describe('batches', () => {
  /** Reads a site of that many full responses. Requests past the end get no response. */
  async function batched(
    answers: number,
    answerAt: (index: number) => Partial<VisitorsResponse> = () => ({}),
  ) {
    const underWay: number[] = [];
    let now = 0;
    const read = async ({ offset }: Query): Promise<VisitorsResponse | NoResponse> => {
      const index = offset / 250;
      underWay.push(++now);
      await new Promise(setImmediate);
      now--;
      if (index >= answers) return new Promise(() => {});
      const visitors = Array.from({ length: 250 }, (_, row) => pageOf(`/${offset + row}`));
      return answer({ visitors, hasMore: index < answers - 1, ...answerAt(index) });
    };
    return { numbers: known(await readWith(read, [WEEK])), underWay };
  }

  test.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 4],
    [6, 8],
  ])(
    '%i responses take %i requests besides the first, and those past the end are aborted',
    async (answers, sent) => {
      const { numbers, underWay } = await batched(answers);
      expect(numbers).toMatchObject({ truncated: undefined, ...REGULAR });
      expect(numbers.pages).toHaveLength(answers * 250);
      expect(underWay).toEqual([1, 1, 2, 1, 2, 1, 2, 3, 4].slice(0, 1 + sent));
    },
  );

  test('the first totals are kept, and later ones that differ are counted', async () => {
    const { numbers } = await batched(5, (at) => (at < 3 ? {} : { totals: { ...totals, ai: at } }));
    expect(numbers).toMatchObject({ periods: [{ totals }], inconsistentTotals: 2 });
  });

  test('a failed request before the end fails the export', async () => {
    const read = async ({ offset }: Query) =>
      offset === 750 ? failure('refused') : answer({ hasMore: true });
    expect(await readWith(read, [WEEK])).toEqual(failure('refused'));
  });
});

describe('irregular responses end within the budget, and are counted', () => {
  const site = siteOf(900);
  test.each<[string, VisitEvent[], number, Partial<typeof REGULAR>, string | undefined, number]>([
    ['endless-more', site, 20, { duplicateRows: 2_000 }, 'max-requests', 900],
    ['empty-more', site, 20, { shortResponses: 12 }, 'max-requests', 250],
    ['shifting', siteOf(1_000), 60, { duplicateRows: 9 }, undefined, 991],
    ['duplicate-rows', site, 60, { duplicateRows: 90 }, undefined, 900],
  ])('%s', async (project, events, max, irregular, truncated, pages) => {
    const read = await readWeeks(project, { site: events, max });
    expect([read.pages.length, read.truncated]).toEqual([pages, truncated]);
    expect(read).toMatchObject(irregular);
  });

  const fraction = { ...totals, ai: 0.5 };
  const pages = [pageOf('/', 5), pageOf('/', 6), undefined, undefined];
  type Change = Partial<VisitorsResponse>;
  test.each<[string, now: Change, before: Change, Partial<typeof REGULAR>]>([
    ['bad rows and a duplicate', { visitors: pages }, {}, { invalidRows: 2, duplicateRows: 1 }],
    ['a row with a fraction', { visitors: [pageOf('/', 0.5)] }, {}, { hasFractions: true }],
    ['an earlier total with one', {}, { totals: fraction }, { hasFractions: true }],
    ['none', {}, {}, {}],
  ])('%s', async (_name, now, before, irregular) => {
    const read = async ({ limit }: Query) => answer(limit === 1 ? before : now);
    const numbers = known(await readWith(read, [WEEK, BEFORE]));
    expect(numbers).toMatchObject({ ...REGULAR, ...irregular });
    // Only the first row of a path is used.
    expect(numbers.pages).toEqual(now.visitors?.slice(0, 1) ?? []);
  });
});

test.each(['failed', 'budget'] as const)('a trend whose request %s has a gap', async (reason) => {
  const read = async ({ limit }: Query) => (limit === 1 ? failure(reason) : answer());
  expect(known(await readWith(read, [WEEK, BEFORE])).periods[1]).toEqual({
    range: BEFORE,
    why: failure(reason),
  });
});

test('a trend whose request is refused ends the run before the export goes on', async () => {
  const offsets: number[] = [];
  const read = async ({ limit, offset }: Query) => {
    offsets.push(offset);
    return limit === 1 ? failure('refused') : answer({ hasMore: true });
  };
  expect(await readWith(read, [WEEK, BEFORE])).toEqual(failure('refused'));
  expect(offsets).toEqual([0, 0]);
});

describe('pages of the previous period', () => {
  const rowsOf = ({ count, pages }: Movers['gained']) => ({ count, pages });
  const twoWeeks = (now: number, before: number) => [
    ...siteOf(now),
    ...siteOf(before, '2026-11-10'),
  ];

  test.each([
    // [pages now, pages before, requests without and with the comparison]
    [0, 3, 2, 2],
    [3, 0, 8, 8],
    [1, 1, 8, 8],
    [250, 250, 8, 8],
    [250, 251, 8, 10],
    [1_000, 200, 12, 12],
    [1_000, 1_000, 12, 16],
    [5_000, 5_000, 28, 48],
  ])(
    '%i pages now and %i before take %i requests, and %i with the comparison',
    async (now, before, without, requests) => {
      const site = twoWeeks(now, before);
      expect(await readWeeks('docs', { site })).toMatchObject({ sent: without, movers: undefined });
      const read = await readWeeks('docs', { site, comparesPages: true });
      expect(read.sent).toBe(requests);
      expect(read.sent).toBeLessThanOrEqual(2 * without);
      const [pagesNow, pagesBefore] = [WEEK, BEFORE].map((range) => countIn(site, range).visitors);
      const { gained, lost } = compare(pagesNow ?? [], pagesBefore ?? []);
      const expected = { gained: rowsOf(gained), lost: rowsOf(lost) };
      if (before === 0) expect(read.movers).toBeUndefined();
      else expect(read.movers).toMatchObject(expected);
    },
  );

  test('a previous period with many more pages is read as far as `max-requests` allows', async () => {
    const site = twoWeeks(1, 9_000);
    expect(await readWeeks('docs', { site, comparesPages: true, max: 43 })).toMatchObject({
      sent: 43,
      movers: { lost: { count: 8_999 } },
    });
    const read = await readWeeks('docs', { site, comparesPages: true, max: 42 });
    expect(read.sent).toBe(42);
    expect(String(read.movers)).toContain('not every page of both periods was read');
  });

  test.each([
    [1_000, 1_000, ['about 4 more requests (so far: 12).']],
    [1_000, 250, []],
    [1, 500, ['about 1 more request (so far: 8).']],
  ])(
    'after %i pages, the log says how many more requests %i earlier pages need, if any',
    async (now, before, estimates) => {
      await readWeeks('docs', { site: twoWeeks(now, before), comparesPages: true });
      const lines = estimates.map(
        (estimate) => `Reading the pages of the previous period: ${estimate}`,
      );
      expect(log).toEqual(lines);
    },
  );

  test.each([
    [15, 12, 'this takes about 4 more requests, and `max-requests` leaves 3. '],
    [10, 10, 'not every page of both periods was read.'],
    [16, 16, undefined],
  ])(
    'with max-requests %i, %i requests are sent, and a sentence says why not more',
    async (max, sent, why) => {
      const site = twoWeeks(1_000, 1_000);
      const read = await readWeeks('docs', { site, max, comparesPages: true });
      expect(read.sent).toBe(sent);
      if (why === undefined) expect(read.movers).toHaveProperty('gained');
      else
        expect((read.movers as readonly string[]).join('')).toContain(
          `not compared with the previous period, because ${why}`,
        );
    },
  );

  const rows = (...pages: [string, number][]) =>
    pages.map(([path, total]) => pageOf(path, total, 0, total));
  const now = answer({ visitors: rows(['/', 2]) });
  const later = ({ offset }: Query) => offset > 0;
  test.each<[string, (query: Query) => VisitorsResponse | NoResponse, object | string]>([
    [
      'is compared',
      () => answer({ visitors: rows(['/', 1]) }),
      { movers: { gained: { count: 1, pages: [{ path: '/', change: 1 }] } } },
    ],
    ['cannot be read', () => failure('failed'), 'the previous period could not be read'],
    [
      'breaks off',
      (query) => (later(query) ? failure('failed') : answer({ hasMore: true })),
      'not every page of both',
    ],
    [
      'is not read to its end',
      (query) => (later(query) ? failure('budget') : answer({ hasMore: true })),
      'not every page of both',
    ],
    ['has nobody', () => answer({ totals: { human: 0, ai: 0, total: 0 } }), { movers: undefined }],
    [
      'has other totals later',
      (query) => answer(later(query) ? { totals: { ...totals, total: 5 } } : { hasMore: true }),
      { inconsistentTotals: 1, movers: { lost: { count: 0 } } },
    ],
    [
      'is refused later',
      (query) => (later(query) ? failure('refused') : answer({ hasMore: true })),
      failure('refused'),
    ],
  ])('the previous period %s', async (_name, before, expected) => {
    const read = async (query: Query) => (query.range === WEEK ? now : before(query));
    const numbers = await readWith(read, [WEEK, BEFORE], true);
    if (typeof expected !== 'string') expect(numbers).toMatchObject(expected);
    else expect(String(known(numbers).movers)).toContain(expected);
  });
});

test('the export stops at a million rows, and the report says so', async () => {
  const rowsOf = (length: number, offset: number) =>
    Array.from({ length }, (_, row) => pageOf(`/${offset}/${row}`));
  const size = 300_000;
  const reader = (last: number) => {
    const offsets: number[] = [];
    const read = async ({ offset }: Query) => {
      offsets.push(offset / 250);
      return answer({
        visitors: rowsOf(offset / 250 === last ? 100_000 : size, offset),
        hasMore: offset / 250 < last,
      });
    };
    return { offsets, read };
  };
  const endless = reader(Number.POSITIVE_INFINITY);
  const cut = known(await readWith(endless.read, [WEEK]));
  expect([cut.pages.length, cut.truncated]).toEqual([MAX_ROWS, 'rows']);
  expect(endless.offsets).toEqual([0, 1, 2, 3, 4]);
  const last = answer({ visitors: rowsOf(MAX_ROWS + 1, 0) });
  const over = known(await readWith(async () => last, [WEEK]));
  expect([over.pages.length, over.truncated]).toEqual([MAX_ROWS, 'rows']);
  const exact = known(await readWith(reader(3).read, [WEEK]));
  expect([exact.pages.length, exact.truncated]).toEqual([MAX_ROWS, undefined]);
});

test('every scenario of the simulated service ends within the number of requests', async () => {
  for (const project of scenarios.keys()) {
    await readWeeks(project, { site: siteOf(600), max: 30, comparesPages: true });
  }
});
