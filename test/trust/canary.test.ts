import { expect, test } from 'vitest';
import { readStarted } from '../../src/service/schema.ts';
import { redactor } from '../../src/text/redact.ts';
import { KEY, runJob } from '../bundle/job-run.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem } from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { findSecret } from '../support/secrets.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { openThread } from '../trigger/support/thread.ts';
import { corpus, countTexts } from './corpus.ts';
import { expectInert } from './inert.ts';

/** With characters that escaping changes: a bar, a quotation mark, percent, and half of a command. The shortest. */
const KEYS = ['key_|a"b%2F\\c<d>&e+f=##[g]`h\'i~!', 'k_9f3b7d'];
const COMMANDS = corpus.slice(0, 17);

const echoesOf = (key: string) =>
  [
    key,
    Buffer.from(`Bearer ${key}`).toString('base64'),
    Buffer.from(`x:${key}`).toString('base64url'),
    encodeURIComponent(key),
  ] as const;
/** As short as a key may be. */
const FORMER = 'k_5e1d0c';
const messageWith = (key: string) =>
  `Key ${[key, FORMER].flatMap(echoesOf).join(' ')}.\n${COMMANDS.join('\n')}`;

function jobWith(key: string) {
  const [plain, base64, base64url, url] = echoesOf(key);
  const source = { repository: plain };
  const prLink = `https://example.com/${url}`;
  return { id: 'job_1', status: base64, model: base64url, createdAt: plain, prLink, source };
}

// After every run, what it printed and wrote to files is searched for the key and for commands that are not ours.
test.concurrent.each(
  KEYS.flatMap((key) => [
    { what: 'a refusal', key, status: 401, body: { error: messageWith(key) }, outcome: 'failed' },
    { what: 'a job', key, status: 201, body: jobWith(key), outcome: 'detached' },
  ]),
)(
  'a service that repeats the key in $what cannot make us write it: $key',
  async ({ key, status, body, outcome }) => {
    await using server = await startFaultyServer([respond(status, body)]);
    await using thread = await openThread();
    const rejected = problem(403, `No ${TOKEN} ${messageWith(key)}`);
    thread.github.fault({ operation: 'reactions/create-for-issue-comment', ...rejected });

    const options = { wait: 'false', 'issue-number': '1', 'github-token': TOKEN };
    const former = { 'previous-api-key': ` ${FORMER}\n` };
    const inputs = { ...options, ...former, prompt: `Use ${messageWith(key)}` };
    const result = await runJob({ url: server.origin, key }, inputs, { env: thread.env });

    expect(result.outputs).toMatchObject({ outcome, 'pr-link': '' });
    expectInert(result.summary, (link) => link.startsWith('https://github.com/example/docs/'));
    // Failed requests too.
    const sent = thread.github.requests.map(({ body }) => body as { body?: string } | undefined);
    const comments = sent.map((each) => each?.body ?? '').join('\n');
    expect(comments).toContain('***');
    // The hidden records too, whose text is Base64 over everything that they hold.
    const payloads = [...comments.matchAll(/docs-agent-record ([^.]+)\./g)];
    const records = payloads.map(([, payload = '']) => Buffer.from(payload, 'base64').toString());
    expect(records.length).toBeGreaterThan(0);
    const written = [comments, ...records].join('\n');
    for (const secret of [key, FORMER]) expect(findSecret(written, secret)).toEqual([]);
    countChecks('canary: echoed forms', 5);
    countTexts(COMMANDS.length);
  },
);

test('the ID of a job that contains the key is not used', () => {
  const reading = { redact: redactor([KEY]), isLocal: false };

  expect(readStarted(JSON.stringify({ id: `job-${KEY}` }), reading)).toBeUndefined();
});
