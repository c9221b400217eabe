/** A job run with the real client, the simulated service, and one clock for both. */

import type { Clock } from '../../src/clock.ts';
import type { JobRunDeps } from '../../src/job/lifecycle.ts';
import type { JobReport } from '../../src/result/report.ts';
import { serviceClient } from '../../src/service/client.ts';
import { redactor } from '../../src/text/redact.ts';
import { existingJob } from '../bundle/job-run.ts';
import { JOB_PATH, PATIENT, testConnections } from '../service/real-client.ts';
import { type StandinService, startService } from '../standin/service/service.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';
import { carryOut, type Given, type Work } from './tasks.ts';

export const MINUTE = 60_000;

export interface RunOptions
  extends Pick<Given, 'wait' | 'intervalSeconds' | 'signal' | 'promptFor'> {
  readonly minutes?: number;
  /** The address of the service, if it is not the simulated one. */
  readonly base?: string;
}

export interface Ran {
  readonly report: JobReport;
  /** What the observer saw, in order: `started job_1 create`, `seen active`, … */
  readonly events: readonly string[];
  /** The states of the job that it was told of; `: end` marks the last one. */
  readonly seen: readonly string[];
}

export interface Opened extends AsyncDisposable {
  readonly service: StandinService;
  readonly clock: FakeClock;
  /** Runs the task against the scenario of that name. */
  run(project: string, work: Work, options?: RunOptions): Promise<Ran>;
  /** Creates a job and returns its ID, or '' if the scenario does not allow it. */
  createBefore(project: string): Promise<string>;
  posts(): number;
  gets(): number;
}

/** Starts the stand-in; its time is the clock's, so that scenarios pass as fast as the polls are made. */
export async function openService(after?: Clock['after']): Promise<Opened> {
  const clock = createFakeClock(after && { after });
  const service = await startService({ now: () => clock.wall() });
  const connections = testConnections();

  async function run(project: string, work: Work, options: RunOptions = {}): Promise<Ran> {
    const { minutes = 30, base = service.url, ...more } = options;
    const events: string[] = [];
    const seen: string[] = [];
    const client = serviceClient({
      ...{ baseUrl: new URL(base), projectId: project, apiKey: service.key, jobPath: JOB_PATH },
      redact: redactor([service.key]),
      ...{ connections, clock, limits: PATIENT, userAgent: 'docs-agent-test' },
    });
    const deadline = clock.now() + minutes * MINUTE;
    const report = await carryOut(work, {
      ...more,
      service: client,
      clock,
      deadline,
      log: logOf(events, seen),
    });
    return { report, events, seen };
  }

  const count = (method: string) =>
    service.requests.filter((request) => request.method === method).length;
  return {
    service,
    clock,
    run,
    async createBefore(project) {
      return existingJob(service, project);
    },
    posts: () => count('POST'),
    gets: () => count('GET'),
    async [Symbol.asyncDispose]() {
      await connections[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

function logOf(events: string[], seen: string[]): JobRunDeps['log'] {
  return {
    withoutThread: () => void events.push('withoutThread'),
    sending: (request) => void events.push(`sending ${request.kind}`),
    pausing: (attempt, ms) => void events.push(`pausing ${attempt.status} ${ms}`),
    started: (jobId, request) => void events.push(`started ${jobId} ${request}`),
    seen(job, isEnd) {
      events.push(`seen ${job.status}`);
      seen.push(`${job.status}${isEnd ? ': end' : ''}`);
    },
    readFailed: (reading) => void events.push(`readFailed ${reading.status}`),
    heartbeat: () => MINUTE,
  };
}
