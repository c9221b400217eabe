import { bothIn, isContradictory } from './counts.ts';
import type { PageCounts } from './wire.ts';

/** Numbers of a page that stand side by side in `numbers`. */
const HUMAN = 0;
const AI = 1;
const TOTAL = 2;
const WIDTH = 3;

/**
 * All pages of a site, each once: what a ranking and the search for duplicates need, and no more. Numbers stand
 * in one typed array beside the paths, because an object a page would take several times the room.
 */
export class PageTable {
  private readonly known = new Set<string>();
  private readonly paths: string[] = [];
  private numbers = new Float64Array(WIDTH * 256);
  private ranked: Uint32Array | undefined;

  get size(): number {
    return this.paths.length;
  }

  /** Adds a page; false where its path is there already: then the first row counts. */
  add({ path, human, ai, total }: PageCounts): boolean {
    if (this.known.has(path)) return false;
    const at = WIDTH * this.paths.length;
    if (at === this.numbers.length) {
      const larger = new Float64Array(2 * at);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers.set([human, ai, total], at);
    this.known.add(path);
    this.paths.push(path);
    this.ranked = undefined;
    return true;
  }

  /** Every page, by falling `total`, then by path in the order of its code units. */
  *byTotal(): Generator<PageCounts> {
    this.ranked ??= this.rank(
      () => true,
      (index) => this.of(index, TOTAL),
    );
    for (const index of this.ranked) yield this.at(index);
  }

  /** How many pages AI reads more than people do, and the first `most` of them by falling `ai`. */
  aiAhead(most: number): Best {
    return this.best(
      most,
      (index) => this.of(index, AI) > this.of(index, HUMAN),
      (index) => this.of(index, AI),
    );
  }

  /**
   * How many pages have visitors that were seen as both, and the first `most` of them by that number. It is not
   * known of a page whose counts contradict each other.
   */
  both(most: number): Best {
    const both = (index: number) => bothIn(this.at(index)) ?? 0;
    return this.best(most, (index) => both(index) > 0, both);
  }

  /** How many pages have counts that contradict each other. */
  get contradictory(): number {
    return this.paths.reduce((count, _, index) => count + Number(isContradictory(this.at(index))), 0);
  }

  private best(most: number, fits: (index: number) => boolean, by: (index: number) => number): Best {
    const ranked = this.rank(fits, by);
    return { count: ranked.length, pages: Array.from(ranked.subarray(0, most), (index) => this.at(index)) };
  }

  private rank(fits: (index: number) => boolean, by: (index: number) => number): Uint32Array {
    const { paths } = this;
    let count = 0;
    const fitting = new Uint32Array(paths.length);
    for (let index = 0; index < paths.length; index++) if (fits(index)) fitting[count++] = index;
    return fitting
      .subarray(0, count)
      .sort((a, b) => by(b) - by(a) || ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1));
  }

  private at(index: number): PageCounts {
    return {
      path: this.paths[index] ?? '',
      human: this.of(index, HUMAN),
      ai: this.of(index, AI),
      total: this.of(index, TOTAL),
    };
  }

  private of(index: number, which: number): number {
    return this.numbers[WIDTH * index + which] ?? 0;
  }
}

/** Pages that were picked out, and how many there are in all. */
export interface Best {
  count: number;
  pages: PageCounts[];
}
