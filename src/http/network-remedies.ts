import { sentences, type Text, text } from '../text/sentence.ts';
import type { FailedRequest } from './failed-request.ts';

type Signs = Omit<FailedRequest, 'kind' | 'failure' | 'happened'>;
export type Predicate = (failed: Signs) => boolean;

/** What people can do about a failed request to which the predicate applies. */
export type Remedy = readonly [applies: Predicate, next: Text];

/** Of the first row that applies. */
export function firstRemedy(rows: readonly Remedy[], failed: Signs): Text | undefined {
  return rows.find(([applies]) => applies(failed))?.[1];
}

export const isNetworkError: Predicate = ({ networkError }) => networkError !== undefined;

const networkErrorSays =
  (pattern: RegExp): Predicate =>
  ({ networkError }) =>
    networkError !== undefined && pattern.test(networkError);

const isProxyLoginMissing = networkErrorSays(/proxy response \(407\)/i);
const isRefusedByProxy = networkErrorSays(/proxy response \(4/i);
const isCertificateUntrusted = networkErrorSays(/certificate/i);
const isNameUnknown = networkErrorSays(/^ENOTFOUND/);
const isProxyError = networkErrorSays(/proxy/i);

/** They do not pass by themselves. */
const LASTING: readonly Remedy[] = [
  [
    isProxyLoginMissing,
    sentences(
      text`The proxy asks for a user name and a password.`,
      text`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`,
    ),
  ],
  [
    isRefusedByProxy,
    sentences(
      text`The proxy does not let this connection through.`,
      text`Ask for it, or add the host to \`NO_PROXY\`.`,
    ),
  ],
  [
    isCertificateUntrusted,
    sentences(
      text`The runner does not trust the certificate. If it comes from your own authority, set`,
      text`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`,
      text`in \`env\` of the job, or in the runner’s \`.env\`.`,
    ),
  ],
  [isNameUnknown, text`Check the name, and the name server of the runner.`],
];

export const NETWORK_REMEDIES: readonly Remedy[] = [
  ...LASTING,
  [isProxyError, text`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`],
];

/** The server cannot be reached until somebody changes something. */
export const isLastingNetworkError: Predicate = (failed) =>
  LASTING.some(([applies]) => applies(failed));
