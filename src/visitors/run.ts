import type { Session } from '../environment.ts';
import { type Outcome, threadOf } from '../inputs/inputs.ts';
import type { Publisher } from '../runner/publisher.ts';
import { code, text } from '../text/sentence.ts';
import { MAX_REQUESTS, type Query, ROWS_PER_RESPONSE, visitorsClient } from './client.ts';
import { postReport } from './comment.ts';
import { writeReport } from './files.ts';
import { type Ranges, rangesOf, requestedRange } from './period.ts';
import { readVisitors } from './read-visitors.ts';
import { presentReport, type VisitorsReport } from './report.ts';

/** Returns whether the step fails. */
export async function visitorsRun(eventIssue: number | undefined, session: Session) {
  const { inputs, clock, publisher, run } = session;
  const { 'project-id': project, 'date-from': from, 'date-to': to } = inputs;
  const customRange = from === undefined || to === undefined ? undefined : { from, to };
  const ranges = rangesOf(customRange ?? inputs.period, clock.wall());

  const client = await visitorsClient(session);
  const subject = text`Visitors of project ${code(project)} at ${code(inputs['base-url'].href)}`;
  publisher.info(text`${subject}, ${requestedRange(ranges[0])}`);
  if (inputs['dry-run']) return dryRun(client.address, ranges, publisher);

  const report: VisitorsReport = {
    ...(await readVisitors(client, ranges)),
    project,
    period: customRange ? 'custom' : inputs.period,
    requests: MAX_REQUESTS - client.remaining(),
    generatedAt: clock.wall(),
    runUrl: run.url,
    help: publisher.help,
  };
  return publishReport(report, threadOf(inputs, eventIssue), session);
}

/** Shows the requests that a report would begin with. */
async function dryRun(address: (query: Query) => URL, ranges: Ranges, publisher: Publisher) {
  const lines = ranges.map((range, index) => {
    // Of the other periods, only the totals are read.
    const limit = index < 2 ? ROWS_PER_RESPONSE : 1;
    return `GET ${address({ range, limit, offset: 0 }).href}`;
  });

  const more = `… and one request for every ${ROWS_PER_RESPONSE} additional pages`;
  await publisher.dryRun(['Authorization: Bearer ***', ...lines, more]);
  return false;
}

async function publishReport(report: VisitorsReport, issue: number | undefined, session: Session) {
  const { signal, publisher } = session;
  const paths = await writeReport(report, session);
  const url = issue === undefined ? '' : await postReport(report, issue, session);

  let outcome: Outcome = paths ? 'reported' : 'failed';
  if (signal.aborted) outcome = 'cancelled';
  await publisher.publish(presentReport(report, { outcome, ...paths, 'comment-url': url }));
  if (signal.aborted)
    publisher.error({
      title: 'Canceled',
      happened: text`The run was canceled. A comment may be missing.`,
    });
  return outcome !== 'reported';
}
