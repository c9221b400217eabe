import type { Environment } from '../environment.ts';
import type { Inputs, Outcome } from '../inputs/inputs.ts';
import { CREATION_LAG_MS } from '../job/lifecycle.ts';
import { locatePullRequest } from '../job/pull-request.ts';
import { type EndReason, type JobReport, outcomeOf } from '../job/report.ts';
import type { FoundCommand, FoundCommands } from '../job/threads.ts';
import { EndDetector } from '../job/wait.ts';
import { ICONS, outputs, type Presentation } from '../runner/presentation.ts';
import type { JobRead, ServiceClient } from '../service/client.ts';
import { remedy } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, link, type Text, text } from '../text/sentence.ts';
import { sleepUnlessStopped } from '../thread/writes.ts';

/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5_000;
/** This many consecutive 404 or 410 responses mean that the job is gone. */
const GONE_AFTER = 3;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [15_000, 30_000, 60_000];
interface TrackedCommand extends FoundCommand {
  detector: EndDetector;
  gone: number;
  job?: Job;
  knownEnd?: Job | undefined;
}

interface CollectorDeps {
  inputs: Inputs;
  env: Environment;
  service: Pick<ServiceClient, 'retrieve'>;
  commands: FoundCommands;
  deadline: number;
}

/** Reads jobs from the service, and posts the results of their commands like a run that waited. */
export class Collector {
  private readonly deps: CollectorDeps;
  private readonly finished: Collection['finished'] = [];
  private queue: TrackedCommand[] = [];
  private stillActive: TrackedCommand[] = [];
  private requests = 0;
  private isRefused = false;
  private cause: Collection['cause'];

  constructor(deps: CollectorDeps) {
    this.deps = deps;
  }

  get collection(): Collection {
    const { finished, requests, cause, deps, queue } = this;
    const active = new Set([...this.stillActive, ...queue].map(({ best }) => best.record.jobId));
    return { inputs: deps.inputs, finished, active, left: queue.length, requests, cause };
  }

  stop(outcome: 'failed' | 'cancelled', title: string, ...paragraphs: Text[]): void {
    this.cause = { outcome, title, paragraphs };
  }

  /** `opened`: the pull request that was just opened; its job is probably the newest. */
  async run(open: FoundCommand[], opened: number | undefined): Promise<void> {
    const { env, inputs, commands } = this.deps;
    const byTime = open.toSorted((a, b) => a.ageMs - b.ageMs);
    this.queue = (opened === undefined ? open : byTime).map((command) => {
      const { kind, before } = command.best.record;
      const message = { answeredAt: env.clock.now() - command.ageMs, before };
      return { ...command, detector: new EndDetector(kind === 'message' ? message : undefined), gone: 0 };
    });
    // After the first, a job is read only if the remaining requests suffice for all of its reads.
    for (let many = 1; many > 0 && this.queue.length > 0 && !this.isOver; ) {
      await this.follow(this.queue.splice(0, many));
      many = Math.floor((inputs['max-requests'] - this.requests) / MAX_READS);
    }
    for (const ms of opened === undefined ? [] : OPENED_PAUSES_MS) {
      if (this.finished.some(({ prLink }) => locatePullRequest(prLink, env.run)?.id.number === opened)) break;
      if (this.stillActive.length === 0 || this.isOver) break;
      if (await sleepUnlessStopped(ms, env)) await this.follow(this.stillActive.splice(0));
    }
    const reason = { kind: 'timed-out', input: 'give-up-after-hours' } as const;
    for (const each of this.stillActive) {
      if (env.signal.aborted || this.cause || env.clock.now() >= this.deps.deadline) break;
      // The next run processes the least recently changed comments first, so that every job is read in turn.
      if (!each.isOverdue || !each.job) await commands.showProgress(each, this.queue.length > 0);
      else await commands.close(each, ['timed-out', reason], each.job);
    }
  }

  private get isOver(): boolean {
    const { inputs, env, deadline } = this.deps;
    const isLate = env.signal.aborted || env.clock.now() >= deadline;
    return isLate || this.isRefused || this.requests >= inputs['max-requests'];
  }

  /** Reads some jobs, and reads them again after a pause while their state is inconclusive. */
  private async follow(some: TrackedCommand[], attempt = 1): Promise<void> {
    const readings = new Map<string, JobRead>();
    const again: TrackedCommand[] = [];
    for (const each of some) {
      const reading = await this.retrieve(each.best.record.jobId, readings);
      const end = reading === undefined ? 'again' : this.judge(each, reading);
      if (reading === undefined && attempt === 1) this.queue.push(each);
      else if (end === 'again') again.push(each);
      else if (end === 'pending') this.stillActive.push(each);
      else await this.close(each, end);
    }
    const isEnd = again.length === 0 || attempt === MAX_READS || this.isOver;
    if (!isEnd && (await sleepUnlessStopped(REPEAT_MS, this.deps.env)))
      return this.follow(again, attempt + 1);
    for (const each of again) {
      if (each.knownEnd === undefined || this.deps.env.signal.aborted || this.isRefused)
        this.stillActive.push(each);
      else await this.close(each, [outcomeOf(each.knownEnd), { kind: 'job-ended' }]);
    }
  }

