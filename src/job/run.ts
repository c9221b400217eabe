import { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import { jobOutputs } from '../result/outputs.ts';
import { presentJob } from '../result/presentation.ts';
import { contentsOf, locatePullRequest } from '../result/pull-request.ts';
import type { JobReport } from '../result/report.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';
import { Conversation } from './conversation.ts';
import { dryRun } from './dry-run.ts';
import { JobRun } from './lifecycle.ts';
import { ProgressLog } from './progress-log.ts';
import { RepositoryThreads } from './repository-threads.ts';
import type { JobRequest, JobSession } from './session.ts';

/** Carries out one request. Returns whether the step fails; throws a SetupError only before anything was sent. */
export async function jobRun(request: JobRequest, session: Session): Promise<boolean> {
  const service = await session.openService();
  const { promptFor } = new PromptReader(request, session);
  const jobSession: JobSession = { ...session, request, service, promptFor };
  const { inputs, publisher, clock, run } = session;
  const { thread, instruction, commandName } = request;

  if (commandName === undefined) {
    // If nothing has changed, the run ends before it writes a record. Changes are part of all requests of a workflow;
    // reviews depend on the thread, which is read later.
    const prompt = await promptFor('message');
    if (prompt instanceof NothingToDo) throw prompt;
  }
  if (inputs['dry-run']) return dryRun(jobSession);

  const conversation = thread && new Conversation(thread, jobSession);
  conversation?.acknowledge();
  const sendsAgain = instruction !== undefined && run.attempt > 1;
  if (!conversation && sendsAgain)
    publisher.info(text`Without a thread, a re-run sends its request again.`);

  const log = new ProgressLog(publisher, clock);
  const work = new JobRun({ ...jobSession, log, thread: conversation });
  const report = await work.carryOut();
  return publish(report, work.thread && conversation, jobSession);
}

/** Writes outputs, summary and annotation before comments, which can take minutes: a killed run must not lose the rest. */
async function publish(
  ended: JobReport,
  conversation: Conversation | undefined,
  session: JobSession,
): Promise<boolean> {
  const { request, inputs, publisher, run, signal } = session;
  const { commandId, commandName, thread, target } = request;

  const location = signal.aborted ? undefined : locatePullRequest(ended.prLink, run);
  const api = location && (thread?.api ?? (await session.openGitHub().catch(withoutToken)));
  // Written before the request for the pull request's contents, which may fail.
  if (api) publisher.outputs(jobOutputs(ended));
  const report = {
    ...ended,
    instruction: publisher.redact(ended.instruction),
    pull: location && api && (await contentsOf(location, api)),
  };

  const failing = report.mustFail || inputs['fail-on'].includes(report.outcome);
  const presented = presentJob(report, {
    failing,
    commandName,
    unrecorded: conversation?.run.lacksJob ?? true,
    continues: commandName === undefined && target.type === 'continue',
    runUrl: run.url,
    help: publisher.help,
  });
  for (const note of presented.notes) publisher.info(note);
  await publisher.publish(presented);

  const posted = await conversation?.finish(
    report,
    presented.comment([...conversation.threads.notes]),
  );

  // Even if another run posted the answer: it may have been killed before the announcement.
  let announced = '';
  if (api && inputs.comment !== 'never' && !signal.aborted) {
    const threads = conversation?.threads ?? new RepositoryThreads(api, session);
    announced = await threads.announce(report, commandId, conversation && thread?.issue);
  }

  const url = posted || announced;
  if (url !== '') {
    publisher.output('comment-url', url);
    // After a blank line, because the HTML of the instruction would continue.
    await publisher.summary(`\n${toMarkdown(text`Comment: ${link(url)}`)}\n`);
  }
  return failing;
}

function withoutToken(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}
