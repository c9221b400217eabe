import { expect, test } from 'vitest';
import { kindOf } from '../../src/context/file-kinds.ts';

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
