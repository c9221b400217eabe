/**
 * What kind of file a path names. In a prompt, people's files get room before those of machines,
 * and some files never go along.
 */

const RANKS = ['people', 'tests', 'machines'] as const;
/** From the worse reason to the other one. */
export const NEVER_SENT = ['secret', 'generated'] as const;

export type Kind = (typeof RANKS)[number] | (typeof NEVER_SENT)[number];

/**
 * The first row that matches counts. The globs apply in every folder: `**` stands for any path, `*`
 * for any part of a name, and `?` for one character.
 */
const ROWS: readonly [kind: Kind, globs: RegExp][] = [
  ['secret', patternFor(`.env*/** .ssh/** .aws/** .azure/** .gnupg/** .kube/** .docker/**`, 'i')],
  // They show what a file with secrets contains.
  ['people', patternFor(`.env*.example .env*.sample .env*.template .env*.dist`, 'i')],
  [
    'secret',
    patternFor(
      `
      .env* *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .htdigest .pgpass pgpass.conf
      .my.cnf .mylogin.cnf ?netrc .git-credentials .vault-token .vault?pass* .boto .s3cfg .msmtprc
      .fetchmailrc .dockercfg .dockerconfigjson *.pem *.key *.p8 *.p12 *.pfx *.pkcs12 *.jks
      *.keystore *.truststore *.bks *.kdb *.kdbx *.ppk *.ovpn *.agekey *.tfvars *.tfvars.json
      *.tfstate* .terraformrc terraform.rc *.mobileprovision *.publishsettings kubeconfig
      *.kubeconfig id_rsa id_dsa id_ecdsa id_ecdsa_sk id_ed25519 id_ed25519_sk credentials
      .credentials credentials.json credentials.csv credentials.xml credentials.tfrc.json
      credentials.y*ml .secret .secrets secret.json secret.txt secret.y*ml *secrets.json
      *secrets.txt *secrets.toml *secrets.y*ml secrets.ini secrets.properties secrets.xml
      service?account*.json serviceAccount*.json client_secret*.json *firebase-adminsdk*.json
      application_default_credentials.json accessTokens.json auth.json wp-config.php
      local_settings.py`,
      'i',
    ),
  ],
  [
    'generated',
    patternFor(
      `
      package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile go.sum
      go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl *.min.* *js.map *css.map
      dist/** node_modules/**`,
      'i',
    ),
  ],
  // The descriptions from which changelogs are made say best what a change is about.
  [
    'people',
    patternFor(`
      .changeset/** .changesets/** changeset/** changesets/** .changes/** changes/** .changelog/**
      .changelog.d/** changelog.d/** .chloggen/** chloggen/** .newsfragments/** newsfragments/**`),
  ],
  [
    'machines',
    patternFor(`
      .*/** .* [Vv]ersion.* [Vv]ersions.* _version.* _versions.* VERSION package.json
      composer.json deno.json lerna.json nx.json project.json manifest.json go.mod go.work pom.xml
      Cargo.toml pyproject.toml setup.py setup.cfg Gemfile Podfile mix.exs pubspec.yaml Chart.yaml
      *requirements*.txt libs.versions.toml gradle.properties gradle-wrapper.properties gradlew
      gradlew.bat *.gradle *.gradle.kts BUILD WORKSPACE MODULE *.bazel *.csproj *.fsproj *.vbproj
      *.props *.targets *.gemspec *.podspec *.nuspec *.pb.go *_pb2.py *_pb2.pyi *_pb2_grpc.py
      generated_* generated.* zz_generated* *[._]generated.* *.g.dart *.po *.pot *.xlf *.xliff`),
  ],
  // A changelog at the root is what people write for a release.
  [
    'tests',
    patternFor(`
      test/** tests/** spec/** specs/** e2e/** fixture/** fixtures/** mock/** mocks/** testdata/**
      test?data/** __tests__/** __fixtures__/** __snapshots__/** __mocks__/** *Test/** *Tests/**
      *[._-]test/** *[._-]tests/** *[._-]test.* *[._-]spec.* *[._-]e2e.* *[._-]stories.* test_*.py
      *.snap *[a-z0-9]Test.* *[a-z0-9]Tests.* *[a-z0-9]Spec.* *[a-z0-9]IT.* */CHANGELOG*
      */CHANGES*`),
  ],
];

/** One regular expression for all globs is much faster than to match each with Node's function. */
function patternFor(globs: string, flags = ''): RegExp {
  const patterns = globs.trim().split(/\s+/).map(patternOf);
  return new RegExp(`(?:^|/)(?:${patterns.join('|')})$`, `s${flags}`);
}

function patternOf(glob: string): string {
  return glob
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*');
}

export function kindOf(path: string): Kind {
  return ROWS.find(([, globs]) => globs.test(path))?.[0] ?? 'people';
}

/** In the order of the ranks. Within a rank, the order stays. */
export function byRank<T extends { filename: string }>(files: readonly T[]): T[][] {
  const groups = Map.groupBy(files, ({ filename }) => kindOf(filename));
  return RANKS.map((rank) => groups.get(rank) ?? []);
}
