import type { PageCounts } from './wire.ts';

/**
 * All pages of a site, each once: what a ranking and the search for duplicates need, and no more. Numbers stand
 * in plain lists beside the paths, because an object a page would take three times the room.
 */
export class PageTable {
  private readonly known = new Set<string>();
  private readonly paths: string[] = [];
  private readonly human: number[] = [];
  private readonly ai: number[] = [];
  private readonly total: number[] = [];
  private ranked: Uint32Array | undefined;

  get size(): number {
    return this.paths.length;
  }

  /** Adds a page; false where its path is there already: then the first row counts. */
  add({ path, human, ai, total }: PageCounts): boolean {
    if (this.known.has(path)) return false;
    this.known.add(path);
    this.paths.push(path);
    this.human.push(human);
    this.ai.push(ai);
    this.total.push(total);
    this.ranked = undefined;
    return true;
  }

  /** Every page, by falling `total`, then by path in the order of its code units. */
  *byTotal(): Generator<PageCounts> {
    this.ranked ??= this.rank(this.total, () => true);
    for (const index of this.ranked) yield this.at(index);
  }

  /** How many pages AI reads more than people do, and the first `most` of them by falling `ai`. */
  aiAhead(most: number): Best {
    return this.best(this.ai, (index) => this.of(this.ai, index) > this.of(this.human, index), most);
  }

  /** How many pages have visitors that were seen as both, and the first `most` of them by that number. */
  both(most: number): Best {
    const both = this.paths.map((_, index) => bothOf(this.at(index)));
    return this.best(both, (index) => this.of(both, index) > 0, most);
  }

  private best(by: readonly number[], fits: (index: number) => boolean, most: number): Best {
    const ranked = this.rank(by, fits);
    return { count: ranked.length, pages: Array.from(ranked.subarray(0, most), (index) => this.at(index)) };
  }

  private rank(by: readonly number[], fits: (index: number) => boolean): Uint32Array {
    const { paths } = this;
    return Uint32Array.from([...paths.keys()].filter(fits)).sort((a, b) => {
      const falling = this.of(by, b) - this.of(by, a);
      return falling || ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1);
    });
  }

  private at(index: number): PageCounts {
    const { paths, human, ai, total } = this;
    return {
      path: paths[index] ?? '',
      human: this.of(human, index),
      ai: this.of(ai, index),
      total: this.of(total, index),
    };
  }

  private of(numbers: readonly number[], index: number): number {
    return numbers[index] ?? 0;
  }
}

/** Pages that were picked out, and how many there are in all. */
export interface Best {
  count: number;
  pages: PageCounts[];
}

/** Visitors that were counted as both (specification, 4.4, rule 4); of one site or one page, never of a sum. */
export function bothOf({ human, ai, total }: Omit<PageCounts, 'path'>): number {
  return human + ai - total;
}
