import type { PostedAnswer } from './answer.ts';
import { closeCommand, commandsIn, type End, type KnownCommand, tidyCommand } from './commands.ts';
import type { ThreadDeps, ThreadOptions } from './deps.ts';
import { ThreadReader } from './read.ts';
import type { ThreadRecord } from './record.ts';
import { type Command, ThreadRun } from './run.ts';
import { hasJob } from './runs.ts';
import { createOnce } from './writes.ts';

/** What runs tell each other in one issue's comments; README.md has the protocol. */
export interface Thread {
  /** A run that sends or attaches. `deadline`: by `clock.now()`. */
  run(command: Command, deadline: number): ThreadRun;
  /** For `collect`; rejects with `ThreadUnreadable`. */
  commands(): Promise<KnownCommand[]>;
  /** Posts the end of a command's job, or that it cannot be known any more. */
  close(command: KnownCommand, end: End): Promise<PostedAnswer>;
  /** Removes what killed runs left beside a command's end. */
  tidy(command: KnownCommand): Promise<void>;
  /**
   * Says in a pull request's own thread that a job opened it, once. Rejects with `ThreadUnreadable` or a
   * `GitHubFault`.
   */
  announce(job: Announcement): Promise<void>;
}

export interface Announcement extends End {
  command: string;
  jobId: string;
}

export function openThread(options: ThreadOptions): Thread {
  const deps: ThreadDeps = { ...options, reader: new ThreadReader(options) };
  return {
    run: (command, deadline) => new ThreadRun(command, { ...deps, deadline }),
    commands: async () => commandsIn((await deps.reader.read(options)).records),
    close: (command, end) => closeCommand(command, end, deps),
    tidy: (command) => tidyCommand(command, deps),
    announce: (job) => announce(job, deps),
  };
}

async function announce(
  { command, jobId, run, prLink, body }: Announcement,
  deps: ThreadDeps,
): Promise<void> {
  const { records } = await deps.reader.read(deps);
  if (records.some(({ record }) => hasJob(record) && record.jobId === jobId)) return;
  const record: ThreadRecord = {
    state: 'ended',
    kind: 'create',
    answer: true,
    jobId,
    command,
    run,
    time: deps.comments.now(),
    first: null,
    before: null,
    prLink,
    seq: 1,
  };
  await createOnce(body, record, deps);
}
