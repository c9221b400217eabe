import { InputsError, type Problem } from '../../src/errors.ts';
import { readInputs } from '../../src/inputs/inputs.ts';
import type { InputEvent } from '../../src/inputs/rules.ts';

export type Raw = Record<string, string | undefined>;

export const KEY = 'key_canary-9f3b7d21c64e8a05';

/** What every run needs. */
export const needed: Raw = {
  'base-url': 'https://api.example.com',
  'project-id': 'docs',
  'api-key': KEY,
  prompt: 'Do it.',
};

export const read = (raw: Raw, around?: InputEvent) => readInputs({ ...needed, ...raw }, around);

export function problems(raw: Raw, around?: InputEvent): readonly Problem[] {
  try {
    read(raw, around);
  } catch (error) {
    if (error instanceof InputsError) return error.problems;
    throw error;
  }
  return [];
}

export const refused = (raw: Raw, around?: InputEvent) =>
  problems(raw, around).map(({ input }) => input);
