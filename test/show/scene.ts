import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';

const SERVER = 'https://github.com';

/** What each pull request of the agent changes. */
const FILES = [
  { filename: 'docs/quickstart/python.mdx', status: 'added', additions: 64, deletions: 0 },
  { filename: 'docs/docs.json', status: 'modified', additions: 3, deletions: 1 },
] as const;

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
  const service = await startService({
    repository: `${SERVER}/${repository}`,
    firstPull: pulls[0],
    model: 'claude-sonnet-4-5',
    pace,
  });
  const thread = await openThread({ name: repository, number: issue });

  const { world } = thread.github;
  world.setPermission(repository, writer, 'write');
  for (const number of pulls)
    world.addIssue(repository, { number, pull: true }).change.files = FILES;

  return {
    service,
    thread,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service.close(), thread[Symbol.asyncDispose]()]);
    },
  };
}
