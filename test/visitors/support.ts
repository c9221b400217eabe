import { Agent } from 'undici';
import { Asker } from '../../src/visitors/asker.ts';
import { Budget } from '../../src/visitors/budget.ts';
import { visitorsClient } from '../../src/visitors/client.ts';
import { MAX_IN_FLIGHT } from '../../src/visitors/export.ts';
import { Slots } from '../../src/visitors/slots.ts';
import { type ServiceOptions, startService } from '../standin/service/service.ts';
import type { VisitEvent } from '../standin/service/site.ts';
import { createFakeClock } from '../support/clock.ts';

/** A service on loopback, and what reads it, over a clock that lets nobody wait. */
export async function openVisitors(options: ServiceOptions & { deadlineMs?: number } = {}) {
  const clock = createFakeClock();
  const service = await startService({ now: clock.wall, site: [], ...options });
  const agent = new Agent();
  const timers = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const client = visitorsClient(
    { baseUrl: new URL(service.url), apiKey: service.key },
    { connections: { shared: agent, after: timers }, wall: clock.wall, userAgent: 'test' },
  );
  const pauses: number[] = [];
  const asker = new Asker({
    client,
    clock,
    deadline: options.deadlineMs ?? 1_800_000,
    slots: new Slots(MAX_IN_FLIGHT),
    onPause: (_, ms) => pauses.push(ms),
  });
  return {
    clock,
    service,
    client,
    asker,
    pauses,
    signal: new AbortController().signal,
    budget: (requests = 60, aside = 0) => new Budget(requests, aside),
    async [Symbol.asyncDispose]() {
      await agent.destroy();
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
