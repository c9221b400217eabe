import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './client.ts';

/** For each kind of request: the inputs of its URL, those that name its resource, and what makes fewer requests. */
const INPUTS = {
  create: ['`base-url`', '`base-url` and `project-id`', 'start fewer runs at the same time'],
  retrieve: [
    '`base-url` and `job-path`',
    '`base-url`, `project-id`, and `job-path`',
    'increase `poll-interval`',
  ],
  visitors: ['`base-url`', '`base-url` and `project-id`', 'decrease `max-requests` or `trend`'],
} as const;

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
export type RequestKind = keyof typeof INPUTS;

const KEY = text`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = text`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;

export function remedy(
  { status = 0, unexpected }: Pick<FailedRequest, 'status' | 'unexpected'>,
  kind: RequestKind,
): Text {
  const [url, resource, slower] = INPUTS[kind];
  if (unexpected) return text`Check ${url}. Another server may respond at this URL.`;
  if (status === 0 && kind !== 'retrieve')
    return text`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
  if (status >= 300 && status < 400)
    return text`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
  if (status < 400 || status >= 500 || status === 408 || status === 425)
    return text`The service may be down. Try again later.`;
  if (status === 429)
    return text`The service limits requests, possibly per hour. Try again later, and ${slower}.`;
  if (status === 401) return KEY;
  if (status === 403) return RIGHTS;
  if (status === 404 || status === 410 || kind === 'retrieve') return text`Check ${resource}.`;
  if (status === 409)
    return text`The service may still be working on another request. Try again later.`;
  if (status === 413 && kind === 'create')
    return text`The prompt is too long. Shorten it, or include less \`context\`.`;
  return sentences(
    text`Fix the problem that the service reported, then run again.`,
    kind === 'visitors' ? text`If a date is too far in the past, decrease \`trend\`.` : [],
  );
}

export function serviceResponse(message: string): Text {
  return message === '' ? [] : text`Response: ${code(message)}.`;
}
