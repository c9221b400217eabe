import { isLoopback } from '../text/url.ts';

/** Longest address of a pull request that is handed on. */
const MAX_LINK = 2_048;

/** Why an address of a pull request is not handed on. */
export type LinkFault = 'no https address' | 'characters' | 'length';

/**
 * The address of the pull request if it is a plain one, else undefined: https (http on loopback where the
 * service itself is on loopback), no user info, and no character that a shell, a log or Markdown reads as
 * more than text. Later steps use it as it is.
 */
export function plainLink(link: string | null, loopback: boolean): string | undefined {
  return link === null || linkFault(link, loopback) !== undefined ? undefined : link;
}

/** What keeps an address from being a plain one, as `plainLink` tells it; undefined: nothing. */
export function linkFault(link: string, loopback: boolean): LinkFault | undefined {
  // The URL parser mends what others stumble over, such as a missing slash.
  if (!/^https?:\/\/[^/\\]/.test(link) || !URL.canParse(link)) return 'no https address';
  const url = new URL(link);
  const isAllowed = url.protocol === 'https:' || (loopback && isLoopback(url));
  if (!isAllowed || url.username !== '' || url.password !== '') return 'no https address';
  if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link)) return 'characters';
  return link.length > MAX_LINK ? 'length' : undefined;
}

/** The pull request's number where the address shows one, as the usual hosts write it; else ''. */
export function pullRequestNumber(link: string): string {
  return /\/(?:pull|pulls|pull-requests|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? '';
}
