import type { Session } from '../environment.ts';
import { NothingToDo } from '../errors.ts';
import { type Comparison, compare, MAX_FILES } from '../github/comparison.ts';
import { asFault, faultText, isPermanent } from '../github/faults.ts';
import { code, text } from '../text/sentence.ts';
import { type ChangePart, quoteChanges } from './github-changes.ts';
import { type ChangeRequest, contextError, type Revisions, revisionsOf } from './revisions.ts';

const NOT_ALL_FILES = `(GitHub lists only the first ${MAX_FILES} files.)`;

/**
 * '' for a comment on an issue, and if `auto` finds no changes. Throws NothingToDo where `context`
 * lists changes, and there are none.
 */
export async function changesBlock(
  parts: readonly ChangePart[],
  request: ChangeRequest,
  session: Session,
): Promise<string> {
  const { inputs, publisher, run } = session;
  const names = code(parts.join(', '));
  const revisions = await revisionsOf(request, session);
  if (revisions === undefined) {
    publisher.info(
      text`\`context\`: ${names} left out, because the comment is on an issue, which has no changes.`,
    );
    return '';
  }

  const comparison = await comparisonOf(revisions, session);
  const between = `from ${short(comparison.mergeBase)} to ${short(revisions.head)}`;
  const quoted = quoteChanges(comparison, { parts, paths: inputs.paths });
  if (quoted !== undefined) {
    const link = linkTo(revisions, comparison, run);
    const limit = comparison.files.length < MAX_FILES ? '' : `\n${NOT_ALL_FILES}`;
    const origin = `Changes in ${run.repository.fullName} ${between}: ${link}${limit}`;
    return `${origin}\n\n${quoted}`;
  }
  if (inputs.context === 'auto') return '';

  throw new NothingToDo({
    title: 'Skipped: nothing to do',
    topic: 'Skipped: nothing to do',
    happened: text`Nothing that \`context\` lists has changed (${code(between)}). Lock files, generated files, files whose names suggest secrets, and those that \`paths\` leaves out do not count. Nothing was sent.`,
    next: text`To start work anyway, remove ${names} from \`context\`.`,
  });
}

const short = (commit: string) => commit.slice(0, 12);

async function comparisonOf({ base, head }: Revisions, session: Session): Promise<Comparison> {
  const api = await session.openGitHub();
  return compare(api, base, head).catch((error: unknown) => {
    const fault = asFault(error);
    if (!isPermanent(fault)) throw fault;

    const repository = code(session.run.repository.fullName);
    throw contextError(
      text`GitHub could not compare ${code(base)} with ${code(head)} (${faultText(fault)}). One of them is not in ${repository}, for example after a forced push, or the token cannot read it.`,
      text`Set \`diff-base\` to a branch, tag, or commit ID there, and grant the job \`contents: read\`. A revision such as \`HEAD~1\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`,
    );
  });
}

/** With commits rather than names: anybody chooses the name of a branch or a tag. */
function linkTo(
  { head, pull }: Revisions,
  { mergeBase }: Comparison,
  { serverUrl, repository: { fullName } }: Session['run'],
): string {
  const page = pull === undefined ? `compare/${mergeBase}...${head}` : `pull/${pull}`;
  return `${serverUrl}/${fullName}/${page}`;
}
