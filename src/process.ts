import { debug, type Publisher } from './runner/publisher.ts';
import { code, text } from './text/sentence.ts';

/** The runner kills the process 7.5 s after a signal; this run exits earlier. */
const STOP_WITHIN_MS = 4_900;
/** The time limit of a call to GitHub while the run is being stopped. */
const CALL_STOPPED_MS = 1_500;

export class StepProcess {
  private readonly publisher: Publisher;
  private readonly stop = new AbortController();
  /** Ends calls to GitHub that began before the run was stopped. */
  private readonly late = new AbortController();
  private hasEnded = false;

  constructor(publisher: Publisher) {
    this.publisher = publisher;
    // An unexpected exit must fail the step.
    process.exitCode = 1;

    process.on('SIGINT', () => this.onSignal('SIGINT'));
    process.on('SIGTERM', () => this.onSignal('SIGTERM'));

    // undici warns that its proxy agent is experimental.
    process.removeAllListeners('warning');
    process.on('warning', ({ name, message }) => debug(publisher.redact(`${name}: ${message}`)));

    process.on('beforeExit', () => void this.crash(new Error('the run ended without a result')));
    process.on('uncaughtException', (error) => void this.crash(error));
    process.on('unhandledRejection', (error) => void this.crash(error));
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** The time limit of a call to GitHub that begins now, and that may take so long in a run that is not stopped. */
  callLimit(ms: number): AbortSignal {
    return this.signal.aborted
      ? AbortSignal.timeout(CALL_STOPPED_MS)
      : AbortSignal.any([this.late.signal, AbortSignal.timeout(ms)]);
  }

  /** Runs `main`, which returns whether the step fails, and exits. */
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
    setTimeout(() => this.late.abort(), CALL_STOPPED_MS).unref();
    setTimeout(() => void this.exitEarly(), STOP_WITHIN_MS).unref();
  }

  /** Where the run did not stop in time. */
  private async exitEarly(): Promise<void> {
    if (this.hasEnded) return;

    this.publisher.outputsAfter('cancelled');
    await this.exit(true);
  }

  private async crash(error: unknown): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;

    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.publisher.outputsAfter('failed');
    this.publisher.error({
      title: 'Internal error',
      happened: text`This is a bug in the action: ${code(details)}`,
      next: text`Check the service’s dashboard for a job before you run again, and report this bug.`,
    });
    await this.exit(true);
  }

  private async exit(failing: boolean): Promise<void> {
    this.hasEnded = true;
    // A stopped run never succeeds, even if it is complete.
    const succeeds = !failing && !this.publisher.failed && !this.signal.aborted;
    process.exitCode = succeeds ? 0 : 1;
    this.publisher.showOutputs();

    // Open connections must not keep the runner waiting.
    await new Promise((resolve) => process.stdout.write('', resolve));
    process.exit();
  }
}
