import type { Answer } from './answer.ts';
import type { Received } from './request.ts';
import type { OperationId } from './served.ts';

/** `undefined` stands for every operation. */
export type HookOf<Rest extends unknown[]> = (request: Received, ...rest: Rest) => void | Promise<void>;

/**
 * Functions that run at an exact moment of a request. One that returns a promise holds the request back until
 * it settles; requests beside it go on, which is how two runs are interleaved at will.
 */
export class Hooks {
  readonly #before = new Set<{ operation: OperationId | undefined; run: HookOf<[]> }>();
  readonly #after = new Set<{ operation: OperationId | undefined; run: HookOf<[answer: Answer]> }>();

  /** Before the operation is done. @returns what takes the hook away again */
  before(operation: OperationId | undefined, run: HookOf<[]>): () => void {
    const hook = { operation, run };
    this.#before.add(hook);
    return () => void this.#before.delete(hook);
  }

  /** After the operation was done and before the client hears of it. */
  after(operation: OperationId | undefined, run: HookOf<[answer: Answer]>): () => void {
    const hook = { operation, run };
    this.#after.add(hook);
    return () => void this.#after.delete(hook);
  }

  async runBefore(request: Received): Promise<void> {
    for (const { operation, run } of [...this.#before]) {
      if (operation === undefined || operation === request.operation) await run(request);
    }
  }

  async runAfter(request: Received, answer: Answer): Promise<void> {
    for (const { operation, run } of [...this.#after]) {
      if (operation === undefined || operation === request.operation) await run(request, answer);
    }
  }
}
