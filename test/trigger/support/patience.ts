import type { FaultScript } from '../../standin/github/faults.ts';

/**
 * A client's patience that ends at a moment instead of after a time: when GitHub has met the request with silence.
 * No test waits, and no slow machine makes another call time out.
 */
export class Patience {
  #calls: AbortController[] = [];

  /** The limit of one call. Beside others there are only reactions, which nothing depends on. */
  readonly limit = (): AbortSignal => {
    const call = new AbortController();
    this.#calls.push(call);
    return call.signal;
  };

  /** The fault, with the client losing its patience over each request that is left without an answer. */
  over(script: FaultScript): FaultScript {
    if (!/^(stall|drip|endless)/.test(script.name)) return script;
    const { after = 0, times = 1, when = () => true } = script;
    // Long enough for what comes before the silence; where it is not, the client has just been less patient.
    const ms = script.name === 'stall-before-headers' ? 0 : 20;
    let met = 0;
    return {
      ...script,
      after: 0,
      times: Number.POSITIVE_INFINITY,
      when: (request) => {
        if (!when(request)) return false;
        met += 1;
        if (met <= after || met > after + times) return false;
        const calls = this.#calls.splice(0);
        setTimeout(() => {
          for (const call of calls) call.abort(new DOMException('no answer', 'TimeoutError'));
        }, ms);
        return true;
      },
    };
  }
}
