/** Reads what has changed, and quotes it for a prompt, or says why there is nothing to do. */
import type { Session } from '../environment.ts';
import { SkippedRun } from '../errors.ts';
import { shortId } from '../github/comparison.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { JobRequest } from '../job-request.ts';
import { codeBlock, toMarkdown } from '../text/markdown.ts';
import { sanitizeDiff } from '../text/sanitize.ts';
import { code, counted, grouped, sentences, shortened, type Text, text } from '../text/sentence.ts';
import { type ComparedChanges, compareChanges } from './compare.ts';
import { plain } from './quote.ts';
import { quoteCommits } from './quote-commits.ts';
import { fitPatches, listFiles } from './quote-files.ts';
import type { End } from './range.ts';

export type QuotedChanges = ReturnType<typeof quoteChanges>;

/** Rejects with SkippedRun if `context` lists changes, and there are none. */
export async function readChanges(
  request: JobRequest,
  parts: readonly ContextPart[],
  recordedStart: string | undefined,
  session: Session,
): Promise<QuotedChanges | undefined> {
  const { inputs, run, publisher } = session;
  const leftOut = text`\`context\`: ${code(parts.join(', '))} left out`;
  if (request.command?.issue.isPullRequest === false) {
    publisher.info(text`${leftOut}, because the comment is on an issue, which has no changes.`);
    return undefined;
  }

  const changes = await compareChanges(request, recordedStart, session);
  // GitHub lists no files for each commit, so commits alone need none.
  const needsFiles = inputs.paths !== undefined || parts.some((part) => part !== 'commits');
  const isChanged = needsFiles
    ? changes.sent.length > 0 || changes.completeUpTo !== undefined
    : changes.totalCommits > 0;

  if (isChanged) {
    const quoted = quoteChanges(changes, parts, run.serverUrl);
    if (quoted.cut !== undefined)
      publisher.warn({
        title: 'Changes were cut',
        happened: quoted.cut,
        next: text`To get less at once, set a later commit as \`diff-base\`.`,
      });
    return quoted;
  }

  const { happened, next } = whyNothing(changes, request, inputs.paths);
  if (inputs.context !== 'auto')
    throw new SkippedRun({
      title: 'Skipped: nothing to do',
      happened: text`${happened} Nothing was sent.`,
      next,
    });

  publisher.info(text`${leftOut}. ${happened}`);
  return undefined;
}

const EARLIER = sentences(
  text`Set \`diff-base\` to an earlier tag or commit. With \`conversation: continue\`, later runs`,
  text`start where the changes of the last job end.`,
);
const CORRECT_PATHS = sentences(
  text`If files are missing, correct \`paths\`: separate globs by commas or line breaks, and write`,
  text`names with the same capital letters.`,
);
const MAX_LIST = 100;
const SINCE_LAST_JOB = 'since the last job of this thread';

/** What has changed, why none of it is sent, and what to correct. */
function whyNothing(
  changes: ComparedChanges,
  { source }: JobRequest,
  paths: readonly string[] = [],
): { happened: Text; next?: Text } {
  const { repository, mergeBase, base, head, isSinceRecord, isHidden, files, selected } = changes;
  if (mergeBase === head.revision && !isSinceRecord && source === undefined) {
    const start = code(base.name ?? base.revision);
    const happened = text`The changes start at the run’s own commit: ${start} contains it.`;
    return { happened, next: EARLIER };
  }

  const since = isSinceRecord ? ` ${SINCE_LAST_JOB}` : '';
  const ends = text` (from ${code(shortId(mergeBase))} to ${code(shortId(head.revision))})`;
  const place = text`${code(repository)}${since}${isHidden ? [] : ends}`;
  if (files.length === 0) return { happened: text`Nothing has changed in ${place}.` };

  const changed = text`In ${place}, ${counted(files.length, 'file')} changed`;
  const notSent = changes.notSent.join(', ');
  const others = files.filter((file) => !selected.includes(file));
  if (others.length === 0)
    return { happened: text`${changed}: ${notSent}. Such files are never sent.` };

  const count = selected.length === 0 ? ', none' : `: ${notSent}, ${grouped(others.length)} not`;
  // A folder has two globs, of which one says it all.
  const globs = listed(paths.filter((glob) => !paths.includes(`${glob}/**`)));
  const names = isHidden ? [] : text`: ${listed(others.map(({ filename }) => filename))}`;
  const happened = text`${changed}${count} in \`paths\` (${globs})${names}.`;
  return { happened, next: CORRECT_PATHS };
}

