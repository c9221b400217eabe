/**
 * How many requests may still be made, repeated ones too. Some can be set aside: the trend's, so that a large
 * export leaves them.
 */
export class Budget {
  private left: number;
  private aside: number;
  spent = 0;

  /** `aside` of `requests` are set aside, but at least one is not. */
  constructor(requests: number, aside: number) {
    this.left = requests;
    this.aside = Math.max(0, Math.min(aside, requests - 1));
  }

  /** Takes a request that was not set aside; false where there is none. */
  take(): boolean {
    return this.left > this.aside && this.pay();
  }

  /** Takes one that was set aside, else any. */
  takeAside(): boolean {
    if (this.aside === 0) return this.take();
    this.aside--;
    return this.pay();
  }

  private pay(): boolean {
    this.left--;
    this.spent++;
    return true;
  }
}

/** What one of `projects` may spend of what is left: its share, rounded up. What it leaves goes to the others. */
export function shareOf(left: number, projects: number): number {
  return Math.ceil(left / projects);
}
