import type { Session } from '../environment.ts';
import { type Outcome, threadOf } from '../inputs/inputs.ts';
import type { Outputs } from '../runner/presentation.ts';
import type { Publisher } from '../runner/publisher.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { type NoResponse, type Query, ROWS_PER_RESPONSE, visitorsClient } from './client.ts';
import { postReport } from './comment.ts';
import { reportFolder, writeReport } from './files.ts';
import { type Ranges, rangesOf, requestedRange } from './period.ts';
import { readVisitors } from './read-visitors.ts';
import { presentReport, type VisitorsReport } from './report.ts';

/** Mode `visitors`. Returns whether the step fails. */
export async function visitorsRun(eventIssue: number | undefined, session: Session) {
  const { inputs, clock, publisher, run } = session;
  const { 'project-id': projectId, 'date-from': from, 'date-to': to, 'report-path': path } = inputs;
  const customRange = from === undefined || to === undefined ? undefined : { from, to };
  const ranges = rangesOf(customRange ?? inputs.period, inputs.trend, clock.wall());
  const comparesPages = inputs.movers === 'auto' && inputs.top > 0;

  const client = await visitorsClient(session);
  const subject = text`Visitors of project ${code(projectId)} at ${code(inputs['base-url'].href)}`;
  publisher.info(text`${subject}, ${requestedRange(ranges[0])}`);
  if (inputs['dry-run']) return dryRun(client.address, { ranges, comparesPages }, publisher);

  const folder = path === undefined ? undefined : await reportFolder(path, session);
  const numbers = await readVisitors(client, ranges, { comparesPages, publisher });
  if ('reason' in numbers) return noReport(numbers, session);

  const report: VisitorsReport = {
    ...numbers,
    inputs,
    period: customRange ? 'custom' : inputs.period,
    requests: client.requests().sent,
    generatedAt: clock.wall(),
    runUrl: run.url,
    help: publisher.help,
  };
  // Undefined only if the files could not be written.
  const paths = folder === undefined ? {} : await writeReport(report, folder, session);
  const csv = paths?.['report-csv'] === undefined ? undefined : csvPlace(path, run.artifact);
  return publishReport({ ...report, csv }, paths, threadOf(inputs, eventIssue), session);
}

/** Shows the requests that a report would begin with. */
async function dryRun(
  address: (query: Query) => URL,
  { ranges, comparesPages }: { ranges: Ranges; comparesPages: boolean },
  publisher: Publisher,
): Promise<boolean> {
  // Of the other periods, only the totals are read.
  const periodsWithPages = comparesPages ? 2 : 1;
  const lines = ranges.map((range, index) => {
    const limit = index < periodsWithPages ? ROWS_PER_RESPONSE : 1;
    return `GET ${address({ range, limit, offset: 0 }).href}`;
  });

  const more = `… and one request for every ${ROWS_PER_RESPONSE} additional pages`;
  await publisher.dryRun(['Authorization: Bearer ***', ...lines, more]);
  return false;
}

async function noReport(
  { happened, next }: NoResponse,
  { inputs, signal, publisher }: Session,
): Promise<boolean> {
  if (signal.aborted) {
    const canceled = text`The run was canceled before the report was complete. Nothing was written.`;
    await publisher.end({ outcome: 'cancelled' }, { ...CANCELED, happened: canceled });
    return true;
  }

  await publisher.end(
    { outcome: 'failed' },
    {
      level: 'error',
      title: 'No visitor report',
      happened: text`The visitors of project ${code(inputs['project-id'])} could not be read. ${happened}`,
      next,
    },
  );
  return true;
}

const CANCELED = { level: 'error', title: 'Canceled' } as const;

/** `paths`: the outputs of the files; undefined if they could not be written. */
async function publishReport(
  report: VisitorsReport,
  paths: Partial<Outputs> | undefined,
  issue: number | undefined,
  session: Session,
): Promise<boolean> {
  const { signal, publisher } = session;
  const url = issue === undefined ? '' : await postReport(report, issue, session);

  let outcome: Outcome = paths ? 'reported' : 'failed';
  if (signal.aborted) outcome = 'cancelled';
  await publisher.publish(presentReport(report, { outcome, ...paths, 'comment-url': url }));
  if (signal.aborted)
    publisher.error({
      ...CANCELED,
      happened: text`The run was canceled. Files or a comment may be missing.`,
    });
  return outcome !== 'reported';
}

/** Where people find the CSV file: in the artifact if the workflow uploads one, otherwise in the folder on the runner. */
function csvPlace(path = '', artifact?: string): Text {
  if (artifact) return text`${code('visitors.csv')} in the artifact ${code(artifact)}`;
  return text`${code(path.replace(/\/?$/, '/visitors.csv'))}`;
}
