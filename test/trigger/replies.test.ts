import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { WEB_PAGE } from '../../src/service/schema.ts';
import { checkSetup, usage } from '../../src/trigger/replies.ts';
import { wordsOf } from '../support/words.ts';

/** What `--help` says of the setup where the service answers the request for a job so. */
async function setupAfter(response: object): Promise<string> {
  const session = {
    inputs: { 'dry-run': false },
    signal: new AbortController().signal,
    openService: async () => ({ retrieve: async () => response }),
  };
  const [line] = await checkSetup(session as unknown as Session);
  return wordsOf(line);
}

const failure = (status: number | undefined, serviceMessage = 'In its own words.') => ({
  kind: 'failure',
  status,
  happened: [`The service returned ${status}.`],
  serviceMessage,
});

test.each([400, 410])(
  'after %i for a job that does not exist, the key is accepted',
  async (status) => {
    const words = await setupAfter(failure(status));

    expect(words).toMatch(/^✅ The service accepted the API key\./);
  },
);

test.each([
  ['a page of another server', failure(404, WEB_PAGE), 'Check base-url'],
  ['no answer', failure(undefined), 'Check base-url, the network, and the proxy settings'],
])('after %s, the setup does not work, and the reply says what to check', async (...row) => {
  const [, response, remedy] = row;

  const words = await setupAfter(response);

  expect(words).toContain('❌ The setup does not work. The service returned');
  expect(words).toContain(remedy);
});

test('a dry run does not ask the service', async () => {
  const session = { inputs: { 'dry-run': true } } as Session;

  expect(await checkSetup(session)).toEqual([]);
});

test('the usage names the command as it is called in the workflow', () => {
  const { details } = usage('!agent', {});

  expect(details).toContain('- `!agent --status`: Shows the status');
  expect(details).not.toContain('/docs');
});
