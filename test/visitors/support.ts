import { Agent } from 'undici';
import type { Limits } from '../../src/service/request.ts';
import { Asker } from '../../src/visitors/asker.ts';
import { Budget, type Purse } from '../../src/visitors/budget.ts';
import { visitorsClient } from '../../src/visitors/client.ts';
import { MAX_IN_FLIGHT } from '../../src/visitors/export.ts';
import { Slots } from '../../src/visitors/slots.ts';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';

/** Pays for everything. */
export const endless: Purse = { take: () => true, giveBack() {} };

/** What reads a service, over a clock that lets nobody wait. */
export function openReader(
  service: { url: string; key: string },
  { deadlineMs = 1_800_000, clock = createFakeClock(), limits }: ReaderOptions = {},
) {
  const agent = new Agent();
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const client = visitorsClient(
    { baseUrl: new URL(service.url), apiKey: service.key },
    {
      connections: { shared: agent, after },
      wall: clock.wall,
      userAgent: 'test',
      ...(limits ? { limits } : {}),
    },
  );
  const pauses: number[] = [];
  const asker = new Asker({
    client,
    clock,
    deadline: deadlineMs,
    slots: new Slots(MAX_IN_FLIGHT),
    onPause: (_, ms) => pauses.push(ms),
  });
  return {
    clock,
    client,
    asker,
    pauses,
    signal: new AbortController().signal,
    budget: (requests = 60, aside = 0) => new Budget(requests, aside),
    [Symbol.asyncDispose]: () => agent.destroy(),
  };
}

interface ReaderOptions {
  deadlineMs?: number;
  clock?: FakeClock;
  limits?: Limits;
}

/** A stand-in service, and what reads it. */
export async function openVisitors({
  deadlineMs,
  ...options
}: ServiceOptions & { deadlineMs?: number } = {}) {
  const clock = createFakeClock();
  const service = await startService({ now: clock.wall, site: [], ...options });
  const reader = openReader(service, { clock, ...(deadlineMs ? { deadlineMs } : {}) });
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
  return Array.from(
    { length: pages },
    (_, index): VisitEvent => ({
      at,
      visitor: `v${index % 97}`,
      kind: index % 3 ? 'human' : 'ai',
      path: pathOf(index),
    }),
  );
}
