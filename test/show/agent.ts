/** What the simulated agent changes. As with a real one, each instruction adds something to the pull request. */
import type { Issue } from '../standin/github/records.ts';
import type { AcceptedTurn } from '../standin/service/jobs.ts';

const QUICKSTART = { filename: 'docs/quickstart.mdx', status: 'added', deletions: 0 } as const;
const START = { filename: 'docs/index.mdx', status: 'modified', deletions: 1 } as const;

/** The first one that fits the instruction. Its files are all that the pull request then has. */
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

/** Adds a commit to the pull request, which gets its title and its description from the first one. */
export function carryOut({ prompt, at }: AcceptedTurn, pull: Issue): void {
  const work = WORKS.find(({ asked }) => asked.test(prompt.split('\n', 1)[0] ?? ''));
  if (work === undefined) throw new Error(`The agent of the demo cannot do this: ${prompt}`);

  const { change } = pull;
  if (change.commits.length === 0) {
    const [, link] = /link (\S+) in its description\.$/m.exec(prompt) ?? [];
    Object.assign(pull, { title: work.commit, body: link === undefined ? null : `For ${link}.` });
  }

  const sha = String(change.commits.length + 1).repeat(40);
  const commit = { sha, message: work.commit, author: pull.user.login, at };
  Object.assign(change, {
    commits: [...change.commits, commit],
    head: sha,
    files: work.files,
  });
}
