/** How much the random tests try: in `npm test` a little, in `npm run deep`, which sets these variables, very much. */
const { DOCS_AGENT_SAMPLES, DOCS_AGENT_SCHEDULES, DOCS_AGENT_SEED } = process.env;

/** The number of the first random schedule, and of histories. A failed one prints its own. */
export const SEED = Number(DOCS_AGENT_SEED ?? 1);
export const SCHEDULES = Number(DOCS_AGENT_SCHEDULES ?? 300);

const FACTOR = Number(DOCS_AGENT_SAMPLES ?? 1 / 3);
export const isDeep = FACTOR >= 1;

export const samples = (count: number): number => Math.ceil(count * FACTOR);

/** Half of the texts for each place, so that each text is tried in half of the places; another half with the next seed. */
export function halfOf<T>(texts: readonly T[], place: number): readonly T[] {
  if (isDeep) return texts;
  return texts.filter((_, index) => (index + place + SEED) % 2 === 0);
}
