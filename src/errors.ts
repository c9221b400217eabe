import type { Text } from './text/sentence.ts';

/** One wrong input: its name, the value as given (undefined where it must not be shown), what is allowed. */
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

/** Something that the user can fix: what failed and why, and what to change. Nothing was sent. */
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

/** An error's message; for several addresses, Node joins their errors in one without a message. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  const inner = (error.errors ?? []).map((each) =>
    each instanceof Error ? each.message : String(each),
  );
  return error.message || inner.join('; ') || error.name;
}
