import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import type { FailedRequest } from '../../src/http/failed-request.ts';
import { helpReply, jobStatus, statusReply } from '../../src/trigger/questions.ts';
import { failureOf, jobOf } from '../service/answers.ts';
import { wordsOf } from '../support/words.ts';

const JOB = { kind: 'value', value: {} } as const;
const failure = (status: number | undefined, more: Partial<FailedRequest> = {}) => {
  const happened = [`The service returned ${status}.`];
  const isTransient = status === undefined || [200, 429, 503].includes(status);
  const kind = isTransient ? 'transient' : 'permanent';
  return failureOf(kind, { status, happened, words: 'In its own words.', ...more });
};
const page = (status: number) => failure(status, { isWebPage: true });

type Response = typeof JOB | FailedRequest;

function sessionWith(responses: Response[]): Session {
  const retrieve = async () => responses.shift();
  return {
    inputs: {
      'base-url': new URL('https://api.example.com/docs'),
      'project-id': 'docs',
      command: '/docs',
    },
    run: { serverUrl: 'https://github.example', repository: { fullName: 'o/docs' } },
    openService: async () => ({ retrieve, retrieveWithoutKey: retrieve }),
  } as unknown as Session;
}

const WORKS = 'How to use the command';
const IGNORED = 'Something answers at api.example.com, but it does not check API keys';
const FAILS = 'The setup does not work';
const REJECTED = 'The service rejected the request';
const NOT_REACHED = 'Could not reach the service';

/** Such as `404, page 200`: a response with the key, and one without it, unless the first says enough. */
const responsesOf = (list: string): Response[] =>
  list.split(', ').map((each) => {
    if (each === 'job') return JOB;
    const [kind, status] = each.split(' ');
    return kind === 'page' ? page(Number(status)) : failure(Number(kind) || undefined);
  });

test.each<[responses: string, title: string, topic?: string]>([
  ['job, 401', WORKS],
  ['200, 401', WORKS],
  ['404, 403', WORKS],

  ['job, job', IGNORED],
  ['404, 404', IGNORED],

  ['401', FAILS, 'The service rejected the API key'],
  ['403', FAILS, REJECTED],
  ['429', FAILS, 'Rate limited'],
  ['503', FAILS, NOT_REACHED],
  ['page 403', FAILS, NOT_REACHED],
  ['nothing', FAILS, NOT_REACHED],
  ['404, 503', FAILS, NOT_REACHED],
])(
  'after the responses %s, the reply to --help says what they mean',
  async (list, title, topic) => {
    const unused = responsesOf(list);

    const reply = await helpReply('/docs', sessionWith(unused));

    expect([reply.title, reply.topic]).toEqual([title, topic]);
    expect(reply.values?.outcome).toBe(title === WORKS ? undefined : 'failed');
    expect(wordsOf(reply.next).startsWith('✅ The API key works')).toBe(title === WORKS);
    expect(reply.footer?.includes('<details>') ?? false).toBe(title !== WORKS);
    expect(unused).toEqual([]);
  },
);

test('the reply quotes the service, and says what to do', async () => {
  const ignored = await helpReply('/docs', sessionWith([failure(404), failure(404)]));
  const retryAt = Date.UTC(2026, 10, 21, 10, 15);
  const failed = await helpReply('/docs', sessionWith([failure(404), failure(503, { retryAt })]));

  expect(wordsOf(ignored.happened)).toMatch(/ Response: In its own words\.$/);
  expect(wordsOf(failed.happened)).toContain('The service returned 503. Response: ');
  expect(wordsOf(failed.happened)).toContain('It asks to wait until 2026-11-21 10:15 UTC.');
  expect(wordsOf(failed.next)).toContain('Try again later');
});

test.each([
  [{ status: 404 }, /^Check the job ID, project-id, and job-path\.$/],
  [{ status: 401 }, /^Check the secret for api-key .* Then comment again\.$/],
  [{ status: 404, isWebPage: true }, /^Another server may have responded/],
])('after %j, the reply to --status says what to do', async (response, words) => {
  const failed = failureOf(response.status === 404 ? 'gone' : 'permanent', response);

  const reply = await statusReply('job_7', 7, sessionWith([failed]));

  expect(wordsOf(reply.happened)).toBe('The status of job job_7 could not be read. It failed.');
  expect(wordsOf(reply.next)).toMatch(words);
  expect(reply.values).toEqual({ 'job-id': 'job_7' });
});

test.each([
  ['active', 'running', 'active', ' yet.'],
  ['completed', 'done', 'completed', ' yet.'],
  ['failed', 'failed', 'failed', '.'],
  ['archived', 'note', 'archived', '.'],
  ['on-hold', 'unclear', undefined, ' yet.'],
])(
  'the reply about a job that the service calls %s has the icon “%s”',
  (word, icon, status, yet) => {
    const reply = jobStatus(jobOf(word, { repository: 'o/r', model: 'm' }), {
      commandName: '/docs',
    });

    expect(reply).toMatchObject({ icon, title: `Job status: ${status ?? 'unknown'}` });
    expect(reply.values).toEqual({ 'job-id': 'job_1', status });
    expect(wordsOf(reply.happened).includes('reports on-hold')).toBe(status === undefined);
    expect(wordsOf(reply.happened)).toMatch(new RegExp(`Job job_1 has no pull request${yet}$`));
    expect(reply.footer).toBe('<sub>repository `o/r` · model `m`</sub>');
  },
);
