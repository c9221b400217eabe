import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import type { FailedRequest } from '../../src/http/failed-request.ts';
import { helpReply } from '../../src/trigger/setup.ts';
import { failureOf } from '../service/answers.ts';
import { HEADINGS } from '../support/troubleshooting.ts';
import { wordsOf } from '../support/words.ts';

const VALUE = { kind: 'value', value: {} } as const;
const failure = (status: number | undefined, more: Partial<FailedRequest> = {}) =>
  failureOf('permanent', {
    status,
    happened: [`The service returned ${status}.`],
    words: 'In its own words.',
    ...more,
  });
type Response = typeof VALUE | FailedRequest;
const REFUSED = failure(401);

/** The reply to `--help`, and how many requests it took. */
async function helpAfter(withKey: Response, withoutKey: Response) {
  const responses = [withKey, withoutKey];
  let requests = 0;
  const next = async () => {
    requests += 1;
    return responses[requests - 1];
  };

  const session = {
    inputs: {
      'dry-run': false,
      'base-url': new URL('https://api.example.com/docs'),
      'project-id': 'docs',
    },
    openService: async () => ({ retrieve: next, retrieveWithoutKey: next }),
  };
  const reply = await helpReply('/docs', session as unknown as Session);
  return { reply, requests };
}

test.each<[string, withKey: Response, withoutKey: Response]>([
  ['a job, whatever it is', VALUE, REFUSED],
  ['other JSON', failure(200, { unexpected: true }), REFUSED],
  ['404', failure(404), failure(403)],
])('the key works if it gets %s, and a request without a key is refused', async (_, ...row) => {
  const { reply } = await helpAfter(...row);

  expect(reply).toMatchObject({ title: 'The API key works', icon: 'done' });
  expect(wordsOf(reply.happened)).toBe(
    'https://api.example.com/docs accepted it. Not checked: the project docs, and whether the key may start jobs. Your first instruction shows both.',
  );
  expect(reply.values).toBeUndefined();
});

test.each<[string, withKey: Response, withoutKey: Response]>([
  ['a job', VALUE, VALUE],
  ['404', failure(404), failure(404)],
  [
    'a page with 200',
    failure(200, { unexpected: true, isWebPage: true }),
    failure(200, { unexpected: true, isWebPage: true }),
  ],
])('nobody checks keys where %s comes with and without one', async (_, withKey, withoutKey) => {
  const { reply } = await helpAfter(withKey, withoutKey);

  const title = 'Something answers at api.example.com, but it does not check API keys';
  expect(reply).toMatchObject({ title, icon: 'failed', values: { outcome: 'failed' } });
  const words = withKey.kind === 'failure' ? ' Response: In its own words.' : '';
  expect(wordsOf(reply.happened)).toBe(
    `https://api.example.com/docs answered in the same way with and without the key, so it may be another server.${words}`,
  );
  expect(wordsOf(reply.next)).toBe('Check base-url and job-path.');
  expect(HEADINGS).toContain(reply.topic);
});

const REJECTED = 'The service rejected the request';
const NOT_REACHED = 'Could not reach the service';

test.each([
  {
    name: '401',
    withKey: REFUSED,
    remedy: 'Check the secret for api-key.',
    topic: 'The service rejected the API key',
  },
  {
    name: '403',
    withKey: failure(403, { words: 'Forbidden' }),
    remedy: 'IP allowlist',
    topic: REJECTED,
  },
  { name: 'a redirect', withKey: failure(302), remedy: 'Change base-url to', topic: REJECTED },
  { name: '429', withKey: failure(429), remedy: 'Try again later', topic: 'Rate limited' },
  { name: '503', withKey: failure(503), remedy: 'may be down', topic: NOT_REACHED },
  {
    name: 'a page with 403',
    withKey: failure(403, { isWebPage: true }),
    remedy: 'the proxy settings',
    topic: NOT_REACHED,
  },
  {
    name: 'nothing',
    withKey: failure(undefined),
    remedy: 'Check base-url, the network,',
    topic: NOT_REACHED,
  },
])('the setup does not work if the key gets $name, which is not asked twice', async (row) => {
  const { withKey, remedy, topic } = row;

  const { reply, requests } = await helpAfter(withKey, REFUSED);

  const title = 'The setup does not work';
  expect(reply).toMatchObject({ title, topic, icon: 'failed', level: 'error' });
  expect(reply.values).toEqual({ outcome: 'failed' });
  expect(wordsOf(reply.happened)).toMatch(/^The service returned .* Response: /);
  expect(wordsOf(reply.next)).toContain(remedy);
  expect(HEADINGS).toContain(topic);
  expect(requests).toBe(1);
});

test.each<[name: string, withKey: Response, withoutKey: Response, shown: string]>([
  ['400 without it', failure(404), failure(400), 'returned 400'],
  ['503 without it', failure(404), failure(503), 'returned 503'],
])('the setup does not work after %s', async (_, withKey, withoutKey, shown) => {
  const { reply } = await helpAfter(withKey, withoutKey);

  expect(reply.title).toBe('The setup does not work');
  expect(wordsOf(reply.happened)).toContain(shown);
});
