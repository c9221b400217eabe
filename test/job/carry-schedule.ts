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

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly prLink: string | null;
}

export interface Carried {
  readonly report: JobReport;
  /** Tries of the POST, those that never arrived among them. */
  readonly tries: number;
  /** POSTs that may have taken effect: the whole request arrived, and the answer was not a refusal. */
  readonly accepted: number;
  /** Jobs in answers that went out whole, in order, the POST's first. */
  readonly shown: readonly Shown[];
  /** Whether the POST was answered whole, with a job that can be addressed. */
  readonly given: boolean;
  readonly gets: number;
  /** Of the clock, in ms after the start. */
  readonly endedAt: number;
}

/** The step that is carried out now: the exchanges of a run come one after the other. */
class CurrentStep {
  step: Step = { name: 'refused-port' };
  private hangs = Promise.withResolvers<void>();

  begin(next: Step | undefined): void {
    this.step = next ?? this.step;
    this.hangs = Promise.withResolvers();
  }

  /** Nothing more will come. */
  hang(): void {
    this.hangs.resolve();
  }

  /** Time is up for what hangs, and for nothing else: no machine is too slow for this. */
  readonly after: Clock['after'] = (_ms, run) => {
    let cancel = () => {};
    let isOver = false;
    void this.hangs.promise.then(() => {
      if (!isOver) cancel = real.after(15, run);
    });

    return () => {
      isOver = true;
      cancel();
    };
  };
}

export async function carryOutSchedule(schedule: FaultSchedule): Promise<Carried> {
  const current = new CurrentStep();
  const agents: Agent[] = [];
  // In the order in which they were asked for; the server's own is that of the connections.
  const asked: Exchange[] = [];
  let tries = 0;
  let gets = 0;

  const onConnection = () => {
    const fault = current.step as Fault;
    return isConnectionFault(fault) ? fault : undefined;
  };
  const onRequest = (exchange: Exchange): RequestFault => {
    asked.push(exchange);
    if (current.step.name.startsWith('stall')) current.hang();
    // A fault of the connection that is met on a kept one.
    return onConnection() ? { name: 'reset-after-headers' } : (current.step as RequestFault);
  };
  await using server = await startFaultyServer(onRequest, { onConnection });

  const connect = buildConnector({});
  const agent = () => {
    const made = new Agent({
      connect(options, callback) {
        const { name } = current.step;
        if (name === 'never-connects') return current.hang();
        const isRefused = name === 'refused-port';
        const port = isRefused ? String(REFUSING_PORT) : options.port;
        connect({ ...options, port }, callback);
      },
    });
    agents.push(made);
    return made;
  };
  const shared = agent();
  const connections: Connections = {
    own() {
      current.begin(schedule.posts[tries++]);
      return agent();
    },
    get shared() {
      current.begin(schedule.gets[Math.min(gets++, schedule.gets.length - 1)]);
      const isUnreachable = /^(refused-port|never-connects)$/.test(current.step.name);
      return isUnreachable ? agent() : shared;
    },
  };

  const { minutes, intervalSeconds, stopAfter } = schedule;
  const clock = createFakeClock({ now: 0, after: current.after });
  const service = serviceClient({
    baseUrl: new URL(server.origin),
    projectId: 'p',
    apiKey: KEY,
    jobPath: JOB_PATH,
    redact: redactor([KEY]),
    userAgent: 'docs-agent-test',
    connections,
    clock,
    limits: PATIENT,
  });
  const report = await carryOut(schedule.kind === 'create' ? create : message(ID), {
    intervalSeconds,
    service,
    clock,
    deadline: minutes * 60_000,
    signal: clock.abortAt(stopAfter === undefined ? Number.POSITIVE_INFINITY : stopAfter * 1_000),
    random: () => 0.5,
  });
  await Promise.all(agents.map((made) => made.destroy()));

  const posts = asked.filter(({ method }) => method === 'POST');
  return {
    report,
    tries,
    accepted: posts.filter(mayHaveMadeAJob).length,
    shown: asked.flatMap((exchange) => jobIn(exchange) ?? []),
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

/** The job in an answer that went out whole. A GET's without an ID is the one that was asked for. */
function jobIn({ fault, method }: Exchange): Shown | undefined {
  if (fault?.name !== 'respond' || (fault.status ?? 200) >= 300) return undefined;
  try {
    const body = JSON.parse(String(fault.body));
    const isJob = body.id === ID || (method === 'GET' && body.id === undefined && 'status' in body);
    return isJob ? body : undefined;
  } catch {
    return undefined;
  }
}
