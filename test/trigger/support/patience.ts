import type { FaultScript } from '../../standin/github/faults.ts';

/**
 * Time limits of a client that end at an event instead of after a time: when GitHub has received the request and stays
 * silent. So no test waits, and no slow machine makes another call time out.
 */
export class Patience {
  #calls: AbortController[] = [];

  /** The limit of one call. Only reactions are sent at the same time, and nothing depends on them. */
  readonly limit = (): AbortSignal => {
    const call = new AbortController();
    this.#calls.push(call);
    return call.signal;
  };

  /** The fault, after which the client gives up each request without an answer. */
  over(script: FaultScript): FaultScript {
    if (!/^(stall|drip|endless)/.test(script.name)) return script;
    const { after = 0, times = 1, when = () => true } = script;
    // Long enough for the part before the silence. If it is not, the client only gives up earlier.
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
