/**
 * Which changed files are sent, and whose lines get room first: what people told their readers
 * about the change, then what they wrote, then the rest.
 */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { grouped } from '../text/sentence.ts';

export const RANKS = ['told', 'written', 'rest'] as const;
/** From the worse reason to the other one. */
const EXCLUDED = [
  {
    kind: 'secret',
    one: 'file whose name suggests secrets',
    several: 'files whose names suggest secrets',
  },
  { kind: 'generated', one: 'lock or generated file', several: 'lock or generated files' },
] as const;

type Kind = (typeof RANKS)[number] | (typeof EXCLUDED)[number]['kind'];

/**
 * The first row that matches counts, and what matches none is written. The globs apply in every
 * folder and in any case: `**` is any path, `*` any part of a name, `?` one character.
 */
const ROWS = (
  [
    ['secret', '{.env*,.ssh,.aws,.azure,.gnupg,.kube,.docker}/**'],
    // They show what a file with secrets contains.
    ['written', '.env*.{example,sample,template,dist}'],
    [
      'secret',
      `.env* *.env .flaskenv .dev.vars* .npmrc .pypirc .{htpasswd,htdigest,pgpass} pgpass.conf
      .{my,mylogin}.cnf ?netrc .git-credentials .vault-token .vault?pass* .boto .s3cfg .msmtprc
      .fetchmailrc .dockercfg .dockerconfigjson .terraformrc terraform.rc {,*.}kubeconfig
      *.{pem,key,p8,p12,pfx,pkcs12,jks,keystore,truststore,bks,kdb,kdbx,ppk,ovpn,agekey}
      *.{tfvars,tfvars.json,mobileprovision,publishsettings} *.tfstate*
      id_{rsa,dsa,ecdsa,ed25519}{,_sk} {,.}credentials credentials.{json,csv,xml,tfrc.json,y*ml}
      .secret{,s} *secret{,s}.{json,txt,toml,y*ml,ini,properties,xml} client_secret*.json
      service{,?}account*.json *firebase-adminsdk*.json accessTokens.json auth.json
      application_default_credentials.json wp-config.php local_settings.py`,
    ],
    [
      'generated',
      `*[.-]lock{,b,file,.json,.y*ml,.hcl} go.{,work.}sum Package.resolved npm-shrinkwrap.json
      *.min.* *{js,css}.map {dist,node_modules}/**`,
    ],
    // Translations, tests, and what is for programs. YAML can describe an interface.
    [
      'rest',
      `{ar,de,es,fa,fr,hi,it,ja,ko,nl,pl,pt,ru,sv,tr,uk,vi,zh}{,-*,_*}/**
      {test,tests,testing,testdata,*[._-]test{,s},bench,benches,benchmarks}/** *[._]{test,spec}.*
      *generated* *.config.* *.{json,toml,xml,svg,snap,mod,api,gradle*}`,
    ],
    // Changelogs, guides, and folders of descriptions from which changelogs are made.
    [
      'told',
      `{change{log,s},history,news,what*new,*{release?notes,migrat,upgrad}}{,*.{md*,rst,txt,adoc}}
      {,.}{change{log,log.d,s,set},chloggen,newsfragments,rel*notes,what*new}/**`,
    ],
    ['rest', '.*{,/**}'],
  ] as const
).map(([kind, globs]) => ({ kind, pattern: patternFor(globs) }));

/** Much faster than to match each glob with Node's function. */
function patternFor(globs: string): RegExp {
  const patterns = globs.trim().split(/\s+/).map(globPattern);
  return new RegExp(`(?:^|/)(?:${patterns.join('|')})$`, 'is');
}

function globPattern(glob: string): string {
  return glob
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*')
    .replaceAll('{', '(?:')
    .replaceAll(',', '|')
    .replaceAll('}', ')');
}

export function kindOf(path: string): Kind {
  return ROWS.find(({ pattern }) => pattern.test(path))?.kind ?? 'written';
}

/** A file that was renamed has two names, and the worse one counts. */
export function exclusionOf(names: readonly string[]) {
  const kinds = names.map(kindOf);
  return EXCLUDED.find(({ kind }) => kinds.includes(kind));
}

export interface SelectedFiles {
  /** Those in `paths`. */
  selected: readonly ChangedFile[];
  /** In the order of their ranks. */
  sent: readonly ChangedFile[];
  /** Such as `2 lock or generated files`. */
  notSent: readonly string[];
}

export function selectFiles(
  files: readonly ChangedFile[],
  paths: readonly string[] | undefined,
): SelectedFiles {
  const selected = files.filter((file) => isSelected(namesOf(file), paths));
  const groups = Map.groupBy(selected, (file) => {
    return exclusionOf(namesOf(file))?.kind ?? kindOf(file.filename);
  });

  const notSent = EXCLUDED.flatMap(({ kind, one, several }) => {
    const count = groups.get(kind)?.length ?? 0;
    return count === 0 ? [] : [`${grouped(count)} ${count === 1 ? one : several}`];
  });
  return { selected, sent: RANKS.flatMap((rank) => groups.get(rank) ?? []), notSent };
}

export function namesOf({ filename, previous_filename: from }: ChangedFile): string[] {
  return from ? [from, filename] : [filename];
}
