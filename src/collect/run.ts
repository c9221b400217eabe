import type { Environment } from '../environment.ts';
import { asFault, faultRemedy, faultText } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { openService } from '../job/run.ts';
import { Threads } from '../job/threads.ts';
import { messageOnly } from '../runner/presentation.ts';
import { text } from '../text/sentence.ts';
import { removeReplaced } from '../thread/answer.ts';
import { Collector } from './collector.ts';
import { type CollectSession, type EarlierCommand, listCommands } from './commands.ts';
import type { Failure } from './reader.ts';
import { presentCollected } from './summary.ts';

/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
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

  const presented = presentCollected(collector, failure ?? reader.failure, inputs);
  await publisher.publish(presented);
  return presented.outputs.outcome !== 'collected';
}

async function dryRun(
  open: EarlierCommand[],
  { service, env: { publisher } }: CollectSession,
): Promise<void> {
  const requests = open.map(({ best }) => service.preview({ jobId: best.record.jobId }));
  publisher.group(
    text`The requests that would be sent`,
    requests.map(({ method, url }) => `${method} ${url.href}`),
  );

  const happened = text`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`;
  const paragraphs = [happened, text`Remove \`dry-run\` to finish the jobs that have ended.`];
  const message = { level: 'notice', title: 'Dry run', paragraphs } as const;
  await publisher.publish(messageOnly({ outcome: 'skipped' }, message));
}

const CANCELED: Failure = {
  outcome: 'cancelled',
  title: 'Canceled',
  paragraphs: [text`The next run finishes what is left.`],
};

function notListed(error: unknown): Failure {
  const fault = asFault(error);
  const happened = text`GitHub did not list the repository’s comments (${faultText(fault)}).`;
  const paragraphs = [happened, faultRemedy(fault)];
  return { outcome: 'failed', title: 'The comments could not be listed', paragraphs };
}
