/** What people can change after a failed request to the service. */
import type { FailedRequest } from '../http/failed-request.ts';
import { firstRemedy, NETWORK_REMEDIES, type Remedy } from '../http/obstacles.ts';
import { type SettingsOwner, settingsPage } from '../inputs/invalid-inputs.ts';
import { moment, sentences, type Text, text } from '../text/sentence.ts';

/** Also in a code such as `insufficient_credits`. */
const ABOUT_CREDITS =
  /^402|(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
/** The service's own gateway, too, rejects a long prompt with a page. */
const FROM_ANOTHER_SERVER = /^(?!413)\d+ \(a web page\)/;
const RIGHTS = 'access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token';
/** If the key is at fault. Services also respond with 403 for a plan, a setting, or a firewall. */
const ABOUT_RIGHTS = new RegExp(
  String.raw`^403(?!.*\bblocked\b)(?:\n|$|.*(?:${RIGHTS}|\bip\b))`,
  'i',
);

const CHECK_WAY = sentences(
  text`Check \`base-url\`, the network,`,
  text`and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`,
);
const DOWN = text`The service may be down. Try again later.`;
const REPORTED = text`Fix the problem that the service reported.`;

const UNAUTHORIZED: Remedy = [
  ABOUT_RIGHTS,
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

/** The same for all endpoints. */
const ROWS: readonly Remedy[] = [
  [
    /^3/,
    sentences(
      text`Redirects are not followed, because they would send the key to another URL.`,
      text`Change \`base-url\` to the final URL.`,
    ),
  ],
  // The service may call a rate limit a quota, but that one passes by itself.
  [
    /^429/,
    sentences(
      text`The service limits how many requests you can send, for example per hour.`,
      text`Try again later, with fewer runs at the same time.`,
    ),
  ],
  [/^5\d\d \(a web page\)/, sentences(DOWN, CHECK_WAY)],
  [/^(?:408|425|5)/, DOWN],
  [
    FROM_ANOTHER_SERVER,
    sentences(
      text`Another server may have responded, such as a proxy or a sign-in page.`,
      CHECK_WAY,
    ),
  ],
  [
    ABOUT_CREDITS,
    sentences(
      text`The credits or the quota of your plan may be used up.`,
      text`Check usage and billing in the service’s dashboard.`,
    ),
  ],
  [/^2.*\p{L}/u, REPORTED],
  [/^407/, CHECK_WAY],
  [/^4(?:09|23)/, text`The service may still be working on another request. Try again later.`],
  [/^413/, text`The prompt is too long. Shorten it, or include less \`context\`.`],
];

function rowsOf(endpoint: Endpoint, secrets: Text): readonly Remedy[] {
  const check = text`Check ${INPUTS[endpoint]}.`;
  // An earlier request of the run has reached the service.
  const wasReached = endpoint === 'retrieve';
  return [
    ...NETWORK_REMEDIES,
    [/^\D/, wasReached ? DOWN : CHECK_WAY],

    ...ROWS,
    [/^2/, text`${check} A different server may be responding.`],
    [
      /^401/,
      sentences(
        text`Check the secret for \`api-key\`${secrets}.`,
        text`The key may be mistyped, expired, revoked, or not an admin key.`,
      ),
    ],
    UNAUTHORIZED,
    [/^403/, REPORTED],
    [/^4(?:04|10)/, check],
    [/^/, OTHERWISE[endpoint] ?? check],
  ];
}

/** Only time helps. */
const PASSES = /^(?:408|409|423|425|429|5)/;

/** `again`: what people do once they have changed something in the settings, without a period. */
export function remedy(
  { line }: { line: string },
  endpoint: Endpoint,
  { run, again }: { run?: SettingsOwner | undefined; again?: string } = {},
): Text {
  const secrets = run ? text` (${settingsPage(run)})` : [];
  const change = firstRemedy(rowsOf(endpoint, secrets), line) ?? [];
  const isUnchanged = again === undefined || PASSES.test(line);
  return isUnchanged ? change : sentences(change, text`Then ${again}.`);
}

export function isAboutCredits({ line }: { line: string }): boolean {
  return ABOUT_CREDITS.test(line);
}

/** The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  if (FROM_ANOTHER_SERVER.test(failed.line)) return 'Could not reach the service';

  const isKeyRejected = failed.status === 401 && !isAboutCredits(failed);
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

export function askedPause({ retryAt }: FailedRequest): Text {
  return retryAt === undefined ? [] : text`It asks to wait until ${moment(retryAt)}.`;
}
