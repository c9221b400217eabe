import { expect, test } from 'vitest';
import { documentedWorkflow } from '../workflows/files.ts';
import { openPlace, SITE } from './place.ts';

const command = documentedWorkflow('Docs command');

test('ten commands at the same time in three threads are each sent once, or answered with a reason', async () => {
  await using place = await openPlace();
  const { world } = place.github;
  const others = ['Second', 'Third'].map((title) => world.addIssue(SITE, { title }));
  const threads = [place.issue, ...others];
  const asked = Array.from({ length: 10 }, (_, n) => ({
    words: `write chapter ${n}`,
    thread: threads[n % threads.length] ?? place.issue,
  }));
  const results = await Promise.all(
    asked.map(({ words, thread: issue }) => {
      const event = place.comment(`/docs ${words}`, { issue });
      return place.run({ workflow: command, event, project: 'quick' });
    }),
  );

  // Each instruction arrived once, or its run said that it was not sent.
  const arrived = [...place.service.jobs.values()].flatMap(({ prompts }) => prompts);
  const outcomes = results.map(({ outputs }) => outputs.outcome);
  for (const [n, { words }] of asked.entries()) {
    const times = arrived.filter((prompt) => prompt.startsWith(words)).length;
    expect([words, outcomes[n], times]).toEqual([
      words,
      outcomes[n],
      outcomes[n] === 'pr-opened' ? 1 : 0,
    ]);
  }
  expect(outcomes).toEqual(asked.map(() => 'pr-opened'));
  expect(place.service.jobs.size).toBe(3);
  for (const thread of threads) {
    const commands = asked.filter((each) => each.thread === thread).length;
    expect(place.answers(thread.number)).toHaveLength(commands);
  }
}, 300_000);
