import { expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import { runAction } from '../support/action.ts';
import { openThread } from './support/thread.ts';

test.concurrent('of ten simultaneous commands on three threads, in separate processes, none is lost silently or sent twice', async () => {
  await using service = await startService();
  await using place = await openThread();
  const threads = [place.issue, place.another('Second'), place.another('Third')];
  const asked = Array.from({ length: 10 }, (_, n) => ({
    words: `write chapter ${n}`,
    issue: threads[n % threads.length] ?? place.issue,
  }));
  // Without waiting for the jobs: who sends what, and who waits for whom, is decided before.
  const results = await Promise.all(
    asked.map(({ words, issue }) =>
      runAction(place.command(`/docs ${words}`, service, { issue, inputs: { wait: 'false' } })),
    ),
  );
  const arrived = [...service.jobs.values()].flatMap(({ prompts }) => prompts);
  const seen = asked.map(({ words }, n) => ({
    words,
    outcome: results[n]?.outputs.outcome,
    times: arrived.filter((prompt) => prompt.startsWith(words)).length,
  }));
  expect(seen).toEqual(asked.map(({ words }) => ({ words, outcome: 'detached', times: 1 })));
  // A thread is one conversation, so its commands are one job's.
  expect(service.jobs.size).toBe(3);
  for (const issue of threads) {
    expect(place.answers(issue)).toHaveLength(asked.filter((each) => each.issue === issue).length);
  }
});

test.concurrent('ten deliveries of the same event lead to one request and one answer', async () => {
  await using service = await startService();
  await using place = await openThread();
  const command = place.command('/docs write it', service, { inputs: { wait: 'false' } });
  const results = await Promise.all(Array.from({ length: 10 }, () => runAction(command)));
  expect(service.accepted).toHaveLength(1);
  for (const { outputs } of results) {
    expect(['detached', 'unknown', 'pr-opened']).toContain(outputs.outcome);
  }
}, 240_000);
