/** Which requests to a simulated server meet a fault, and how the fault answers them. */
import type { ServerResponse } from 'node:http';
import { carryOut } from '../faults/carry-out.ts';
import type { RequestFault } from '../faults/faults.ts';

export interface Script<Operation extends string> {
  readonly operation?: Operation | readonly Operation[];
  /** How many fitting requests pass unharmed first. */
  readonly after?: number;
  /** How many requests it affects; default 1. */
  readonly times?: number;
}

/** A fault that a server can have. `write`: the request takes effect although the answer says otherwise. */
export type ScriptedFault<Operation extends string> = Script<Operation> &
  RequestFault & { readonly write?: true };

export const concerns = <Operation extends string>(
  { operation }: Script<Operation>,
  requested: Operation | null,
): boolean => operation === undefined || [operation].flat().some((one) => one === requested);

/** Counts the requests of a script. */
export class Counter {
  #unharmed: number;
  #remaining: number;

  constructor({ after = 0, times = 1 }: Pick<Script<string>, 'after' | 'times'>) {
    this.#unharmed = after;
    this.#remaining = times;
  }

  /** Whether the next fitting request is affected. */
  take(): boolean {
    if (this.#remaining === 0) return false;
    if (this.#unharmed > 0) {
      this.#unharmed -= 1;
      return false;
    }
    this.#remaining -= 1;
    return true;
  }
}

export async function spoil(fault: RequestFault, response: ServerResponse): Promise<void> {
  if (!response.destroyed) await carryOut(fault, response);
}
