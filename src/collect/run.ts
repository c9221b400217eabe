import type { Environment } from '../environment.ts';
import { asFault, faultRemedy, faultText, isPermanent } from '../github/faults.ts';
import { isLocked } from '../github/issues.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { CREATION_LAG_MS } from '../job/lifecycle.ts';
import { locatePullRequest } from '../job/pull-request.ts';
import type { EndReason, JobReport } from '../job/report.ts';
import { openService } from '../job/run.ts';
import { Threads } from '../job/threads.ts';
import { messageOnly, messageSummary, outputs, type Presentation } from '../runner/presentation.ts';
import type { JobRead, ServiceClient } from '../service/client.ts';
import { remedy } from '../service/remedies.ts';
import { toMarkdown } from '../text/markdown.ts';
import { code, counted, link, type Text, text } from '../text/sentence.ts';
import { removeReplaced } from '../thread/answer.ts';
import { sleepUnlessStopped } from '../thread/writes.ts';
import {
  type CollectDeps,
  closeFound,
  type FoundCommand,
  listCommands,
  showProgress,
} from './commands.ts';

/** After this time in ms the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 20 * 60_000;
/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5_000;
/** 404 or 410 responses in a row. */
const GONE_AFTER = 3;
/** Most jobs have ended, and were answered, after this time in ms. */
const UNUSUAL_MS = 2 * 3_600_000;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [15_000, 30_000, 60_000];

/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
export async function collectRun(inputs: Inputs, eventIssue: number | undefined, env: Environment) {
  const { publisher, signal, event } = env;
  const service = await openService(inputs, env);
  const api = await env.api(inputs['github-token']);
  const threads = new Threads(api, inputs, env);
  const setting = { inputs, env, api, threads, service };
  const collector = new Collector(setting);
  try {
    const { found, warnings } = await listCommands(setting, {
      signal,
      isLate: () => collector.isLate,
    });
    collector.warnings.push(...warnings);
    const open = found.filter(({ best: { record } }) => record.state === 'sent' && !record.givenUp);
    if (inputs['dry-run']) {
      const requests = open.map(({ best }) => service.preview({ jobId: best.record.jobId }));
      const lines = requests.map(({ method, url }) => `${method} ${url.href}`);
      publisher.group(text`The requests that would be sent`, lines);
      const happened = text`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`;
      const paragraphs = [happened, text`Remove \`dry-run\` to finish the jobs that have ended.`];
      const message = messageOnly(
        { outcome: 'skipped' },
        { level: 'notice', title: 'Dry run', paragraphs },
      );
      await publisher.publish(message);
      return false;
    }
    for (const { issue, best, hasLeftovers } of found) {
      if (hasLeftovers && !signal.aborted) await removeReplaced(best, threads.open(issue));
    }
    const { action } = (event.payload ?? {}) as { action?: unknown };
    await collector.run(
      open,
      event.name === 'pull_request' && action === 'opened' ? eventIssue : undefined,
    );
  } catch (error) {
    if (!signal.aborted) {
      const fault = asFault(error);
      const happened = text`GitHub did not list the repository’s comments (${faultText(fault)}).`;
      const paragraphs = [happened, faultRemedy(fault)];
      collector.failure = { title: 'The comments could not be listed', paragraphs };
    }
  }
  const presented = collector.present();
  await publisher.publish(presented);
  return presented.outputs.outcome !== 'collected';
}

class Collector {
  failure: { title: string; paragraphs: Text[] } | undefined;
  /** Shown in the log already, and also in the summary. */
  readonly warnings: Text[] = [];
  private readonly setting: CollectDeps & { service: ServiceClient };
  private readonly deadline: number;
  private readonly finished: ({ issue: number } & JobReport)[] = [];
  private queue: FoundCommand[] = [];
  private stillActive: FoundCommand[] = [];
  /** Commands whose result cannot be posted now. */
  private readonly unpostable: FoundCommand[] = [];
  /** Whether an issue rejects comments, where that is known. */
  private readonly closedIssues = new Map<number, boolean>();
  private requests = 0;
  /** What the service said since the last pause, by job ID. */
  private readonly readings = new Map<string, JobRead>();
  private mustStop = false;

