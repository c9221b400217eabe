/** Whose work a changed file is. In a prompt, people's files get room before those of machines. */

/** The descriptions from which changelogs are made say best what a change is about. */
const CHANGELOG_FRAGMENT =
  /(?:^|\/)(?:\.?changesets?|\.?changelog\.d|\.?chloggen|\.changelog|\.?changes|\.?newsfragments)\/[^/]/;

const TESTS = new RegExp(
  [
    '(?:^|/)(?:tests?|specs?|__tests__|e2e|fixtures?|__fixtures__|__snapshots__|test[-_]?data|mocks?|__mocks__)/',
    // `Foo.Tests/`, `Tests/`, `src/integrationTest/`
    '(?:^|[/._-]|[a-z\\d])Tests?/',
    '[._-]tests?/',
    '[._-](?:test|spec|e2e|stories)\\.[^/]+$',
    '(?:^|/)test_[^/]+\\.py$',
    '[a-z\\d](?:Tests?|Spec|IT)\\.[a-z]+$',
    '\\.snap$',
    // That of the whole repository is what people write for a release.
    '/CHANGE(?:LOG|S)[^/]*$',
  ].join('|'),
);

const MACHINES = new RegExp(
  [
    // Settings of tools, such as `.github/` or `.golangci.yml`
    '(?:^|/)\\.(?!env)[^/]+',
    '(?:^|/)_?[Vv]ersions?\\.[^/]+$|(?:^|/)VERSION$',
    '(?:^|/)(?:package|composer|deno|lerna|nx|project|manifest)\\.json$',
    '(?:^|/)(?:go\\.(?:mod|work)|pom\\.xml|Cargo\\.toml|pyproject\\.toml|setup\\.(?:py|cfg)|Gemfile|Podfile|mix\\.exs)$',
    '(?:^|/)(?:pubspec\\.yaml|Chart\\.yaml|gradle\\.properties|libs\\.versions\\.toml|[^/]*requirements[^/]*\\.txt)$',
    '(?:^|/)(?:BUILD|WORKSPACE|MODULE)(?:\\.bazel)?$',
    '\\.gradle(?:\\.kts)?$',
    '\\.(?:cs|fs|vb)proj$|\\.(?:props|targets|gemspec|podspec|nuspec)$',
    '(?:^|/)gradlew(?:\\.bat)?$|gradle-wrapper\\.properties$',
    '\\.pb\\.go$|_pb2(?:_grpc)?\\.pyi?$|(?:^|/)(?:zz_)?generated[_.]|[._]generated\\.[^/]+$|\\.g\\.dart$',
    // Translations
    '\\.(?:po|pot|xlf|xliff)$',
  ].join('|'),
);

const RANKS = ['people', 'tests', 'machines'] as const;
export type Rank = (typeof RANKS)[number];

export function rankOf(path: string): Rank {
  if (CHANGELOG_FRAGMENT.test(path)) return 'people';
  if (MACHINES.test(path)) return 'machines';
  return TESTS.test(path) ? 'tests' : 'people';
}

/** In the order of the ranks. Within a rank, the order stays. */
export function byRank<T extends { filename: string }>(files: readonly T[]): T[][] {
  const groups = Map.groupBy(files, ({ filename }) => rankOf(filename));
  return RANKS.map((rank) => groups.get(rank) ?? []);
}
