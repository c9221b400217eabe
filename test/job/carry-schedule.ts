/** Carries out one fault schedule: the real client over real sockets, the clock faked. */

import { Agent, buildConnector } from 'undici';
import type { Clock } from '../../src/clock.ts';
import type { JobReport } from '../../src/result/report.ts';
import { clock as real } from '../../src/runner/clock.ts';
import type { Connections } from '../../src/runner/network.ts';
import { serviceClient } from '../../src/service/client.ts';
import { redactor } from '../../src/text/redact.ts';
import { type Fault, isConnectionFault, type RequestFault } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { type Exchange, startFaultyServer } from '../faults/server.ts';
import { JOB_PATH, KEY, PATIENT } from '../service/real-client.ts';
import { createFakeClock } from '../support/clock.ts';
import { type FaultSchedule, ID, type Step } from './schedule.ts';
import { carryOut, create, message } from './tasks.ts';

export interface Carried {
  readonly report: JobReport;
  /** Tries of the POST, those that never arrived among them. */
  readonly tries: number;
  /** POSTs that may have taken effect: the whole request arrived, and the answer was not a refusal. */
  readonly accepted: number;
  /** Bodies of jobs that went out whole, in order, the POST's first. */
  readonly shown: readonly {
    readonly id: string;
    readonly status: string;
    readonly prLink: string | null;
  }[];
  /** Whether the POST was answered whole, with a job that can be addressed. */
  readonly given: boolean;
  readonly gets: number;
  /** Of the clock, in ms after the start. */
  readonly endedAt: number;
}

const UNREACHABLE: ReadonlySet<string> = new Set(['refused-port', 'never-connects']);
const isUnreachable = (step: Step) => UNREACHABLE.has(step.name);

export async function carryOutSchedule(schedule: FaultSchedule): Promise<Carried> {
  const agents: Agent[] = [];
  let tries = 0;
  let gets = 0;
  // The exchanges of a run come one after the other, so there is one current step.
  let step: Step = { name: 'refused-port' };
  let hangs = Promise.withResolvers<void>();
  // Time is up for what hangs, and for nothing else: no machine is too slow for this.
  const after: Clock['after'] = (_ms, run) => {
    let cancel = () => {};
    let over = false;
    void hangs.promise.then(() => {
      if (!over) cancel = real.after(15, run);
    });
    return () => {
      over = true;
      cancel();
    };
  };
  const clock = createFakeClock({ now: 0, after });
  const begin = (next: Step | undefined) => {
    step = next ?? step;
    hangs = Promise.withResolvers<void>();
  };

  // In the order in which they were asked for; the server's own is that of the connections.
  const asked: Exchange[] = [];
  await using server = await startFaultyServer(
    (exchange) => {
      asked.push(exchange);
      if (step.name.startsWith('stall')) hangs.resolve();
      // A fault of the connection that is met on a kept one.
      return isConnectionFault(step as Fault)
        ? { name: 'reset-after-headers' }
        : (step as RequestFault);
    },
    { onConnection: () => (isConnectionFault(step as Fault) ? (step as never) : undefined) },
  );

  const connect = buildConnector({});
  const agent = () => {
    const made = new Agent({
      connect: (options, callback) => {
        if (step.name === 'never-connects') return hangs.resolve();
        connect(
          step.name === 'refused-port' ? { ...options, port: String(REFUSING_PORT) } : options,
          callback,
        );
      },
    });
    agents.push(made);
    return made;
  };
  const shared = agent();
  const connections: Connections = {
    own() {
      begin(schedule.posts[tries++]);
      return agent();
    },
    get shared() {
      begin(schedule.gets[Math.min(gets++, schedule.gets.length - 1)]);
      return isUnreachable(step) ? agent() : shared;
    },
  };

  const { minutes, intervalSeconds, stopAfter } = schedule;
  const report = await carryOut(schedule.kind === 'create' ? create : message(ID), {
    intervalSeconds,
    service: serviceClient({
      ...{
        baseUrl: new URL(server.origin),
        projectId: 'p',
        apiKey: KEY,
        redact: redactor([KEY]),
        jobPath: JOB_PATH,
      },
      ...{ connections, clock, limits: PATIENT, userAgent: 'docs-agent-test' },
    }),
    clock,
    deadline: minutes * 60_000,
    ...(stopAfter !== undefined && { signal: clock.abortAt(stopAfter * 1_000) }),
    random: () => 0.5,
  });
  await Promise.all(agents.map((made) => made.destroy()));

  const posts = asked.filter(({ method }) => method === 'POST');
  const shown = asked.flatMap((exchange) => jobIn(exchange) ?? []);
  return {
    report,
    tries,
    accepted: posts.filter(mayHaveMadeAJob).length,
    shown,
    given: posts.some((exchange) => jobIn(exchange) !== undefined),
    gets,
    endedAt: clock.now(),
  };
}

/** The strictest reading: everything that was not refused may have taken effect. */
function mayHaveMadeAJob({ bodyComplete, fault }: Exchange): boolean {
  if (!bodyComplete) return false;
  const status = fault && 'status' in fault ? (fault.status ?? 200) : 200;
  return status < 300 || status >= 500;
}

/** The job in an answer that went out whole. A GET's without an id is the one that was asked for. */
function jobIn({ fault, method }: Exchange): Carried['shown'][number] | undefined {
  if (fault?.name !== 'respond' || (fault.status ?? 200) >= 300) return undefined;
  try {
    const body = JSON.parse(String(fault.body));
    const named = body.id === ID || (method === 'GET' && body.id === undefined && 'status' in body);
    return named ? body : undefined;
  } catch {
    return undefined;
  }
}
