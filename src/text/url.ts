/** Far more than identifiers have, and far fewer than servers allow. */
const MAX_SEGMENT = 512;

export const SEGMENT_RULE =
  'an identifier without `/`, `\\`, `?`, `#`, `%`, `..`, white space, or invisible characters';

/**
 * Every URL parser, proxy, and server takes the text for one segment of a path, even if it is
 * encoded.
 */
export function isSegment(text: string): boolean {
  return text.length <= MAX_SEGMENT && text !== '.' && /^(?!.*\.\.)[^/\\?#%\s\p{C}]+$/u.test(text);
}

/** A value that is no segment is a RangeError. */
export function addressOf(
  base: URL,
  template: string,
  values: Record<string, string | undefined>,
): URL {
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined || !isSegment(value))
      throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
    return encodeURIComponent(value);
  });

  const address = new URL(base);
  address.pathname = base.pathname.replace(/(?<!\/)\/+$/, '') + path;
  return address;
}

/** As the URL parser writes them. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname);
}

const MAX_LINK = 2_048;

/**
 * A plain link starts with `https://`, and contains nothing that a shell, a log, or Markdown
 * interprets. `loopback` allows `http://` to the same machine.
 */
export function plainLink(link: string | null | undefined, loopback: boolean): string | undefined {
  if (!link || link.length > MAX_LINK) return undefined;

  const url = URL.parse(link);
  // The pattern is strict, because the URL parser repairs what others reject, such as a missing
  // slash.
  if (!url || !/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link)) return undefined;
  return url.protocol === 'https:' || (loopback && isLoopback(url)) ? link : undefined;
}
