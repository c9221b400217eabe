import { countChecks } from '../support/figures.ts';

/** Counts texts of the corpus, each as often as the number of places that showed it. */
export function countTexts(checks: number): void {
  countChecks('injection corpus: strings × sinks', checks);
}
