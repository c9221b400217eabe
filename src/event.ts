/** The largest event file that is read, in bytes; GitHub's own limit is 25 MB. */
const MAX_BYTES = 26_214_400;

/**
 * The number of the issue or pull request that an event names, if any. A missing or broken event file
 * names none: a run with a prompt needs no event.
 */
export function eventIssue(payload: unknown): number | undefined {
  const { issue, pull_request } = fields(payload);
  const { number } = fields(issue ?? pull_request);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The event's payload; undefined where the file is missing, too large or no JSON. */
export function readEvent(path: string | undefined, read: (path: string) => Uint8Array): unknown {
  if (!path) return undefined;
  try {
    const bytes = read(path);
    return bytes.length > MAX_BYTES ? undefined : JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
