/** Every output of the action, in the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'job-id',
  'status',
  'outcome',
  'request',
  'comment-url',
  'human',
  'ai',
  'total',
  'both',
  'ai-share',
  'pages',
  'truncated',
  'report-json',
  'report-csv',
  'collected',
  'still-active',
] as const;
export type OutputName = (typeof OUTPUTS)[number];
export type Outputs = Record<OutputName, string>;

/** All outputs, empty where they do not apply, as the interface demands. */
export function outputs(known: Partial<Outputs>): Outputs {
  const all = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
  return { ...all, ...known } as Outputs;
}
