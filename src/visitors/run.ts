import type { Environment } from '../environment.ts';
import type { VisitorsInputs } from '../inputs/inputs.ts';
import { threadOf } from '../inputs/inputs.ts';
import { messageSummary, outputs } from '../runner/presentation.ts';
import { duration } from '../text/format.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { Asker } from './asker.ts';
import { PAGE_ROWS, type VisitorsClient, visitorsClient } from './client.ts';
import { MAX_IN_FLIGHT } from './export.ts';
import { reportFolder } from './files.ts';
import { failureWords } from './messages.ts';
import { counted } from './numbers.ts';
import { publishReport } from './publish-report.ts';
import { type Range, rangesOf } from './range.ts';
import type { ProjectFailure, ProjectReport, VisitorsReport } from './report.ts';
import { Slots } from './slots.ts';
import { survey } from './survey.ts';

/** No wait for the service goes on beyond this time of the run, in ms; nobody waits for a report by the minute. */
const MAX_RUN_MS = 30 * 60_000;

/** Mode `visitors` (design: behaviour.md, Visitors). Gives whether the step fails. */
export async function visitorsRun(
  inputs: VisitorsInputs,
  eventIssue: number | undefined,
  world: Environment,
): Promise<boolean> {
  const { connections, clock, signal, userAgent } = world;
  const { publisher } = world;
  const voice = { publisher };
  const projectIds = inputs['project-id'];
  const [from, to] = [inputs['date-from'], inputs['date-to']];
  const isOwn = from !== undefined && to !== undefined;
  const ranges = rangesOf(isOwn ? { from, to } : { period: inputs.period }, inputs.trend, clock.wall());
  const [range] = ranges;
  const path = inputs['report-path'];
  const client = visitorsClient(
    { baseUrl: inputs['base-url'], apiKey: inputs['api-key'] },
    { connections, wall: () => clock.wall(), userAgent },
  );
  publisher.info(
    text`Docs Agent: visitors of ${code(projectIds.join(', '))} at ${code(inputs['base-url'].href)}, from ${code(range.from)} up to, not including, ${code(range.to)}`,
  );
  if (inputs['dry-run']) return dryRun(projectIds, ranges, { client, voice });
  const folder = path === undefined ? undefined : await reportFolder(path, world.places, world.files);

  const asker = new Asker({
    client,
    clock,
    // The step began with the process, and so did the clock.
    deadline: MAX_RUN_MS,
    slots: new Slots(MAX_IN_FLIGHT),
    onPause: (failure, ms) =>
      publisher.info(text`The service ${code(failure.what)}; asking again in ${duration(ms)}.`),
  });
  const maxRequests = inputs['max-requests'];
  const found = await survey(projectIds, ranges, {
    asker,
    maxRequests,
    signal,
    onEnd: (end) => publisher.info(progressLine(end)),
  });
  if (found === undefined) return cancelled(voice);
  if (found.projects.length === 0) return failed(found.failures, voice);
  const period = isOwn ? 'own dates' : inputs.period;
  const report: VisitorsReport = { ...found, period, range, maxRequests, madeAt: clock.wall() };
  const issue = threadOf(inputs, eventIssue);
  return publishReport(report, { folder, top: inputs.top, issue, inputs, world, voice });
}

function progressLine(end: ProjectReport | ProjectFailure): Text {
  if ('why' in end) return text`Project ${code(end.projectId)}: not read.`;
  const { projectId, read, requests } = end;
  return text`Project ${code(projectId)}: ${counted(read.totals.total, 'visitor')}, ${counted(read.pages.size, 'page')}, ${counted(requests, 'request')}.`;
}

/** Shows the requests that a run begins with; how many more the export takes, the answers tell. */
async function dryRun(
  projectIds: readonly string[],
  [range, ...earlier]: readonly [Range, ...Range[]],
  { client, voice: { publisher } }: { client: VisitorsClient; voice: Pick<Environment, 'publisher'> },
): Promise<boolean> {
  for (const projectId of projectIds) {
    const first = client.address({ projectId, range, limit: PAGE_ROWS, offset: 0 });
    const others = earlier.map((each) => client.address({ projectId, range: each, limit: 1, offset: 0 }));
    publisher.group(text`The requests that would be sent for project ${code(projectId)}`, [
      'Authorization: Bearer ***',
      ...[first, ...others].map(({ href }) => `GET ${href}`),
      `… and for every ${PAGE_ROWS} further pages one more`,
    ]);
  }
  const words = [
    text`Everything was checked and nothing was sent; the log shows the requests.`,
    text`Remove \`dry-run\` to make the report.`,
  ];
  publisher.outputs(outputs({ outcome: 'skipped' }));
  await publisher.summary(messageSummary('dry run', 'notable', words));
  publisher.annotate({ level: 'notice', title: 'Dry run', paragraphs: words });
  return false;
}

async function cancelled({ publisher }: Pick<Environment, 'publisher'>): Promise<boolean> {
  const words = [text`The run was stopped before the report was complete. Nothing was written.`];
  publisher.outputs(outputs({ outcome: 'cancelled' }));
  await publisher.summary(messageSummary('cancelled', 'bad', words));
  publisher.error('Cancelled', ...words);
  return true;
}

async function failed(
  failures: readonly ProjectFailure[],
  { publisher }: Pick<Environment, 'publisher'>,
): Promise<boolean> {
  const words = failures.map(failureWords).flatMap(({ happened, next }) => [happened, next]);
  publisher.outputs(outputs({ outcome: 'failed' }));
  await publisher.summary(messageSummary('no visitor report', 'bad', words));
  publisher.error('No visitor report', ...words);
  return true;
}
