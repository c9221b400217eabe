/** Files whose lines are left out of diffs, as git's glob patterns. They apply in every folder, and ignore case. */

/** Lock files, build output, and dependencies. */
const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**`;

/** Files that exist to hold secrets. */
const SECRET = `
  .env* .env*/** *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .htdigest .pgpass pgpass.conf .my.cnf .mylogin.cnf
  ?netrc .git-credentials .vault-token .vault?pass* .boto .s3cfg .msmtprc .fetchmailrc .dockercfg .dockerconfigjson
  *.pem *.key *.p8 *.p12 *.pfx *.pkcs12 *.jks *.keystore *.truststore *.bks *.kdb *.kdbx *.ppk *.ovpn *.agekey
  *.tfvars *.tfvars.json *.tfstate* .terraformrc terraform.rc *.mobileprovision *.publishsettings kubeconfig *.kubeconfig
  id_rsa id_dsa id_ecdsa id_ecdsa_sk id_ed25519 id_ed25519_sk .ssh/** .aws/** .azure/** .gnupg/** .kube/** .docker/**
  credentials .credentials credentials.json credentials.csv credentials.xml credentials.tfrc.json credentials.y*ml
  .secret .secrets secret.json secret.txt secret.y*ml *secrets.json *secrets.txt *secrets.toml *secrets.y*ml
  secrets.ini secrets.properties secrets.xml service?account*.json serviceAccount*.json client_secret*.json
  *firebase-adminsdk*.json application_default_credentials.json accessTokens.json auth.json wp-config.php local_settings.py`;

const patternsIn = (list: string) => list.trim().split(/\s+/);

/**
 * Pathspecs for git. `.gitattributes` decides first which files are generated, then the patterns; it does not decide about
 * files with secrets.
 */
export const EXCLUDED_PATHS = [
  ':(exclude,attr:linguist-generated)',
  ':(exclude,attr:linguist-generated=true)',
  ...patternsIn(GENERATED).map(
    (pattern) => `:(exclude,glob,icase,attr:!linguist-generated)**/${pattern}`,
  ),
  ...patternsIn(SECRET).map((pattern) => `:(exclude,glob,icase)**/${pattern}`),
];

/** A longer name counts as excluded: no file system has one, and matching it would take seconds. */
const MAX_NAME = 300;

const isForFolder = (pattern: string) => pattern.endsWith('/**');
const PATTERNS = patternsIn(GENERATED + SECRET);
const FOLDER = oneOf(PATTERNS.filter(isForFolder).map((pattern) => pattern.slice(0, -3)));
const FILE = oneOf(PATTERNS.filter((pattern) => !isForFolder(pattern)));

/** Matches a name that one of the globs matches. */
function oneOf(globs: string[]): RegExp {
  const expressions = globs.map((glob) =>
    glob.replaceAll('.', '\\.').replaceAll('?', '.').replaceAll('*', '.*'),
  );
  return new RegExp(`^(?:${expressions.join('|')})$`, 'is');
}

/** Whether a file is excluded by its path alone, without `.gitattributes`. */
export function isExcluded(path: string): boolean {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const matches = (name: string, pattern: RegExp) => name.length > MAX_NAME || pattern.test(name);

  return matches(file, FILE) || folders.some((folder) => matches(folder, FOLDER));
}
