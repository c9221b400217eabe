import type { Clock } from '../clock.ts';
import type { ThreadComments } from '../github/comments.ts';
import { type Given, giveAnswer, tidyEnded } from './answer.ts';
import { commandsIn, type KnownCommand, recordFor } from './commands.ts';
import type { OwnDeps } from './own.ts';
import { type Reading, readerOf } from './reading.ts';
import type { Seal, ThreadRecord } from './record.ts';
import { type Command, ThreadRun } from './run.ts';
import { hasJob } from './runs.ts';
import type { Warn } from './warning.ts';

export interface ThreadDeps {
  comments: ThreadComments;
  clock: Clock;
  seal: Seal;
  /** What `isInstallationToken` says of the token behind `comments`. */
  asBot: boolean;
  signal?: AbortSignal | undefined;
  warn: Warn;
  progressIn?: ((commentId: number) => void) | undefined;
}

/** The job's end as the thread is to tell it. */
export interface End {
  /** Markdown without a hidden line. */
  body: string;
  prLink: string | null;
  /** Who writes it: a collector is a run, too. */
  run: ThreadRecord['run'];
}

/** What runs say to each other in one issue's comments (record.md). */
export interface Thread {
  /** Rejects with `ThreadUnreadable`. `jobOfThread(runsIn(seen))` is the job that `--status` asks for. */
  read(): Promise<Reading>;
  /** A run that sends or attaches. `deadline`: by `clock.now()`. */
  run(command: Command, deadline: number): ThreadRun;
  /** For `collect`; rejects with `ThreadUnreadable`. */
  commands(): Promise<KnownCommand[]>;
  /** Posts the end of a command's job, or that it cannot be known any more. */
  close(command: KnownCommand, end: End): Promise<Given>;
  /** Removes what killed runs left beside a command's end. */
  tidy(command: KnownCommand): Promise<void>;
  /**
   * Says in a pull request's own thread that a job opened it, once: undefined where the thread knows the job
   * already. Rejects with `ThreadUnreadable`.
   */
  announce(job: Announcement): Promise<Given | undefined>;
}

export interface Announcement extends End {
  command: string;
  jobId: string;
}

export function openThread(deps: ThreadDeps): Thread {
  const own: OwnDeps = { ...deps, read: readerOf(deps) };
  return {
    read: () => own.read(deps.signal),
    run: (command, deadline) => new ThreadRun(command, { ...own, deadline }),
    commands: async () => commandsIn((await own.read(deps.signal)).seen),
    close(command, { body, ...about }) {
      return giveAnswer({ record: recordFor(command, about), body, progressId: undefined }, own);
    },
    tidy: (command) => tidyEnded(command.best, own),
    announce: (job) => announce(job, own),
  };
}

async function announce(job: Announcement, deps: OwnDeps): Promise<Given | undefined> {
  const { command, jobId, run, prLink, body } = job;
  const { seen } = await deps.read(deps.signal);
  if (seen.some(({ record }) => hasJob(record) && record.jobId === jobId)) return undefined;
  const record: ThreadRecord = {
    state: 'ended',
    kind: 'create',
    answer: true,
    jobId,
    command,
    run,
    time: deps.clock.wall(),
    first: null,
    before: null,
    prLink,
    seq: 1,
  };
  return giveAnswer({ record, body, progressId: undefined }, deps);
}
