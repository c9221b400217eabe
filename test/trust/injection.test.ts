import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotations, at, type Inputs, runJob } from '../bundle/job-run.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { problem } from '../standin/github/faults.ts';
import type { ActionOptions, ActionResult } from '../support/action.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { expectInert } from './inert.ts';
import { forEnvironment, hostileValues, ROUNDS } from './sinks.ts';

const rounds = Array.from({ length: ROUNDS }, (_, round) => [round] as const);
const runUrl = 'https://github.com/example/docs/actions/runs/4001';
const commenting: Inputs = { 'issue-number': '1', 'github-token': TOKEN };

/** The run, and the comment that it posted. */
const linksOf = ({ outputs }: ActionResult) => [runUrl, outputs['comment-url'] ?? ''];

/** The harness has checked log, command files and secrets; this checks what people read. */
function expectClean(result: ActionResult, comments: readonly string[] = []): void {
  expectInert(result.summary, linksOf(result));
  for (const body of comments) {
    // The only comment of HTML is our last line.
    const [words = '', last] = body.split(
      /\n\n(?=<!-- docs-agent-(?:reply|record [\w+/=.]+) -->$)/,
    );
    expect(last).toBeDefined();
    expectInert(words, [runUrl]);
  }
  // Each text comes from one line of ours; a line break of theirs must not make a second one.
  for (const kind of ['notice', 'warning', 'error'] as const) {
    for (const message of annotations(result, kind))
      expect(message.split('\n').length).toBeLessThan(30);
  }
}

describe.concurrent('hostile texts stay text', () => {
  test.each(rounds)('in the prompt and in the fields of a job, round %i', async (round) => {
    const { prompt } = hostileValues(round, 2_000, ['prompt']);
    // A longer one is no name of anything, and is not shown.
    const names = ['status', 'model', 'repository', 'ref', 'prLink', 'createdAt'] as const;
    const { repository, ref, ...fields } = hostileValues(round, 1_000, names);
    await using server = await startFaultyServer([
      respond(201, { id: 'job_1', ...fields, source: { repository, ref } }),
    ]);
    await using thread = await openThread();
    const inputs = { prompt: forEnvironment(prompt), wait: 'false', ...commenting };
    await using result = await runJob(at(server.origin), inputs, { env: thread.env });
    expectClean(result, thread.written());
    expect(thread.answers()).toHaveLength(1);
    const outputs = { outcome: 'detached', 'job-id': 'job_1', status: '', 'pr-link': '' };
    expect(result.outputs).toMatchObject(outputs);
  });

  test.each(rounds)('in a prompt file and in the message of a refusal, round %i', async (round) => {
    const values = {
      ...hostileValues(round, 600, ['prompt-file', 'service error words']),
      ...hostileValues(round, 250, ['GitHub error words']),
    };
    const words = values['service error words'];
    const body = round === 0 ? { error: words } : { error: { message: words } };
    await using server = await startFaultyServer([respond(422, body)]);
    await using thread = await openThread();
    const refusal = problem(403, values['GitHub error words']);
    thread.github.fault({ operation: 'issues/create-comment', times: 9, ...refusal });
    const prepare: ActionOptions['prepare'] = ({ workspace }) =>
      writeFileSync(join(workspace, 'prompt.md'), `${values['prompt-file'].toWellFormed()}.`);
    const inputs = { 'prompt-file': 'prompt.md', ...commenting };
    await using result = await runJob(at(server.origin), inputs, { env: thread.env, prepare });
    expectClean(result, thread.written());
    expect(thread.answers()).toEqual([]);
    expect(result.outputs).toMatchObject({ outcome: 'failed', 'job-id': '', 'comment-url': '' });
    expect(result.exitCode).toBe(1);
  });
});