  constructor(setting: Collector['setting']) {
    this.setting = setting;
    this.deadline = setting.env.clock.now() + MAX_MS;
  }

  /** `opened`: the pull request that was just opened; its job is probably the newest. */
  async run(open: FoundCommand[], opened: number | undefined): Promise<void> {
    const { env, inputs } = this.setting;
    const giveUpMs = inputs['give-up-after-hours'] * 3_600_000;
    this.queue = opened === undefined ? open : open.toSorted((a, b) => a.ageMs - b.ageMs);
    // After the first, a job is read only if the remaining requests suffice for all of its reads.
    let batchSize = 1;
    while (batchSize > 0 && this.queue.length > 0 && !this.isOver) {
      await this.follow(this.queue.splice(0, batchSize));
      batchSize = Math.floor((inputs['max-requests'] - this.requests) / MAX_READS);
    }
    for (const ms of opened === undefined ? [] : OPENED_PAUSES_MS) {
      if (
        this.finished.some(({ prLink }) => locatePullRequest(prLink, env.run)?.id.number === opened)
      )
        break;
      if (this.stillActive.length === 0 || this.isOver) break;
      if (await this.pause(ms)) await this.follow(this.stillActive.splice(0));
    }
    for (const each of this.stillActive) {
      if (this.isLate || this.failure) break;
      // The next run processes the least recently changed comments first, so that every job is read in turn.
      if (each.ageMs < giveUpMs || !each.job)
        await showProgress(each, this.queue.length > 0, this.setting);
      else
        await closeFound(each, { kind: 'timed-out', input: 'give-up-after-hours' }, this.setting);
    }
  }

  get isLate(): boolean {
    const { signal, clock } = this.setting.env;
    return signal.aborted || clock.now() >= this.deadline;
  }

  private get isOver(): boolean {
    return this.isLate || this.mustStop || this.requests >= this.setting.inputs['max-requests'];
  }

  /** Reads some jobs, and reads them again after a pause while their state is inconclusive. */
  private async follow(some: FoundCommand[], attempt = 1): Promise<void> {
    const again: FoundCommand[] = [];
    for (const each of some) {
      const end = await this.read(each);
      if (end === 'unread' && attempt === 1) this.queue.push(each);
      else if (end === 'unread' || end === 'again') again.push(each);
      else if (end === 'pending') this.stillActive.push(each);
      else if (end === 'unpostable') this.unpostable.push(each);
      else await this.close(each, end);
    }
    const mayRead = again.length > 0 && attempt < MAX_READS && !this.isOver;
    if (mayRead && (await this.pause(REPEAT_MS))) return this.follow(again, attempt + 1);
    for (const each of again) {
      if (each.isKnownEnd && !this.setting.env.signal.aborted && !this.mustStop)
        await this.close(each, { kind: 'job-ended' });
      else this.stillActive.push(each);
    }
  }

  private pause(ms: number): Promise<boolean> {
    this.readings.clear();
    return sleepUnlessStopped(ms, this.setting.env);
  }

  /** Sends one request for a job, even with several commands; undefined if no more may be sent. */
  private async request(jobId: string): Promise<JobRead | undefined> {
    const { service, env } = this.setting;
    if (this.readings.has(jobId) || this.isOver) return this.readings.get(jobId);
    this.requests += 1;
    const reading = await service.retrieve(jobId, undefined, env.signal);
    if (env.signal.aborted) return undefined;
    this.readings.set(jobId, reading);
    if (reading.kind === 'job' || reading.failure === 'gone') return reading;
    const { status = 0, what } = reading;
    const happened = text`Job ${code(jobId)}: the service ${what}.`;
    this.mustStop = [401, 403, 429].includes(status);
    if (status === 401 || status === 403) {
      const paragraphs = [happened, remedy(reading, 'retrieve')];
      this.failure = { title: 'The service rejected the API key', paragraphs };
    } else env.publisher.warn('The status of a job could not be read', happened);
    return reading;
  }

