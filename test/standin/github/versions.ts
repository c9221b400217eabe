/** A number that grows by one with each write to the world. */
export type Revision = number;

type Version<Item> = { item: Item; from: Revision; until: Revision };

/**
 * Items with their whole history, so that a reader can be shown the world as it was at any revision: that
 * is what a stale list is. Items are never changed in place; a change puts a new one under the same id.
 */
export class Versions<Item extends { readonly id: number }> {
  readonly #all = new Map<number, Version<Item>[]>();

  put(item: Item, now: Revision): void {
    const versions = this.#all.get(item.id) ?? [];
    this.#end(versions, now);
    versions.push({ item, from: now, until: Number.POSITIVE_INFINITY });
    this.#all.set(item.id, versions);
  }

  remove(id: number, now: Revision): void {
    this.#end(this.#all.get(id) ?? [], now);
  }

  get(id: number, at: Revision): Item | undefined {
    return this.#all.get(id)?.find(({ from, until }) => from <= at && at < until)?.item;
  }

  /** Those that fit, ascending by id. */
  list(at: Revision, fits: (item: Item) => boolean): Item[] {
    const found: Item[] = [];
    for (const id of this.#all.keys()) {
      const item = this.get(id, at);
      if (item && fits(item)) found.push(item);
    }
    return found.sort((a, b) => a.id - b.id);
  }

  #end(versions: Version<Item>[], now: Revision): void {
    const last = versions.at(-1);
    if (last?.until === Number.POSITIVE_INFINITY) last.until = now;
  }
}
