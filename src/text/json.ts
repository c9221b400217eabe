import * as z from 'zod/mini';
import { type Redact, redactingReviver } from './redact.ts';

/** A part with an unexpected type counts as missing, so that the rest can be read. */
export const optionalOrUndefined = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

/** Invalid JSON counts as missing. */
export function parseJson(body: string, redact?: Redact): unknown {
  try {
    return JSON.parse(body, redact && redactingReviver(redact));
  } catch {
    return undefined;
  }
}

export function membersOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
