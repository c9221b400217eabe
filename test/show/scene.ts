import type { Issue } from '../standin/github/records.ts';
import type { AcceptedTurn } from '../standin/service/jobs.ts';
import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';

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
  world.setPermission(thread.repository, writer, 'write');
  const pulls = numbers.map((number) =>
    world.addIssue(thread.repository, { number, pull: true, user: 'docs-agent[bot]' }),
  );

  const service = await startService({
    repository: `https://github.com/${repository}`,
    firstPull: numbers[0],
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

/** As with a real agent, each instruction adds a commit to the pull request, and the first one names it. */
function carryOut({ prompt, at }: AcceptedTurn, pull: Issue): void {
  const { change } = pull;
  const earlier = change.commits.length;
  const [line = ''] = prompt.split('\n', 1);
  const message = line.charAt(0).toUpperCase() + line.slice(1);
  const [, link] = /link (\S+) in its description\.$/m.exec(prompt) ?? [];
  if (earlier === 0) Object.assign(pull, { title: message, body: link ? `For ${link}.` : null });

  const sha = String(earlier + 1).repeat(40);
  const commit = { sha, message, author: pull.user.login, at };
  const files = [
    { filename: 'docs/quickstart.mdx', status: 'added', additions: 64, deletions: 0 },
    { filename: 'docs/index.mdx', status: 'modified', additions: 5, deletions: 1 },
  ].slice(0, earlier + 1);
  Object.assign(change, { commits: [...change.commits, commit], head: sha, files });
}
