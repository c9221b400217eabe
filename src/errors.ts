import type { Text } from './text/sentence.ts';

/** For the log, the job summary, and comments. */
export interface UserMessage {
  title: string;
  /** Makes sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  /** What to do next. */
  next?: Text | undefined;
  /** A heading of the troubleshooting page; by default the title, and none for notices. */
  topic?: string | undefined;
}

export interface InvalidInput {
  input: string;
  /** As given; undefined if it must not be shown. */
  value?: string | undefined;
  allowed: string;
  /** The input is required, and empty. */
  isMissing?: boolean | undefined;
}

/** All wrong inputs of a run. Nothing was sent. */
export class InputsError extends Error {
  override readonly name = 'InputsError';
  readonly invalidInputs: readonly InvalidInput[];
  constructor(problems: readonly InvalidInput[]) {
    super(problems.map(({ input, allowed }) => `${input}: ${allowed}`).join('; '));
    this.invalidInputs = problems;
  }
}

/** Ends a run before anything is sent. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError';
  readonly userMessage: UserMessage;
  constructor(trouble: UserMessage) {
    super(trouble.title);
    this.userMessage = trouble;
  }
}

/** No changes to work on: the outcome is `skipped`, and the step does not fail. */
export class NothingToDo extends SetupError {}

/** An error's message, never empty. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  // If no address of a host can be reached, only the errors of each address have a message.
  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
