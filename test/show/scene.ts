import type { AcceptedTurn } from '../standin/service/jobs.ts';
import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import { carryOut } from './agent.ts';

const SERVER = 'https://github.com';
const AGENT = 'docs-agent[bot]';

interface SceneOptions {
  /** `owner/name` */
  readonly repository: string;
  readonly issue: number;
  /** The numbers of the pull requests that the agent opens, in order. */
  readonly pulls: readonly [number, ...number[]];
  /** Who may use the command. */
  readonly writer: string;
  /** Factor on the time that a job takes. */
  readonly pace: number;
}

/** A simulated service, and an issue of a simulated GitHub that holds the service's pull requests, too. */
export async function openShowScene({ repository, issue, pulls, writer, pace }: SceneOptions) {
  const thread = await openThread({ name: repository, number: issue });
  const { world } = thread.github;
  world.setPermission(repository, writer, 'write');
  const opened = pulls.map((number) =>
    world.addIssue(repository, { number, pull: true, user: AGENT }),
  );
  const pullOf = (number: number) => {
    const pull = opened.find((one) => one.number === number);
    if (!pull) throw new Error(`The demo has no pull request ${number}.`);
    return pull;
  };

  const service = await startService({
    repository: `${SERVER}/${repository}`,
    firstPull: pulls[0],
    model: 'claude-sonnet-4-5',
    pace,
    onTurn: (turn: AcceptedTurn) => carryOut(turn, pullOf(turn.pull)),
  });

  return {
    service,
    thread,
    /** As the agent has left them. */
    pulls: opened,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service.close(), thread[Symbol.asyncDispose]()]);
    },
  };
}
