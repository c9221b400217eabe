import type { Text } from './text/sentence.ts';

/** What people read in the log, the job summary, and comments. */
export interface Notice {
  title: string;
  /** Makes sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  steps?: readonly Text[] | undefined;
  next?: Text | undefined;
  /** The heading of the troubleshooting page that explains the message, unless it is the title. */
  topic?: string | undefined;
}

/** Ends a run before it sends anything, in words that people read. */
export abstract class EarlyEnd extends Error {
  abstract readonly outcome: 'failed' | 'skipped';
  readonly notice: Notice;
  constructor(notice: Notice) {
    super(notice.title);
    this.notice = notice;
  }
}

/** What people can correct themselves, such as a permission. */
export class SetupError extends EarlyEnd {
  readonly outcome = 'failed';
}

export class SkippedRun extends EarlyEnd {
  readonly outcome = 'skipped';
}

/** Never empty. */
export function describeError(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  // If no address of a host can be reached, only the errors of each address have a message.
  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
