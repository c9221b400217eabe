import type { Clock } from './clock.ts';
import { InputsError, SetupError } from './errors.ts';
import type { Comments } from './github/comments.ts';
import { type Inputs, readInputs } from './inputs.ts';
import type { Files, Places } from './job/prompt-file.ts';
import { Publisher } from './publish.ts';
import { noticeSummary } from './render/notice.ts';
import { outputs } from './render/outputs.ts';
import { redactor } from './render/redact.ts';
import { code, type Text, text } from './render/text.ts';
import type { Runner } from './runner.ts';
import { serviceClient } from './service/client.ts';
import type { Connections } from './service/exchange.ts';

/** Everything outside of the product, handed in by `index.ts`. */
export interface World {
  /** The text of each input; the ones that were not given are undefined. */
  inputs: Readonly<Record<string, string | undefined>>;
  event: { name: string; issue: number | undefined };
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  random: () => number;
  connections: Connections;
  files: Files;
  places: Places;
  runUrl: string | undefined;
  comments: (token: string | undefined) => Promise<Comments>;
  userAgent: string;
}

/** One run of the action: inputs → mode → run → publish. Gives whether the step fails; rejects only for defects. */
export async function main(world: World): Promise<boolean> {
  const secrets = ['api-key', 'github-token'].map((name) => world.inputs[name]?.trim() ?? '');
  const redact = redactor(secrets);
  const publisher = new Publisher(world.runner, redact);
  try {
    const inputs = readInputs(world.inputs, { eventIssue: world.event.issue });
    const failing = await runMode(inputs, world, { publisher, redact });
    return failing || publisher.failed;
  } catch (error) {
    if (error instanceof InputsError) await refuseInputs(error, publisher);
    else if (error instanceof SetupError)
      await refuse('Nothing was sent', [error.happened, error.remedy], publisher);
    else throw error;
    return true;
  }
}

async function runMode(
  inputs: Inputs,
  world: World,
  { publisher, redact }: { publisher: Publisher; redact: (text: string) => string },
): Promise<boolean> {
  if (inputs.mode !== 'job') {
    throw new SetupError(
      text`\`mode: ${inputs.mode}\` is not available in this version. Nothing was sent.`,
      text`Use \`mode: job\`, or a later version of the action.`,
    );
  }
  if (world.event.name === 'issue_comment') {
    throw new SetupError(
      text`Runs that a comment starts are not available in this version. Nothing was sent.`,
      text`Start the workflow by another event and give \`prompt\`, or use a later version of the action.`,
    );
  }
  const { 'base-url': baseUrl, 'project-id': projectId, 'api-key': apiKey, 'job-path': jobPath } = inputs;
  publisher.say(text`Docs Agent: project ${code(projectId)} at ${code(baseUrl.href)}`);
  const service = serviceClient(
    { baseUrl, projectId, apiKey, jobPath },
    { connections: world.connections, wall: world.clock.wall, userAgent: world.userAgent },
  );
  // Each mode is loaded only by the runs that need it.
  const { jobRun } = await import('./job/run.ts');
  return jobRun(inputs, {
    ...world,
    service,
    publisher,
    redact,
    eventIssue: world.event.issue,
    comments: () => world.comments(inputs['github-token']),
  });
}

async function refuseInputs({ problems }: InputsError, publisher: Publisher): Promise<void> {
  const lines = problems.map(({ input, value, allowed }) => {
    const shown = value === undefined ? text`` : text` is ${code(quoted(value))}`;
    return text`\`${input}\`${shown}: ${allowed}.`;
  });
  const count = problems.length === 1 ? 'An input is wrong' : `${problems.length} inputs are wrong`;
  await refuse(
    count,
    [...lines, text`Nothing was sent. Change the step’s \`with:\` block and run again.`],
    publisher,
  );
}

async function refuse(title: string, words: readonly Text[], publisher: Publisher): Promise<void> {
  publisher.outputs(outputs({ outcome: 'failed' }));
  await publisher.summary(noticeSummary(title, 'bad', words));
  publisher.error(title, ...words);
}

/** A value in quotation marks, bounded, so that blanks at its ends can be seen. */
function quoted(value: string): string {
  return JSON.stringify(value.length > 200 ? `${value.slice(0, 200).toWellFormed()}…` : value);
}
