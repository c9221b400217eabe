/** Longest address of a pull request that is handed on. */
const MAX_LINK = 2_048;

/**
 * The address of the pull request if it is a plain one, else undefined: https (http on loopback where the
 * service itself is on loopback), no user info, and no character that a shell, a log or Markdown reads as
 * more than text. Later steps use it as it is.
 */
export function plainLink(link: string | null, loopback: boolean): string | undefined {
  if (link === null || link.length > MAX_LINK) return undefined;
  if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || (loopback && isLoopback(url)) ? link : undefined;
}

/** The pull request's number where the address shows one, as the usual hosts write it; else ''. */
export function pullRequestNumber(link: string): string {
  return /\/(?:pull|pulls|pull-requests|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? '';
}

/** Whether an address stays on this machine. */
export function isLoopback(url: URL): boolean {
  const host = url.hostname;
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
