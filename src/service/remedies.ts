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

const isUnavailable: Predicate = ({ status = 0 }) => status >= 500 || [408, 425].includes(status);
const isBusy = hasStatus(409, 423);
const isLimited = hasStatus(429);
const isSuccess: Predicate = ({ status = 0 }) => status >= 200 && status < 300;
/** The service's own gateway, too, rejects a long prompt with a page. */
const isOtherServer: Predicate = (failed) => isPage(failed) && !hasStatus(413)(failed);
const isExplainedSuccess: Predicate = (failed) => isSuccess(failed) && says(/./)(failed);

const TOO_LONG = [
  /\btoo (?:long|large|big)\b|\bcontext[ _]length/i,
  /\b(?:at most|more than|less than|greater than|up to|maximum)\b.*\b(?:character|token|byte)/i,
  /\b(?:characters?|tokens?|bytes)\b.*\b(?:exceed|maximum|limit)/i,
];

/** Only a request with a prompt can be too long. */
const isPromptTooLong: Predicate = ({ promptLength, status = 0, ...said }) => {
  const { isWebPage, words = '', codes = '' } = said;
  const isAboutLength = TOO_LONG.some((pattern) => pattern.test(`${words}\n${codes}`));
  const isNamed = [400, 422].includes(status) && !isWebPage && isAboutLength;
  return promptLength !== undefined && (status === 413 || isNamed);
};

/** Also in a code such as `insufficient_credits`. */
const CREDITS =
  /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
/** A rate limit may be called a quota, and differ by plan, but passes by itself. */
const UNPAID = /(?<!\p{L})(?:credits?|billing|balance|plan)(?!\p{L})/iu;
const PASSING = /\brate[ -]limit|\bper (?:sec|min|hour|day)|\b(?:again|retry) (?:in|after)\b/i;

/** The credits or the quota of the plan are used up. */
export const isAboutCredits: Predicate = ({ status = 0, isWebPage, words = '', codes = '' }) => {
  if (isWebPage || status >= 500) return false;

  const said = `${words}\n${codes}`;
  if (status === 429) return UNPAID.test(said) && !PASSING.test(words);
  return status === 402 || CREDITS.test(said);
};

const RIGHTS =
  /access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token|\bip\b/i;

/** Services also respond with 403 for a plan, a setting, or a firewall. */
const isKeyUnauthorized: Predicate = ({ status, words = '' }) =>
  status === 403 && (words === '' || (RIGHTS.test(words) && !/\bblocked\b/i.test(words)));

const DOWN = text`The service may be down. Try again later.`;
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
const BUSY = text`The service may still be working on another request. Try again later.`;
const UNAUTHORIZED: Remedy = [
  isKeyUnauthorized,
  sentences(
    text`The key is not authorized for this request. Check that it is an admin key with the`,
    text`required permissions, that it belongs to \`project-id\`, and that the service’s IP`,
    text`allowlist, if any, includes this runner.`,
  ),
];

/** `send`: also the request of `--help`, which predicts whether instructions succeed. */
type Endpoint = 'send' | 'retrieve' | 'visitors';

/** The inputs that the address consists of. */
const INPUTS: Readonly<Record<Endpoint, string>> = {
  send: '`base-url` and `project-id`',
  retrieve: '`base-url`, `project-id`, and `job-path`',
  visitors: '`base-url` and `project-id`',
};

/** For other responses. By default, the inputs may be wrong. */
const OTHERWISE: Partial<Record<Endpoint, Text>> = {
  send: REPORTED,
  visitors: sentences(
    REPORTED,
    text`If the service keeps no numbers of days so long ago,`,
    text`choose a shorter or a later period.`,
  ),
};

interface RemedyOptions {
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
  endpoint: Endpoint,
  { run, wasReached = false }: RemedyOptions = {},
): readonly Remedy[] {
  const secrets = run ? text` (${settingsPage(run)})` : [];
  const checkInputs = wasReached ? REPORTED : text`Check ${INPUTS[endpoint]}.`;
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
    [isLimited, LIMITED],
    [isUnavailable, DOWN],
    [isOtherServer, sentences(ANOTHER_SERVER, checkWay)],
    [isExplainedSuccess, REPORTED],
    [isSuccess, wasReached ? DOWN : text`${checkInputs} A different server may be responding.`],
    [isBusy, BUSY],
    [hasStatus(401), wrongKey],
    UNAUTHORIZED,
    [hasStatus(403), REPORTED],
    [hasStatus(404, 410), checkInputs],
    [always, OTHERWISE[endpoint] ?? checkInputs],
  ];
}

export function remedy(
  failed: Parameters<Predicate>[0],
  endpoint: Endpoint,
  options: RemedyOptions = {},
): Text {
  const change = firstRemedy(serviceRemedies(failed, endpoint, options), failed) ?? [];
  const { again } = options;
  return again === undefined || isPassing(failed)
    ? change
    : sentences(change, text`Then ${again}.`);
}

/** Only time helps. */
const isPassing: Predicate = (failed) =>
  isUnavailable(failed) || isBusy(failed) || (isLimited(failed) && !isAboutCredits(failed));

/** The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  if (isOtherServer(failed)) return 'Could not reach the service';
  if (isAboutCredits(failed)) return 'The service rejected the request';
  if (isLimited(failed)) return 'Rate limited';

  const isKeyRejected = hasStatus(401)(failed);
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

export function askedPause({ retryAt }: FailedRequest): Text {
  return retryAt === undefined ? [] : text`It asks to wait until ${moment(retryAt)}.`;
}
