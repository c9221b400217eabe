import { logLine } from './markdown.ts';

/** Shorter values are not redacted: they may occur in ordinary URLs and IDs. */
const MIN_SECRET = 8;
const isLong = (value: string) => value.length >= MIN_SECRET;

/** What stands in place of a secret. */
export const REDACTED = '***';

export type Redact = (text: string) => string;

/** Removes secrets from any text, also encoded. The runner masks only its log, not outputs, summaries and comments. */
export function redactor(secrets: readonly string[]): Redact {
  const forms = secrets.filter(isLong).flatMap(formsOf);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
}

/**
 * For `JSON.parse`: redacts each text of what is read, before anything is cut, because a redactor does not recognize a
 * part of a secret.
 */
export function redactingReviver(redact: Redact) {
  return (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');

  // In a longer Base64 text the secret has one of three alignments; its characters at the ends depend on the context.
  const base64 = [0, 1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = padded.subarray(0, padded.length - (padded.length % 3)).toString('base64');
    return whole.slice(shift === 0 ? 0 : shift + 1);
  });

  const percent = [
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
  ];

  return [
    secret,
    hex,
    hex.toUpperCase(),
    JSON.stringify(secret).slice(1, -1),
    // As escaped for the log and for cells.
    logLine(secret),
    secret.replaceAll('|', '\\|'),
    ...percent,
    ...percent.map((form) => form.replace(/%../g, (code) => code.toLowerCase())),
    ...base64
      .flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
      .filter(isLong),
  ];
}
