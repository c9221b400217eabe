/** What people can change after a failed request to the service. */
import type { FailedRequest } from '../http/failed-request.ts';
import { obstacleRemedy } from '../http/obstacles.ts';
import { type SettingsOwner, settingsPage } from '../inputs/invalid-inputs.ts';
import { moment, sentences, type Text, text } from '../text/sentence.ts';

/** `send`: also the request of `--help`, which predicts whether instructions succeed. */
type Endpoint = 'send' | 'retrieve' | 'preview' | 'visitors';

/** The inputs that the address consists of. */
const INPUTS: Readonly<Record<Endpoint, string>> = {
  send: '`base-url` and `project-id`',
  retrieve: '`base-url`, `project-id`, and `job-path`',
  preview: '`base-url`, `project-id`, and `preview-path`',
  visitors: '`base-url` and `project-id`',
};

/** The row counts for `only` these endpoints, or for all. */
type Row = readonly [pattern: RegExp, next: Text | ((facts: Facts) => Text), only?: Endpoint[]];
interface Facts {
  inputs: string;
  /** The page with the secret in parentheses, if it is known. */
  secrets: Text;
}

/** Also in a code such as `insufficient_credits`. */
const ABOUT_CREDITS =
  /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
/** The service's own gateway, too, rejects a long prompt with a page. */
const FROM_ANOTHER_SERVER = /^(?!413)\d+ \(a web page\)/;
const RIGHTS = 'access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token';
/** If the key is at fault. Services also line 403 for a plan, a setting, or a firewall. */
const ABOUT_RIGHTS = new RegExp(
  String.raw`^403(?!.*\bblocked\b)(?:\n|$|.*(?:${RIGHTS}|\bip\b))`,
  'i',
);

const CHECK_WAY = sentences(
  text`Check \`base-url\`, the network,`,
  text`and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`,
);
const CREDITS = sentences(
  text`The credits or the quota of your plan may be used up.`,
  text`Check usage and billing in the service’s dashboard.`,
);
const DOWN = text`The service may be down. Try again later.`;
const REPORTED = text`Fix the problem that the service reported.`;

const checkInputs = ({ inputs }: Facts) => text`Check ${inputs}.`;

/** By the status and the words of the response. The first row that matches counts. */
const ROWS: readonly Row[] = [
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
  [ABOUT_CREDITS, CREDITS],
  [/^2\d\d(?:\n|$)/, ({ inputs }) => text`Check ${inputs}. A different server may be responding.`],
  [/^2/, REPORTED],

  [
    /^4(?:09|23)/,
    text`The service may still be working on another request. Try again later.`,
    ['send', 'visitors'],
  ],
  [/^413/, text`The prompt is too long. Shorten it, or include less \`context\`.`, ['send']],
  [
    /^403/,
    sentences(
      text`The plan of the project may not include previews.`,
      text`If it does, check the permissions of the key.`,
    ),
    ['preview'],
  ],
  [
    /^401/,
    ({ secrets }) =>
      sentences(
        text`Check the secret for \`api-key\`${secrets}.`,
        text`The key may be mistyped, expired, revoked, or not an admin key.`,
      ),
  ],
  [/^402/, CREDITS],
  [
    ABOUT_RIGHTS,
    sentences(
      text`The key is not authorized for this request. Check that it is an admin key with the`,
      text`required permissions, that it belongs to \`project-id\`, and that the service’s IP`,
      text`allowlist, if any, includes this runner.`,
    ),
  ],
  [/^403/, REPORTED],
  [/^4(?:04|10)/, checkInputs],
  [/^407/, CHECK_WAY],
  [/^/, checkInputs, ['retrieve', 'preview']],
  [
    /^/,
    sentences(
      REPORTED,
      text`If the service keeps no numbers of days so long ago,`,
      text`choose a shorter or a later period.`,
    ),
    ['visitors'],
  ],
  [/^/, REPORTED],
];

/** Only time helps. */
const PASSES = /^(?:408|409|423|425|429|5)/;
/** The examples of this project use it. */
const PLACEHOLDER = /\bapi\.example\.com$/;

/** `again`: what people do once they have changed something in the settings, without a period. */
export function remedy(
  { line }: Pick<FailedRequest, 'line'>,
  endpoint: Endpoint,
  reader?: { run: SettingsOwner | undefined; again: string },
): Text {
  const secrets = reader?.run ? text` (${settingsPage(reader.run)})` : [];
  const row = ROWS.find(
    ([pattern, , only]) => pattern.test(line) && (only?.includes(endpoint) ?? true),
  );
  const next = row?.[1] ?? [];
  const byLine = typeof next === 'function' ? next({ inputs: INPUTS[endpoint], secrets }) : next;

  const change = /^\d/.test(line) ? byLine : wayRemedy(line, endpoint);
  const isUnchanged = reader === undefined || PASSES.test(line);
  return isUnchanged ? change : sentences(change, text`Then ${reader.again}.`);
}

function wayRemedy(line: string, endpoint: Endpoint): Text {
  if (PLACEHOLDER.test(line))
    return sentences(
      text`\`https://api.example.com\` is a placeholder.`,
      text`Set \`base-url\` to the URL of your service.`,
    );

  // An earlier request of the run has reached the service.
  const wasReached = endpoint === 'retrieve' || endpoint === 'preview';
  return obstacleRemedy(line) ?? (wasReached ? DOWN : CHECK_WAY);
}

export function isAboutCredits({ line }: FailedRequest): boolean {
  return ABOUT_CREDITS.test(line);
}

/** The key is at fault only if nothing else explains the status. */
export function rejectionTitle(failed: FailedRequest): string {
  if (FROM_ANOTHER_SERVER.test(failed.line)) return 'Could not reach the service';

  const isKeyRejected = failed.status === 401 && !isAboutCredits(failed);
  return isKeyRejected ? 'The service rejected the API key' : 'The service rejected the request';
}

export function askedPause({ retryAt }: Pick<FailedRequest, 'retryAt'>): Text {
  return retryAt === undefined ? [] : text`It asks to wait until ${moment(retryAt)}.`;
}
