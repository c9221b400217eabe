import { sentences, type Text, text } from '../text/sentence.ts';

/** By the code and message of a network error that does not pass by itself. */
const OBSTACLES: readonly (readonly [pattern: RegExp, next: Text])[] = [
  [
    /proxy response \(407\)/i,
    sentences(
      text`The proxy asks for a user name and a password.`,
      text`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`,
    ),
  ],
  [
    /proxy response \(4/i,
    sentences(
      text`The proxy does not let this connection through.`,
      text`Ask for it, or add the host to \`NO_PROXY\`.`,
    ),
  ],
  [
    /certificate|\bCERT_|ALTNAME|UNABLE_TO_(?:GET|VERIFY)/i,
    sentences(
      text`The runner does not trust the certificate. If it comes from your own authority, set`,
      text`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`,
      text`in \`env\` of the job, or in the runner’s \`.env\`.`,
    ),
  ],
  [/^ENOTFOUND/, text`Check the name, and the name server of the runner.`],
];

const find = (line: string) => OBSTACLES.find(([pattern]) => pattern.test(line));

export function isLasting(line: string): boolean {
  return find(line) !== undefined;
}

/** Undefined if nothing special is known. */
export function obstacleRemedy(line: string): Text | undefined {
  const isProxy = /proxy/i.test(line);
  return (
    find(line)?.[1] ??
    (isProxy ? text`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).` : undefined)
  );
}
