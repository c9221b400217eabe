import { expect, test } from 'vitest';
import { kindOf, selectFiles } from '../../src/context/file-kinds.ts';
import { changed, renamed } from './changed-files.ts';

test.each([
  [
    'told',
    "CHANGES.rst NEWS docs/history.md pkg/a/CHANGELOG docs/whatsnew/2.rst what's-new.md docs/release-notes.md " +
      'guide/8-migration-guide.mdx UPGRADING.md .changeset/a.md changelog/12.bugfix .chloggen/a.yaml changelog.d/a.rst ' +
      'newsfragments/12.feature RelNotes/2.0.adoc',
  ],
  [
    'written',
    'docs/testing.md latest/a.ts src/contest/a.ts src/package.ts src/generated/client.ts docs/news/a.rst src/changes.ts ' +
      'src/history/index.ts openapi.yaml .env.example .env.local.example id_rsa.pub src/key.ts docs/secrets.md clock.ts ' +
      'a/map.ts dist a.pem/b.ts docs/en/a.md',
  ],
  [
    'rest',
    'docs/de/a.md pt-BR/a.md zh_CN/LC/a.md de/CHANGELOG.md test/a.ts Foo.Tests/A.cs uv-test/a.rs a/b_test.go a.spec.ts b_spec.rb ' +
      'testdata/a.md a/__snapshots__/b.snap package.json .changeset/pre.json Cargo.toml pom.xml a.svg go.mod build.gradle ' +
      'build.gradle.kts .github/workflows/a.yml .golangci.yml generated_a.go zz_generated.b.go app/vite.config.ts bench/a.py',
  ],
  [
    'generated',
    'a/b/pnpm-lock.yaml package-lock.json packages.lock.json .terraform.lock.hcl bun.lockb gradle.lockfile yarn.lock ' +
      'go.sum go.work.sum Package.resolved a/dist/b/c.js node_modules/a.js a.min.js b.css.map c.js.map',
  ],
  [
    'secret',
    '.env app/.env.production site/.env/prod .ENV.local .env.example.local .aws/.env.example .ssh/a .aws/a .azure/a .gnupg/a ' +
      '.kube/a .docker/a a/prod.env .flaskenv .dev.vars.prod .npmrc .pypirc .htpasswd .htdigest .pgpass pgpass.conf .my.cnf ' +
      '.mylogin.cnf .netrc _netrc .git-credentials .vault-token .vault_pass.txt .vault-password .boto .s3cfg .msmtprc ' +
      '.fetchmailrc .dockercfg .dockerconfigjson .terraformrc terraform.rc kubeconfig a.kubeconfig tls/server.PEM a.key a.p8 ' +
      'a.p12 a.pfx a.pkcs12 a.jks a.keystore a.truststore a.bks a.kdb a.kdbx a.ppk a.ovpn a.agekey a.tfvars a.tfvars.json ' +
      'a.mobileprovision a.publishsettings a.tfstate.backup a/b/id_rsa id_dsa id_ecdsa_sk id_ed25519 credentials .credentials ' +
      'credentials.json credentials.csv credentials.xml credentials.tfrc.json credentials.yml .secret .secrets secret.json ' +
      'my-secrets.txt secrets.toml prod.secrets.yaml secret.ini secret.properties secret.xml client_secret_1.apps.json ' +
      'serviceAccountKey.json service-account.json a-firebase-adminsdk-1.json accessTokens.json auth.json ' +
      'application_default_credentials.json wp-config.php local_settings.py',
  ],
])('these are files of the kind %s: %s', (kind, paths) => {
  expect(paths.split(' ').filter((path) => kindOf(path) !== kind)).toEqual([]);
});

test('what was told comes first, and what is never sent is counted for its true reason', () => {
  const files = [
    changed('go.mod'),
    changed('app/.env'),
    renamed('.npmrc', 'shown.txt'),
    changed('package-lock.json'),
    changed('kept.md'),
    changed('CHANGELOG.md'),
  ];

  const { selected, sent, notSent } = selectFiles(files, undefined);

  expect(selected).toEqual(files);
  expect(sent.map(({ filename }) => filename)).toEqual(['CHANGELOG.md', 'kept.md', 'go.mod']);
  expect(notSent).toEqual(['2 files whose names suggest secrets', '1 lock or generated file']);
});

test('`paths` select files by either name', () => {
  const files = [changed('src/a.ts'), changed('lib/b.ts'), renamed('src/c.ts', 'd.ts')];

  const { sent } = selectFiles(files, ['src/**']);

  expect(sent.map(({ filename }) => filename)).toEqual(['src/a.ts', 'd.ts']);
});
