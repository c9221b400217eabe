import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './client.ts';

const TEXTS = {
  create: {
    url: '`base-url`',
    inputs: '`base-url` and `project-id`',
    slower: 'start fewer runs at the same time',
  },
  retrieve: {
    url: '`base-url` and `job-path`',
    inputs: '`base-url`, `project-id`, and `job-path`',
    slower: 'increase `poll-interval`',
  },
  visitors: {
    url: '`base-url`',
    inputs: '`base-url` and `project-id`',
    slower: 'decrease `max-requests` or `trend`',
  },
};

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
export type RequestKind = keyof typeof TEXTS;

/** What to change after a request without a usable response. */
export function remedy(failed: Omit<FailedRequest, 'what' | 'serviceMessage'>, kind: RequestKind): Text {
  const { status = 0, unexpected, suspectKey, retryAfterMs } = failed;
  const { url, inputs, slower } = TEXTS[kind];
  if (unexpected) return text`Check ${url}. Another server may respond at this URL.`;
  switch (status) {
    case 401:
    case 403:
      return sentences(
        status === 401
          ? text`Check the secret for \`api-key\`. The key may be mistyped, expired, or revoked.`
          : text`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`,
        suspectKey
          ? text`An admin key has one prefix, followed by an underscore. This may be a different kind of key.`
          : [],
      );
    case 404:
    case 410:
      return text`Check ${inputs}.`;
    case 429:
      return sentences(
        text`The service limits requests. Try again later, and ${slower}.`,
        retryAfterMs === undefined
          ? text`The service did not say when to retry. The limit may be hourly.`
          : [],
      );
  }
  if (status === 0 && kind !== 'retrieve')
    return text`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
  if (status >= 300 && status < 400)
    return text`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
  if (status < 400 || status >= 500 || status === 408 || status === 425)
    return text`The service may be down. Try again later.`;
  if (kind === 'retrieve') return text`Check ${inputs}.`;
  if (kind === 'create' && status === 413)
    return text`The prompt is too long. Shorten it, or include less \`context\`.`;
  return sentences(
    text`Fix the problem that the service reported, then run again.`,
    kind === 'visitors' ? text`If a date is too far in the past, decrease \`trend\`.` : [],
  );
}

/** The service's own message, untrusted, as a sentence; nothing where there is none. */
export function serviceResponse(message: string): Text {
  return message === '' ? [] : text`Response: ${code(message)}.`;
}
