import { OUTPUTS, type Outputs } from './outputs.ts';
import type { Runner } from './runner.ts';

/** What a run has told its runner so far, for the case that it cannot end by itself. */
export class Told {
  /** The runner that is listened to. */
  readonly runner: Runner;
  private readonly written: Partial<Record<string, string>> = {};
  /** A request that starts work is under way, or was. */
  hasSent = false;

  constructor(runner: Runner) {
    this.runner = {
      ...runner,
      setOutput: (name, value) => {
        runner.setOutput(name, value);
        this.written[name] = value;
      },
      saveState: (name, value) => {
        if (name === 'sending') this.hasSent = true;
        runner.saveState(name, value);
      },
    };
  }

  /** A request may have arrived, and nobody knows the job. */
  get isUnclear(): boolean {
    return this.hasSent && !this.written['job-id'];
  }

  /** The outputs that are still to be written: what was written stays as it is, and so does a result. */
  missing(outcome: string): Partial<Outputs> {
    const missing = OUTPUTS.filter((name) => this.written[name] === undefined);
    return Object.fromEntries(missing.map((name) => [name, name === 'outcome' ? outcome : '']));
  }
}
