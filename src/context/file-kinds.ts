/**
 * Which changed files go along with a prompt. People's files get room before those of machines, and
 * some files never go along.
 */
import type { ChangedFile } from '../github/comparison.ts';
import { isSelected } from '../inputs/globs.ts';
import { grouped } from '../text/sentence.ts';

const RANKS = ['people', 'tests', 'machines'] as const;
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
 * The first row that matches counts. The globs apply in every folder: `**` stands for any path, `*`
 * for any part of a name, `?` for one character, and braces hold alternatives.
 */
const ROWS: readonly [kind: Kind, globs: RegExp][] = [
  ['secret', patternFor('{.env*,.ssh,.aws,.azure,.gnupg,.kube,.docker}/**', 'i')],
  // They show what a file with secrets contains.
  ['people', patternFor('.env*.{example,sample,template,dist}', 'i')],
  [
    'secret',
    patternFor(
      `.env* *.env .flaskenv .dev.vars* .npmrc .pypirc .{htpasswd,htdigest,pgpass} pgpass.conf
      .{my,mylogin}.cnf ?netrc .git-credentials .vault-token .vault?pass* .boto .s3cfg .msmtprc
      .fetchmailrc .dockercfg .dockerconfigjson .terraformrc terraform.rc {,*.}kubeconfig
      *.{pem,key,p8,p12,pfx,pkcs12,jks,keystore,truststore,bks,kdb,kdbx,ppk,ovpn,agekey}
      *.{tfvars,tfvars.json,mobileprovision,publishsettings} *.tfstate*
      id_{rsa,dsa,ecdsa,ed25519}{,_sk} {,.}credentials credentials.{json,csv,xml,tfrc.json,y*ml}
      .secret{,s} *secret{,s}.{json,txt,toml,y*ml,ini,properties,xml} client_secret*.json
      service{,?}account*.json *firebase-adminsdk*.json accessTokens.json auth.json
      application_default_credentials.json wp-config.php local_settings.py`,
      'i',
    ),
  ],
  [
    'generated',
    patternFor(
      `{package-lock,npm-shrinkwrap,packages.lock}.json pnpm-lock.yaml *.{lock,lockb,lockfile}
      go.{,work.}sum Package.resolved .terraform.lock.hcl *.min.* *{js,css}.map
      {dist,node_modules}/**`,
      'i',
    ),
  ],
  // The descriptions from which changelogs are made say best what a change is about.
  [
    'people',
    patternFor(
      '{,.}{changeset,changesets,changes,changelog.d,chloggen,newsfragments}/** .changelog/**',
    ),
  ],
  [
    'machines',
    patternFor(
      `.*/** .* {[Vv],_v}ersion{,s}.* VERSION
      {package,composer,deno,lerna,nx,project,manifest}.json go.{mod,work} pom.xml Cargo.toml
      pyproject.toml setup.{py,cfg} Gemfile Podfile mix.exs pubspec.yaml Chart.yaml
      *requirements*.txt libs.versions.toml {gradle,gradle-wrapper}.properties gradlew{,.bat}
      *.gradle{,.kts} {BUILD,WORKSPACE,MODULE}{,.bazel} *.{csproj,fsproj,vbproj,props,targets}
      *.{gemspec,podspec,nuspec} *.pb.go *_pb2{,_grpc}.py{,i} generated[_.]* zz_generated*
      *[._]generated.* *.g.dart *.{po,pot,xlf,xliff}`,
    ),
  ],
  // A changelog at the root is what people write for a release.
  [
    'tests',
    patternFor(
      `{test,tests,spec,specs,e2e,fixture,fixtures,mock,mocks,testdata,test?data}/**
      __{tests,fixtures,snapshots,mocks}__/** *Test{,s}/** *[._-]test{,s}/**
      *[._-]{test,spec,e2e,stories}.* test_*.py *.snap *[a-z0-9]{Test,Tests,Spec,IT}.*
      */CHANGE{LOG,S}*`,
    ),
  ],
];

/** One regular expression for all globs is much faster than to match each with Node's function. */
function patternFor(globs: string, flags = ''): RegExp {
  const patterns = globs.trim().split(/\s+/).map(globPattern);
  return new RegExp(`(?:^|/)(?:${patterns.join('|')})$`, `s${flags}`);
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
  return ROWS.find(([, globs]) => globs.test(path))?.[0] ?? 'people';
}

/** A file that was renamed has two names, and the worse one counts. */
export function exclusionOf(names: readonly string[]) {
  const kinds = names.map(kindOf);
  return EXCLUDED.find(({ kind }) => kinds.includes(kind));
}

export interface SelectedFiles {
  /** Those in `paths`. */
  selected: readonly ChangedFile[];
  /** Those of them that go along, people's files first. */
  sent: readonly ChangedFile[];
  /** The others, such as `2 lock or generated files`. */
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
