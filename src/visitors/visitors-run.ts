import type { Session } from '../environment.ts';
import { type Outcome, threadNumber } from '../inputs/inputs.ts';
import { addressValue, wordValue } from '../runner/output-values.ts';
import { code, text } from '../text/sentence.ts';
import { rangesOf, requestedRange } from './period.ts';
import { readVisitors, type VisitorsReport } from './read-visitors.ts';
import { presentReport } from './report.ts';
import { postReport } from './report-comment.ts';
import { writeReport } from './report-files.ts';
import { MAX_REQUESTS, ROWS_PER_RESPONSE, visitorsClient } from './visitors-client.ts';

/** Resolves to true if the step fails. */
export async function visitorsRun(eventIssue: number | undefined, session: Session) {
  const { inputs, clock, publisher, run } = session;
  const { 'project-id': project, 'date-from': from, 'date-to': to } = inputs;
  const isCustom = from !== undefined && to !== undefined;
  const ranges = rangesOf(isCustom ? { from, to } : inputs.period, clock.wall());

  const client = await visitorsClient(session);
  const subject = text`Visitors of project ${code(project)} at ${code(inputs['base-url'].href)}`;
  publisher.info(text`${subject}, ${requestedRange(ranges.newest)}`);
  if (inputs['dry-run']) {
    const first = { range: ranges.newest, limit: ROWS_PER_RESPONSE, offset: 0 };
    const request = [`GET ${client.address(first).href}`, 'Authorization: Bearer ***'];
    await publisher.dryRun([...request, `… and at most ${MAX_REQUESTS - 1} more`]);
    return false;
  }

  const report: VisitorsReport = {
    ...(await readVisitors(client.read, ranges)),
    project,
    siteUrl: inputs['site-url'],
    requests: client.requests(),
    generatedAt: clock.wall(),
    runUrl: run.url,
  };
  return publishReport(report, threadNumber(inputs, eventIssue), session);
}

async function publishReport(report: VisitorsReport, issue: number | undefined, session: Session) {
  const { inputs, publisher } = session;
  const paths = await writeReport(report, session);
  const { url, problem } = issue === undefined ? {} : await postReport(report, issue, session);

  const isRequired = inputs.comment === 'always';
  if (problem && isRequired) publisher.error(problem);
  else if (problem) publisher.warn(problem);

  const isComplete = paths !== undefined && !(problem && isRequired);
  const outcome: Outcome = isComplete ? 'reported' : 'failed';
  const values = { outcome: wordValue(outcome), ...paths, 'comment-url': addressValue(url) };
  await publisher.end(presentReport(report, values));
  return !isComplete;
}
