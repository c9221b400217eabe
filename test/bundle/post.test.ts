import { expect, test } from 'vitest';
import { problem } from '../standin/github/faults.ts';
import { runAction } from '../support/action.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { annotations, at, jobOptions } from './job-run.ts';

// What the post step does with the progress comment of a run that was killed.

const RECORD = `<!-- docs-agent-record instant e30.${'A'.repeat(43)} -->`;

test.concurrent.each<
  [string, state: Record<string, string>, fault: number, warned: boolean, shown: string[]]
>([
  ['shows the end', {}, 0, false, [expect.stringContaining('Terminated without a result')]],
  ['is removed, as the result is posted', { 'result-posted': 'true' }, 0, false, []],
  ['was deleted, which is no problem', {}, 404, false, [expect.stringContaining('at work')]],
  ['cannot be read, which is a warning', {}, 403, true, [expect.stringContaining('at work')]],
])('the progress comment %s', async (_, state, status, warned, shown) => {
  await using thread = await openThread();
  const { github, issue } = thread;
  const body = `at work\n\n${RECORD}`;
  const { id } = github.world.addComment(issue, body, { as: 'github-actions[bot]' });
  if (status > 0) github.fault({ operation: 'issues/get-comment', ...problem(status) });
  const options = jobOptions(
    at('http://127.0.0.1:2'),
    { prompt: 'Write it.', 'github-token': TOKEN },
    { env: thread.env },
  );
  await using post = await runAction({
    ...options,
    entry: 'post',
    state: { 'job-id': 'job_1', 'progress-comment': String(id), ...state },
  });
  expect(annotations(post, 'error').join()).toContain('Its job `job_1` is not affected');
  expect(annotations(post, 'warning').join().includes('Could not update')).toBe(warned);
  expect(thread.answers()).toEqual(shown);
});

test.concurrent.each<[object, lines: RegExp]>([
  [{ sending: 'create' }, /unclear whether it started a job/],
  [{ 'job-id': 'job_1', 'result-unposted': 'true', finished: 'true' }, /Its job `job_1`/],
  [{ 'job-id': 'job_1', finished: 'true' }, /^$/],
])('with the state %j it says: %s', async (state, lines) => {
  const options = jobOptions(at('http://127.0.0.1:2'), { prompt: 'Write it.' });
  await using post = await runAction({
    ...options,
    entry: 'post',
    state: state as Record<string, string>,
  });
  expect(annotations(post, 'error').join()).toMatch(lines);
  expect(post.stderr).toBe('');
});
