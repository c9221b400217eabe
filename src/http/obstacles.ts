import { sentences, type Text, text } from '../text/sentence.ts';

/** What people can do about a failed request, by its line. */
export type Remedy = readonly [pattern: RegExp, next: Text];

/** Of the first row that matches. */
export function firstRemedy(rows: readonly Remedy[], line: string): Text | undefined {
  return rows.find(([pattern]) => pattern.test(line))?.[1];
}

/** Network errors that do not pass by themselves. The line of a response begins with a digit. */
const OBSTACLES: readonly Remedy[] = [
  [
    /^\D.*proxy response \(407\)/i,
    sentences(
      text`The proxy asks for a user name and a password.`,
      text`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`,
    ),
  ],
  [
    /^\D.*proxy response \(4/i,
    sentences(
      text`The proxy does not let this connection through.`,
      text`Ask for it, or add the host to \`NO_PROXY\`.`,
    ),
  ],
  [
    /^\D.*certificate/i,
    sentences(
      text`The runner does not trust the certificate. If it comes from your own authority, set`,
      text`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`,
      text`in \`env\` of the job, or in the runner’s \`.env\`.`,
    ),
  ],
  [/^ENOTFOUND/, text`Check the name, and the name server of the runner.`],
];

export const NETWORK_REMEDIES: readonly Remedy[] = [
  ...OBSTACLES,
  [/^\D.*proxy/i, text`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`],
];

/** The server cannot be reached until somebody changes something. */
export function isObstructed({ line }: { line: string }): boolean {
  return firstRemedy(OBSTACLES, line) !== undefined;
}
