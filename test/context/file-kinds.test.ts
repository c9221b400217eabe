import { expect, test } from 'vitest';
import { kindOf, selectFiles } from '../../src/context/file-kinds.ts';
import { changed, renamed } from './changed-files.ts';

test.each([
  [
    'people',
    'src/api.ts docs/testing.md latest/a.ts src/contest/a.ts README.md src/package.ts src/generated/client.ts ' +
      '.changeset/a.md changelog.d/12.md .chloggen/a.yaml docs/CHANGELOG-guide/a.md CHANGELOG.md .env.example ' +
      'a/.env.sample .env.local.example id_rsa.pub src/key.ts docs/secrets.md clock.ts a/map.ts dist a.pem/b.ts',
  ],
  [
    'tests',
    'test/a.ts Foo.Tests/A.cs src/integrationTest/java/A.java src/main/ApiTest.java a/b_test.go a/test_b.py ' +
      'a/__snapshots__/b.snap a.spec.ts testdata/a.json pkg/CHANGELOG a/b/CHANGES.rst a/FooIT.java',
  ],
  [
    'machines',
    'go.mod a/build.gradle build.gradle.kts pom.xml package.json A.csproj .github/workflows/a.yml .golangci.yml ' +
      'src/version.go _version.py VERSION api/a.pb.go a_pb2.py generated_a.go test/package.json requirements-dev.txt',
  ],
  ['generated', 'a/b/pnpm-lock.yaml a/dist/b/c.js a.min.js b.css.map yarn.lock'],
  [
    'secret',
    '.env app/.env.production site/.env/prod .ENV.local a/prod.env tls/server.PEM a/b/id_rsa .aws/credentials ' +
      'prod.secrets.yaml serviceAccountKey.json client_secret_1.apps.json .env.example.local .aws/.env.example',
  ],
])('these are files of the kind %s: %s', (kind, paths) => {
  expect(paths.split(' ').filter((path) => kindOf(path) !== kind)).toEqual([]);
});

test('people’s files come first, and what never goes along is counted for its true reason', () => {
  const files = [
    changed('go.mod'),
    changed('app/.env'),
    renamed('.npmrc', 'shown.txt'),
    changed('package-lock.json'),
    changed('a_test.go'),
    changed('kept.md'),
  ];

  const { selected, sent, notSent } = selectFiles(files, undefined);

  expect(selected).toEqual(files);
  expect(sent.map(({ filename }) => filename)).toEqual(['kept.md', 'a_test.go', 'go.mod']);
  expect(notSent).toEqual(['2 files whose names suggest secrets', '1 lock or generated file']);
});

test('`paths` select files by either name', () => {
  const files = [changed('src/a.ts'), changed('lib/b.ts'), renamed('src/c.ts', 'd.ts')];

  const { sent } = selectFiles(files, ['src/**']);

  expect(sent.map(({ filename }) => filename)).toEqual(['src/a.ts', 'd.ts']);
});
