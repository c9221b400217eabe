import { type Text, text } from './render/text.ts';

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

/** A mode that this version does not have. */
export function modeNotAvailable(mode: string): SetupError {
  return new SetupError(
    text`\`mode: ${mode}\` is not available in this version. Nothing was sent.`,
    text`Use \`mode: job\`, or a later version of the action.`,
  );
}
