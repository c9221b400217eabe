import { logLine } from './markdown.ts';

/** A shorter word is no secret, and removing it would spoil addresses and ids that happen to hold it. */
export const MIN_SECRET = 8;

/**
 * A function that removes secrets of at least `MIN_SECRET` characters from any text, also in base64, hexadecimal and
 * percent-encoded. The runner masks its log only; comments, outputs and summaries may repeat what the service answered.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.filter((secret) => secret.length >= MIN_SECRET).flatMap(formsOf);
  const found = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => found.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  // Inside a longer base64 text the secret begins at one of three alignments; the edges depend on neighbours.
  const base64 = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = padded.subarray(0, padded.length - (padded.length % 3)).toString('base64');
    const inner = whole.slice(shift === 0 ? 0 : shift + 1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const percent = [encodeURIComponent(secret), new URLSearchParams({ '': secret }).toString().slice(1)];
  return [
    secret,
    // As our own escaping leaves it behind.
    logLine(secret),
    secret.replaceAll('|', '\\|'),
    hex,
    hex.toUpperCase(),
    ...percent,
    ...percent.map((each) => each.replace(/%../g, (code) => code.toLowerCase())),
    JSON.stringify(secret).slice(1, -1),
    ...base64.filter((each) => each.length >= MIN_SECRET),
  ];
}
