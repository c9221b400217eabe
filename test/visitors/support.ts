import { Agent } from 'undici';
import type { Limits } from '../../src/service/request.ts';
import { visitorsClient } from '../../src/visitors/client.ts';
import { NO_ODDITIES, type VisitorsReport } from '../../src/visitors/export.ts';
import type { Counts } from '../../src/visitors/numbers.ts';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

interface ReaderOptions {
  project?: string | undefined;
  maxRequests?: number | undefined;
  clock?: FakeClock;
  limits?: Limits;
}

/** A client of a service, over a clock on which no pause takes time. */
export function openReader(
  service: { url: string; key: string },
  { project = 'docs', maxRequests = 1_000, clock = createFakeClock(), ...limits }: ReaderOptions = {},
) {
  const agent = new Agent();
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const pauses: number[] = [];
  const client = visitorsClient({
    baseUrl: new URL(service.url),
    projectId: project,
    apiKey: service.key,
    connections: { shared: agent, own: () => agent, after },
    clock,
    userAgent: 'test',
    maxRequests,
    onPause: (_, ms) => pauses.push(ms),
    ...limits,
  });
  const { signal } = new AbortController();
  return { clock, client, pauses, signal, [Symbol.asyncDispose]: () => agent.destroy() };
}

/** A stand-in service, and a client of it. */
export async function openVisitors({
  project,
  maxRequests,
  ...options
}: ServiceOptions & ReaderOptions = {}) {
  const clock = createFakeClock();
  const service = await startService({ now: clock.wall, site: [], ...options });
  const reader = openReader(service, { clock, project, maxRequests });
  return {
    ...reader,
    service,
    async [Symbol.asyncDispose]() {
      await reader[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

/** A site of so many pages, each seen once on a day. */
export function siteOf(pages: number, day = '2026-11-17', pathOf = (index: number) => `/page/${index}`) {
  const at = Date.parse(day);
  return Array.from({ length: pages }, (_, index): VisitEvent => {
    return { at, visitor: `v${index % 97}`, kind: index % 3 ? 'human' : 'ai', path: pathOf(index) };
  });
}

/** A report of two weeks without a page, but for what is changed. */
export function reportOf({
  totals = { human: 8, ai: 4, total: 10 },
  ...change
}: Partial<VisitorsReport> & { totals?: Counts } = {}): VisitorsReport {
  return {
    projectId: 'docs',
    period: 'last-week',
    periods: [
      { range: { from: '2026-11-16', to: '2026-11-23' }, totals },
      { range: { from: '2026-11-09', to: '2026-11-16' }, totals: { human: 5, ai: 0, total: 5 } },
    ],
    pages: [],
    truncated: false,
    oddities: NO_ODDITIES,
    requests: 2,
    maxRequests: 60,
    madeAt: 0,
    ...change,
  };
}

/** Reads a CSV text strictly by RFC 4180 (rules 1 to 7, lines end with CRLF); throws where it breaks them. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`not RFC 4180 at character ${at}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
