import type { Environment } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { GitHubFault, threadComments } from '../github/comments.ts';
import { faultText } from '../github/messages.ts';
import { threadOf, type VisitorsInputs } from '../inputs/inputs.ts';
import { MAX_COMMENT } from '../job/markdown.ts';
import { type Annotation, messageOnly } from '../runner/presentation.ts';
import { code, duration, text } from '../text/sentence.ts';
import { ownAccount } from '../thread/read.ts';
import { NoAnswer, PAGE_ROWS, type VisitorsClient, visitorsClient } from './client.ts';
import { markerLine, postReport } from './comment.ts';
import { readNumbers, type SiteNumbers, type VisitorsReport } from './export.ts';
import { type ReportPaths, reportFolder, writeReport } from './files.ts';
import { counted } from './numbers.ts';
import { type Range, rangesOf } from './period.ts';
import { presentNoReport, presentReport, presentStopped } from './report.ts';

/** Mode `visitors`. Gives whether the step fails. */
export async function visitorsRun(
  inputs: VisitorsInputs,
  eventIssue: number | undefined,
  env: Environment,
): Promise<boolean> {
  const { connections, clock, signal, userAgent, publisher } = env;
  const { 'project-id': projectId, 'base-url': baseUrl, 'report-path': path } = inputs;
  const { 'date-from': from, 'date-to': to, 'max-requests': maxRequests } = inputs;
  const ownDates = from === undefined || to === undefined ? undefined : { from, to };
  const period = ownDates === undefined ? inputs.period : 'own dates';
  const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
  const client = visitorsClient(
    { baseUrl, projectId, apiKey: inputs['api-key'] },
    {
      connections,
      clock,
      userAgent,
      maxRequests,
      onPause: (what, ms) =>
        publisher.info(text`The service ${code(what)}; asking again in ${duration(ms)}.`),
    },
  );
  publisher.info(
    text`Docs Agent: visitors of ${code(projectId)} at ${code(baseUrl.href)}, from ${code(ranges[0].from)} up to, not including, ${code(ranges[0].to)}`,
  );
  if (inputs['dry-run']) return dryRun(projectId, ranges, { client, publisher });
  const folder = path === undefined ? undefined : await reportFolder(path, env.places, env.files);

  let numbers: SiteNumbers;
  try {
    numbers = await readNumbers(client, ranges, signal);
  } catch (error) {
    const why = signal.aborted ? 'stopped' : error;
    if (why !== 'stopped' && !(why instanceof NoAnswer)) throw error;
    await publisher.publish(presentNoReport(projectId, why));
    return true;
  }
  const requests = client.sent;
  const { totals, pages } = numbers;
  publisher.info(
    text`Project ${code(projectId)}: ${counted(totals.total, 'visitor')}, ${counted(pages.length, 'page')}, ${counted(requests, 'request')}.`,
  );
  const report = { ...numbers, projectId, period, requests, maxRequests, madeAt: clock.wall() };

  const { paths, failures } = await writeFiles(report, folder, env);
  const marker = markerLine(projectId, period);
  const maxComment = MAX_COMMENT - Buffer.byteLength(marker) - 2;
  const view = { top: inputs.top, runUrl: env.run.url, maxComment, paths, failures };
  const presented = presentReport(report, view);
  const issue = threadOf(inputs, eventIssue);
  const posted =
    issue === undefined
      ? { url: '', warnings: [] }
      : await comment(publisher.redact(presented.comment), marker, {
          issue,
          token: inputs['github-token'],
          env,
        });
  const presentation = {
    ...presented,
    outputs: { ...presented.outputs, 'comment-url': posted.url },
    annotations: [...posted.warnings, ...presented.annotations],
  };
  const isStopped = signal.aborted;
  await publisher.publish(isStopped ? presentStopped(presentation, issue !== undefined) : presentation);
  return isStopped || failures.length > 0;
}

/** Shows the requests that a run begins with; how many more the export takes depends on the answers. */
async function dryRun(
  projectId: string,
  [range, ...earlier]: readonly [Range, ...Range[]],
  { client, publisher }: { client: VisitorsClient; publisher: Environment['publisher'] },
): Promise<boolean> {
  const first = client.address({ range, limit: PAGE_ROWS, offset: 0 });
  const others = earlier.map((each) => client.address({ range: each, limit: 1, offset: 0 }));
  publisher.group(text`The requests that would be sent for project ${code(projectId)}`, [
    'Authorization: Bearer ***',
    ...[first, ...others].map(({ href }) => `GET ${href}`),
    `… and for every ${PAGE_ROWS} further pages one more`,
  ]);
  const paragraphs = [
    text`Everything was checked and nothing was sent; the log shows the requests.`,
    text`Remove \`dry-run\` to make the report.`,
  ];
  await publisher.publish(
    messageOnly({ outcome: 'skipped' }, { level: 'notice', title: 'Dry run', paragraphs }),
  );
  return false;
}

async function writeFiles(
  report: VisitorsReport,
  folder: string | undefined,
  { files, publisher }: Environment,
): Promise<{ paths: ReportPaths | undefined; failures: Annotation[] }> {
  if (folder === undefined) return { paths: undefined, failures: [] };
  try {
    return { paths: await writeReport(report, { folder, files, redact: publisher.redact }), failures: [] };
  } catch (error) {
    const title = 'The report’s files could not be written';
    const paragraphs = [
      text`Writing to ${code(folder)} failed: ${code(String(error))}. Later steps would miss them, so this step fails.`,
      text`Check that the folder can be written to, and that the disk is not full.`,
    ];
    return { paths: undefined, failures: [{ level: 'error', title, paragraphs }] };
  }
}

/** A comment that fails never changes the outcome: it is a warning. */
async function comment(
  markdown: string,
  marker: string,
  about: { issue: number; token: string | undefined; env: Environment },
): Promise<{ url: string; warnings: Annotation[] }> {
  const { issue, token, env } = about;
  try {
    const comments = threadComments(await env.api(token), issue);
    const account = ownAccount(token?.trim() ?? '', comments);
    const { url, removed } = await postReport(markdown, marker, { comments, account, signal: env.signal });
    if (removed.length > 0) {
      env.publisher.info(
        text`Removed further comments with this report, which runs at the same time had left: ${code(removed.join(', '))}.`,
      );
    }
    return { url, warnings: [] };
  } catch (error) {
    if (!(error instanceof SetupError) && !(error instanceof GitHubFault)) throw error;
    const isRefusal = error instanceof GitHubFault && error.status !== 'lost' && !error.rateLimited;
    const paragraphs =
      error instanceof SetupError
        ? [error.happened, error.remedy]
        : [
            text`GitHub took no comment (${faultText(error)}). It stands in the job summary all the same.`,
            isRefusal
              ? text`Give the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`
              : [],
          ];
    return { url: '', warnings: [{ level: 'warning', title: 'The report is in no comment', paragraphs }] };
  }
}
