/** Shorter values are not redacted: they may occur in ordinary URLs and IDs. */
const MIN_SECRET = 8;

/** What stands in place of a secret. */
export const REDACTED = '***';

export type Redact = (text: string) => string;

/**
 * Removes secrets from any text, also in URLs and in Base64. The runner masks only its log, not outputs, summaries and
 * comments.
 */
export function redactor(secrets: readonly string[]): Redact {
  const forms = secrets.filter(({ length }) => length >= MIN_SECRET).flatMap(formsOf);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
}

/**
 * For `JSON.parse`: redacts strings while they are parsed, before anything truncates them, because a redactor does not
 * recognize a part of a secret.
 */
export function redactingReviver(redact: Redact) {
  return (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
}

/** Without the last characters of Base64, which depend on what follows the secret. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
  return [secret, encodeURIComponent(secret), base64];
}
