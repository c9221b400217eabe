/** Secrets in what git says: tokens that say what they are, private keys, and what this run itself was given. Pure. */

/** Whether a text holds what looks like a secret. */
export type IsSecret = (text: string) => boolean;

const SECRET_TEXT = [
  /-----(?:BEGIN|END) [A-Z ]*PRIVATE KEY/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}|\bglpat-[\w-]{20}/,
  /\bxox[abprs]-[\w-]{10}|\bhooks\.slack\.com\/(?:services|workflows|triggers)\/T\w{6}/,
  /\b[rs]k_live_\w{16}|\bAIza[\w-]{35}|\bnpm_[A-Za-z0-9]{36}/,
  /\bsk-(?:(?:proj|svcacct|admin|ant|or-v1)-[\w-]{20}|[A-Za-z0-9]{20})/,
  // Names in code begin like this, too, but are words.
  /\bmint_(?:[a-z]{2,4}_)?(?=[A-Za-z0-9]{0,60}\d)[A-Za-z0-9]{20}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}/,
  // A password in an address; not where it only holds the place of one.
  /[a-z0-9]:\/\/([^\s/:@"'`<>]{0,100}):(?![$<{%*[(.]|(?:\1|(?:your|my)?[_-]?(?:password|passwd|pass|pwd|pw|secret|token|key)|x+|changeme|redacted)@)[^\s/@"'`<>]{3,200}@(?!sha256:)/i,
];

const PRIVATE_KEY = /^.*-----BEGIN [A-Z ]*PRIVATE KEY[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY.*|$(?![\s\S]))/gm;

/** The test for one run; `redact` takes the run's own secrets out of a text, in every form that they can have. */
export function secretTest(redact: (text: string) => string): IsSecret {
  return (text) => SECRET_TEXT.some((pattern) => pattern.test(text)) || redact(text) !== text;
}

/** The text without its private keys, whole, and without other lines that hold a secret; each is told in its place. */
export function withoutSecrets(text: string, isSecret: IsSecret): string {
  return text
    .replace(PRIVATE_KEY, '(a private key was left out)')
    .split('\n')
    .map((line) => (isSecret(line) ? '(a line that looks like a secret was left out)' : line))
    .join('\n');
}
