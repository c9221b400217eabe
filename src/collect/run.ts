import type { Environment } from '../environment.ts';
import { asFault, faultRemedy, faultText } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { openService } from '../job/run.ts';
import { Threads } from '../job/threads.ts';
import { text } from '../text/sentence.ts';
import { removeReplaced } from '../thread/answer.ts';
import { Collector } from './collector.ts';
import { type CollectSession, type EarlierCommand, listCommands } from './commands.ts';
import type { Failure } from './reader.ts';
import { presentCollected } from './summary.ts';

/** Mode `collect`: posts the results of jobs that no run waits for. Returns whether the step fails. */
export async function collectRun(
  inputs: Inputs,
  eventIssue: number | undefined,
  env: Environment,
): Promise<boolean> {
  const { publisher, signal, event } = env;
  const service = await openService(inputs, env);
  const api = await env.api(inputs['github-token']);
  const threads = new Threads(api, inputs, env);
  const session = { inputs, env, api, threads, service };

  const collector = new Collector(session);
  const { reader, warnings } = collector;
  let failure: Failure | undefined;
  try {
    const limits = { signal, isLate: () => reader.isLate };
    const list = await listCommands(session, limits);
    warnings.push(...list.warnings);

    const isOpen = ({ best: { record } }: EarlierCommand) =>
      record.state === 'sent' && !record.givenUp;
    const open = list.commands.filter(isOpen);
    if (inputs['dry-run']) {
      await dryRun(open, session);
      return false;
    }

    for (const { issue, best, hasLeftovers } of list.commands) {
      if (hasLeftovers && !signal.aborted) await removeReplaced(best, threads.open(issue));
    }

    const { action } = (event.payload ?? {}) as { action?: unknown };
    const isOpened = event.name === 'pull_request' && action === 'opened';
    await collector.run(open, isOpened ? eventIssue : undefined);
  } catch (error) {
    if (!signal.aborted) failure = notListed(error);
  }
  if (signal.aborted) failure = CANCELED;

  const presented = presentCollected(collector, failure ?? reader.failure, inputs, publisher.help);
  for (const line of presented.lines) publisher.info(line);
  await publisher.publish(presented);
  return presented.outputs.outcome !== 'collected';
}

async function dryRun(
  open: EarlierCommand[],
  { service, env: { publisher } }: CollectSession,
): Promise<void> {
  const lines = open.map(({ issue, best }) => {
    const { method, url } = service.preview({ jobId: best.record.jobId });
    return `${method} ${url.href} (#${issue})`;
  });
  const note = text`Jobs without a posted result: ${open.length}.`;
  await publisher.dryRun(lines, {}, note);
}

const CANCELED: Failure = {
  outcome: 'cancelled',
  title: 'Canceled',
  happened: text`The run was canceled.`,
  next: text`The next run continues.`,
  topic: 'canceled',
};

function notListed(error: unknown): Failure {
  const fault = asFault(error);
  return {
    outcome: 'failed',
    title: 'Could not list the comments',
    happened: text`GitHub did not list the repository’s comments (${faultText(fault)}).`,
    next: faultRemedy(fault),
    topic: 'could-not-list-the-comments',
  };
}