  /** Sends one request per job, even with several commands; undefined if no more may be sent. */
  private async retrieve(jobId: string, known: Map<string, JobRead>): Promise<JobRead | undefined> {
    const { service, env } = this.deps;
    if (known.has(jobId) || this.isOver) return known.get(jobId);
    this.requests += 1;
    const reading = await service.retrieve(jobId, undefined, env.signal);
    if (env.signal.aborted) return undefined;
    known.set(jobId, reading);
    if (reading.kind === 'job' || reading.failure === 'gone') return reading;
    const { status = 0, what } = reading;
    const happened = text`Job ${code(jobId)}: the service ${what}.`;
    this.isRefused = [401, 403, 429].includes(status);
    if (status === 401 || status === 403)
      this.stop('failed', 'The service rejected the API key', happened, remedy(reading, 'retrieve'));
    else env.publisher.warn('The status of a job could not be read', happened);
    return reading;
  }

  private judge(each: TrackedCommand, reading: JobRead): [Outcome, EndReason] | 'pending' | 'again' {
    if (reading.kind === 'failure') {
      const isNew = each.best.record.kind !== 'message' && each.ageMs < CREATION_LAG_MS;
      if (reading.failure !== 'gone' || isNew) return 'pending';
      each.gone += 1;
      return each.gone < GONE_AFTER ? 'again' : ['unknown', { kind: 'gone' }];
    }
    each.gone = 0;
    each.job = reading.job;
    const seen = each.detector.observe(reading.job, this.deps.env.clock.now(), 'get');
    if (seen.kind === 'ended') return [outcomeOf(seen.job), { kind: 'job-ended' }];
    each.knownEnd = seen.knownEnd;
    return seen.inMs === undefined ? 'pending' : 'again';
  }

  private async close(each: TrackedCommand, end: [Outcome, EndReason]): Promise<void> {
    const { report, how } = await this.deps.commands.close(each, end, each.job);
    if (how === 'none') this.stillActive.push(each);
    else if (how !== 'existing') this.finished.push({ issue: each.issue, ...report });
  }
}

/** What a run of mode `collect` did. */
interface Collection {
  inputs: Inputs;
  /** Commands whose jobs this run finished. */
  finished: ({ issue: number } & Pick<JobReport, 'jobId' | 'outcome' | 'prLink'>)[];
  /** IDs of the jobs that are still active or were not read. */
  active: ReadonlySet<string>;
  /** How many commands are left for the next run. */
  left: number;
  requests: number;
  /** What ended the run early. */
  cause?: { outcome: 'failed' | 'cancelled'; title: string; paragraphs: Text[] } | undefined;
}

/** A run of mode `collect` as outputs, summary and annotation. Pure. */
export function presentCollection({ finished, active, left, cause, ...about }: Collection): Presentation {
  const { 'project-id': projectId, 'max-requests': max } = about.inputs;
  const collected = new Set(finished.map(({ jobId }) => jobId)).size;
  const outcome = cause?.outcome ?? 'collected';
  const title =
    cause?.title ?? (collected === 0 ? 'No job to finish' : `${counted(collected, 'job')} finished`);
  const paragraphs = [
    ...(cause?.paragraphs ?? []),
    text`Project ${code(projectId)}: ${counted(collected, 'job')} finished, ${counted(active.size, 'job')} still active. Requests to the service: ${about.requests} of at most ${max}.`,
    ...(left === 0 ? [] : [text`Left for the next run: ${counted(left, 'job')}.`]),
  ];
  const list = finished.map(({ issue, jobId, outcome: end, prLink }) => {
    const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
    return toMarkdown(text`- #${issue}: ${code(end)}, job ${code(jobId)}${pullRequest}`);
  });
  const head = `### ${ICONS[cause ? 'failed' : collected > 0 ? 'done' : 'note']} Docs Agent: ${title}`;
  return {
    outputs: outputs({ outcome, collected: `${collected}`, 'still-active': `${active.size}` }),
    summary: `${[head, ...paragraphs.map(toMarkdown), list.join('\n')].join('\n\n').trim()}\n`,
    annotations: [{ level: cause ? 'error' : 'notice', title, paragraphs }],
  };
}
