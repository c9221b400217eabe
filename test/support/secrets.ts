/** Shorter secrets turn up by chance, above all in Base64; searching for them would prove nothing. */
export const shortestSecret = 8;

/**
 * Every form of the secret that occurs in the text.
 * @throws RangeError for a secret of less than `shortestSecret` characters.
 */
export function findSecret(text: string, secret: string): string[] {
  if (secret.length < shortestSecret)
    throw new RangeError(`A secret of ${secret.length} characters is too short to search for.`);

  const forms = Object.entries({
    plain: [secret],
    URL: [encodeURIComponent(secret), new URLSearchParams([['', secret]]).toString().slice(1)],
    Base64: base64Forms(Buffer.from(secret)),
  });
  const found = forms.filter(([, texts]) => texts.some((one) => text.includes(one)));
  return found.map(([form]) => form);
}

/**
 * The characters of Base64 that the secret alone decides, for each of the three places in a group of three bytes where it
 * can start, in both alphabets.
 */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const first = Math.ceil((offset * 8) / 6);
    const end = Math.floor((padded.length * 8) / 6);
    return (['base64', 'base64url'] as const).map((alphabet) =>
      padded.toString(alphabet).slice(first, end),
    );
  });
}
