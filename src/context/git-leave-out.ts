import { type Change, namesOf } from './git-changes.ts';

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
  /^\.env(?:rc|[._-].*)?$|\.env$|^\.flaskenv$|^\.dev\.vars(?:\..*)?$/,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate|ovpn)$|\.tfvars\.json$/,
  /\.tfstate\.backup$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?!.*\.pub$)/,
  /^[._]netrc$|^\.(?:npmrc|pypirc|htpasswd|git-credentials|dockercfg|pgpass|vault-token)$/,
  /^(?:.+\.)?(?:credentials|secrets?)(?:\.(?:json|csv|ya?ml|toml|ini|txt|xml|properties|prod|local|dev)){0,2}$/,
  /^(?:service-?account|client_secret).*\.json$/,
  /^kubeconfig$|\.kubeconfig$/,
];
const SECRET_FOLDERS = /(?:^|\/)\.(?:ssh|aws|gnupg|kube|docker|azure|envs?)\//;
const EXAMPLES = /[._-](?:example|sample|template|dist)$|\.(?:md|mdx|rst)$/;

const LOCK_FILES =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.(?:work\.)?sum|Package\.resolved|packages\.lock\.json|bun\.lockb|\.terraform\.lock\.hcl|.*\.(?:lock|lockfile))$/;

/** What a build or a package manager puts there. */
const BUILT = /\.min\.\w+$|\.(?:js|mjs|cjs|css)\.map$|(?:^|\/)(?:dist|node_modules)\//;

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

function isSecretFile(path: string): boolean {
  const name = nameOf(path).toLowerCase();
  if (EXAMPLES.test(name)) return false;
  return SECRET_FOLDERS.test(path.toLowerCase()) || SECRET_FILES.some((pattern) => pattern.test(name));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
