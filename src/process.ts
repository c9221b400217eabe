import { timeLimit } from './runner/clock.ts';
import type { Publisher } from './runner/publisher.ts';
import { code, text } from './text/sentence.ts';

/** The runner kills the process 7.5 s after a signal. */
export const STOP_WITHIN_MS = 4_900;
/** For a call to GitHub. */
const CALL_WHILE_STOPPING_MS = 1_500;

export class StepProcess {
  private readonly publisher: Publisher;
  private readonly stop = new AbortController();
  private readonly earlierCalls = new AbortController();
  private hasEnded = false;

  constructor(publisher: Publisher) {
    this.publisher = publisher;
    // If the process exits unexpectedly, the step must fail.
    process.exitCode = 1;

    process.on('SIGINT', () => this.onSignal('SIGINT'));
    process.on('SIGTERM', () => this.onSignal('SIGTERM'));

    // Node would print warnings to the log, such as undici's that its proxy agent is experimental.
    process.removeAllListeners('warning');

    process.on('beforeExit', () => void this.crash(new Error('the run ended without a result')));
    process.on('uncaughtException', (error) => void this.crash(error));
    process.on('unhandledRejection', (error) => void this.crash(error));
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Ends a call to GitHub that begins now. */
  callLimit(ms: number): AbortSignal {
    return this.signal.aborted
      ? timeLimit(CALL_WHILE_STOPPING_MS)
      : AbortSignal.any([this.earlierCalls.signal, timeLimit(ms)]);
  }

  /** `main` returns whether the step fails. */
  async run(main: () => Promise<boolean>): Promise<void> {
    try {
      await this.exit(await main());
    } catch (error) {
      await this.crash(error);
    }
  }

  private onSignal(name: string): void {
    if (this.signal.aborted) return;

    this.publisher.info(text`Received ${name}: stopping.`);
    this.stop.abort(new Error(name));
    setTimeout(() => this.earlierCalls.abort(), CALL_WHILE_STOPPING_MS).unref();
    setTimeout(() => void this.exitInTime(), STOP_WITHIN_MS).unref();
  }

  private async exitInTime(): Promise<void> {
    if (this.hasEnded) return;

    this.publisher.writeMissingOutputs('cancelled');
    await this.exit(true);
  }

  private async crash(error: unknown): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;

    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.publisher.writeMissingOutputs('failed');
    this.publisher.error({
      title: 'Internal error',
      happened: text`This is a bug in the action: ${code(details)}`,
      next: text`Look for a job in the service’s dashboard before you run again. Report the bug.`,
    });
    await this.exit(true);
  }

  private async exit(stepFails: boolean): Promise<void> {
    this.hasEnded = true;
    // A run that was stopped never succeeds, even if it had completed its work.
    const succeeds = !stepFails && !this.publisher.failed && !this.signal.aborted;
    process.exitCode = succeeds ? 0 : 1;
    this.publisher.showOutputs();

    // Open connections must not keep the runner waiting, but the log has to be written.
    await new Promise((resolve) => process.stdout.write('', resolve));
    process.exit();
  }
}
