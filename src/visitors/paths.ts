/** How the path of a page is shown and linked. Whoever requests a page can make up its path. */
import { breakableCode } from '../text/markdown.ts';
import { withoutInvisible } from '../text/sanitize.ts';

const MAX_SHOWN_PATH = 80;
/** A page with a longer URL has no link, so that a report of such pages fits into a comment. */
const MAX_URL = 500;

/** A path as code, which links to its page if the address of the site is given. */
export function pathMarkdown(path: string, siteUrl?: URL): string {
  const shown = breakableCode(cut(readablePath(path)));
  const url = siteUrl && pageUrl(path, siteUrl);
  return url === undefined ? shown : `[${shown}](${url})`;
}

/** Both ends of a long path are shown, because its last part tells pages apart. */
function cut(path: string): string {
  if (path.length <= MAX_SHOWN_PATH) return path;

  const half = MAX_SHOWN_PATH / 2;
  return `${path.slice(0, half).toWellFormed()}…${path.slice(-half).toWellFormed()}`;
}

/**
 * Decodes what is a word in any script, a space, or a percent sign. All other escapes stay, because
 * decoded, they could be taken for another path, or hide something.
 */
export function readablePath(path: string): string {
  return path
    .replace(/(?:%[89a-f][\da-f])+/gi, readableWord)
    .replace(/(?<=[^/])%20(?=[^/])/g, ' ')
    .replace(/%25(?![\da-f]{2})/gi, '%');
}

function readableWord(escapes: string): string {
  try {
    const word = decodeURIComponent(escapes);
    const isVisible = !/\s/.test(word) && withoutInvisible(`${word}x`) === `${word}x`;
    return isVisible ? word : escapes;
  } catch {
    return escapes;
  }
}

/** Invisible characters, and what URL parsers change or remove. */
const NOT_LINKED = /[\s\p{C}\\]|^(?!\/(?!\/))|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;

/** Only a path that is surely below the site's own address gets a URL. */
export function pageUrl(path: string, siteUrl: URL): string | undefined {
  if (NOT_LINKED.test(path)) return undefined;

  const url = siteUrl.origin + encodePath(siteUrl.pathname.replace(/(?<!\/)\/+$/, '') + path);
  return url.length <= MAX_URL ? url : undefined;
}

/**
 * Keeps escapes and a query. All other characters with a meaning in URLs, Markdown, or HTML are
 * encoded.
 */
function encodePath(path: string): string {
  return path.replace(/%(?![0-9a-f]{2})|[^%\w.~/?=&+,-]/giu, (character) =>
    Buffer.from(character).toString('hex').toUpperCase().replace(/../g, '%$&'),
  );
}
