import type { Text } from './text/sentence.ts';

/** What the log, the job summary, and comments tell people about one thing. */
export interface Message {
  title: string;
  /** Makes sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  /** What to do next. */
  next?: Text | undefined;
  /**
   * The heading of the troubleshooting page about it; default: for errors and warnings the title, for notices none.
   */
  topic?: string | undefined;
}

/** One wrong input. `value`: as given; undefined if it must not be shown. */
export interface Problem {
  input: string;
  value?: string | undefined;
  allowed: string;
}

/** All wrong inputs of a run, together. Nothing was sent. */
export class InputsError extends Error {
  override readonly name = 'InputsError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ input, allowed }) => `${input}: ${allowed}`).join('; '));
    this.problems = problems;
  }
}

/** Ends a run before anything is sent, with a message for the user. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError';
  readonly trouble: Message;
  constructor(trouble: Message) {
    super(trouble.title);
    this.trouble = trouble;
  }
}

/** Nothing has changed that the run could work on. The outcome is `skipped`, and the step does not fail. */
export class NothingToDo extends SetupError {}

/** An error's message, never empty. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  // If no address of a host can be reached, Node's error has no message, but one error per address.
  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
