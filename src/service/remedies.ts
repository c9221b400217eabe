import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './client.ts';

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
const KINDS = ['create', 'retrieve', 'visitors'] as const;
export type RequestKind = (typeof KINDS)[number];

/** What a remedy depends on. */
export type Failure = Pick<FailedRequest, 'status' | 'unexpected' | 'suspectKey' | 'retryAfterMs'>;

const NETWORK = text`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const BASE_URL = text`Check that \`base-url\` is the URL of the service’s API.`;
const JOB_URL = text`Check \`base-url\`, \`project-id\`, and \`job-path\`.`;
const PROJECT = text`Check \`base-url\` and \`project-id\`.`;
const LATER = text`The service may be down. Try again later.`;
const SLOWER = text`The service limits requests. Try again later, and increase \`poll-interval\`.`;
const FIX = text`Fix the problem that the service reported, then run again.`;
const OLD_DATE = sentences(FIX, text`If a date is too far in the past, decrease \`trend\`.`);
const KEY = text`Check the secret for \`api-key\`. The key may be mistyped, expired, or revoked.`;
const RIGHTS = text`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const TOO_LONG = text`The prompt is too long. Shorten it, or include less \`context\`.`;
const TOO_MANY = text`The service limits requests. Run again later, and start fewer runs at the same time.`;
const FEWER = text`The service limits requests. Run again later, or decrease \`max-requests\` or \`trend\`.`;
const DOWN = text`The service may be down. Check \`base-url\`, and run again later.`;
const OTHER_SERVER = text`Check \`base-url\` and \`job-path\`. Another server may respond at this URL.`;
const KEY_KIND = text`An admin key has one prefix, followed by an underscore. This may be a different kind of key.`;
const HOURLY = text`The service did not say when to retry. The limit may be hourly.`;

const redirected = (sent: string, inputs: string) =>
  text`Redirects are not followed, because they would send ${sent} to another URL. Change ${inputs} to the final URL.`;
const REDIRECT = [
  redirected('the key and the prompt', '`base-url`'),
  redirected('the key', '`base-url` and `job-path`'),
  redirected('the key', '`base-url`'),
];

/** For each of `KINDS`, by the HTTP status of the answer, 0 where there was none. */
const BY_STATUS: Readonly<Record<number, readonly Text[]>> = {
  0: [NETWORK, LATER, NETWORK],
  401: [KEY, KEY, KEY],
  403: [RIGHTS, RIGHTS, RIGHTS],
  404: [PROJECT, JOB_URL, PROJECT],
  408: [FIX, SLOWER, OLD_DATE],
  410: [PROJECT, JOB_URL, PROJECT],
  413: [TOO_LONG, JOB_URL, OLD_DATE],
  425: [FIX, SLOWER, OLD_DATE],
  429: [TOO_MANY, SLOWER, FEWER],
};
const UNEXPECTED = [BASE_URL, OTHER_SERVER, BASE_URL];
const DECLINED = [FIX, JOB_URL, OLD_DATE];
const OTHER_STATUS = [LATER, LATER, DOWN];

/** What to change after a request without a usable answer. */
export function remedy(
  { status = 0, unexpected, suspectKey, retryAfterMs }: Failure,
  kind: RequestKind,
): Text {
  const byClass =
    status >= 300 && status < 400 ? REDIRECT : status >= 400 && status < 500 ? DECLINED : OTHER_STATUS;
  const remedies = unexpected ? UNEXPECTED : (BY_STATUS[status] ?? byClass);
  return sentences(
    remedies[KINDS.indexOf(kind)] ?? [],
    suspectKey ? KEY_KIND : [],
    status === 429 && retryAfterMs === undefined ? HOURLY : [],
  );
}

/** The service's own message, untrusted, as a sentence; nothing where there is none. */
export function serviceResponse(message: string): Text {
  return message === '' ? [] : text`Response: ${code(message)}.`;
}
