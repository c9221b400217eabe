import { sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './failed-request.ts';

export type Predicate = (failed: Partial<FailedRequest>) => boolean;

export type Remedy = readonly [applies: Predicate, next: Text];

export function firstRemedy(
  rows: readonly Remedy[],
  failed: Partial<FailedRequest>,
): Text | undefined {
  return rows.find(([applies]) => applies(failed))?.[1];
}

export const always: Predicate = () => true;
export const isNetworkError: Predicate = ({ networkError }) => networkError !== undefined;
export const isPage: Predicate = ({ isWebPage }) => isWebPage === true;

export const isRedirect: Predicate = ({ status = 0 }) => status >= 300 && status < 400;

export const hasStatus =
  (...all: number[]): Predicate =>
  ({ status = 0 }) =>
    all.includes(status);

export const says =
  (pattern: RegExp): Predicate =>
  ({ words = '' }) =>
    pattern.test(words);

const failsWith =
  (pattern: RegExp): Predicate =>
  ({ networkError = '' }) =>
    pattern.test(networkError);

/** These errors do not pass by themselves. */
const LASTING: readonly Remedy[] = [
  [
    failsWith(/proxy response \(407\)/i),
    sentences(
      text`The proxy asks for a user name and a password.`,
      text`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`,
    ),
  ],
  [
    failsWith(/proxy response \(4(?!07)/i),
    sentences(
      text`The proxy does not let this connection through.`,
      text`Ask for it, or add the host to \`NO_PROXY\`.`,
    ),
  ],
  [
    failsWith(/certificate/i),
    sentences(
      text`The runner does not trust the certificate. If it comes from your own authority, set`,
      text`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`,
      text`in \`env\` of the job, or in the runner’s \`.env\`.`,
    ),
  ],
  [failsWith(/^ENOTFOUND/), text`Check the name, and the name server of the runner.`],
];

export const NETWORK_REMEDIES: readonly Remedy[] = [
  ...LASTING,
  [failsWith(/proxy/i), text`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`],
];

/** The server cannot be reached until somebody changes something. */
export const isLastingNetworkError: Predicate = (failed) =>
  firstRemedy(LASTING, failed) !== undefined;
