/** Longest path segment that is sent: far beyond any identifier, well below every server's limit. */
const MAX_SEGMENT = 512;

/** What a path segment given by a user or by the service may be, for messages. */
export const SEGMENT_RULE =
  'an identifier without `/`, `\\`, `?`, `#`, `%`, `..`, white space, or invisible characters';

/**
 * Whether a project or job identifier can stand as one path segment. The specification says 'string' and no more (2.1,
 * 4.1). Refused is what URL parsers, proxies or servers read as more or less than one segment: `encodeURIComponent('..')`
 * is still `..`.
 */
export function isSegment(text: string): boolean {
  return text.length <= MAX_SEGMENT && text !== '.' && /^(?!.*\.\.)[^/\\?#%\s\p{C}]+$/u.test(text);
}

/** What `job-path`, the path of the endpoint that retrieves a job, may be, for messages. */
export const JOB_PATH_RULE =
  'a path that starts with `/` and contains `{id}` once and `{projectId}` at most once, without empty, `.`, or `..` segments, `?`, `#`, `%`, `\\`, or white space';

export function isJobPath(template: string): boolean {
  if (!template.startsWith('/') || !template.includes('{id}') || template.length > 2 * MAX_SEGMENT)
    return false;
  // A second placeholder keeps its braces.
  const segments = template.replace('{id}', 'i').replace('{projectId}', 'p').slice(1).split('/');
  return segments.every((segment) => isSegment(segment) && !/[{}]/.test(segment));
}

/**
 * The address below the service's base address whose path is the template with its placeholders filled, each as part of
 * one encoded segment. Throws a RangeError for a value that is no segment.
 */
export function addressOf(base: URL, template: string, values: Record<string, string>): URL {
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined || !isSegment(value)) throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
    return encodeURIComponent(value);
  });
  const address = new URL(base);
  address.pathname = base.pathname.replace(/(?<!\/)\/+$/, '') + path;
  return address;
}

/** Whether an address stays on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
