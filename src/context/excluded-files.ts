/** Files whose lines are not part of a diff, by their names; everything is matched in every folder. */

/** Generated files. */
const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**
`;
/** Files that are there to hold secrets; upper case counts as lower case. */
const SECRET = `
  .env* .env*/** *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .pgpass ?netrc .git-credentials
  *.pem *.key *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.ovpn *.tfvars *.tfvars.json *.tfstate*
  id_rsa id_dsa id_ecdsa id_ed25519 .ssh/** .aws/** .gnupg/** .kube/** .docker/** kubeconfig
  credentials credentials.json credentials.csv credentials.y*ml *secrets.y*ml secrets.json service-account*.json
`;
const listed = (patterns: string) => patterns.trim().split(/\s+/);

/** For git, which knows what `.gitattributes` says: a file that is marked as not generated stays. */
export const EXCLUDED_PATHS = [
  ':(exclude,attr:linguist-generated)',
  ':(exclude,attr:linguist-generated=true)',
  ...listed(GENERATED).map((pattern) => `:(exclude,glob,attr:!linguist-generated)**/${pattern}`),
  ...listed(SECRET).map((pattern) => `:(exclude,glob,icase)**/${pattern}`),
];

/** The same by the name alone. */
export function isExcluded(path: string): boolean {
  return GENERATED_PATH.test(path) || SECRET_PATH.test(path);
}

const GENERATED_PATH = pathMatcher(GENERATED, 's');
const SECRET_PATH = pathMatcher(SECRET, 'is');

/** git's glob patterns as a regular expression. */
function pathMatcher(patterns: string, flags: string): RegExp {
  const expressions = listed(patterns).map((pattern) =>
    pattern
      .replaceAll('.', '\\.')
      .replaceAll('?', '[^/]')
      .replace(/\*+/g, (stars) => (stars === '**' ? '.+' : '[^/]*')),
  );
  return new RegExp(`(?:^|/)(?:${expressions.join('|')})$`, flags);
}
