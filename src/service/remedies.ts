import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './client.ts';

/** What was asked of the service. */
export type Asked = 'create' | 'message' | 'retrieve' | 'visitors';

/** What a remedy depends on. */
export type Failure = Pick<FailedRequest, 'status' | 'unexpected' | 'suspectKey' | 'retryAfterMs'>;

const NETWORK = text`Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const JOB_ADDRESS = text`Check \`base-url\`, \`project-id\` and \`job-path\`.`;
const LATER = text`The service may be disturbed; try later.`;
const BUSY = text`The service is busy: ask again later, with a larger \`poll-interval\`.`;
const TOO_MANY = text`The service has too many requests right now: run again later, and start fewer runs at once.`;
const FEWER = text`The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
const OBJECTION = text`Change what the service objects to, then run again.`;

/** What to change, by the HTTP status of the answer; without one there was none. */
export function remedy(failure: Failure, asked: Asked): Text {
  const { status = 0, unexpected, retryAfterMs } = failure;
  const isJobRead = asked === 'retrieve';
  if (unexpected) {
    return isJobRead
      ? text`Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`
      : text`Check that \`base-url\` is the address of the service’s API.`;
  }
  if (status === 0) return isJobRead ? LATER : NETWORK;
  if (status === 401) {
    const key = text`Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
    return sentences(key, kindOfKey(failure));
  }
  if (status === 403) {
    const rights = text`The key is known but may not do this: check that it is an admin key with the rights for it, that it belongs to \`project-id\`, and that the service’s address allowlist, if it has one, admits this runner.`;
    return sentences(rights, kindOfKey(failure));
  }
  if (status === 429) {
    const fewer = isJobRead ? BUSY : asked === 'visitors' ? FEWER : TOO_MANY;
    return retryAfterMs === undefined
      ? sentences(fewer, text`It does not say when to ask again: its limit may be an hourly one.`)
      : fewer;
  }
  if (isJobRead && (status === 408 || status === 425)) return BUSY;
  if (status >= 300 && status < 400) return redirected(asked);
  if (status >= 400 && status < 500) return isJobRead ? JOB_ADDRESS : declined(status, asked);
  return asked === 'visitors'
    ? text`The service may be disturbed; check \`base-url\`, and run again later.`
    : LATER;
}

function redirected(asked: Asked): Text {
  const sent = asked === 'create' || asked === 'message' ? 'key and prompt' : 'the key';
  const address = asked === 'retrieve' ? text`\`base-url\` and \`job-path\`` : text`\`base-url\``;
  return text`Redirects are not followed, because ${sent} would go elsewhere: give the final address as ${address}.`;
}

function declined(status: number, asked: Asked): Text {
  if (status === 404 || status === 410) return text`Check \`base-url\` and \`project-id\`.`;
  if (asked === 'visitors')
    return text`Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
  return status === 413
    ? text`The prompt is too long for the service: shorten it, or give less \`context\`.`
    : OBJECTION;
}

function kindOfKey({ suspectKey }: Failure): Text {
  return suspectKey
    ? text`The key has two prefixes before its secret, where an admin key has one: it may be a key of another kind.`
    : [];
}

/** The service's own message, untrusted, as a sentence that another one can follow; nothing where there is none. */
export function itSaid(serviceMessage: string): Text {
  if (serviceMessage === '') return [];
  return /[.!?…]$/.test(serviceMessage)
    ? text`It said: ${code(serviceMessage)}`
    : text`It said: ${code(serviceMessage)}.`;
}
