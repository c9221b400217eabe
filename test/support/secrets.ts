/** Searching a text for a secret, in the forms in which programs tend to print one by accident. */

/** Shorter secrets turn up by chance, above all in base64; searching for them would prove nothing. */
export const shortestSecret = 8;

/**
 * Every form of the secret that occurs in the text.
 * @throws RangeError for a secret of less than `shortestSecret` characters.
 */
export function findSecret(text: string, secret: string): string[] {
  const lower = text.toLowerCase();
  const found = needlesOf(secret).filter(({ needle, anyCase }) =>
    (anyCase ? lower : text).includes(needle),
  );
  return [...new Set(found.map(({ form }) => form))];
}

/** `anyCase`: the needle is lower case and matches any case, as hex digits have none of their own. */
type Needle = { form: string; needle: string; anyCase: boolean };

// The same few keys are searched for in thousands of texts.
const known = new Map<string, readonly Needle[]>();

function needlesOf(secret: string): readonly Needle[] {
  const cached = known.get(secret);
  if (cached) return cached;
  if (secret.length < shortestSecret) {
    throw new RangeError(`A secret of ${secret.length} characters is too short to search for.`);
  }
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  const quoted = JSON.stringify(secret).slice(1, -1);
  const exact = (form: string, ...texts: string[]): Needle[] =>
    texts.map((needle) => ({ form, needle, anyCase: false }));
  const folded = (form: string, ...texts: string[]): Needle[] =>
    texts.map((needle) => ({ form, needle: needle.toLowerCase(), anyCase: true }));
  const needles = [
    ...exact('plain', secret),
    ...exact('base64', ...base64Forms(bytes)),
    ...folded('hex', hex, spaced(hex, ' '), spaced(hex, ':')),
    ...exact(
      'percent-encoded',
      encodeURIComponent(secret),
      new URLSearchParams([['', secret]]).toString().slice(1),
    ),
    ...folded('percent-encoded', encodeURIComponent(secret), `%${spaced(hex, '%')}`),
    ...exact(
      'json-escaped',
      quoted,
      quoted.replaceAll('/', '\\/'),
      JSON.stringify(quoted).slice(1, -1),
    ),
    ...folded('json-escaped', unicodeEscapes(secret)),
    ...exact('command-escaped', replaced(secret, { '%': '%25', '\r': '%0D', '\n': '%0A' })),
    ...exact('html', replaced(secret, { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })),
  ].filter(({ form, needle }) => form === 'plain' || needle.toLowerCase() !== secret.toLowerCase());
  known.set(secret, needles);
  return needles;
}

function spaced(hex: string, separator: string): string {
  return (hex.match(/../g) ?? []).join(separator);
}

/**
 * The characters of base64 that the secret alone decides, for each of the three places in a group of three
 * bytes where it can start, in both alphabets.
 */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const standard = encoded.slice(first, end);
    return [standard, standard.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function unicodeEscapes(secret: string): string {
  const units = secret.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return units.map((unit) => `\\u${unit}`).join('');
}

const replaced = (secret: string, signs: Readonly<Record<string, string>>): string =>
  Object.entries(signs).reduce((text, [sign, escaped]) => text.replaceAll(sign, escaped), secret);
