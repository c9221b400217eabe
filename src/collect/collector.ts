import type { Environment } from '../environment.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { CREATION_LAG_MS } from '../job/lifecycle.ts';
import { locatePullRequest } from '../job/pull-request.ts';
import type { EndReason, JobReport } from '../job/report.ts';
import { ICONS, outputs, type Presentation } from '../runner/presentation.ts';
import type { JobRead, ServiceClient } from '../service/client.ts';
import { remedy } from '../service/remedies.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, link, type Text, text } from '../text/sentence.ts';
import { sleepUnlessStopped } from '../thread/writes.ts';
import type { FoundCommand, FoundCommands } from './commands.ts';

/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5_000;
/** This many 404 or 410 responses in a row mean that the job is gone. */
const GONE_AFTER = 3;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [15_000, 30_000, 60_000];

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
  private readonly finished: ({ issue: number } & Pick<JobReport, 'jobId' | 'outcome' | 'prLink'>)[] = [];
  private queue: FoundCommand[] = [];
  private stillActive: FoundCommand[] = [];
  private requests = 0;
  /** What the service said since the last pause, by job ID. */
  private readonly readings = new Map<string, JobRead>();
  /** The service refuses requests for now. */
  private isRefused = false;
  /** What ended the run early. */
  private cause: { outcome: 'failed' | 'cancelled'; title: string; paragraphs: Text[] } | undefined;

  constructor(deps: CollectorDeps) {
    this.deps = deps;
  }

  /** `opened`: the pull request that was just opened; its job is probably the newest. */
  async run(open: FoundCommand[], opened: number | undefined): Promise<void> {
    const { env, inputs, commands, deadline } = this.deps;
    this.queue = opened === undefined ? open : open.toSorted((a, b) => a.ageMs - b.ageMs);
    // After the first, a job is read only if the remaining requests suffice for all of its reads.
    for (let many = 1; many > 0 && this.queue.length > 0 && !this.isOver; ) {
      await this.follow(this.queue.splice(0, many));
      many = Math.floor((inputs['max-requests'] - this.requests) / MAX_READS);
    }
    for (const ms of opened === undefined ? [] : OPENED_PAUSES_MS) {
      if (this.finished.some(({ prLink }) => locatePullRequest(prLink, env.run)?.id.number === opened)) break;
      if (this.stillActive.length === 0 || this.isOver) break;
      if (await this.pause(ms)) await this.follow(this.stillActive.splice(0));
    }
    for (const each of this.stillActive) {
      if (env.signal.aborted || this.cause || env.clock.now() >= deadline) break;
      // The next run processes the least recently changed comments first, so that every job is read in turn.
      if (each.ageMs < commands.giveUpMs || !each.job)
        await commands.showProgress(each, this.queue.length > 0);
      else await commands.close(each, { kind: 'timed-out', input: 'give-up-after-hours' });
    }
  }

  stop(outcome: 'failed' | 'cancelled', title: string, ...paragraphs: Text[]): void {
    this.cause = { outcome, title, paragraphs };
  }

  /** Whether the run was ended early. */
  get isStopped(): boolean {
    return this.cause !== undefined;
  }

  private get isOver(): boolean {
    const { inputs, env, deadline } = this.deps;
    const isLate = env.signal.aborted || env.clock.now() >= deadline;
    return isLate || this.isRefused || this.requests >= inputs['max-requests'];
  }

  /** Reads some jobs, and reads them again after a pause while their state is inconclusive. */
  private async follow(some: FoundCommand[], attempt = 1): Promise<void> {
    const again: FoundCommand[] = [];
    for (const each of some) {
      const end = await this.read(each);
      if (end === undefined && attempt === 1) this.queue.push(each);
      else if (end === undefined || end === 'again') again.push(each);
      else if (end === 'pending') this.stillActive.push(each);
      else await this.close(each, end);
    }
    const isEnd = again.length === 0 || attempt === MAX_READS || this.isOver;
    if (!isEnd && (await this.pause(REPEAT_MS))) return this.follow(again, attempt + 1);
    for (const each of again) {
      if (each.isKnownEnd && !this.deps.env.signal.aborted && !this.isRefused)
        await this.close(each, { kind: 'job-ended' });
      else this.stillActive.push(each);
    }
  }

  private pause(ms: number): Promise<boolean> {
    this.readings.clear();
    return sleepUnlessStopped(ms, this.deps.env);
  }

  /** Sends one request for a job, even with several commands; undefined if no more may be sent. */
  private async request(jobId: string): Promise<JobRead | undefined> {
    const { service, env } = this.deps;
    if (this.readings.has(jobId) || this.isOver) return this.readings.get(jobId);
    this.requests += 1;
    const reading = await service.retrieve(jobId, undefined, env.signal);
    if (env.signal.aborted) return undefined;
    this.readings.set(jobId, reading);
    if (reading.kind === 'job' || reading.failure === 'gone') return reading;
    const { status = 0, what } = reading;
    const happened = text`Job ${code(jobId)}: the service ${what}.`;
    this.isRefused = [401, 403, 429].includes(status);
    if (status === 401 || status === 403)
      this.stop('failed', 'The service rejected the API key', happened, remedy(reading, 'retrieve'));
    else env.publisher.warn('The status of a job could not be read', happened);
    return reading;
  }

  /** How the command's job has ended, or what is known instead; undefined if it could not be read. */
  private async read(each: FoundCommand): Promise<EndReason | 'pending' | 'again' | undefined> {
    const { jobId, kind } = each.best.record;
    const reading = await this.request(jobId);
    if (reading === undefined) return undefined;
    if (reading.kind === 'job') {
      each.gone = 0;
      each.job = reading.job;
      const seen = each.detector.observe(reading.job, this.deps.env.clock.now());
      if (seen.kind === 'done') return { kind: seen.value };
      each.isKnownEnd = seen.atDeadline !== undefined;
      return seen.inMs === undefined ? 'pending' : 'again';
    }
    const isNew = kind !== 'message' && each.ageMs < CREATION_LAG_MS;
    if (reading.failure !== 'gone' || isNew) return 'pending';
    each.gone += 1;
    return each.gone < GONE_AFTER ? 'again' : { kind: 'gone' };
  }

  private async close(each: FoundCommand, reason: EndReason): Promise<void> {
    const { report, how } = await this.deps.commands.close(each, reason);
    if (how === 'none') this.stillActive.push(each);
    else if (how !== 'existing') this.finished.push({ issue: each.issue, ...report });
  }

  /** The run as outputs, summary and annotation. */
  present(): Presentation {
    const { finished, queue, cause, requests } = this;
    const { 'project-id': projectId, 'max-requests': max } = this.deps.inputs;
    const active = new Set([...this.stillActive, ...queue].map(({ best }) => best.record.jobId)).size;
    const collected = new Set(finished.map(({ jobId }) => jobId)).size;
    const title =
      cause?.title ?? (collected === 0 ? 'No job to finish' : `${counted(collected, 'job')} finished`);
    const paragraphs = [
      ...(cause?.paragraphs ?? []),
      text`Project ${code(projectId)}: ${counted(collected, 'job')} finished, ${counted(active, 'job')} still active. Requests to the service: ${requests} of at most ${max}.`,
      ...(queue.length === 0 ? [] : [text`Left for the next run: ${counted(queue.length, 'job')}.`]),
    ];
    const list = finished.map(({ issue, jobId, outcome, prLink }) => {
      const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
      return toMarkdown(text`- #${issue}: ${code(outcome)}, job ${code(jobId)}${pullRequest}`);
    });
    const head = `### ${ICONS[cause ? 'failed' : collected > 0 ? 'done' : 'note']} Docs Agent: ${title}`;
    return {
      outputs: outputs({
        outcome: cause?.outcome ?? 'collected',
        collected: `${collected}`,
        'still-active': `${active}`,
      }),
      summary: `${[head, ...paragraphs.map(toMarkdown), list.join('\n')].join('\n\n').trim()}\n`,
      annotations: [{ level: cause ? 'error' : 'notice', title, paragraphs }],
    };
  }
}
