/** Files whose lines are not part of a diff, by git's glob patterns; each is matched in every folder, in any case. */

const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**`;
/** Files that are there to hold secrets. */
const SECRET = `
  .env* .env*/** *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .pgpass ?netrc .git-credentials
  *.pem *.key *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.ovpn *.tfvars *.tfvars.json *.tfstate*
  id_rsa id_dsa id_ecdsa id_ed25519 .ssh/** .aws/** .gnupg/** .kube/** .docker/** kubeconfig
  credentials credentials.json credentials.csv credentials.y*ml *secrets.y*ml secrets.json service-account*.json`;
const listed = (patterns: string) => patterns.trim().split(/\s+/);

/** For git, which knows what `.gitattributes` says: a file that is marked as not generated stays. */
export const EXCLUDED_PATHS = [
  ':(exclude,attr:linguist-generated)',
  ':(exclude,attr:linguist-generated=true)',
  ...listed(GENERATED).map((pattern) => `:(exclude,glob,icase,attr:!linguist-generated)**/${pattern}`),
  ...listed(SECRET).map((pattern) => `:(exclude,glob,icase)**/${pattern}`),
];

const EXPRESSIONS = listed(GENERATED + SECRET).map((pattern) =>
  pattern
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]')
    .replace(/\*+/g, (stars) => (stars === '**' ? '.+' : '[^/]*')),
);
const EXCLUDED_PATH = new RegExp(`(?:^|/)(?:${EXPRESSIONS.join('|')})$`, 'is');

/** The same by the name alone. */
export const isExcluded = (path: string) => EXCLUDED_PATH.test(path);
