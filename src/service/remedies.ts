/** What people can change after a failed request to the service. */
import type { FailedRequest } from '../http/failed-request.ts';
import {
  always,
  firstRemedy,
  hasStatus,
  isNetworkError,
  isPage,
  isRedirect,
  NETWORK_REMEDIES,
  type Predicate,
  type Remedy,
  says,
} from '../http/remedy.ts';
import { type SettingsOwner, settingsPage } from '../inputs/invalid-inputs.ts';
import { counted, moment, sentences, type Text, text } from '../text/sentence.ts';

/** Only time helps. */
const isPassing: Predicate = ({ status = 0 }) =>
  status >= 500 || [408, 409, 423, 425].includes(status);
const isSuccess: Predicate = ({ status = 0 }) => status >= 200 && status < 300;
/** The service's own gateway, too, rejects a long prompt with a page. */
const isOtherServer: Predicate = (failed) => isPage(failed) && !hasStatus(413)(failed);

/** With a number, because a prompt can also have characters that are not allowed. */
const isAboutLength = says(
  /\btoo (?:long|large|big)\b|\bcontext[ _]length|\d (?:character|token|byte)s\b/i,
);
/** Only a request with a prompt can be too long. */
const isPromptTooLong: Predicate = (failed) => {
  const isNamed = hasStatus(400, 422)(failed) && !isPage(failed) && isAboutLength(failed);
  return failed.promptLength !== undefined && (isNamed || hasStatus(413)(failed));
};

/** Also in a code such as `insufficient_credits`. */
const saysCredits = says(
  /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu,
);
/** A rate limit may be called a quota, but passes by itself. */
const saysRate = says(
  /\brate[ -]limit|\bper (?:sec|min|hour|day)|\b(?:again|retry) (?:in|after)\b/i,
);
export const isAboutCredits: Predicate = (failed) => {
  const { status = 0, isWebPage } = failed;
  if (isWebPage || status >= 500 || (status === 429 && saysRate(failed))) return false;
  return status === 402 || saysCredits(failed);
};
const isRateLimit: Predicate = (failed) => hasStatus(429)(failed) && !isAboutCredits(failed);

/** Services also respond with 403 for a plan, a setting, or a firewall. */
const isKeyUnauthorized: Predicate = (failed) =>
  hasStatus(403)(failed) && says(/^(?:forbidden)?$|\bkey\b|\bpermissions?\b/i)(failed);

const DOWN = text`The service may be down or busy. Try again later.`;
const REPORTED = text`Fix the problem that the service reported.`;
const REDIRECTED = sentences(
  text`Redirects are not followed, because they would send the key to another URL.`,
  text`Change \`base-url\` to the final URL.`,
);
const USED_UP = sentences(
  text`The credits or the quota of your plan may be used up.`,
  text`Check usage and billing in the service’s dashboard.`,
);
const LIMITED = sentences(
  text`The service limits how many requests you can send, for example per hour.`,
  text`Try again later, with fewer runs at the same time.`,
);
const ANOTHER_SERVER = text`Another server may have responded, such as a proxy or a sign-in page.`;
const UNAUTHORIZED = sentences(
  text`The key is not authorized for this request. Check that it is an admin key with the`,
  text`required permissions, that it belongs to \`project-id\`, and that the service’s IP`,
  text`allowlist, if any, includes this runner.`,
);

export interface RemedyOptions {
  run?: SettingsOwner | undefined;
  /** What people do once they have changed something, without a period. */
  again?: string;
  /** The service has responded as expected before, so its address is right. */
  wasReached?: boolean;
}

/**
 * For all requests. The order matters where one response has several signs: its words explain more
 * than its status, and a web page says nothing of the service.
 */
export function serviceRemedies(
  { promptLength = 0 }: Pick<FailedRequest, 'promptLength'>,
  { run, wasReached = false }: RemedyOptions = {},
): readonly Remedy[] {
  const secrets = run ? text` (${settingsPage(run)})` : [];
  const checkInputs = wasReached ? REPORTED : text`Check \`base-url\` and \`project-id\`.`;
  const way = wasReached ? 'the network' : '`base-url`, the network,';
  const checkWay = text`Check ${way} and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
  const tooLong = sentences(
    text`The prompt is too long: it has ${counted(promptLength, 'character')},`,
    text`including what \`context\` adds. Shorten the instruction, or include less \`context\`.`,
  );
  const wrongKey = sentences(
    text`Check the secret for \`api-key\`${secrets}.`,
    text`The key may be mistyped, expired, revoked, or not an admin key.`,
  );

  return [
    ...NETWORK_REMEDIES,
    [isNetworkError, wasReached ? DOWN : checkWay],
    [isRedirect, REDIRECTED],
    [isPromptTooLong, tooLong],
    [isAboutCredits, USED_UP],
    [isRateLimit, LIMITED],
    [isPassing, DOWN],
    [isOtherServer, sentences(ANOTHER_SERVER, checkWay)],
    [hasStatus(401), wrongKey],
    [isKeyUnauthorized, UNAUTHORIZED],
    [hasStatus(404, 410), checkInputs],
    [says(/./), REPORTED],
    [isSuccess, wasReached ? DOWN : text`${checkInputs} A different server may be responding.`],
    [always, checkInputs],
  ];
}

export function remedy(failed: Parameters<Predicate>[0], options: RemedyOptions = {}): Text {
  const change = firstRemedy(serviceRemedies(failed, options), failed) ?? [];
  const { again } = options;
  const needsNoChange = isPassing(failed) || isRateLimit(failed);
  return again === undefined || needsNoChange ? change : sentences(change, text`Then ${again}.`);
}

/** The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  if (isOtherServer(failed)) return 'Could not reach the service';
  if (isRateLimit(failed)) return 'Rate limited';

  const isKeyRejected = hasStatus(401)(failed) && !isAboutCredits(failed);
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

export function askedPause({ retryAt }: FailedRequest): Text {
  return retryAt === undefined ? [] : text`It asks to wait until ${moment(retryAt)}.`;
}