  /** How the command's job has ended, or what is known instead. */
  private async read(
    each: FoundCommand,
  ): Promise<EndReason | 'pending' | 'again' | 'unread' | 'unpostable'> {
    const { jobId, kind } = each.best.record;
    if (await this.isClosed(each)) return 'unpostable';
    const reading = await this.request(jobId);
    if (reading === undefined) return 'unread';
    if (reading.kind === 'job') {
      each.gone = 0;
      each.job = reading.job;
      const seen = each.detector.observe(reading.job, this.setting.env.clock.now());
      if (seen.kind === 'done') return { kind: seen.value };
      each.isKnownEnd = seen.atDeadline !== undefined;
      return seen.inMs === undefined ? 'pending' : 'again';
    }
    const isNew = kind !== 'message' && each.ageMs < CREATION_LAG_MS;
    if (reading.failure !== 'gone' || isNew) return 'pending';
    each.gone += 1;
    return each.gone < GONE_AFTER ? 'again' : { kind: 'gone' };
  }

  /**
   * Whether the result of a job could not be posted, so that the service need not be asked. GitHub is asked only about
   * old commands: one that nobody has answered by then is rare.
   */
  private async isClosed({ issue, ageMs }: FoundCommand): Promise<boolean> {
    const known = this.closedIssues.get(issue);
    if (known !== undefined || ageMs < UNUSUAL_MS) return known ?? false;
    const { api, env } = this.setting;
    let isClosed = false;
    try {
      isClosed = await isLocked(api, issue);
    } catch (error) {
      isClosed = isPermanent(asFault(error));
    }
    this.closedIssues.set(issue, isClosed);
    if (isClosed) {
      const happened = text`#${issue} is locked, was transferred, or was deleted, so results cannot be posted there. Its jobs were not requested.`;
      env.publisher.warn('Results cannot be posted', happened, text`If it is locked, unlock it.`);
      this.warnings.push(happened);
    }
    return isClosed;
  }

  private async close(each: FoundCommand, reason: EndReason): Promise<void> {
    const { report, how } = await closeFound(each, reason, this.setting);
    if (how === 'none') {
      this.closedIssues.set(each.issue, true);
      this.unpostable.push(each);
    } else if (how !== 'existing') this.finished.push({ issue: each.issue, ...report });
  }

  present(): Presentation {
    const { finished, queue, requests, unpostable } = this;
    const { inputs, env } = this.setting;
    const active = new Set(
      [...this.stillActive, ...unpostable, ...queue].map(({ best }) => best.record.jobId),
    ).size;
    const collected = new Set(finished.map(({ jobId }) => jobId)).size;
    const failure = env.signal.aborted
      ? { title: 'Canceled', paragraphs: [text`The next run finishes what is left.`] }
      : this.failure;
    const ended = collected === 0 ? 'No job to finish' : `${counted(collected, 'job')} finished`;
    const { title, paragraphs: why } = failure ?? { title: ended, paragraphs: [] };
    const paragraphs = [
      ...why,
      text`Project ${code(inputs['project-id'])}: ${counted(collected, 'job')} finished, ${counted(active, 'job')} still active. Requests to the service: ${requests} of at most ${inputs['max-requests']}.`,
      ...(queue.length === 0
        ? []
        : [text`Left for the next run: ${counted(queue.length, 'job')}.`]),
    ];
    const list = finished.map(({ issue, jobId, outcome, prLink }) => {
      const pullRequest = prLink === '' ? [] : text`, ${link(prLink)}`;
      return toMarkdown(text`- #${issue}: ${code(outcome)}, job ${code(jobId)}${pullRequest}`);
    });
    const icon = failure ? 'failed' : collected > 0 ? 'done' : 'note';
    const outcome = env.signal.aborted ? 'cancelled' : failure ? 'failed' : 'collected';
    return {
      outputs: outputs({ outcome, collected: `${collected}`, 'still-active': `${active}` }),
      summary: `${[messageSummary(title, icon, [...paragraphs, ...this.warnings]), ...list].join('\n').trim()}\n`,
      annotations: [{ level: failure ? 'error' : 'notice', title, paragraphs }],
    };
  }
}
