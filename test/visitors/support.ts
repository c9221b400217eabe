import { Agent } from 'undici';
import type { Session } from '../../src/environment.ts';
import { clock as realClock } from '../../src/runner/clock.ts';
import { helpIn } from '../../src/runner/presentation.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { type Counts, type PageCounts, visitorsClient } from '../../src/visitors/client.ts';
import type { PeriodTotals } from '../../src/visitors/read-visitors.ts';
import type { VisitorsReport } from '../../src/visitors/report.ts';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import { countVisitors, type VisitEvent } from '../standin/service/site.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

interface ReaderOptions {
  project?: string | undefined;
  clock?: FakeClock;
  signal?: AbortSignal | undefined;
}

/** A client of a service, with a clock on which pauses take no time. */
export async function openReader(
  service: { url: string; key: string },
  { project = 'docs', clock = createFakeClock(), signal }: ReaderOptions = {},
) {
  const agent = new Agent();
  const runner = { info() {} } as never as RunnerCommands;
  const inputs = {
    'base-url': new URL(service.url),
    'project-id': project,
    'api-key': service.key,
  } as Session['inputs'];
  const client = await visitorsClient({
    inputs,
    clock,
    connect: async () => ({ shared: agent, after: realClock.after }) as never,
    publisher: new Publisher(runner, redactor([service.key])),
    signal: signal ?? new AbortController().signal,
    userAgent: 'test',
  } as Partial<Session> as Session);
  return { clock, client, [Symbol.asyncDispose]: () => agent.destroy() };
}

/** A stand-in service, and a client of it. */
export async function openVisitors(options: ServiceOptions & ReaderOptions = {}) {
  const { project, signal, clock = createFakeClock(), ...rest } = options;
  const service = await startService({ now: clock.wall, site: [], ...rest });
  const reader = await openReader(service, { clock, project, signal });
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

export const pageOf = (path: string, human = 1, ai = 2, total = 3): PageCounts => ({
  path,
  human,
  ai,
  total,
});

export interface ReportChange extends Partial<Omit<VisitorsReport, 'periods'>> {
  /** The newest first. */
  periods?: readonly PeriodTotals[];
  totals?: Counts;
}

/** A report of two weeks without pages, except for what is given. */
export function reportOf({ totals, ...change }: ReportChange = {}): VisitorsReport {
  const now = totals ?? { human: 8, ai: 4, total: 10 };
  return {
    project: 'docs',
    period: 'last-week',
    periods: [
      { range: { from: '2026-11-16', to: '2026-11-23' }, totals: now },
      { range: { from: '2026-11-09', to: '2026-11-16' }, totals: { human: 5, ai: 0, total: 5 } },
    ],
    pages: [],
    truncated: false,
    movers: { gained: [], lost: [] },
    warnings: [],
    requests: 2,
    generatedAt: 0,
    runUrl: 'https://github.com/o/r/actions/runs/1',
    help: helpIn({ GITHUB_ACTION_REPOSITORY: 'octo-org/docs-agent', GITHUB_ACTION_REF: 'v1' }),
    ...(change as Partial<VisitorsReport>),
  };
}
