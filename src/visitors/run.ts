import type { Environment } from '../environment.ts';
import { type Inputs, threadOf } from '../inputs/inputs.ts';
import { MAX_COMMENT } from '../job/markdown.ts';
import { type Annotation, messageOnly, type Outputs } from '../runner/presentation.ts';
import { code, duration, type Text, text } from '../text/sentence.ts';
import { NoAnswer, PAGE_ROWS, type VisitorsClient, visitorsClient } from './client.ts';
import { markerLine, postReport } from './comment.ts';
import { readNumbers, type SiteNumbers } from './export.ts';
import { reportFolder, writeReport } from './files.ts';
import { visitorsMarkdown } from './markdown.ts';
import { type Ranges, rangesOf, requestedRange } from './period.ts';
import { presentNoReport, presentReport } from './report.ts';

/** Mode `visitors`. Returns whether the step fails. */
export async function visitorsRun(
  inputs: Inputs,
  eventIssue: number | undefined,
  env: Environment,
): Promise<boolean> {
  const { clock, files, signal, userAgent, publisher } = env;
  const { 'project-id': projectId, 'base-url': baseUrl, 'api-key': apiKey, 'report-path': path } = inputs;
  const { 'date-from': from, 'date-to': to, 'max-requests': maxRequests } = inputs;
  const ownDates = from === undefined || to === undefined ? undefined : { from, to };
  const period = ownDates === undefined ? inputs.period : 'own dates';
  const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
  const onPause = (what: Text, ms: number) =>
    publisher.info(text`The service ${what}. Retrying in ${duration(ms)}.`);
  const service = { baseUrl, projectId, apiKey, connections: await env.connect(), userAgent };
  const client = visitorsClient({ ...service, clock, maxRequests, onPause });
  publisher.info(
    text`Visitors of project ${code(projectId)} at ${code(baseUrl.href)}, ${requestedRange(ranges[0])}`,
  );
  if (inputs['dry-run']) return dryRun(projectId, ranges, { client, publisher });
  const folder = path === undefined ? undefined : await reportFolder(path, env.folders, files);

  let numbers: SiteNumbers;
  try {
    numbers = await readNumbers(client, ranges, signal);
  } catch (error) {
    const why = signal.aborted ? 'stopped' : error;
    if (why !== 'stopped' && !(why instanceof NoAnswer)) throw error;
    await publisher.publish(presentNoReport(projectId, why));
    return true;
  }
  const requests = client.sent();
  const report = { ...numbers, projectId, period, requests, maxRequests, madeAt: clock.wall() };

  let paths: Partial<Outputs> = {};
  const problems: Annotation[] = [];
  if (folder !== undefined) {
    try {
      paths = await writeReport(report, { folder, files, redact: publisher.redact });
    } catch (error) {
      // Later steps may rely on the files, so this is an error.
      problems.push({
        level: 'error',
        title: 'Could not write the report files',
        paragraphs: [
          text`The report could not be written to ${code(folder)}: ${code(String(error))}. The step fails because later steps may need the files.`,
          text`Check that the folder is writable and that the disk is not full.`,
        ],
      });
    }
  }
  const isFailed = problems.length > 0;
  const view = { top: inputs.top, runUrl: env.run.url, hasCsv: paths['report-csv'] !== undefined };
  const issue = threadOf(inputs, eventIssue);
  let commentUrl = '';
  if (issue !== undefined) {
    const marker = markerLine(projectId, period);
    const markdown = visitorsMarkdown(report, view, MAX_COMMENT - Buffer.byteLength(marker) - 2);
    const posted = await postReport(markdown, marker, issue, { token: inputs['github-token'], env });
    commentUrl = posted.url;
    problems.push(...posted.warnings);
  }
  const outcome = signal.aborted ? 'cancelled' : isFailed ? 'failed' : 'reported';
  await publisher.publish(presentReport(report, { view, outcome, paths, commentUrl, problems }));
  return outcome !== 'reported';
}

/** Shows the requests that a run begins with; how many more the export takes depends on the answers. */
async function dryRun(
  projectId: string,
  [range, ...earlier]: Ranges,
  { client, publisher }: { client: VisitorsClient; publisher: Environment['publisher'] },
): Promise<boolean> {
  const first = { range, limit: PAGE_ROWS, offset: 0 };
  const requests = [first, ...earlier.map((each) => ({ range: each, limit: 1, offset: 0 }))];
  publisher.group(text`The requests that would be sent for project ${code(projectId)}`, [
    'Authorization: Bearer ***',
    ...requests.map((query) => `GET ${client.address(query).href}`),
    `… and one more request for every ${PAGE_ROWS} further pages`,
  ]);
  const paragraphs = [
    text`The inputs are valid. Nothing was sent. The log shows the requests.`,
    text`To create the report, remove \`dry-run\`.`,
  ];
  await publisher.publish(
    messageOnly({ outcome: 'skipped' }, { level: 'notice', title: 'Dry run', paragraphs }),
  );
  return false;
}
