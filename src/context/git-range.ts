import { SetupError } from '../errors.ts';
import { code, type Part, sentences, type Text, text } from '../text/sentence.ts';
import type { Git } from './git-process.ts';
import type { Start } from './git-start.ts';

/** Two commit ids in full; the changes are those that lead from one to the other. */
export interface Range {
  base: string;
  head: string;
  /** The commit that was named, where the changes start at its merge base with `head`. */
  named?: string;
}

/** Finds the commits. Throws a SetupError that says what the checkout lacks and how it gets it. */
export async function rangeIn(git: Git, start: Start, hasDotGit: () => Promise<boolean>): Promise<Range> {
  const look = new Lookup(git);
  await look.needRepository(hasDotGit);
  switch (start.from) {
    case 'revision': {
      const { revision } = start;
      // A branch that was not checked out exists under its remote name only.
      const base = (await look.commit(revision)) ?? (await look.commit(`refs/remotes/origin/${revision}`));
      if (base === undefined) throw await look.missing(text`\`diff-base\` ${code(revision)}`);
      const head = await look.need('HEAD', CHECKED_OUT);
      return look.fork(
        base,
        head,
        text`The merge base of ${code(revision)} and the commit that was checked out`,
      );
    }
    case 'push': {
      const before = text`The commit before the push, ${short(start.before)},`;
      const base = await look.need(start.before, before, FORCED);
      return { base, head: await look.need('HEAD', CHECKED_OUT) };
    }
    case 'pull': {
      const head = await look.need(start.head, text`The pull request’s newest commit, ${short(start.head)},`);
      const into = await look.need(
        start.base,
        text`The commit that the pull request goes to, ${short(start.base)},`,
      );
      return look.fork(into, head, text`The merge base of the pull request`);
    }
    case 'tag': {
      const head = await look.need(`refs/tags/${start.tag}`, text`The tag ${code(start.tag)}`);
      const base = await look.tagBefore(head);
      if (base === undefined) throw await look.missing(text`A tag before ${code(start.tag)}`, FIRST);
      await look.needAll(base, head);
      return { base, head };
    }
  }
}

/** Throws a SetupError where a shallow clone lacks commits of the range: a list of them would be short without a word. */
export function needAllCommits(git: Git, { base, head }: Range): Promise<void> {
  return new Lookup(git).needAll(base, head);
}

const CHECKED_OUT = text`The commit that was checked out`;
const FORCED = text`After a forced push it can be gone: name another revision in \`diff-base\`.`;
const FIRST = text`For a first release name the revision in \`diff-base\`.`;

class Lookup {
  private readonly git: Git;

  constructor(git: Git) {
    this.git = git;
  }

  async needRepository(hasDotGit: () => Promise<boolean>): Promise<void> {
    const { exitCode } = await this.git('rev-parse', '--git-dir');
    if (exitCode === 0) return;
    if (await hasDotGit()) {
      throw new SetupError(
        text`git refuses the repository in the workspace: it belongs to another user, or is damaged.`,
        text`In a container, use an image with git 2.38 or newer; else check out as the user that runs this step.`,
      );
    }
    throw new SetupError(
      text`There is no git repository in the workspace.`,
      text`\`context\` with \`diff\`, \`commits\` or \`files\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`,
    );
  }

  /** The id of the commit that a revision means, if it is there. */
  async commit(revision: string): Promise<string | undefined> {
    const { exitCode, stdout } = await this.git(
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    );
    const id = stdout.trim();
    return exitCode === 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id) ? id : undefined;
  }

  /** From the merge base of both; that is the named commit itself where it lies behind. */
  async fork(named: string, head: string, what: Text): Promise<Range> {
    const { exitCode, stdout } = await this.git('merge-base', named, head);
    const base = stdout.trim();
    if (exitCode !== 0 || base === '') throw await this.missing(what);
    if (base === named) return { base, head };
    await this.needAll(base, head, named);
    return { base, head, named };
  }

  /** The commit of the nearest tag behind, on whichever side of a merge; not of a tag of this very commit. */
  async tagBefore(head: string): Promise<string | undefined> {
    const own = await this.git(
      'for-each-ref',
      '--format=%(refname:strip=2)',
      `--points-at=${head}`,
      'refs/tags',
    );
    // A tag's name holds nothing that a pattern would read.
    const others = own.stdout.split('\n').flatMap((name) => (name === '' ? [] : [`--exclude=${name}`]));
    const { exitCode, stdout } = await this.git('describe', '--tags', '--abbrev=0', ...others, head);
    const before = stdout.trim();
    return exitCode === 0 && before !== '' ? this.commit(`refs/tags/${before}`) : undefined;
  }

  /** A shallow clone ends in commits that count as first ones; only their own text still names parents. */
  async needAll(base: string, ...heads: string[]): Promise<void> {
    if (!(await this.isShallow())) return;
    const { stdout } = await this.git('rev-list', '--max-parents=0', ...heads, `^${base}`);
    for (const first of stdout.split('\n').filter((id) => id !== '')) {
      const commit = await this.git('cat-file', 'commit', first);
      if (!/^tree .*\nparent /.test(commit.stdout)) continue;
      throw await this.missing(text`A commit that came after ${short(base)}`, []);
    }
  }

  private async isShallow(): Promise<boolean> {
    const { stdout } = await this.git('rev-parse', '--is-shallow-repository');
    return stdout.trim() === 'true';
  }

  async need(revision: string, what: Text, otherwise?: Text): Promise<string> {
    const id = await this.commit(revision);
    if (id === undefined) throw await this.missing(what, otherwise);
    return id;
  }

  /** What to do where something is not there: a shallow clone is the usual cause. */
  async missing(
    what: Text,
    otherwise: Text = text`Check \`diff-base\`, and which commit is checked out.`,
  ): Promise<SetupError> {
    return (await this.isShallow())
      ? new SetupError(
          text`${what} is not in the checkout, which holds only the newest commits.`,
          sentences(text`Give \`actions/checkout\` the input \`fetch-depth: 0\`.`, otherwise),
        )
      : new SetupError(
          text`${what} is not in the checkout.`,
          text`${otherwise} \`actions/checkout\` needs \`fetch-depth: 0\`.`,
        );
  }
}

function short(id: string): Part {
  return code(id.slice(0, 12));
}
