/** What the simulated agent changes. As with a real one, each instruction adds something to the pull request. */
import type { ChangedFile, Issue } from '../standin/github/records.ts';
import type { AcceptedTurn } from '../standin/service/jobs.ts';

interface Work {
  /** In the instruction. */
  readonly asked: RegExp;
  readonly commit: string;
  readonly files: readonly ChangedFile[];
}

const file = (
  status: 'added' | 'modified',
  filename: string,
  additions: number,
  deletions = 0,
) => ({
  status,
  filename,
  additions,
  deletions,
});

const QUICKSTART = 'docs/quickstart/python.mdx';

const WORKS: readonly Work[] = [
  {
    asked: /start page/,
    commit: 'Link the quickstart from the start page',
    files: [file('modified', 'docs/index.mdx', 5, 1), file('modified', QUICKSTART, 2)],
  },
  {
    asked: /\buv\b/,
    commit: 'Show how to install the SDK with uv',
    files: [file('modified', QUICKSTART, 9, 2)],
  },
  {
    asked: /quickstart/,
    commit: 'Add a quickstart for the Python SDK',
    files: [file('added', QUICKSTART, 64), file('modified', 'docs/docs.json', 3, 1)],
  },
];

const LINK = /^If you open a pull request, link (\S+) in its description\.$/m;

/** Adds a commit to the pull request, which gets its title and its description from the first one. */
export function carryOut({ prompt, at }: AcceptedTurn, pull: Issue): void {
  const [instruction = ''] = prompt.split('\n');
  const work = WORKS.find(({ asked }) => asked.test(instruction));
  if (work === undefined) throw new Error(`The agent of the demo cannot do this: ${instruction}`);

  const { change } = pull;
  if (change.commits.length === 0) {
    const [, link] = LINK.exec(prompt) ?? [];
    pull.title = work.commit;
    pull.body = link === undefined ? null : `For ${link}.`;
  }

  const sha = String(change.commits.length + 1).repeat(40);
  const commit = { sha, message: work.commit, author: pull.user.login, at };
  change.commits = [...change.commits, commit];
  change.head = sha;
  change.files = united([...change.files, ...work.files]);
}

/** One entry for each file, in the order of their paths. Lines of an added file that are replaced were never deleted. */
function united(files: readonly ChangedFile[]): ChangedFile[] {
  const byName = Map.groupBy(files, ({ filename }) => filename);
  const entries = Array.from(byName.values(), (changes) => {
    const { filename = '', status = 'added' } = changes[0] ?? {};
    const additions = changes.reduce((sum, change) => sum + change.additions, 0);
    const deletions = changes.reduce((sum, change) => sum + change.deletions, 0);
    const counts =
      status === 'added'
        ? { additions: additions - deletions, deletions: 0 }
        : { additions, deletions };
    return { filename, status, ...counts };
  });
  return entries.toSorted((a, b) => (a.filename < b.filename ? -1 : 1));
}
