import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { helpReply } from '../../src/trigger/setup.ts';
import { HEADINGS } from '../support/troubleshooting.ts';
import { wordsOf } from '../support/words.ts';

/** Returns the reply to `--help` if the service gives this response to the request for a job. */
function helpAfter(response: object) {
  const session = {
    inputs: { 'dry-run': false },
    signal: new AbortController().signal,
    openService: async () => ({ retrieve: async () => response }),
  };
  return helpReply('/docs', session as unknown as Session);
}

const failure = (status: number | undefined) => ({
  kind: 'failure',
  status,
  happened: [`The service returned ${status}.`],
  serviceMessage: 'In its own words.',
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

const REJECTED = 'The service rejected the request';
const NOT_REACHED = 'Could not reach the service';

test.each([
  {
    name: '401',
    response: failure(401),
    remedy: 'Check the secret for api-key.',
    topic: 'The service rejected the API key',
  },
  { name: '403', response: failure(403), remedy: 'IP allowlist', topic: REJECTED },
  { name: 'a redirect', response: failure(302), remedy: 'Change base-url to', topic: REJECTED },
  {
    name: 'a page of another server',
    response: { ...failure(404), isWebPage: true },
    remedy: 'base-url',
    topic: REJECTED,
  },
  { name: '429', response: failure(429), remedy: 'Try again later', topic: 'Rate limited' },
  { name: '503', response: failure(503), remedy: 'may be down', topic: NOT_REACHED },
  {
    name: 'nothing',
    response: failure(undefined),
    remedy: 'Check base-url, the network,',
    topic: NOT_REACHED,
  },
])('the setup does not work if the service answers with $name', async (row) => {
  const { response, remedy, topic } = row;

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
