import { logLine } from './markdown.ts';

/** A shorter word is no secret, and taking it out would spoil addresses and ids that happen to hold it. */
export const MIN_SECRET = 8;

/** What stands where a secret stood. */
const HIDDEN = '***';

/**
 * A function that takes a secret of at least `MIN_SECRET` characters out of any text, also base64, hexadecimal and percent-encoded. The runner
 * masks its log; comments, outputs and summaries are ours to keep clean, for instance when the service
 * repeats the key in its own words.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.filter((secret) => secret.length >= MIN_SECRET).flatMap(formsOf);
  const found = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => found.reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  // Inside a longer base64 text the secret begins at one of three alignments; the edges depend on neighbours.
  const base64 = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = padded.subarray(0, padded.length - (padded.length % 3)).toString('base64');
    const inner = whole.slice(shift === 0 ? 0 : shift + 1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const json = JSON.stringify(secret).slice(1, -1);
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
    json,
    ...base64.filter((each) => each.length >= 8),
  ];
}
