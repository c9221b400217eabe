import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { checkSetup, usage } from '../../src/trigger/replies.ts';
import { wordsOf } from '../support/words.ts';

/** A session whose service answers the request for a job so. */
function sessionWith(response: object, isDryRun = false) {
  const asked: string[] = [];
  const service = {
    async retrieve(jobId: string) {
      asked.push(jobId);
      return response;
    },
  };
  const session = {
    inputs: { 'dry-run': isDryRun },
    signal: new AbortController().signal,
    openService: async () => service,
  };
  return { session: session as unknown as Session, asked };
}

const failure = (status: number | undefined) => ({
  kind: 'failure',
  status,
  happened: [`The service returned ${status}.`],
  serviceMessage: 'In its own words.',
});

test.each([
  ['404', failure(404)],
  ['400', failure(400)],
  ['410', failure(410)],
  ['a job', { kind: 'value', value: {} }],
])('after %s for a job that does not exist, the setup works', async (_, response) => {
  const { session, asked } = sessionWith(response);

  const [line] = await checkSetup(session);

  expect(wordsOf(line)).toBe('✅ The setup works: the service accepted the API key.');
  expect(asked).toHaveLength(1);
});

test.each([
  ['401', failure(401), 'Check the secret for api-key.'],
  ['403', failure(403), 'that it belongs to project-id'],
  ['503', failure(503), 'The service may be down.'],
  ['no answer', failure(undefined), 'Check base-url, the network, and the proxy settings'],
  ['a page', { ...failure(200), unexpected: true }, 'A different server may be responding'],
])('after %s, the setup does not work, and the reply says what to check', async (...row) => {
  const [, response, remedy] = row;
  const { session } = sessionWith(response);

  const [line] = await checkSetup(session);

  const words = wordsOf(line);
  expect(words).toContain('❌ The setup does not work. The service returned');
  expect(words).toContain('In its own words.');
  expect(words).toContain(remedy);
});

test('a dry run does not ask the service', async () => {
  const { session, asked } = sessionWith(failure(404), true);

  expect(await checkSetup(session)).toEqual([]);
  expect(asked).toEqual([]);
});

test('the usage names the command as it is called in the workflow', () => {
  const { details } = usage('!agent', {});

  expect(details).toContain('- `!agent --status`: Shows the status');
  expect(details).not.toContain('/docs');
});

test('the usage after a mistake says what is wrong', () => {
  const reply = usage('/docs', { why: ['There is no instruction.'] });

  expect(reply).toMatchObject({ icon: 'failed', title: 'Invalid command' });
  expect(reply.happened).toEqual(['There is no instruction.']);
});
