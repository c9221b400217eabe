/** Shorter values may occur in ordinary URLs and IDs. */
const MIN_SECRET = 8;

export const REDACTED = '***';

export type Redact = (text: string) => string;

/** Removes secrets, also from URLs and Base64. The runner masks them only in its log. */
export function redactor(secrets: readonly string[]): Redact {
  const forms = secrets.filter(({ length }) => length >= MIN_SECRET).flatMap(secretForms);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
}

/** For `JSON.parse`: once a string is shortened, a part of a secret is not recognized. */
export function redactingReviver(redact: Redact) {
  return (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
}

function secretForms(secret: string): string[] {
  // In Base64, the secret starts 0 to 2 bytes into a group of three. Its first and last characters
  // also depend on its neighbors.
  const base64 = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    const wholeGroups = padded.subarray(0, padded.length - (padded.length % 3));
    const dependentCharacters = shift === 0 ? 0 : shift + 1;
    return [wholeGroups.toString('base64'), wholeGroups.toString('base64url')].map((form) =>
      form.slice(dependentCharacters),
    );
  });
  return [secret, encodeURIComponent(secret), ...base64];
}
