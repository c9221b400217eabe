/** What is wrong on the way to a server, if nothing was sent or no answer came. */
import { type Text, text } from '../text/sentence.ts';

interface Obstacle {
  /** Of the network error's code and message. */
  pattern: RegExp;
  next: Text;
}

/** These do not pass by themselves. */
const LASTING: readonly Obstacle[] = [
  {
    pattern: /proxy response \(407\)/i,
    next: text`The proxy asks for a user name and a password. Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`,
  },
  {
    pattern: /proxy response \(4/i,
    next: text`The proxy does not let this connection through. Ask for it, or add the host to \`NO_PROXY\`.`,
  },
  {
    pattern: /certificate|\bCERT_|ALTNAME|UNABLE_TO_(?:GET|VERIFY)/i,
    next: text`The runner does not trust the certificate. If it comes from your own authority, set \`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate, in \`env\` of the job or of the runner.`,
  },
  {
    pattern: /^ENOTFOUND/,
    next: text`Check the name, and the name server of the runner.`,
  },
];

const PASSING: readonly Obstacle[] = [
  { pattern: /proxy/i, next: text`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).` },
];

/** `answer`: of a FailedRequest without a status. */
export function isLasting(answer: string): boolean {
  return LASTING.some(({ pattern }) => pattern.test(answer));
}

/** Undefined if nothing special is known. */
export function obstacleRemedy(answer: string): Text | undefined {
  return [...LASTING, ...PASSING].find(({ pattern }) => pattern.test(answer))?.next;
}
