import { expect, test } from 'vitest';
import { at, runJob } from '../bundle/job-run.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { countTexts, forEnvironment } from './sinks.ts';

const RUN_URL = 'https://github.com/example/docs/actions/runs/4001';
const FIELDS = ['status', 'model', 'repository', 'ref', 'prLink', 'createdAt'];

/** Every other text of the corpus, a text a line: what is longer than `most` would be cut, and prove nothing. */
function half(offset: number, most: number): string {
  const texts: string[] = [];
  for (const [index, value] of corpus.entries()) {
    const fits = [...texts, value].join('\n').length <= most;
    if (index % 2 === offset && fits) texts.push(value);
  }
  countTexts(texts.length);
  return texts.join('\n');
}

// Each text passes through the product in this process. This shows that the bundle, its log and its files behave the same.
test.concurrent.each([0, 1])(
  'hostile texts in a prompt and a job stay text, half %i',
  async (offset) => {
    const entries = FIELDS.map((name, index) => [name, half((offset + index) % 2, 1_000)]);
    const { repository, ref, ...fields } = Object.fromEntries(entries);
    const job = { id: 'job_1', ...fields, source: { repository, ref } };
    await using server = await startFaultyServer([respond(201, job)]);
    await using thread = await openThread();
    const prompt = forEnvironment(half(offset, 2_000));
    const inputs = { prompt, wait: 'false', 'issue-number': '1', 'github-token': TOKEN };

    await using result = await runJob(at(server.origin), inputs, { env: thread.env });

    const outputs = { outcome: 'detached', 'job-id': 'job_1', status: '', 'pr-link': '' };
    expect(result.outputs).toMatchObject(outputs);
    expectInert(result.summary, [RUN_URL, result.outputs['comment-url'] ?? '']);
    expect(thread.answers()).toHaveLength(1);
    for (const body of thread.written()) expectInert(body, [RUN_URL], 1);
  },
);
