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
/** The examples of this project use it. */
const PLACEHOLDER = /^\D.*\bapi\.example\.com$/;

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

interface EndpointRemedies {
  /** The inputs that the address consists of. */
  inputs: string;
  unreached: Text;
  forbidden: Remedy;
  /** By default, to check the inputs. */
  otherwise?: Text;
}

const ENDPOINTS = {
  /** Also the request of `--help`, which predicts whether instructions succeed. */
  send: {
    inputs: '`base-url` and `project-id`',
    unreached: CHECK_WAY,
    forbidden: UNAUTHORIZED,
    otherwise: REPORTED,
  },
  // An earlier request of the run has reached the service.
  retrieve: {
    inputs: '`base-url`, `project-id`, and `job-path`',
    unreached: DOWN,
    forbidden: UNAUTHORIZED,
  },
  preview: {
    inputs: '`base-url`, `project-id`, and `preview-path`',
    unreached: DOWN,
    forbidden: [
      /^403/,
      sentences(
        text`The plan of the project may not include previews.`,
        text`If it does, check the permissions of the key.`,
      ),
    ],
  },
  visitors: {
    inputs: '`base-url` and `project-id`',
    unreached: CHECK_WAY,
    forbidden: UNAUTHORIZED,
    otherwise: sentences(
      REPORTED,
      text`If the service keeps no numbers of days so long ago,`,
      text`choose a shorter or a later period.`,
    ),
  },
} satisfies Record<string, EndpointRemedies>;

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

function rowsOf(
  { inputs, unreached, forbidden, otherwise }: EndpointRemedies,
  secrets: Text,
): readonly Remedy[] {
  const check = text`Check ${inputs}.`;
  return [
    [
      PLACEHOLDER,
      sentences(
        text`\`https://api.example.com\` is a placeholder.`,
        text`Set \`base-url\` to the URL of your service.`,
      ),
    ],
    ...NETWORK_REMEDIES,
    [/^\D/, unreached],

    ...ROWS,
    [/^2/, text`${check} A different server may be responding.`],
    [
      /^401/,
      sentences(
        text`Check the secret for \`api-key\`${secrets}.`,
        text`The key may be mistyped, expired, revoked, or not an admin key.`,
      ),
    ],
    forbidden,
    [/^403/, REPORTED],
    [/^4(?:04|10)/, check],
    [/^/, otherwise ?? check],
  ];
}

/** Only time helps. */
const PASSES = /^(?:408|409|423|425|429|5)/;

/** `again`: what people do once they have changed something in the settings, without a period. */
export function remedy(
  { line }: { line: string },
  endpoint: keyof typeof ENDPOINTS,
  reader?: { run: SettingsOwner | undefined; again: string },
): Text {
  const secrets = reader?.run ? text` (${settingsPage(reader.run)})` : [];
  const change = firstRemedy(rowsOf(ENDPOINTS[endpoint], secrets), line) ?? [];
  const isUnchanged = reader === undefined || PASSES.test(line);
  return isUnchanged ? change : sentences(change, text`Then ${reader.again}.`);
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
