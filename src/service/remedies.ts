/** What people can change after a failed request to the service. */
import type { FailedRequest } from '../http/failed-request.ts';
import { obstacleRemedy } from '../http/obstacles.ts';
import { type SettingsOwner, settingsPage } from '../inputs/invalid-inputs.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';

const PROXY = text`the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;
const RIGHTS = text`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const CREDITS = text`The credits or the quota of your plan may be used up. Check usage and billing in the service’s dashboard.`;
const DOWN = text`The service may be down. Try again later.`;
const BUSY = text`The service may still be working on another request. Try again later.`;
const REPORTED = text`Fix the problem that the service reported.`;

type Row = readonly [pattern: RegExp, next: Text | ((endpoint: Endpoint) => Text)];

/** What determines requests to an endpoint, and what its responses mean. */
interface Endpoint {
  /** The inputs that determine the server. */
  url: string;
  /** The inputs that determine what is requested from it. */
  resource: string;
  /** How to send fewer requests. */
  slower: string;
  /** For client errors, before those of every endpoint. */
  rows: readonly Row[];
  /** For all other client errors. */
  otherwise: Text;
  /** The endpoint is for jobs, so an earlier request has reached the service. */
  wasReached: boolean;
  run?: SettingsOwner | undefined;
}

const PREVIEW_INPUTS = '`base-url`, `project-id`, and `preview-path`';
const JOB_INPUTS = '`base-url`, `project-id`, and `job-path`';
const IS_BUSY: Row = [/^(?:409|423)/, BUSY];

/** `send` stands for requests that start work, in a new job or a message, and for the request of `--help`, which predicts whether they succeed. */
const ENDPOINTS = {
  send: {
    url: '`base-url`',
    resource: '`base-url` and `project-id`',
    slower: 'start fewer runs at the same time',
    rows: [
      IS_BUSY,
      [/^413/, text`The prompt is too long. Shorten it, or include less \`context\`.`],
    ],
    otherwise: REPORTED,
    wasReached: false,
  },
  retrieve: {
    url: '`base-url` and `job-path`',
    resource: JOB_INPUTS,
    slower: 'increase `poll-interval`',
    rows: [],
    otherwise: text`Check ${JOB_INPUTS}.`,
    wasReached: true,
  },
  preview: {
    url: '`base-url` and `preview-path`',
    resource: PREVIEW_INPUTS,
    slower: 'start fewer runs at the same time',
    rows: [
      [
        /^403/,
        text`The plan of the project may not include previews. If it does, check the permissions of the key.`,
      ],
    ],
    otherwise: text`Check ${PREVIEW_INPUTS}.`,
    wasReached: true,
  },
  visitors: {
    url: '`base-url`',
    resource: '`base-url` and `project-id`',
    slower: 'start fewer reports at the same time',
    rows: [IS_BUSY],
    otherwise: sentences(
      REPORTED,
      text`If the service keeps no numbers of days so long ago, choose a shorter or a later period.`,
    ),
    wasReached: false,
  },
} satisfies Record<string, Endpoint>;

/** Also in a code such as `insufficient_credits`. */
const ABOUT_CREDITS =
  /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
/** The service's own gateway, too, rejects a long prompt with a page. */
const FROM_ANOTHER_SERVER = /^(?!413)\d+ \(a web page\)/;
/** What a 403 says if the key is at fault. Services also answer so if a plan, a setting, or a firewall is. */
const ABOUT_RIGHTS =
  /^403(?!.*\bblocked\b)(?:\n|$|.*(?:access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token|\bip\b))/i;

function checkKey({ run }: Endpoint): Text {
  const place = run === undefined ? [] : text` (${settingsPage('secrets', run)})`;
  return text`Check the secret for \`api-key\`${place}. The key may be mistyped, expired, revoked, or not an admin key.`;
}

