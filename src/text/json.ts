/** JSON that others wrote. */
import * as z from 'zod/mini';
import { type Redact, redactingReviver } from './redact.ts';

/** A part of another type counts as missing, so that the rest stays readable. */
export const optionalOrUndefined = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

/** Undefined for invalid JSON; `redact` removes secrets from its strings. */
export function parseJson(body: string, redact?: Redact): unknown {
  try {
    return JSON.parse(body, redact && redactingReviver(redact));
  } catch {
    return undefined;
  }
}

/** None for anything but an object. */
export function membersOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
