/** Decides how much room the parts of a quotation get. All sizes are in UTF-16 code units. */
import { counted } from '../text/sentence.ts';

/** Equal shares. What those who need less leave goes to the others. */
export function shareRoom(needs: readonly number[], room: number): number[] {
  const shares = needs.map(() => 0);
  const smallestFirst = needs
    .map((need, index) => ({ need, index }))
    .toSorted((a, b) => a.need - b.need);

  let left = Math.max(0, room);
  for (const [position, { need, index }] of smallestFirst.entries()) {
    const share = Math.min(need, Math.floor(left / (needs.length - position)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/** The length of the longest note about lines that were cut. */
const MORE_LINES = '\n(… 99,999,999 more lines)'.length;

/** A text that ends at the end of a line, and says how many lines are missing. */
function cutAtLine(lines: string, room: number): string {
  if (lines.length <= room) return lines;

  const end = lines.lastIndexOf('\n', room - MORE_LINES);
  const kept = end < 0 ? '' : lines.slice(0, end + 1);
  const missing = countLines(lines.slice(kept.length));
  return `${kept}(… ${counted(missing, 'more line')})`;
}

function countLines(lines: string): number {
  let count = 1;
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Cuts each text to its share. What the ends of lines leave of the shares goes to the texts that were cut, the first ones
 * first: a line can be longer than a share.
 */
export function cutToShares(texts: readonly string[], room: number): string[] {
  const shares = shareRoom(
    texts.map(({ length }) => length),
    room,
  );
  const cut = texts.map((text, index) => cutAtLine(text, shares[index] ?? 0));

  let left = room - cut.reduce((sum, { length }) => sum + length, 0);
  return cut.map((text, index) => {
    const whole = texts[index] ?? '';
    if (text === whole) return text;

    const longer = cutAtLine(whole, text.length + left);
    left -= longer.length - text.length;
    return longer;
  });
}
