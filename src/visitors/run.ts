import type { Environment } from '../environment.ts';
import { type Inputs, threadOf } from '../inputs/inputs.ts';
import { messageOnly } from '../runner/presentation.ts';
import { code, text } from '../text/sentence.ts';
import { PAGE_ROWS, visitorsClient } from './client.ts';
import { postReport } from './comment.ts';
import { readNumbers } from './export.ts';
import { reportFolder, writeReport } from './files.ts';
import { rangesOf, requestedRange } from './period.ts';
import { presentReport } from './report.ts';

/** Mode `visitors`. Returns whether the step fails. */
export async function visitorsRun(inputs: Inputs, eventIssue: number | undefined, env: Environment) {
  const { clock, signal, publisher } = env;
  const { 'project-id': projectId, 'date-from': from, 'date-to': to, 'report-path': path } = inputs;
  const ownDates = from === undefined || to === undefined ? undefined : { from, to };
  const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
  const client = await visitorsClient(inputs, env);
  const where = text`Visitors of project ${code(projectId)} at ${code(inputs['base-url'].href)}`;
  publisher.info(text`${where}, ${requestedRange(ranges[0])}`);
  if (inputs['dry-run']) {
    const queries = ranges.map((range, index) => ({ range, limit: index === 0 ? PAGE_ROWS : 1, offset: 0 }));
    publisher.group(text`The requests that would be sent for project ${code(projectId)}`, [
      'Authorization: Bearer ***',
      ...queries.map((query) => `GET ${client.address(query).href}`),
      `… and one more request for every ${PAGE_ROWS} further pages`,
    ]);
    const happened = text`The inputs are valid. Nothing was sent. The log shows the requests.`;
    const remedy = text`To create the report, remove \`dry-run\`.`;
    const message = { level: 'notice', title: 'Dry run', paragraphs: [happened, remedy] } as const;
    await publisher.publish(messageOnly({ outcome: 'skipped' }, message));
    return false;
  }
  const folder = path === undefined ? undefined : await reportFolder(path, env);

  const numbers = await readNumbers(client.read, ranges);
  if ('reason' in numbers) {
    const [outcome, title] = signal.aborted ? ['cancelled', 'Canceled'] : ['failed', 'No visitor report'];
    const canceled = text`The run was canceled before the report was complete. Nothing was written.`;
    const happened = text`The visitors of project ${code(projectId)} could not be read: ${numbers.happened}`;
    const paragraphs = signal.aborted ? [canceled] : [happened, numbers.remedy];
    await publisher.publish(messageOnly({ outcome }, { level: 'error', title, paragraphs }));
    return true;
  }
  const period = ownDates ? 'own dates' : inputs.period;
  const requests = client.sent();
  const report = { ...numbers, inputs, period, requests, madeAt: clock.wall(), runUrl: env.run.url };

  const issue = threadOf(inputs, eventIssue);
  const paths = folder === undefined ? {} : await writeReport(report, folder, env);
  const url = issue === undefined ? '' : await postReport(report, issue, env);
  const outcome = signal.aborted ? 'cancelled' : paths ? 'reported' : 'failed';
  await publisher.publish(presentReport(report, { outcome, ...paths, 'comment-url': url }));
  if (outcome === 'cancelled')
    publisher.error('Canceled', text`The run was canceled. Files or a comment may be missing.`);
  return outcome !== 'reported';
}
