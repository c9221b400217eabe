/** What stands between two parts of a text. */
export const SEPARATOR = '\n\n';

/** What parts take in bytes (UTF-8), each with what stands between it and the next. */
export function bytes(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + Buffer.byteLength(part) + SEPARATOR.length, 0);
}

/** A part of a text that can be written shorter or longer; sizes are in bytes, with a separator. */
export interface Section {
  /** What it takes at least. */
  least: number;
  /** What it takes where there is room for everything that is wanted. */
  most: number;
  /** Writes it in so much room, which is `least` or more. */
  write(room: number): string;
}

/**
 * Writes the sections into `room`, in their order; undefined are those that it is too small for, later ones first.
 * What one does not need goes to the others, wherever they stand: whoever wants least is served first.
 */
export function writeInto(room: number, sections: readonly Section[]): (string | undefined)[] {
  let left = room;
  const fitting = sections.filter(({ least }) => {
    if (least > left) return false;
    left -= least;
    return true;
  });
  const wish = ({ least, most }: Section) => most - least;
  const written = new Map<Section, string>();
  for (const [index, section] of fitting.toSorted((a, b) => wish(a) - wish(b)).entries()) {
    const share = Math.floor(left / (fitting.length - index));
    const part = section.write(section.least + share);
    left -= bytes([part]) - section.least;
    written.set(section, part);
  }
  return sections.map((section) => written.get(section));
}
