import type { Text } from './text/sentence.ts';

/** What people read about an event of the run, in the log, the job summary, and comments. */
export interface UserMessage {
  title: string;
  /** What happened, in sentences that make sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  /** What to do, in this order. */
  steps?: readonly Text[] | undefined;
  /** What to do next. */
  next?: Text | undefined;
  /** The heading of the troubleshooting page that explains the message, unless it is the title. */
  topic?: string | undefined;
}

export interface InvalidInput {
  input: string;
  /** The value as it was given; undefined if it must not be shown. */
  value?: string | undefined;
  allowed: string;
  /** True if the input is required, but empty. */
  isMissing?: boolean | undefined;
}

/** All invalid inputs of a run, so that people can correct them together. Nothing was sent. */
export class InputsError extends Error {
  override readonly name = 'InputsError';
  readonly invalidInputs: readonly InvalidInput[];
  constructor(invalidInputs: readonly InvalidInput[]) {
    super(invalidInputs.map(({ input, allowed }) => `${input}: ${allowed}`).join('; '));
    this.invalidInputs = invalidInputs;
  }
}

/** What people can correct themselves, such as a token or a permission. Unless something catches it, it ends the run. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError';
  readonly userMessage: UserMessage;
  constructor(userMessage: UserMessage) {
    super(userMessage.title);
    this.userMessage = userMessage;
  }
}

/** Ends a run that has nothing to do. The outcome is `skipped`, and the step does not fail. */
export class SkippedRun extends SetupError {}

/** Never empty. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  // If no address of a host can be reached, only the errors of each address have a message.
  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
