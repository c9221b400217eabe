import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import { carryOut } from './agent.ts';

interface SceneOptions {
  /** `owner/name` */
  repository: string;
  /** The numbers of the pull requests that the agent opens, in order. */
  pulls: readonly [number, ...number[]];
  /** Who may use the command. */
  writer: string;
  /** Factor on the time that a job takes. */
  pace: number;
}

/** A simulated service, and issue 1 of a simulated GitHub that holds the service's pull requests, too. */
export async function openShowScene({ repository, pulls: numbers, writer, pace }: SceneOptions) {
  const thread = await openThread({ name: repository, number: 1 });
  const { world } = thread.github;
  world.setPermission(repository, writer, 'write');
  const pulls = numbers.map((number) =>
    world.addIssue(repository, { number, pull: true, user: 'docs-agent[bot]' }),
  );

  const service = await startService({
    repository: `https://github.com/${repository}`,
    firstPull: numbers[0],
    model: 'claude-sonnet-4-5',
    pace,
    onTurn(turn) {
      const pull = pulls.find(({ number }) => number === turn.pull);
      if (!pull) throw new Error(`The demo has no pull request ${turn.pull}.`);
      carryOut(turn, pull);
    },
  });

  return {
    service,
    thread,
    /** As the agent has left them. */
    pulls,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service.close(), thread[Symbol.asyncDispose]()]);
    },
  };
}
