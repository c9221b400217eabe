/** The largest event file that is read, in bytes; GitHub's own limit is 25 MB. */
const MAX_BYTES = 26_214_400;

/** The event's payload; undefined where the file is missing, too large or no JSON. */
export function readPayload(path: string | undefined, read: (path: string) => Uint8Array): unknown {
  if (!path) return undefined;
  try {
    const bytes = read(path);
    return bytes.length > MAX_BYTES ? undefined : JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
