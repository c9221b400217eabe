/** Selects the changed files that go along with a prompt. */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { grouped } from '../text/sentence.ts';
import type { ChangePart } from './parts.ts';

/** What of the changes goes along. */
export interface ChangesWanted {
  parts: readonly ChangePart[];
  paths?: readonly string[] | undefined;
}

export interface SelectedFiles {
  /** Those in `paths`. */
  selected: readonly ChangedFile[];
  /** Those of them that go along. */
  sent: readonly ChangedFile[];
  /** The others, such as `2 lock or generated files`. */
  notSent: readonly string[];
}

const EXCLUDED: Record<Exclusion, [one: string, several: string]> = {
  generated: ['lock or generated file', 'lock or generated files'],
  secret: ['file whose name suggests secrets', 'files whose names suggest secrets'],
};

export function selectFiles(
  files: readonly ChangedFile[],
  { paths }: Pick<ChangesWanted, 'paths'>,
): SelectedFiles {
  const selected = files.filter((file) => isSelected(namesOf(file), paths));
  const byExclusion = Map.groupBy(selected, whyExcluded);

  const notSent = Object.entries(EXCLUDED).flatMap(([why, [one, several]]) => {
    const count = byExclusion.get(why as Exclusion)?.length ?? 0;
    return count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : several}`];
  });
  return { selected, sent: byExclusion.get(undefined) ?? [], notSent };
}

/** A file that was renamed has two names, and either one counts. */
export function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}

function whyExcluded(file: ChangedFile): Exclusion | undefined {
  const reasons = namesOf(file).map(exclusionOf);
  return reasons.find((reason) => reason === 'secret') ?? reasons.find((reason) => reason);
}

/**
 * Something has changed only if files have. Commits alone count without any, because GitHub does
 * not list the files of each commit, unless `paths` selects files.
 */
export function needsFiles({ parts, paths }: ChangesWanted): boolean {
  return paths !== undefined || parts.some((part) => part !== 'commits');
}

/** No files after these, the first ones in the order of their paths, are wanted. */
export function isEnough(listed: readonly ChangedFile[], wanted: ChangesWanted): boolean {
  if (!needsFiles(wanted)) return true;

  const last = listed.at(-1)?.filename ?? '';
  const including = (wanted.paths ?? []).filter((glob) => !glob.startsWith('!'));
  const starts = including.map((glob) => glob.split(/[*?[{]/, 1)[0] ?? '');
  return starts.length > 0 && starts.every((start) => start < last && !last.startsWith(start));
}

/**
 * The globs in this file name the files whose changes are never sent. They apply in every folder,
 * and ignore case.
 */

const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**`;

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

/** Shows what a file with secrets contains. */
const EXAMPLE = /(?<=^|\/)\.env[^/]*\.(?:example|sample|template|dist)$/i;

/** One regular expression for all globs is much faster than to match each with Node's function. */
const patternFor = (globs: string) =>
  new RegExp(`(?:^|/)(?:${globs.trim().split(/\s+/).map(patternOf).join('|')})$`, 'is');
const GENERATED_FILES = patternFor(GENERATED);
const SECRET_FILES = patternFor(SECRET);

/** In a glob, `**` stands for any path, `*` for any part of a name, and `?` for one character. */
function patternOf(glob: string): string {
  return glob
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*');
}

/** Why the changes of a file are never sent. */
export type Exclusion = 'secret' | 'generated';

export function exclusionOf(path: string): Exclusion | undefined {
  // The folders of an example still count.
  if (SECRET_FILES.test(path.replace(EXAMPLE, 'example'))) return 'secret';
  return GENERATED_FILES.test(path) ? 'generated' : undefined;
}
