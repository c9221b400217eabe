import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { WEB_PAGE } from '../../src/service/schema.ts';
import { helpReply } from '../../src/trigger/setup.ts';
import { HEADINGS } from '../support/troubleshooting.ts';
import { wordsOf } from '../support/words.ts';

/** The reply to `--help` where the service answers the request for a job so. */
function helpAfter(response: object) {
  const session = {
    inputs: { 'dry-run': false },
    signal: new AbortController().signal,
    openService: async () => ({ retrieve: async () => response }),
  };
  return helpReply('/docs', session as unknown as Session);
}

const failure = (status: number | undefined, serviceMessage = 'In its own words.') => ({
  kind: 'failure',
  status,
  happened: [`The service returned ${status}.`],
  serviceMessage,
});

test.each([
  ['a job, whatever it is', { kind: 'value', value: {} }],
  ['400', failure(400)],
  ['404', failure(404)],
  ['410', failure(410)],
])('the setup works if the service answers with %s', async (_, response) => {
  const reply = await helpAfter(response);

  expect(reply).toMatchObject({ title: 'The setup works', icon: 'done', level: 'notice' });
  expect(wordsOf(reply.happened)).toMatch(
    /accepted the API key.*shows whether it has write access/,
  );
  expect(reply.values).toBeUndefined();
});

test.each([
  ['401', failure(401), 'Check the secret for api-key.', 'The service rejected the API key'],
  ['403', failure(403), 'IP allowlist', 'The service rejected the request'],
  ['a redirect', failure(302), 'Change base-url to', 'The service rejected the request'],
  [
    'a page of another server',
    failure(404, WEB_PAGE),
    'base-url',
    'The service rejected the request',
  ],
  ['429', failure(429), 'Try again later', 'Rate limited'],
  ['503', failure(503), 'may be down', 'Could not reach the service'],
  ['nothing', failure(undefined), 'Check base-url, the network,', 'Could not reach the service'],
])('the setup does not work if the service answers with %s', async (...row) => {
  const [, response, remedy, topic] = row;

  const reply = await helpAfter(response);

  const title = 'The setup does not work';
  expect(reply).toMatchObject({ title, topic, icon: 'failed', level: 'error' });
  expect(reply.values).toEqual({ outcome: 'failed' });
  expect(wordsOf(reply.happened)).toMatch(/^The service returned .* Response: /);
  expect(wordsOf(reply.next)).toContain(remedy);
  expect(HEADINGS).toContain(topic);
});

test('a dry run asks the service nothing, and does not say that the setup works', async () => {
  const session = { inputs: { 'dry-run': true } } as Session;

  const reply = await helpReply('/docs', session);

  expect(reply).toMatchObject({ title: 'Dry run', icon: 'note' });
  expect(wordsOf(reply.happened)).toContain('does not ask the service');
});
