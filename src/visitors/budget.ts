/** Where requests are paid from. */
export interface Purse {
  /** Takes one request; false where there is none. */
  take(): boolean;
  /** Gives back one that was taken and never made. */
  giveBack(): void;
}

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

  /** Pays from what was not set aside. */
  open(): Purse {
    return this.purse(() => this.left > this.aside);
  }

  /** Pays from everything: without the answer that this is for, what was set aside is of no use. */
  everything(): Purse {
    return this.purse(() => this.left > 0);
  }

  /** Pays its first request from what was set aside, every other like `open`. */
  setAside(): Purse {
    let tries = 0;
    return this.purse(() => {
      if (tries++ === 0 && this.aside > 0) this.aside--;
      return this.left > this.aside;
    });
  }

  private purse(mayTake: () => boolean): Purse {
    return {
      take: () => {
        if (!mayTake()) return false;
        this.left--;
        this.aside = Math.min(this.aside, this.left);
        this.spent++;
        return true;
      },
      giveBack: () => {
        this.left++;
        this.spent--;
      },
    };
  }
}

/** What one of `projects` may spend of what is left: its share, rounded up. What it leaves goes to the others. */
export function shareOf(left: number, projects: number): number {
  return Math.ceil(left / projects);
}
