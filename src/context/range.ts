/** Finds the ends of a planned range: in the checkout, and for a pull request on GitHub. */
import type { Session } from '../environment.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import { code, text } from '../text/sentence.ts';
import type { ChangeEnd, ChangeRange, ChangesPlan } from './change-range.ts';
import { CHANGES_ELSEWHERE, contextError } from './context-error.ts';
import { commitOf, hasWholeHistory, nearestTag, tagsBefore } from './git.ts';
import { previousTag, type Tag, versionIn } from './previous-tag.ts';

export async function rangeOf(plan: ChangesPlan, session: Session): Promise<ChangeRange> {
  const { repository, start } = plan;
  const pull =
    plan.pull === undefined
      ? undefined
      : await fetchPullRequest(await session.openGitHub(), { number: plan.pull });

  // The branch of a fork has a name that anybody may have chosen.
  const branch = pull?.headRepository === repository ? pull.headBranch : undefined;
  const head = pull === undefined ? plan.head : { revision: pull.head, name: branch };
  const range = { repository, head, startIn: 'event' as const, pull: undefined };

  switch (start.kind) {
    case 'input':
      return { ...range, base: await namedStart(plan, start.revision, session), startIn: 'input' };
    case 'event':
      return { ...range, base: start.base };
    case 'tag-before':
      return { ...range, base: await startOfTag(start.tag, session) };
    case 'pull-request': {
      const { base = '', state } = pull ?? {};
      const name = state === 'open' ? base : undefined;
      return { ...range, base: { revision: base, name }, pull: plan.pull };
    }
    case 'unknown':
      throw contextError(
        text`The event ${code(start.eventName)} does not indicate where the changes start.`,
        CHANGES_ELSEWHERE,
      );
  }
}

/** GitHub knows branches and tags, but not revisions such as `HEAD~1`. Only a checkout does, and it is of the run's repository. */
async function namedStart(
  { repository }: ChangesPlan,
  revision: string,
  session: Session,
): Promise<ChangeEnd> {
  const isOwn = repository === session.run.repository.fullName;
  const commit = isOwn ? await commitOf(revision, session) : undefined;
  return { revision: commit ?? revision, name: revision };
}

async function startOfTag(tag: string, session: Session): Promise<ChangeEnd> {
  const previous = await tagBefore(tag, session);
  if (previous !== undefined) {
    session.publisher.info(
      text`The changes start at ${code(previous.name)}, the tag before ${code(tag)}.`,
    );
    // A tag such as `v1` may be moved at any time, so its commit is used instead of its name.
    return { revision: previous.commit, name: previous.name };
  }

  if (await hasWholeHistory(tag, session)) {
    const { prefix = '' } = versionIn(tag) ?? {};
    const which = prefix === '' ? text`tag` : text`tag that starts with ${code(prefix)}`;
    throw contextError(
      text`${code(tag)} is the first ${which} in its history, so no earlier one indicates where the changes start.`,
      text`For this one run, set \`diff-base\` to the commit where they start. Remove it afterwards: later tags start at the tag before them.`,
    );
  }

  throw contextError(
    text`The workspace has no tag before ${code(tag)}. To find it, \`actions/checkout\` needs \`fetch-depth: 0\`.`,
    CHANGES_ELSEWHERE,
  );
}

/** Of the same package, because a repository with several packages has their tags in one history. */
async function tagBefore(tag: string, session: Session): Promise<Tag | undefined> {
  const version = versionIn(tag);
  if (version === undefined) return nearestTag(tag, session);

  const commit = await commitOf(`refs/tags/${tag}`, session);
  if (commit === undefined) return undefined;
  return previousTag({ name: tag, commit }, await tagsBefore(tag, version.prefix, session));
}
