import { describe, expect, test } from 'vitest';
import { type Fault, htmlPage, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { annotations, at, runJob } from './job-run.ts';
import { openThread, TOKEN } from './thread.ts';

const prompt = 'Document the new endpoint.';
const job = JSON.stringify({ id: 'job_1', status: 'completed', prLink: 'https://example.com/o/r/pull/7' });

describe.concurrent('a request whose fate is unclear is sent once and fails the step', () => {
  test.each(['server-error', 'unavailable', 'create-unclear', 'html', 'no-id', 'empty-id', 'hostile-id'])(
    '%s',
    async (project) => {
      await using service = await startService();
      const inputs = { 'project-id': project, prompt, 'fail-on': '' };
      await using result = await runJob(service, inputs);
      expect(result.outputs).toMatchObject({ outcome: 'unknown', request: '', 'job-id': '' });
      expect(result.exitCode).toBe(1);
      expect(service.requests.map(({ method }) => method)).toEqual(['POST']);
      expect(annotations(result, 'error').join()).toMatch(/not known whether.*dashboard/s);
    },
  );

  test.each<Fault>([
    { name: 'reset-after-request' },
    { name: 'close-without-answer' },
    { name: 'reset-in-headers', body: job, status: 201 },
    { name: 'truncate-in-body', body: job, status: 201 },
    { name: 'reset-in-body', body: job, status: 201 },
    { name: 'garbage' },
  ])('$name', async (fault) => {
    await using server = await startFaultyServer([fault]);
    await using result = await runJob(at(server.origin), { prompt, 'fail-on': '' });
    expect(result.outputs).toMatchObject({ outcome: 'unknown', request: '', 'job-id': '' });
    expect(result.exitCode).toBe(1);
    expect(server.requests).toHaveLength(1);
  });
});

test.concurrent('an answer that names the job without its state is heard, and the first poll tells the rest', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: 'job_9' }),
    respond(200, { ...JSON.parse(job), id: 'job_9' }),
  ]);
  await using thread = await openThread();
  const inputs = { prompt, 'issue-number': '7', 'github-token': TOKEN };
  await using result = await runJob(at(server.origin), inputs, { env: thread.env });
  expect(result.outputs).toMatchObject({ outcome: 'pr-opened', request: 'created', 'job-id': 'job_9' });
  expect(result.exitCode).toBe(0);
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(annotations(result, 'warning')).toEqual([]);
  const shown = thread.bodies().filter((body) => body.includes('Working on it') && body.includes('job_9'));
  expect(shown[0]).toMatch(/^Job `job_9` · started/m);
});

test.concurrent('a page in place of an answer: the address is one of the things to check', async () => {
  await using server = await startFaultyServer([htmlPage()]);
  await using result = await runJob(at(server.origin), { prompt });
  expect(result.outputs.outcome).toBe('unknown');
  expect(annotations(result, 'error').join()).toMatch(/dashboard.*`base-url` is the address/s);
});

describe.concurrent('the log says of a poll that failed', () => {
  const active = { id: 'job_1', status: 'active' };
  const busy = respond(503, {});
  const refused = respond(401, {});
  const failures = (lines: readonly string[]) =>
    lines.flatMap((line) =>
      line.startsWith('::') ? [] : (/the service answered \d+.*/.exec(line)?.[0] ?? []),
    );

  test('that it asks again, and in how long', async () => {
    await using server = await startFaultyServer([respond(201, active), busy, respond(200, JSON.parse(job))]);
    await using result = await runJob(at(server.origin), { prompt });
    expect(failures(result.lines)).toEqual(['the service answered 503; asking again in 1 s.']);
  });

  test('nothing of asking again where it does not', async () => {
    await using server = await startFaultyServer([respond(201, active), refused]);
    await using result = await runJob(at(server.origin), { prompt });
    expect(failures(result.lines)).toEqual(['the service answered 401.']);
  });

  test('nor before a message, which is sent all the same', async () => {
    await using server = await startFaultyServer([busy, respond(422, { error: 'No.' })]);
    await using result = await runJob(at(server.origin), { prompt, 'job-id': 'job_1' });
    expect(failures(result.lines)).toEqual(['the service answered 503.']);
  });
});

