import type { Environment } from '../environment.ts';
import { asFault, faultRemedy, faultText } from '../github/faults.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { openService } from '../job/run.ts';
import { messageOnly } from '../runner/presentation.ts';
import { text } from '../text/sentence.ts';
import { removeReplaced } from '../thread/answer.ts';
import { Collector } from './collector.ts';
import { FoundCommands } from './commands.ts';

/** Time limit in ms, after which the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 20 * 60_000;

/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
export async function collectRun(
  inputs: Inputs,
  eventIssue: number | undefined,
  env: Environment,
): Promise<boolean> {
  const { publisher, signal, event } = env;
  const service = await openService(inputs, env);
  const commands = new FoundCommands(await env.api(inputs['github-token']), inputs, env);
  const { action } = (event.payload ?? {}) as { action?: unknown };
  const collector = new Collector({ inputs, env, service, commands, deadline: env.clock.now() + MAX_MS });
  try {
    const found = await commands.list();
    const open = found.filter(({ best: { record } }) => record.state === 'sent' && !record.givenUp);
    if (inputs['dry-run']) {
      const previews = open.map(({ best }) => service.preview({ jobId: best.record.jobId }));
      const requests = previews.map(({ method, url }) => `${method} ${url.href}`);
      publisher.group(text`The requests that would be sent`, requests);
      const happened = text`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`;
      const paragraphs = [happened, text`Remove \`dry-run\` to finish the jobs that have ended.`];
      const message = messageOnly({ outcome: 'skipped' }, { level: 'notice', title: 'Dry run', paragraphs });
      await publisher.publish(message);
      return false;
    }
    for (const { issue, best, hasLeftovers } of found) {
      if (hasLeftovers && !signal.aborted) await removeReplaced(best, commands.open(issue));
    }
    await collector.run(open, event.name === 'pull_request' && action === 'opened' ? eventIssue : undefined);
  } catch (error) {
    const fault = signal.aborted ? undefined : asFault(error);
    const happened = fault && text`GitHub did not list the repository’s comments (${faultText(fault)}).`;
    if (happened) collector.stop('failed', 'The comments could not be listed', happened, faultRemedy(fault));
  }
  if (signal.aborted) collector.stop('cancelled', 'Canceled', text`The next run finishes what is left.`);
  await publisher.publish(collector.present());
  return collector.isStopped;
}
