import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './failed-request.ts';

const NETWORK = text`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const OTHER_SERVER = text`Another server may have responded, such as a proxy or a sign-in page.`;
const KEY = text`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = text`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const CREDITS = text`The credits or the quota of your plan may be used up. Check usage and billing in the service’s dashboard.`;
const DOWN = text`The service may be down. Try again later.`;
const BUSY = text`The service may still be working on another request. Try again later.`;
const REPORTED = text`Fix the problem that the service reported.`;

/** What a 403 says if the key is at fault. Services also answer so if a plan, a setting, or a firewall is. */
const ABOUT_RIGHTS =
  /^(?!.*\bblocked\b).*(?:access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token|\bip\b)/is;

/** What people can change if requests to an endpoint fail. */
interface Advice {
  /** The inputs that determine the server. */
  url: string;
  /** The inputs that determine what is requested from it. */
  resource: string;
  /** How to send fewer requests. */
  slower: string;
  /** For client errors that mean something else at other endpoints. */
  byStatus: Record<number, Text>;
  /** For all other client errors. */
  otherwise: Text;
}

const PREVIEW_INPUTS = '`base-url`, `project-id`, and `preview-path`';
const JOB_INPUTS = '`base-url`, `project-id`, and `job-path`';

const ADVICE = {
  send: {
    url: '`base-url`',
    resource: '`base-url` and `project-id`',
    slower: 'start fewer runs at the same time',
    byStatus: {
      409: BUSY,
      423: BUSY, // Locked
      413: text`The prompt is too long. Shorten it, or include less \`context\`.`,
    },
    otherwise: REPORTED,
  },
  retrieve: {
    url: '`base-url` and `job-path`',
    resource: JOB_INPUTS,
    slower: 'increase `poll-interval`',
    byStatus: {},
    otherwise: text`Check ${JOB_INPUTS}.`,
  },
  preview: {
    url: '`base-url` and `preview-path`',
    resource: PREVIEW_INPUTS,
    slower: 'start fewer runs at the same time',
    byStatus: {
      403: text`The plan of the project may not include previews. If it does, check the permissions of the key.`,
    },
    otherwise: text`Check ${PREVIEW_INPUTS}.`,
  },
  visitors: {
    url: '`base-url`',
    resource: '`base-url` and `project-id`',
    slower: 'start fewer reports at the same time',
    byStatus: { 409: BUSY, 423: BUSY },
    otherwise: sentences(
      REPORTED,
      text`If the service keeps no numbers of days so long ago, choose a shorter or a later period.`,
    ),
  },
} satisfies Record<string, Advice>;

/**
 * What to change after a failed request. `send` stands for requests that start work, whether for a new job or in a message, and
 * for the request of `--help`, which predicts whether they succeed.
 */
export function remedy(failed: Partial<FailedRequest>, endpoint: keyof typeof ADVICE): Text {
  const advice: Advice = ADVICE[endpoint];
  const { url, slower } = advice;
  const { status, serviceMessage } = failed;

  // These endpoints are for jobs, so an earlier request has reached the service.
  const wasReached = endpoint === 'retrieve' || endpoint === 'preview';
  if (status === undefined) return wasReached ? DOWN : NETWORK;

  if (status >= 300 && status < 400)
    return text`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
  // The service may call a rate limit a quota, but that one passes by itself.
  if (status === 429)
    return text`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`;

  const checkNetwork = text`Check ${url}, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
  if (status >= 500) return failed.isWebPage ? sentences(DOWN, checkNetwork) : DOWN;
  if (isFromAnotherServer(failed)) return sentences(OTHER_SERVER, checkNetwork);
  if (failed.isAboutCredits) return CREDITS;

  const isUnexplained = serviceMessage === undefined;
  if (!failed.unexpected) {
    const isAboutRights = isUnexplained || ABOUT_RIGHTS.test(serviceMessage);
    return clientErrorRemedy(status, advice, isAboutRights);
  }

  if (!isUnexplained) return REPORTED;
  return text`Check ${url}. A different server may be responding at this URL.`;
}

/** The service's own gateway, too, rejects a long prompt with a page. */
function isFromAnotherServer({ status, isWebPage }: Partial<FailedRequest>): boolean {
  return isWebPage === true && status !== 413;
}

function clientErrorRemedy(
  status: number,
  { resource, byStatus, otherwise }: Advice,
  isAboutRights: boolean,
): Text {
  const remedies: Record<number, Text> = {
    401: KEY,
    402: CREDITS, // Payment Required
    403: isAboutRights ? RIGHTS : REPORTED,
    404: text`The address contains ${resource}. Check them.`,
    407: NETWORK, // Proxy Authentication Required
    408: DOWN, // Request Timeout
    410: text`Check ${resource}.`,
    425: DOWN, // Too Early
    ...byStatus,
  };
  return remedies[status] ?? otherwise;
}

/** The title of what people read about a rejected request. The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  const { status, isAboutCredits } = failed;
  if (isFromAnotherServer(failed)) return 'Could not reach the service';

  const isKeyRejected = status === 401 && !isAboutCredits;
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

/** What the service answered, with its own words, or what happened instead. */
export function answerOf({ happened, serviceMessage }: FailedRequest): Text {
  return sentences(happened, serviceResponse(serviceMessage));
}

/** The service's own message as a sentence; nothing if it sent none. */
export function serviceResponse(message: string | undefined): Text {
  return message === undefined ? [] : text`Response: ${code(message)}.`;
}
