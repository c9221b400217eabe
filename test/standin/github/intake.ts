import type { Checker } from './check.ts';
import type { Described } from './description.ts';
import { fullName } from './records.ts';
import type { Received } from './request.ts';
import type { World } from './world.ts';

/** What came over the wire, before anything is known of it. `url` is the request line's: path and query. */
export type Raw = { method: string; url: string; headers: Record<string, string>; text: string };

/** Finds out what a request is about. Changes nothing. */
export function understand(
  raw: Raw,
  number: number,
  { world, checker, basePath }: { world: World; checker: Checker; basePath: string },
): { request: Received; described: Described | undefined; token: string } {
  const { path, search } = target(raw.url, basePath, world);
  const found = checker.find(raw.method, path);
  const token = raw.headers.authorization?.split(' ')[1] ?? '';
  const request: Received = {
    number,
    method: raw.method,
    path,
    search,
    query: new URLSearchParams(search),
    headers: raw.headers,
    text: raw.text,
    body: parse(raw.text),
    operation: found?.described.id ?? null,
    params: found?.params ?? {},
    account: world.token(token)?.account.login ?? null,
    fault: null,
    status: null,
  };
  return { request, described: found?.described, token };
}

/** Takes the base path off; what is not below it is marked, so that it fits no operation. */
function target(url: string, basePath: string, world: World): { path: string; search: string } {
  const cut = url.indexOf('?');
  const whole = cut < 0 ? url : url.slice(0, cut);
  const search = cut < 0 ? '' : url.slice(cut);
  if (!whole.startsWith(`${basePath}/`)) return { path: `/outside-of-the-api${whole}`, search };
  const path = whole.slice(basePath.length);
  // Links of lists name the repository by its number; GitHub serves both, its description knows one.
  const [, id, rest = ''] = /^\/repositories\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const repository = id === undefined ? undefined : world.repositoryById(Number(id));
  return { path: repository ? `/repos/${fullName(repository)}${rest}` : path, search };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
