/** How often the expensive random tests try. `DOCS_AGENT_SAMPLES=10 npm test` tries ten times as much. */
const FACTOR = Number(process.env.DOCS_AGENT_SAMPLES ?? 1);

export const samples = (count: number): number => Math.ceil(count * FACTOR);
