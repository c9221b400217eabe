import { describe, expect, test } from 'vitest';
import { readStarted } from '../../src/service/schema.ts';
import { redactor } from '../../src/text/redact.ts';
import { type Inputs, KEY, runJob } from '../bundle/job-run.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { findSecret } from '../support/secrets.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { countTexts } from './sinks.ts';

/** With characters that escaping changes: a bar, a quotation mark, percent, and half of a command. The shortest. */
const keys = ['key_|a"b%2F\\c<d>&e+f=##[g]`h\'i~!', 'k_9f3b7d'];
const bytes = (text: string) => Buffer.from(text);
/** The key as a service may repeat it: plain, in Base64 of both alphabets, in a URL. */
const echoesOf = (key: string) =>
  [
    key,
    bytes(`Bearer ${key}`).toString('base64'),
    bytes(`x:${key}`).toString('base64url'),
    encodeURIComponent(key),
  ] as const;
/** Commands of the runner, in both grammars, and of its files. */
const COMMANDS = corpus.slice(0, 17);
const commenting: Inputs = { 'issue-number': '1', 'github-token': TOKEN };

// After every run, what it printed and wrote to files is searched for the key and for commands that are not ours.
describe.concurrent('a service that repeats the key cannot make us write it', () => {
  test.each(keys)('in the message of a refusal, with commands of the runner: %s', async (key) => {
    const echoes = echoesOf(key);
    const message = `Key ${echoes.join(' ')}.\n${COMMANDS.join('\n')}`;
    await using server = await startFaultyServer([respond(401, { error: message, message })]);
    await using thread = await openThread();
    const rejected = problem(403, `No ${TOKEN} ${message}`);
    thread.github.fault({ operation: 'reactions/create-for-issue-comment', ...rejected });
    const { env } = thread;

    const inputs = { prompt: `Use ${message}`, ...commenting };
    await using result = await runJob({ url: server.origin, key }, inputs, { env });

    expect(result.outputs.outcome).toBe('failed');
    expectInert(result.summary, (link) => link.startsWith('https://github.com/example/docs/'));
    const comments = thread.written().join('\n');
    expect(comments).toContain('***');
    expect(findSecret(comments, key)).toEqual([]);
    countChecks('canary: echoed forms', echoes.length);
    countTexts(COMMANDS.length);
  });

  test.each(keys)('in the fields of a job: %s', async (key) => {
    const [plain, base64, base64url, url] = echoesOf(key);
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

test('the ID of a job that contains the key is not used', () => {
  const reading = { redact: redactor([KEY]), isLocal: false };

  expect(readStarted(JSON.stringify({ id: `job-${KEY}` }), reading)).toBeUndefined();
});
