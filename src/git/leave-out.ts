import { type Change, namesOf } from './changes.ts';

/** Why a file's lines do not go along. */
export type LeftOut =
  | 'secret'
  | 'odd-name'
  | 'submodule'
  | 'folder'
  | 'binary'
  | 'generated'
  | 'lock'
  | 'built';

/** Files that are there to hold secrets, by their names; examples of them (`.env.example`) are no secrets. */
const SECRET_FILES = [
  /^\.env(?:\..*)?$|\.env$/,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate|ovpn)$/,
  /\.tfstate\.backup$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?!.*\.pub$)/,
  /^[._]netrc$|^\.(?:npmrc|pypirc|htpasswd|git-credentials|dockercfg|pgpass|vault-token)$/,
  /^(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt|xml|properties|prod|local|dev)){0,2}$/,
  /^(?:service-?account|client_secret).*\.json$/,
  /^kubeconfig$|\.kubeconfig$/,
];
const SECRET_FOLDERS = /(?:^|\/)\.(?:ssh|aws|gnupg|kube|docker|azure)\//;
const EXAMPLES = /\.(?:example|sample|template|dist|md|mdx|rst)$/;

const LOCK_FILES =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.(?:work\.)?sum|Package\.resolved|packages\.lock\.json|bun\.lockb|\.terraform\.lock\.hcl|.*\.(?:lock|lockfile))$/;

/** What a build or a package manager puts there. */
const BUILT = /\.min\.\w+$|\.(?:js|mjs|cjs|css)\.map$|(?:^|\/)(?:dist|node_modules)\//;

/** What looks like a secret wherever it stands: private keys, and tokens that say what they are. */
const SECRET_TEXT =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}|\bglpat-[\w-]{20}|\bxox[abprs]-[\w-]{10}|\b[rs]k_live_\w{16}|\bAIza[\w-]{35}|\bnpm_[A-Za-z0-9]{36}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}/;

/**
 * Why a file is left out of the diff; undefined: it goes along. `marked` is its attribute `linguist-generated`: true,
 * false, or undefined where nobody said. Saying false keeps what looks like a lock file or a build's output.
 */
export function whyLeftOut(change: Change, marked: boolean | undefined): LeftOut | undefined {
  const paths = namesOf(change);
  if (paths.some(isSecretFile)) return 'secret';
  if (paths.some((path) => path.includes('\ufffd'))) return 'odd-name';
  if (change.isSubmodule) return 'submodule';
  // To git its name would mean everything in the folder, too.
  if (change.isFolderToo) return 'folder';
  if (change.lines === undefined) return 'binary';
  if (marked !== undefined) return marked ? 'generated' : undefined;
  if (LOCK_FILES.test(nameOf(change.path))) return 'lock';
  return BUILT.test(change.path) ? 'built' : undefined;
}

/** Whether a text holds what looks like a secret. */
export function looksSecret(text: string): boolean {
  return SECRET_TEXT.test(text);
}

function isSecretFile(path: string): boolean {
  const name = nameOf(path).toLowerCase();
  if (EXAMPLES.test(name)) return false;
  return SECRET_FOLDERS.test(path.toLowerCase()) || SECRET_FILES.some((pattern) => pattern.test(name));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
