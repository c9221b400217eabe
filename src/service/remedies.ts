import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './client.ts';

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
const KINDS = ['create', 'retrieve', 'visitors'] as const;
export type RequestKind = (typeof KINDS)[number];

/** What a remedy depends on. */
export type Failure = Pick<FailedRequest, 'status' | 'unexpected' | 'suspectKey' | 'retryAfterMs'>;

const NETWORK = text`Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const BASE_URL = text`Check that \`base-url\` is the address of the service’s API.`;
const JOB_ADDRESS = text`Check \`base-url\`, \`project-id\` and \`job-path\`.`;
const PROJECT = text`Check \`base-url\` and \`project-id\`.`;
const LATER = text`The service may be disturbed; try later.`;
const BUSY = text`The service is busy: ask again later, with a larger \`poll-interval\`.`;
const OBJECTION = text`Change what the service objects to, then run again.`;
const OLD_DATE = text`Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
const KEY = text`Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
const RIGHTS = text`The key is known but may not do this: check that it is an admin key with the rights for it, that it belongs to \`project-id\`, and that the service’s address allowlist, if it has one, admits this runner.`;
const TOO_LONG = text`The prompt is too long for the service: shorten it, or give less \`context\`.`;
const TOO_MANY = text`The service has too many requests right now: run again later, and start fewer runs at once.`;
const FEWER = text`The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
const DISTURBED = text`The service may be disturbed; check \`base-url\`, and run again later.`;
const OTHER_SERVER = text`Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`;
const KEY_KIND = text`The key has two prefixes before its secret, where an admin key has one: it may be a key of another kind.`;
const HOURLY = text`It does not say when to ask again: its limit may be an hourly one.`;

const redirected = (sent: string, address: Text) =>
  text`Redirects are not followed, because ${sent} would go elsewhere: give the final address as ${address}.`;
const BASE = text`\`base-url\``;
const JOB_BASE = text`\`base-url\` and \`job-path\``;
const REDIRECT = [
  redirected('key and prompt', BASE),
  redirected('the key', JOB_BASE),
  redirected('the key', BASE),
];

/** For each of `KINDS`, by the HTTP status of the answer, 0 where there was none. */
const BY_STATUS: Readonly<Record<number, readonly Text[]>> = {
  0: [NETWORK, LATER, NETWORK],
  401: [KEY, KEY, KEY],
  403: [RIGHTS, RIGHTS, RIGHTS],
  404: [PROJECT, JOB_ADDRESS, PROJECT],
  408: [OBJECTION, BUSY, OLD_DATE],
  410: [PROJECT, JOB_ADDRESS, PROJECT],
  413: [TOO_LONG, JOB_ADDRESS, OLD_DATE],
  425: [OBJECTION, BUSY, OLD_DATE],
  429: [TOO_MANY, BUSY, FEWER],
};
const UNEXPECTED = [BASE_URL, OTHER_SERVER, BASE_URL];
const DECLINED = [OBJECTION, JOB_ADDRESS, OLD_DATE];
const OTHER_STATUS = [LATER, LATER, DISTURBED];

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

/** The service's own message, untrusted, as a sentence that another one can follow; nothing where there is none. */
export function itSaid(serviceMessage: string): Text {
  if (serviceMessage === '') return [];
  return /[.!?…]$/.test(serviceMessage)
    ? text`It said: ${code(serviceMessage)}`
    : text`It said: ${code(serviceMessage)}.`;
}
