import type { Text } from './text/sentence.ts';

/** One wrong input: its name, the value as given (undefined where it must not be shown), what is allowed. */
export interface Problem {
  input: string;
  value?: string;
  allowed: string;
}

/** All wrong inputs of a run, together. Nothing was sent. */
export class InputsError extends Error {
  override readonly name = 'InputsError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.input}: ${problem.allowed}`).join('; '));
    this.problems = problems;
  }
}

/** Something that the user can mend: what failed, the likely cause, what to change. Nothing was sent. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly happened: Text;
  readonly remedy: Text;
  constructor(happened: Text, remedy: Text) {
    super('the set-up needs a change');
    this.happened = happened;
    this.remedy = remedy;
  }
}

/** An error's words; Node joins the failures of several addresses in an error without any of its own. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  // The dispatcher breaks off at a 100 that nobody asked for, and does not say so.
  if (error.message === 'bad response') return 'an answer out of turn, such as an unrequested 100 Continue';
  if (error.message !== '') return error.message;
  const inner = (error.errors ?? []).map((each) => (each instanceof Error ? each.message : String(each)));
  return inner.join('; ') || error.name;
}
