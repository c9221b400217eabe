/** An hour's allowance of one token. */
type Window = { used: number; endsAt: number };

const hour = 3_600_000;

/** Counts requests by token and says so in headers, as GitHub does with every answer. */
export class Limits {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;
  readonly #perHour: number | undefined;

  /** @param perHour for every token; unless told 1,000 for installations, 5,000 for people */
  constructor(now: () => number, perHour: number | undefined) {
    this.#now = now;
    this.#perHour = perHour;
  }

  count(token: string): { exceeded: boolean; headers: Record<string, string>; reset: number } {
    const limit = this.#perHour ?? (token.startsWith('ghs_') ? 1000 : 5000);
    const known = this.#windows.get(token);
    const window = known && known.endsAt > this.#now() ? known : { used: 0, endsAt: this.#now() + hour };
    this.#windows.set(token, window);
    const exceeded = window.used >= limit;
    if (!exceeded) window.used += 1;
    const reset = Math.floor(window.endsAt / 1000);
    return {
      exceeded,
      reset,
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(limit - window.used),
        'x-ratelimit-used': String(window.used),
        'x-ratelimit-reset': String(reset),
        'x-ratelimit-resource': 'core',
      },
    };
  }
}
