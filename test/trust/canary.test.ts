import { describe, expect, test } from 'vitest';
import { at, type Inputs, KEY, runJob } from '../bundle/job-run.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { findSecret } from '../support/secrets.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';

/** With characters that escaping changes: a bar, a quotation mark, percent, and half of a command. The shortest. */
const keys = ['key_|a"b%2F\\c<d>&e+f=##[g]`h\'i~!', 'k_9f3b7d'];
const bytes = (text: string) => Buffer.from(text);
/** The key as a service may repeat it: plain, in Base64 of both alphabets, in a URL. */
const echoesOf = (key: string): readonly string[] => [
  key,
  bytes(`Bearer ${key}`).toString('base64'),
  bytes(`x:${key}`).toString('base64url'),
  encodeURIComponent(key),
];
const commenting: Inputs = { 'issue-number': '1', 'github-token': TOKEN };

describe.concurrent('a service that repeats the key cannot make us write it', () => {
  test.each(keys)('in the message of a refusal: %s', async (key) => {
    const echoes = echoesOf(key);
    const refused = { error: `Key ${echoes.slice(0, 3).join(' ')}.`, message: echoes.join(' ') };
    await using server = await startFaultyServer([respond(401, refused)]);
    await using thread = await openThread();
    thread.github.fault({
      operation: 'reactions/create-for-issue-comment',
      ...problem(403, `No ${TOKEN} ${echoes.join(' ')}.`),
    });
    const { env } = thread;
    const prompt = `Use ${echoes.join(' ')}.`;
    await using result = await runJob(
      { url: server.origin, key },
      { prompt, ...commenting },
      { env },
    );
    expect(result.outputs.outcome).toBe('failed');
    const comments = thread.written().join('\n');
    expect(comments).toContain('***');
    expect(findSecret(comments, key)).toEqual([]);
    countChecks('canary: echoed forms', echoes.length);
  });

  test.each(keys)('in the fields of a job: %s', async (key) => {
    const [plain = '', base64, base64url, url] = echoesOf(key);
    const job = {
      id: 'job_1',
      status: base64,
      model: plain,
      createdAt: plain,
      prLink: `https://example.com/${url}`,
      source: { repository: plain, ref: base64url },
    };
    await using server = await startFaultyServer([respond(201, job)]);
    await using thread = await openThread();
    const { env } = thread;
    const inputs = { prompt: 'x', wait: 'false', ...commenting };
    await using result = await runJob({ url: server.origin, key }, inputs, { env });
    expect(result.outputs).toMatchObject({ outcome: 'detached', 'job-id': 'job_1' });
    expect(result.outputs['pr-link']).not.toContain(url);
    // The hidden record too, whose text is Base64 over everything that it holds.
    const payloads = thread
      .written()
      .flatMap((body) => /docs-agent-record ([^.]+)\./.exec(body)?.[1] ?? []);
    expect(payloads.length).toBeGreaterThan(0);
    const records = payloads.map((payload) => Buffer.from(payload, 'base64').toString());
    expect(findSecret([...thread.written(), ...records].join('\n'), key)).toEqual([]);
    countChecks('canary: echoed forms', 5);
  });
});

test.concurrent('in the ID of a job, which is not used because IDs go into URLs and outputs', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: `job-${KEY}`, status: 'active' }),
  ]);
  await using result = await runJob(at(server.origin), { prompt: 'x', wait: 'false' });
  expect(result.outputs).toMatchObject({ outcome: 'unknown', 'job-id': '' });
});
