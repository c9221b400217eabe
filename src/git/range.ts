import { SetupError } from '../errors.ts';
import { code, type Part, type Text, text } from '../render/text.ts';
import type { Git } from './process.ts';
import type { Start } from './start.ts';

/** Two commit ids in full; the changes are those that lead from one to the other. */
export interface Range {
  base: string;
  head: string;
}

/** Finds the commits. Throws a SetupError that says what the checkout lacks and how it gets it. */
export async function rangeIn(git: Git, start: Start): Promise<Range> {
  const look = new Lookup(git);
  await look.needRepository();
  switch (start.from) {
    case 'revision': {
      const { revision } = start;
      // A branch that was not checked out exists under its remote name only.
      const base = (await look.commit(revision)) ?? (await look.commit(`refs/remotes/origin/${revision}`));
      if (base === undefined) throw await look.missing(text`\`diff-base\` ${code(revision)}`);
      return { base, head: await look.need('HEAD', text`The commit that was checked out`) };
    }
    case 'push':
      return {
        base: await look.need(
          start.before,
          text`The commit before the push, ${short(start.before)},`,
          FORCED,
        ),
        head: await look.need('HEAD', text`The commit that was checked out`),
      };
    case 'pull': {
      const head = await look.need(start.head, text`The pull request’s newest commit, ${short(start.head)},`);
      const into = await look.need(
        start.base,
        text`The commit that the pull request goes to, ${short(start.base)},`,
      );
      const { exitCode, stdout } = await git('merge-base', into, head);
      const base = stdout.trim();
      if (exitCode !== 0 || base === '') throw await look.missing(text`The merge base of the pull request`);
      return { base, head };
    }
    case 'tag': {
      const head = await look.need(`refs/tags/${start.tag}`, text`The tag ${code(start.tag)}`);
      const { exitCode, stdout } = await git('describe', '--tags', '--abbrev=0', `${head}^`);
      const before = stdout.trim();
      const base = exitCode === 0 && before !== '' ? await look.commit(`refs/tags/${before}`) : undefined;
      if (base === undefined) throw await look.missing(text`A tag before ${code(start.tag)}`, FIRST);
      return { base, head };
    }
  }
}

const FORCED = text`After a forced push it can be gone: name another revision in \`diff-base\`.`;
const FIRST = text`For a first release name the revision in \`diff-base\`.`;

class Lookup {
  private readonly git: Git;

  constructor(git: Git) {
    this.git = git;
  }

  async needRepository(): Promise<void> {
    const { exitCode } = await this.git('rev-parse', '--git-dir');
    if (exitCode === 0) return;
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
    const { stdout } = await this.git('rev-parse', '--is-shallow-repository');
    return stdout.trim() === 'true'
      ? new SetupError(
          text`${what} is not in the checkout, which holds only the newest commits.`,
          text`Give \`actions/checkout\` the input \`fetch-depth: 0\`. ${otherwise}`,
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
