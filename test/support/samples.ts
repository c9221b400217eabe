/**
 * How often the expensive random tests try. `DOCS_AGENT_SAMPLES=10 npm test` tries ten times as much; the random fault
 * schedules have a variable of their own.
 */
const FACTOR = Number(process.env.DOCS_AGENT_SAMPLES ?? 1);

export const samples = (count: number): number => Math.ceil(count * FACTOR);
