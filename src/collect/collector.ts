import type { Trouble } from '../errors.ts';
import { asFault, isPermanent } from '../github/faults.ts';
import { isLocked } from '../github/issues.ts';
import { isPullRequest } from '../result/pull-request.ts';
import type { EndReason, JobReport } from '../result/report.ts';
import { text } from '../text/sentence.ts';
import {
  type CollectSession,
  type EarlierCommand,
  newestFirst,
  postResult,
  showProgress,
} from './commands.ts';
import { commandsBehind, type OpenedPullRequest } from './opened.ts';
import { JobReader } from './reader.ts';

/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5_000;
/** Most jobs have ended, and were answered, after this time in ms. */
const UNUSUAL_MS = 2 * 3_600_000;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [15_000, 30_000, 60_000];
const GIVEN_UP: EndReason = { kind: 'timed-out', input: 'give-up-after-hours' };

type FinishedJob = JobReport & { issue: number };

/** Reads the jobs of unanswered commands, and posts the results of those that have ended. */
export class Collector {
  readonly reader: JobReader;
  /** Shown in the log already, and also in the summary. */
  readonly warnings: Trouble[] = [];
  readonly finished: FinishedJob[] = [];
  /** Each unanswered command is in one of these lists: not read yet, its job goes on, or its issue takes no comments. */
  unread: EarlierCommand[] = [];
  active: EarlierCommand[] = [];
  readonly unpostable: EarlierCommand[] = [];
  private readonly session: CollectSession;
  /** Whether an issue rejects comments, where that is known. */
  private readonly closedIssues = new Map<number, boolean>();

  constructor(session: CollectSession) {
    this.session = session;
    this.reader = new JobReader(session);
  }

  /** `opened`: the pull request that was just opened; its job is probably the newest. */
  async run(commands: EarlierCommand[], opened: OpenedPullRequest | undefined): Promise<void> {
    this.unread = opened === undefined ? commands : newestFirst(commands);

    // After the first, a job is read only if the remaining requests suffice for all of its reads.
    let batchSize = 1;
    while (batchSize > 0 && this.unread.length > 0 && !this.reader.isOver) {
      await this.follow(this.unread.splice(0, batchSize));
      batchSize = Math.floor(this.reader.remaining / MAX_READS);
    }

    if (opened !== undefined) await this.waitFor(opened);
    await this.updateActive();
  }

  /** Reads only the jobs that may have opened the pull request again: the others are not expected to end now. */
  private async waitFor(opened: OpenedPullRequest): Promise<void> {
    const { run } = this.session;
    const isOpened = ({ prLink }: FinishedJob) => isPullRequest(prLink, opened.number, run);
    const candidates = new Set(commandsBehind(opened, this.active));

    for (const pauseMs of OPENED_PAUSES_MS) {
      const remaining = this.active.filter((command) => candidates.has(command));
      if (this.finished.some(isOpened) || remaining.length === 0 || this.reader.isOver) return;
      if (!(await this.reader.pause(pauseMs))) return;

      this.active = this.active.filter((command) => !candidates.has(command));
      await this.follow(remaining);
    }
  }

  /** Changes the comments in order: the next run starts with the least recently changed, so every job has its turn. */
  private async updateActive(): Promise<void> {
    const giveUpMs = this.session.inputs['give-up-after-hours'] * 3_600_000;
    for (const command of this.active) {
      if (this.reader.isLate || this.reader.failure) return;

      const isTooOld = command.job !== undefined && command.ageMs >= giveUpMs;
      if (isTooOld) await postResult(command, GIVEN_UP, this.session);
      else await showProgress(command, this.unread.length > 0, this.session);
    }
  }

  /** Reads the jobs of some commands, again after a pause while their state is inconclusive. */
  private async follow(commands: EarlierCommand[]): Promise<void> {
    let inconclusive = await this.read(commands, this.unread);
    for (let reads = 1; reads < MAX_READS; reads += 1) {
      if (inconclusive.length === 0 || this.reader.isOver) break;
      if (!(await this.reader.pause(REPEAT_MS))) break;
      inconclusive = await this.read(inconclusive);
    }

    for (const command of inconclusive) {
      const mayPost = !this.session.signal.aborted && !this.reader.isRefused;
      if (command.isKnownEnd && mayPost) await this.close(command, { kind: 'job-ended' });
      else this.active.push(command);
    }
  }

  /** Reads each job once. Returns the commands whose state is inconclusive, with unread ones if there is no list for them. */
  private async read(commands: EarlierCommand[], unread?: EarlierCommand[]) {
    const { active, unpostable } = this;
    const inconclusive: EarlierCommand[] = [];
    const lists = { active, unpostable, inconclusive, unread: unread ?? inconclusive };
    for (const command of commands) {
      const state = (await this.isClosed(command)) ? 'unpostable' : await this.reader.read(command);
      if (typeof state === 'string') lists[state].push(command);
      else await this.close(command, state);
    }
    return inconclusive;
  }

  /**
   * Whether the result of a job could not be posted, so that the service need not be asked. GitHub is asked only about
   * old commands: one that nobody has answered by then is rare.
   */
  private async isClosed({ issue, ageMs }: EarlierCommand): Promise<boolean> {
    const cached = this.closedIssues.get(issue);
    if (cached !== undefined || ageMs < UNUSUAL_MS) return cached ?? false;

    const { api, publisher } = this.session;
    const isClosed = await isLocked(api, issue).catch((error) => isPermanent(asFault(error)));
    this.closedIssues.set(issue, isClosed);
    if (isClosed) {
      const warning: Trouble = {
        title: 'Could not post the result',
        happened: text`#${issue} is locked, was transferred, or was deleted, so results cannot be posted there. Its jobs were not requested.`,
        next: text`If it is locked, unlock it.`,
      };
      publisher.warn(warning);
      this.warnings.push(warning);
    }
    return isClosed;
  }

  private async close(command: EarlierCommand, reason: EndReason): Promise<void> {
    const { report, how } = await postResult(command, reason, this.session);
    if (how === 'none') {
      this.closedIssues.set(command.issue, true);
      this.unpostable.push(command);
    } else if (how !== 'existing') this.finished.push({ issue: command.issue, ...report });
  }
}
