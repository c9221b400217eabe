import { describe, expect, test } from 'vitest';
import { secretTest, withoutSecrets } from '../../src/context/git-secrets.ts';
import { redactor } from '../../src/text/redact.ts';

const isSecret = secretTest((text) => text);
/** Put together here, so that nobody who looks for secrets finds them in this file. */
const random = (length: number) => 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7'.repeat(4).slice(0, length);

describe('a line that holds a secret', () => {
  test.each([
    ['an admin key', `docsKey: ${'mint'}_${random(32)}`],
    ['another kind of key', `key = "${'mint'}_dsc_${random(24)}"`],
    ['a model key', `KEY=${'sk'}-${random(48)}`],
    ['a project’s model key', `KEY=${'sk'}-proj-${random(60)}`],
    ['a key with its own prefix', `KEY=${'sk'}-ant-api03-${random(40)}`],
    ['a Slack webhook', `url: https://hooks.slack.com/services/T${'0A1B2C3D'}/B0A1B2C3D/${random(24)}`],
    ['a password in an address', 'DATABASE_URL=postgres://admin:hunter2@db/prod'],
    ['a password with a sign in it', 'amqps://app:s3$cr:t!@queue.example.com'],
    ['a password without a name', 'redis://:hunter2@cache:6379/0'],
    ['the end of a private key', `-----END RSA ${'PRIVATE'} KEY-----`],
  ])('%s', (_what, line) => {
    expect(isSecret(line)).toBe(true);
    expect(isSecret(`+${line}`)).toBe(true);
  });
});

describe('a line that only looks like it', () => {
  test.each([
    'mint_to_checked_with_authority_seeds(ctx, amount)',
    'let mint_associatedTokenAccountInfo = accounts.next()',
    'class="sk-circle-fade-dot sk-folding-cube-animation"',
    'pip install sk-learn; task-management-system-with-a-queue',
    'hooks.slack.com/services/…',
    'postgres://user:password@localhost/db',
    'postgres://postgres:postgres@localhost/db',
    'amqp://guest:guest@localhost',
    `https://x-access-token:\${GITHUB_TOKEN}@github.com/o/r`,
    'https://$USER:$PASS@example.com',
    'https://<user>:<password>@example.com, https://user:<password>@example.com',
    'https://name:YOUR_PASSWORD@example.com, https://name:xxxx@example.com, https://name:***@example.com',
    'https://example.com:8080/@scope/name, ssh://git@example.com:22/o/r',
    'uses: docker://alpine:3.19@sha256:abcdef',
  ])('%s', (line) => {
    expect(isSecret(line)).toBe(false);
  });
});

test('what the run itself was given is a secret, in every form', () => {
  const key = 'a-key-of-no-known-kind-0123456789';
  const ours = secretTest(redactor([key]));
  expect(ours(`docsKey: ${key}`)).toBe(true);
  expect(ours(`docsKey: ${Buffer.from(key).toString('base64')}`)).toBe(true);
  expect(ours(`docsKey: \${{ secrets.DOCS_API_KEY }}`)).toBe(false);
});

describe('private keys leave a text whole', () => {
  const begin = `-----BEGIN RSA ${'PRIVATE'} KEY-----`;
  const end = `-----END RSA ${'PRIVATE'} KEY-----`;
  const note = '(a private key was left out)';
  test.each([
    ['its lines', `Old:\n\n${begin}\nMIIB\nabc=\n${end}\n\nNew.`, `Old:\n\n${note}\n\nNew.`],
    ['quoted', `Old:\n> ${begin}\n> MIIB\n> ${end}\nNew.`, `Old:\n${note}\nNew.`],
    ['on one line', `Old: ${begin}MIIB${end}.\nNew.`, `${note}\nNew.`],
    ['two of them', `${begin}\nMIIB\n${end}\nand\n${begin}\nMIIC\n${end}`, `${note}\nand\n${note}`],
    ['without an end', `Old:\n${begin}\nMIIB\n\nabc=`, `Old:\n${note}`],
  ])('%s', (_what, text, left) => {
    expect(withoutSecrets(text, isSecret)).toBe(left);
  });
});

test.each([
  ['BEGIN after BEGIN', `-----BEGIN ${'PRIVATE'} KEY-----\n`],
  ['half a BEGIN after another', '-----BEGIN A '],
  ['address after address', 'a://b:'],
  ['an address that does not end', 'a://bbbbbbbbbb'],
  ['a prefix after another', `${'mint'}_aaaaaaaaaa `],
])('%s takes no time that grows with the square', (_what, part) => {
  const text = part.repeat(400_000);
  const start = performance.now();
  withoutSecrets(text, isSecret);
  expect(performance.now() - start).toBeLessThan(5_000);
});
