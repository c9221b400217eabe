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
  world.setPermission(repository, writer, 'write');
  const pulls = numbers.map((number) =>
    world.addIssue(repository, { number, pull: true, user: 'docs-agent[bot]' }),
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

const QUICKSTART = { filename: 'docs/quickstart.mdx', status: 'added', deletions: 0 } as const;
const START = { filename: 'docs/index.mdx', status: 'modified', deletions: 1 } as const;

/** What an instruction asks for; the first one counts. Its files are all that the pull request then has. */
const WORKS = [
  {
    asked: /start page/,
    commit: 'Link the quickstart from the start page',
    files: [
      { ...START, additions: 5 },
      { ...QUICKSTART, additions: 66 },
    ],
  },
  {
    asked: /\buv\b/,
    commit: 'Show how to install the SDK with uv',
    files: [{ ...QUICKSTART, additions: 71 }],
  },
  {
    asked: /quickstart/,
    commit: 'Add a quickstart for the Python SDK',
    files: [{ ...QUICKSTART, additions: 64 }],
  },
];

/** As with a real agent, each instruction adds a commit to the pull request, and the first one names it. */
function carryOut({ prompt, at }: AcceptedTurn, pull: Issue): void {
  const work = WORKS.find(({ asked }) => asked.test(prompt.split('\n', 1)[0] ?? ''));
  if (work === undefined) throw new Error(`The agent of the demo cannot do this: ${prompt}`);

  const { change } = pull;
  const [, link] = /link (\S+) in its description\.$/m.exec(prompt) ?? [];
  if (change.commits.length === 0)
    Object.assign(pull, { title: work.commit, body: link ? `For ${link}.` : null });

  const sha = String(change.commits.length + 1).repeat(40);
  const commit = { sha, message: work.commit, author: pull.user.login, at };
  Object.assign(change, { commits: [...change.commits, commit], head: sha, files: work.files });
}
