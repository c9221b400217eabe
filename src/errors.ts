import type { Text } from './text/sentence.ts';

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

/** Something that the user can fix: what happened, and what to change. Nothing was sent. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly happened: Text;
  readonly remedy: Text;
  constructor(happened: Text, remedy: Text) {
    super('the setup is not usable');
    this.happened = happened;
    this.remedy = remedy;
  }
}

/** No error: what the run should work on has not changed. It ends as `skipped`. */
export class NothingToDo extends SetupError {
  static readonly title = 'Skipped: nothing to do';
}

/** An error's message. If no address of a host can be reached, Node's error has none, but `errors` of its own. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
