/** A job run with the real client, the simulated service, and one clock for both. */

import type { JobRunDeps } from '../../src/job/carry-out.ts';
import type { JobReport } from '../../src/result/report.ts';
import { serviceClient } from '../../src/service/client.ts';
import { redactor } from '../../src/text/redact.ts';
import { existingJob } from '../bundle/job-run.ts';
import { JOB_PATH, PATIENT, testConnections } from '../service/real-client.ts';
import { startService } from '../standin/service/service.ts';
import { createFakeClock } from '../support/clock.ts';
import { carryOut, type Given, type Work } from './tasks.ts';

const MINUTE = 60_000;

export interface RunOptions
  extends Pick<Given, 'wait' | 'intervalSeconds' | 'signal' | 'promptFor'> {
  readonly minutes?: number;
  /** The address of the service, if it is not the simulated one. */
  readonly base?: string;
}

export interface Ran {
  readonly report: JobReport;
  /** What the log was told, in order: `started job_1 create`, `seen active`, … */
  readonly events: readonly string[];
}

/** Starts the stand-in; its time is the clock's, so that scenarios pass as fast as the polls are made. */
export async function openService() {
  const clock = createFakeClock();
  const service = await startService({ now: () => clock.wall() });
  const connections = testConnections();

  /** Carries out a request against the scenario of that name. */
  async function run(project: string, work: Work, options: RunOptions = {}): Promise<Ran> {
    const { minutes = 30, base = service.url, ...more } = options;
    const events: string[] = [];
    const client = serviceClient({
      baseUrl: new URL(base),
      projectId: project,
      apiKey: service.key,
      jobPath: JOB_PATH,
      redact: redactor([service.key]),
      userAgent: 'docs-agent-test',
      connections,
      clock,
      limits: PATIENT,
    });

    const deadline = clock.now() + minutes * MINUTE;
    const given = { ...more, service: client, clock, deadline, log: logTo(events) };
    return { report: await carryOut(work, given), events };
  }

  const count = (method: string) =>
    service.requests.filter((request) => request.method === method).length;
  return {
    service,
    clock,
    run,
    /** Creates a job and returns its ID. */
    createBefore: (project: string) => existingJob(service, project),
    posts: () => count('POST'),
    gets: () => count('GET'),
    async [Symbol.asyncDispose]() {
      await connections[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

/** A log that notes what it is told. */
export function logTo(events: string[]): JobRunDeps['log'] {
  return {
    withoutThread: () => events.push('withoutThread'),
    sending: (jobId) => events.push(`sending ${jobId === '' ? 'create' : 'message'}`),
    pausing: ({ status }, ms) => events.push(`pausing ${status} ${ms}`),
    started: (jobId, request) => events.push(`started ${jobId} ${request}`),
    seen: ({ status }, isEnd) => events.push(`seen ${status}${isEnd ? ', the end' : ''}`),
    readFailed: ({ status }) => events.push(`readFailed ${status}`),
    heartbeat: () => MINUTE,
  };
}
