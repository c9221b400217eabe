/** In the order of `action.yml`. */
export const OUTPUTS = [
  'pr-link',
  'pr-number',
  'preview-url',
  'job-id',
  'status',
  'outcome',
  'comment-url',
  'headline',
  'human',
  'ai',
  'total',
  'report-json',
  'report-csv',
] as const;

export type Outputs = Record<(typeof OUTPUTS)[number], string>;

export type OutputValues = { readonly [Name in keyof Outputs]?: string | undefined };

/** Those that do not apply are empty. */
export function outputs(values: OutputValues): Outputs {
  const entries = OUTPUTS.map((name) => [name, values[name] ?? '']);
  return Object.fromEntries(entries) as Outputs;
}
