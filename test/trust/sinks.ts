/** Puts the corpus into the places through which foreign text comes in, in few runs. */

import { countChecks } from '../support/figures.ts';
import { corpus } from './corpus.ts';

/** Each text passes through the product in this process. A few runs of the bundle show that it behaves the same. */
export const ROUNDS = 2;

/** As much of a round's part of the corpus as fits, a text a line: what would be cut off is not shown, and proves nothing. */
function share(round: number, sink: number, most: number): readonly string[] {
  const texts: string[] = [];
  let length = 0;
  for (const text of corpus.filter((_, index) => index % ROUNDS === (round + sink) % ROUNDS)) {
    if (length + text.length + 1 > most) continue;
    texts.push(text);
    length += text.length + 1;
  }
  return texts;
}

/**
 * The texts of one round for each of the sinks, counted in the report of figures. `most` is how many characters
 * of such a value are shown.
 */
export function hostileValues<const S extends string>(
  round: number,
  most: number,
  sinks: readonly S[],
): Record<S, string> {
  const entries = sinks.map((sink, index) => {
    const texts = share(round, index, most);
    countTexts(texts.length);
    return [sink, texts.join('\n')] as const;
  });
  return Object.fromEntries(entries) as Record<S, string>;
}

export function countTexts(checks: number): void {
  countChecks('injection corpus: strings × sinks', checks);
}

/** The text as an environment variable can hold it, without NUL. */
export const forEnvironment = (value: string): string => value.replaceAll('\0', '');
