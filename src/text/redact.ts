/** Shorter values are not redacted: they may occur in ordinary URLs and IDs. */
const MIN_SECRET = 8;
/** At least as long as such a value in Base64, of either alphabet. */
const BASE64 = /[\w+/-]{11,}={0,2}/g;

export const REDACTED = '***';

export type Redact = (text: string) => string;

/** Removes secrets, also from URLs and Base64: the runner masks only its log. */
export function redactor(secrets: readonly string[]): Redact {
  const long = secrets.filter(({ length }) => length >= MIN_SECRET);
  if (long.length === 0) return (text) => text;

  const longestFirst = long
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .toSorted((a, b) => b.length - a.length);
  const hasSecret = (base64: string) => long.some((secret) => decodes(base64, secret));
  return (text) => {
    const plain = longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
    return plain.replace(BASE64, (base64) => (hasSecret(base64) ? REDACTED : base64));
  };
}

/** Other characters may stand before Base64, which is a sequence of groups of four. */
function decodes(base64: string, secret: string): boolean {
  return [0, 1, 2, 3].some((start) => Buffer.from(base64.slice(start), 'base64').includes(secret));
}

/** For `JSON.parse`, before anything truncates a string: a part of a secret is not recognized. */
export function redactingReviver(redact: Redact) {
  return (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
}
