import { Agent } from 'undici';
import { clock as realClock } from '../../src/runner/clock.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import type { Limits } from '../../src/service/request.ts';
import { redactor } from '../../src/text/redact.ts';
import type { Counts, PageCounts } from '../../src/visitors/client.ts';
import { visitorsClient } from '../../src/visitors/client.ts';
import { moversOf } from '../../src/visitors/movers.ts';
import type { Irregularities, PeriodTotals } from '../../src/visitors/read-visitors.ts';
import type { VisitorsReport } from '../../src/visitors/report.ts';
import { HELP } from '../result/reports.ts';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

interface ReaderOptions {
  project?: string | undefined;
  maxRequests?: number | undefined;
  clock?: FakeClock;
  signal?: AbortSignal | undefined;
  limits?: Limits;
  redact?: (text: string) => string;
}

/** A client of a service, with a clock on which pauses take no time. */
export async function openReader(
  service: { url: string; key: string },
  options: ReaderOptions = {},
) {
  const { project = 'docs', maxRequests = 1_000, clock = createFakeClock() } = options;

  const agent = new Agent();
  const runner = { info() {} } as never as RunnerCommands;
  const inputs = {
    'base-url': new URL(service.url),
    'project-id': project,
    'api-key': service.key,
    'max-requests': maxRequests,
  };
  const session = {
    inputs,
    clock,
    connect: async () => ({ shared: agent, after: realClock.after }) as never,
    publisher: new Publisher(runner, options.redact ?? redactor([service.key])),
    signal: options.signal ?? new AbortController().signal,
    userAgent: 'test',
  };
  const client = await visitorsClient(session, options.limits);
  return { clock, client, [Symbol.asyncDispose]: () => agent.destroy() };
}

/** A stand-in service, and a client of it. */
export async function openVisitors(options: ServiceOptions & ReaderOptions = {}) {
  const { project, maxRequests, signal, clock = createFakeClock(), ...rest } = options;
  const service = await startService({ now: clock.wall, site: [], ...rest });
  const reader = await openReader(service, { clock, project, maxRequests, signal });
  return {
    ...reader,
    service,
    async [Symbol.asyncDispose]() {
      await reader[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

/** A site with that many pages. Each has one visit on one day. */
export const siteOf = (pages: number, day = '2026-11-17') =>
  Array.from({ length: pages }, (_, index): VisitEvent => {
    const kind = index % 3 ? 'human' : 'ai';
    return { at: Date.parse(day), visitor: `v${index % 97}`, kind, path: `/page/${index}` };
  });

/** What the service counts of a site in that range. */
export const countIn = (site: readonly VisitEvent[], { from, to }: { from: string; to: string }) =>
  countVisitors(site, Date.parse(from), Date.parse(to));

/** What is in order. */
export const REGULAR: Irregularities = {
  invalidRows: 0,
  duplicateRows: 0,
  shortResponses: 0,
  inconsistentTotals: 0,
  hasFractions: false,
};

export const GAP = {
  range: { from: '2026-11-09', to: '2026-11-16' },
  why: {
    reason: 'budget' as const,
    happened: ['No requests were left.'],
    next: ['Increase it.'],
  },
};

export const pageOf = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({
  path,
  human,
  ai,
  total,
});

/** The pages that changed between two periods. */
export const compare = (now: readonly PageCounts[], before: readonly PageCounts[]) =>
  moversOf(
    new Map(now.map((page) => [page.path, page])),
    new Map(before.map((page) => [page.path, page])),
  );

export interface ReportChange extends Partial<Omit<VisitorsReport, 'periods'>> {
  /** The newest first. */
  periods?: readonly PeriodTotals[];
  totals?: Counts;
  top?: number;
  project?: string;
}

/** A report of two weeks without pages, except for what is given. */
export function reportOf({
  totals,
  top = 20,
  project = 'docs',
  ...change
}: ReportChange = {}): VisitorsReport {
  const now = totals ?? { human: 8, ai: 4, total: 10 };
  return {
    inputs: { 'project-id': project, 'github-token': undefined, 'max-requests': 60, top },
    help: HELP,
    period: 'last-week',
    periods: [
      { range: { from: '2026-11-16', to: '2026-11-23' }, totals: now },
      { range: { from: '2026-11-09', to: '2026-11-16' }, totals: { human: 5, ai: 0, total: 5 } },
    ],
    pages: [],
    truncated: undefined,
    ...REGULAR,
    movers: undefined,
    requests: 2,
    generatedAt: 0,
    runUrl: 'https://github.com/o/r/actions/runs/1',
    ...(change as Partial<VisitorsReport>),
  };
}
