/** A file that somebody has put into a comment of a private repository, as GitHub signs it for one reader. */
const PRIVATE_UPLOAD =
  /^https:\/\/(?:private|secured)-user-images\.githubusercontent\.com\/\d+\/\d+-(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\w+$/;

/**
 * The address without a signature, or '' if it is not one of the web. GitHub signs the address of a private image in the
 * query, and with the signature, anybody could open it for some minutes. After that, nobody can.
 */
export function plainAddress(address = ''): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';

  if (url.searchParams.has('jwt')) url.search = '';
  const { id } = PRIVATE_UPLOAD.exec(url.origin + url.pathname)?.groups ?? {};
  if (id !== undefined) return `https://github.com/user-attachments/assets/${id}`;

  // In a table, a bar would end the cell.
  return url.href.replaceAll('|', '%7C');
}