const listed = (items: readonly string[]) => code(shortened(items.join(', '), MAX_LIST));

export function quoteChanges(
  changes: ComparedChanges,
  parts: readonly ContextPart[],
  serverUrl: string,
) {
  const { repository, commits, totalCommits, sent, notSent, mergeBase, head } = changes;
  // Anybody chooses the name of a branch, so the URL contains commits.
  const page = `${serverUrl}/${repository}/compare/${mergeBase}...${head.revision}`;
  const url = changes.isHidden ? undefined : page;
  const hasFiles = parts.includes('files') || parts.includes('diff');
  const cut = hasFiles ? whatWasCut(changes) : undefined;

  const paragraphs = [headline(changes, url), cut ? `(${toMarkdown(cut)})` : ''];
  const notes: string[] = [];
  if (parts.includes('commits')) {
    paragraphs.push(fenced('Commits, newest first:', quoteCommits(commits, totalCommits)));
  }
  if (hasFiles) {
    const heading = 'Files (A added, C copied, D deleted, M modified, R renamed):';
    paragraphs.push(fenced(heading, listFiles(sent)));
    notes.push(...notSent.map((note) => `(Not sent: ${note}.)`));
  }
  if (parts.includes('diff')) {
    const { lines, leftOut, withoutLines } = fitPatches(sent);
    paragraphs.push(fenced('Diff:', lines));
    if (leftOut > 0) notes.push(`(No room for the lines of ${counted(leftOut, 'file')}.)`);
    if (withoutLines > 0)
      notes.push(`(GitHub gave no lines for ${counted(withoutLines, 'file')}.)`);
  }

  const block = [...paragraphs, notes.join('\n')].filter((each) => each !== '').join('\n\n');
  return { block, url, base: mergeBase, head: head.revision, cut };
}

function fenced(heading: string, quote: string): string {
  const shown = sanitizeDiff(quote).trimEnd();
  return shown === '' ? '' : `${heading}\n${codeBlock(shown)}`;
}

function whatWasCut({ completeUpTo, isHidden }: ComparedChanges): Text | undefined {
  if (completeUpTo === undefined) return undefined;

  const listed = isHidden ? 'only some files' : text`the files only up to ${code(completeUpTo)}`;
  return text`GitHub lists ${listed}. What else has changed is missing in the request.`;
}

/** Such as `Changes in o/r from v1.0.0 (1a2b3c4) to v1.1.0 (5d6e7f8): 7 commits, 78 files.` */
function headline(changes: ComparedChanges, url: string | undefined): string {
  const { repository, base, mergeBase, head, isSinceRecord, selected } = changes;
  const since = isSinceRecord ? `, ${SINCE_LAST_JOB}` : '';
  const ends = `from ${endName(base, mergeBase)} to ${endName(head, head.revision)}${since}`;

  const atLeast = changes.completeUpTo === undefined ? '' : 'at least ';
  const commits = counted(changes.totalCommits, 'commit');
  const size = `${commits}, ${atLeast}${counted(selected.length, 'file')}`;
  return `Changes in ${repository} ${ends}: ${size}. ${url ?? ''}`.trim();
}

function endName({ name }: End, commit: string): string {
  const shown = plain(name, '').replace(/^[0-9a-f]{40}.*/, '');
  return shown === '' ? shortId(commit) : `${shown} (${shortId(commit)})`;
}
