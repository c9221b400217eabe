import type { Voice, World } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { threadComments } from '../github/comments.ts';
import { faultText } from '../github/messages.ts';
import type { VisitorsInputs } from '../inputs/inputs.ts';
import { MAX_COMMENT } from '../job/markdown.ts';
import { MAX_SUMMARY_BYTES, type Publisher } from '../runner/publisher.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { isInstallationToken } from '../thread/read.ts';
import { type Posted, postReport } from './comment.ts';
import { csvParts, jsonParts } from './file-contents.ts';
import { csvNames, writeAll } from './files.ts';
import { titleOf, visitorsMarkdown } from './markdown.ts';
import { markerSeal } from './marker.ts';
import { failureWords } from './messages.ts';
import { gapsIn } from './notes.ts';
import { counted } from './numbers.ts';
import { type ReportPaths, visitorOutputs } from './outputs.ts';
import type { ProjectReport, VisitorsReport } from './report.ts';

/** Room for the hidden line in the comment. */
const MARKER_BYTES = 200;

/** Where the report goes. */
export interface Readers {
  /** An absolute path; undefined: no files are wanted. */
  folder: string | undefined;
  /** Rows of the page table. */
  top: number;
  /** The issue or pull request that gets the comment. */
  issue: number | undefined;
  inputs: VisitorsInputs;
  world: World;
  voice: Voice;
}

/** Writes files, outputs, comment and summary. Gives whether the step fails. */
export async function publishReport(report: VisitorsReport, readers: Readers): Promise<boolean> {
  const { folder, top, issue, inputs, world, voice } = readers;
  const { publisher } = voice;
  const names = csvNames(inputs['project-id']);
  const written = folder === undefined ? NO_FILES : await writeFiles(report, folder, names, readers);
  const failing = written === undefined;
  // The outputs come before everything that can take its time.
  publisher.outputs(visitorOutputs(report, failing ? 'failed' : 'reported', written ?? NO_FILES));

  const csvOf = (projectId: string) => (written?.json ? names.get(projectId) : undefined);
  const shown = (maxBytes: number) =>
    voice.redact(visitorsMarkdown(report, { top, maxBytes, runUrl: world.run.url, csvOf }));
  if (issue !== undefined) await comment(shown(MAX_COMMENT - MARKER_BYTES), issue, readers);
  const isStopped = world.signal.aborted;
  if (isStopped) publisher.output('outcome', 'cancelled');
  await publisher.summary(shown(MAX_SUMMARY_BYTES));

  if (report.failures.length > 0) {
    const count = report.failures.length;
    publisher.error(
      count === 1 ? 'A project could not be read' : `${count} projects could not be read`,
      ...report.failures.map(failureWords).flatMap(({ happened, next }) => [happened, next]),
    );
  }
  warnOfGaps(report, publisher);
  if (isStopped) {
    publisher.error(
      'Cancelled',
      text`The run was stopped while it published the report, which stands in the job summary.`,
      issue === undefined ? [] : text`Its comment may be missing, or still be the one of an earlier run.`,
    );
    return true;
  }
  publisher.notice(titleOf(report), rangeText(report));
  return failing;
}

/** Says in the log which projects' reports are not whole. */
function warnOfGaps({ projects }: VisitorsReport, publisher: Publisher): void {
  const named = (found: readonly ProjectReport[]) => code(found.map(({ projectId }) => projectId).join(', '));
  const cut = projects.filter(({ read }) => read.truncated);
  if (cut.length > 0) {
    publisher.warn(
      'Not every page was read',
      text`Pages are missing in the lists of ${named(cut)}; the summary says why. The totals are the whole site’s.`,
    );
  }
  const short = projects.filter(({ read }) => read.shortAnswers > 0 && !read.truncated);
  if (short.length > 0) {
    publisher.warn(
      'Pages may be missing',
      text`The service gave fewer pages an answer than it was asked for and said that there are more, so pages may be missing in the lists of ${named(short)}. The totals are the whole site’s.`,
    );
  }
  const gaps = projects.flatMap((project) =>
    gapsIn(project).map((words) => text`Project ${code(project.projectId)}: ${words}`),
  );
  if (gaps.length > 0) publisher.warn('Periods are missing in the trend', ...gaps);
}

function rangeText({ range, requests }: VisitorsReport): Text {
  return text`From ${code(range.from)} up to, not including, ${code(range.to)}; ${counted(requests, 'request')}.`;
}

const NO_FILES: ReportPaths = { json: '', csv: [] };

/** The files' paths; undefined where they could not be written, which is said. */
async function writeFiles(
  report: VisitorsReport,
  folder: string,
  names: ReadonlyMap<string, string>,
  { world, voice }: Readers,
): Promise<ReportPaths | undefined> {
  const redacted = function* (parts: Iterable<string>) {
    for (const part of parts) yield voice.redact(part);
  };
  const tables = report.projects.map(({ projectId, read }) => ({
    name: names.get(projectId) ?? '',
    parts: redacted(csvParts(read.pages)),
  }));
  const drafts = [{ name: 'visitors.json', parts: redacted(jsonParts(report)) }, ...tables];
  try {
    const place = { folder, mark: world.run.nonce, files: world.files };
    const [json = '', ...csv] = await writeAll(drafts, place);
    return { json, csv };
  } catch (error) {
    voice.publisher.error(
      'The report’s files could not be written',
      text`Writing to ${code(folder)} failed: ${code(String(error))}. Later steps would miss them, so this step fails; none of them was left.`,
      text`Check that the folder can be written to, and that the disk is not full.`,
    );
    return undefined;
  }
}

/** A comment that fails never changes the outcome: it is a warning. */
async function comment(markdown: string, issue: number, { inputs, world, voice }: Readers): Promise<void> {
  const { publisher } = voice;
  const token = inputs['github-token'];
  const seal = markerSeal({
    apiKey: inputs['api-key'],
    repository: world.run.repository.id,
    issue,
    projects: inputs['project-id'],
    period: inputs['date-from'] === undefined ? inputs.period : 'own dates',
  });
  try {
    const posted = await postReport(markdown, {
      comments: threadComments(await world.api(token), issue),
      seal,
      asBot: isInstallationToken(token?.trim() ?? ''),
      signal: world.signal,
    });
    if (posted.url !== '') publisher.output('comment-url', posted.url);
    sayPosted(posted, issue, publisher);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    publisher.warn('The report is in no comment', error.happened, error.remedy);
  }
}

function sayPosted(
  { removed, unverified, fault: failed }: Posted,
  issue: number,
  publisher: Publisher,
): void {
  if (removed.length > 0) {
    publisher.say(
      text`Removed further comments with this report, which runs at the same time had left: ${code(removed.join(', '))}.`,
    );
  }
  if (unverified.length > 0) {
    publisher.warn(
      'An older report is left in the thread',
      text`Comments that were signed with another API key, edited, or copied were not touched (${code(unverified.join(', '))}). Remove them by hand.`,
    );
  }
  if (failed === undefined) return;
  const { during, fault } = failed;
  const said = faultText(fault);
  if (during === 'marking') {
    publisher.warn(
      'The report’s comment will not be updated',
      text`GitHub took the comment, but not the line by which it is found again (${said}). The next run writes another one; remove this one then.`,
    );
    return;
  }
  const happened = during === 'reading' ? 'did not give the thread to its end' : 'took no comment';
  publisher.warn(
    'The report is in no comment',
    text`GitHub ${happened} (${said}). It stands in the job summary all the same.`,
    fault.status === 'lost' || fault.rateLimited
      ? []
      : text`Give the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`,
  );
}
