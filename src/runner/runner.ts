/** The part of `@actions/core` that the product uses; `index.ts` hands in the real one. */
export interface Runner {
  info(line: string): void;
  debug(line: string): void;
  notice(message: string, properties: { title: string }): void;
  warning(message: string, properties: { title: string }): void;
  error(message: string, properties: { title: string }): void;
  startGroup(name: string): void;
  endGroup(): void;
  setOutput(name: string, value: string): void;
  saveState(name: string, value: string): void;
  /** Adds Markdown to the job summary. */
  writeSummary(markdown: string): Promise<void>;
}