const redirected = ({ url }: Endpoint) =>
  text`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
const limited = ({ slower }: Endpoint) =>
  text`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`;
const otherServer = ({ url }: Endpoint) =>
  text`Another server may have responded, such as a proxy or a sign-in page. Check ${url}, ${PROXY}.`;

/** By the status and the words of the response. The first row whose pattern matches counts. */
const ROWS: readonly Row[] = [
  [/^3/, redirected],
  // The service may call a rate limit a quota, but that one passes by itself.
  [/^429/, limited],
  [/^5\d\d \(a web page\)/, ({ url }) => sentences(DOWN, text`Check ${url}, ${PROXY}.`)],
  [/^5/, DOWN],
  [FROM_ANOTHER_SERVER, otherServer],
  [ABOUT_CREDITS, CREDITS],
  [
    /^2\d\d(?:\n|$)/,
    ({ url }) => text`Check ${url}. A different server may be responding at this URL.`,
  ],
  [/^2/, REPORTED],
];
const CLIENT_ERRORS: readonly Row[] = [
  [/^401/, checkKey],
  [/^402/, CREDITS],
  [ABOUT_RIGHTS, RIGHTS],
  [/^403/, REPORTED],
  [/^404/, ({ resource }) => text`The address contains ${resource}. Check them.`],
  [/^407/, text`Check ${PROXY}.`],
  [/^(?:408|425)/, DOWN],
  [/^410/, ({ resource }) => text`Check ${resource}.`],
];

/** Only time helps. */
const PASSES = /^(?:408|409|423|425|429|5)/;

/** Who reads a remedy. */
interface Reader {
  /** The settings of its repository contain the secret. */
  run?: SettingsOwner | undefined;
  /** What people do once they have changed something, without a period. */
  again?: string | undefined;
}

export function remedy(
  { status, answer }: Pick<FailedRequest, 'status' | 'answer'>,
  name: keyof typeof ENDPOINTS,
  { run, again }: Reader = {},
): Text {
  const endpoint: Endpoint = { ...ENDPOINTS[name], run };
  const change =
    status === undefined ? wayRemedy(answer, endpoint) : whatToChange(answer, endpoint);
  if (again === undefined || PASSES.test(answer)) return change;
  return sentences(change, text`Then ${again}.`);
}

function whatToChange(answer: string, endpoint: Endpoint): Text {
  const rows = [...ROWS, ...endpoint.rows, ...CLIENT_ERRORS];
  const [, next] = rows.find(([pattern]) => pattern.test(answer)) ?? [];
  if (next === undefined) return endpoint.otherwise;
  return typeof next === 'function' ? next(endpoint) : next;
}

/** The examples of this project use it. */
const PLACEHOLDER = /\bapi\.example\.com$/;

function wayRemedy(answer: string, { url, wasReached }: Endpoint): Text {
  if (PLACEHOLDER.test(answer))
    return text`\`https://api.example.com\` is a placeholder. Set \`base-url\` to the URL of your service.`;
  const usual = wasReached ? DOWN : text`Check ${url}, ${PROXY}.`;
  return obstacleRemedy(answer) ?? usual;
}

export function isAboutCredits({ answer }: FailedRequest): boolean {
  return ABOUT_CREDITS.test(answer);
}

/** The title of what people read about a rejected request. The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  if (FROM_ANOTHER_SERVER.test(failed.answer)) return 'Could not reach the service';

  const isKeyRejected = failed.status === 401 && !isAboutCredits(failed);
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

/** What the service answered, with its own words, or what happened instead. */
export function answerOf({ happened, words }: FailedRequest): Text {
  return sentences(happened, serviceResponse(words));
}

/** The pause that the service asks for. */
export function askedPause({ retryAt }: Pick<FailedRequest, 'retryAt'>): Text {
  return retryAt === undefined ? [] : text`It asks to wait until ${moment(retryAt)}.`;
}

/** The service's own message as a sentence; nothing if it sent none. */
export function serviceResponse(words: string | undefined): Text {
  return words === undefined ? [] : text`Response: ${code(words)}.`;
}