test.concurrent('an unclear message keeps the id of its job', async () => {
  await using server = await startFaultyServer([
    respond(200, { id: 'job_1', status: 'completed' }),
    { name: 'reset-in-body', body: job },
  ]);
  await using result = await runJob(at(server.origin), { prompt, 'job-id': 'job_1', 'fail-on': '' });
  expect(result.outputs).toMatchObject({ outcome: 'unknown', request: '', 'job-id': 'job_1' });
  expect(result.exitCode).toBe(1);
  expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(annotations(result, 'error').join()).toContain('has got the message');
});

describe.concurrent('what the service refuses is shown in its own words and fails the step', () => {
  test.each([
    ['bad-request', 'The request is not valid.'],
    ['unauthorized', 'The key has expired.'],
    ['forbidden', 'This key may only read.'],
    ['not-found', 'There is no such project.'],
    ['conflict', 'Another job is being started.'],
    ['too-large', 'The prompt is too long.'],
    ['unprocessable', '@everyone'],
    ['rate-limited-long', 'Too many requests today.'],
  ])('%s: %s', async (project, words) => {
    await using service = await startService();
    await using result = await runJob(service, { 'project-id': project, prompt, 'fail-on': '' });
    expect(result.outputs).toMatchObject({ outcome: 'failed', request: '', 'job-id': '', status: '' });
    expect(result.exitCode).toBe(1);
    expect(service.requests).toHaveLength(1);
    expect(annotations(result, 'error').join()).toContain(words);
    expect(result.summary).toContain(words);
  });

  test('a pause that is longer than the run names the time', async () => {
    await using service = await startService();
    await using result = await runJob(service, { 'project-id': 'rate-limited-long', prompt });
    expect(annotations(result, 'error').join()).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d UTC/);
  });

  test('a refused message keeps the id of its job', async () => {
    await using server = await startFaultyServer([
      respond(200, { id: 'job_1', status: 'completed' }),
      respond(422, { error: 'Not so.' }),
    ]);
    await using result = await runJob(at(server.origin), { prompt, 'job-id': 'job_1' });
    expect(result.outputs).toMatchObject({ outcome: 'failed', request: '', 'job-id': 'job_1' });
    expect(result.exitCode).toBe(1);
  });
});

describe.concurrent('what surely did not arrive is sent again', () => {
  test('after 429, as often as it takes, up to three times', async () => {
    await using service = await startService({ pace: 0.1 });
    await using result = await runJob(service, { 'project-id': 'rate-limited', prompt });
    expect(result.outputs).toMatchObject({ outcome: 'pr-opened', request: 'created' });
    expect(service.accepted).toHaveLength(1);
    expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  test('where nobody listens: three times, then the step fails and says what to check', async () => {
    const service = at(`http://127.0.0.1:${REFUSING_PORT}`);
    await using result = await runJob(service, { prompt, 'fail-on': '' });
    expect(result.outputs).toMatchObject({ outcome: 'failed', request: '', 'job-id': '' });
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error').join()).toMatch(/ECONNREFUSED.*3 times.*base-url/s);
  });
});

test.concurrent('faults of a GET are outlived: the wait goes on to the end of the job', async () => {
  const end = respond(200, job);
  await using server = await startFaultyServer([
    respond(201, { id: 'job_1', status: 'active' }),
    { name: 'reset-in-body', body: job },
    { name: 'truncate-in-body', body: job },
    end,
  ]);
  await using result = await runJob(at(server.origin), { prompt });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
  expect(result.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '7' });
  expect(result.exitCode).toBe(0);
});

test.concurrent('a GET that never comes to an answer never ends green', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: 'job_1', status: 'active' }),
    { name: 'reset-in-body', body: job },
  ]);
  await using result = await runJob(at(server.origin), { prompt, 'timeout-minutes': '0.5' });
  expect(result.outputs).toMatchObject({ outcome: 'unknown', 'job-id': 'job_1' });
  expect(result.exitCode).toBe(1);
  expect(server.requests).toHaveLength(1 + 5);
});
