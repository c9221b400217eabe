import type { Voice, World } from './environment.ts';
import { InputsError, modeNotAvailable, SetupError } from './errors.ts';
import type { Inputs } from './inputs/inputs.ts';
import { noticeSummary } from './runner/notice.ts';
import { outputs } from './runner/outputs.ts';
import { Publisher } from './runner/publisher.ts';
import { MIN_SECRET, redactor } from './text/redact.ts';
import { code, type Text, text } from './text/sentence.ts';

/** One run of the action: trigger → inputs → mode → publish. Gives whether the step fails; rejects for defects only. */
export async function main(world: World): Promise<boolean> {
  const secrets = ['api-key', 'github-token'].map((name) => world.inputs[name]?.trim() ?? '');
  const redact = redactor(secrets);
  const publisher = new Publisher(world.runner, redact);
  try {
    const failing = await route(world, { publisher, redact });
    return failing || publisher.failed;
  } catch (error) {
    if (error instanceof InputsError) await refuseInputs(error, { publisher, redact });
    else if (error instanceof SetupError)
      await refuse('Nothing was sent', [error.happened, error.remedy], publisher);
    else throw error;
    return true;
  }
}

/** Comes before anything that could show the key. */
function warnOfShortKey(apiKey: string | undefined, publisher: Publisher): void {
  const length = apiKey?.trim().length ?? 0;
  if (length === 0 || length >= MIN_SECRET) return;
  publisher.warn(
    'The API key is too short to be hidden',
    text`\`api-key\` has fewer than ${MIN_SECRET} characters and cannot be told apart from ordinary words: only the runner’s log masks it. Where a text repeats it, it stands in comment, summary and outputs.`,
    text`Use a real key.`,
  );
}

/** Comment runs are sorted out first, by the event alone: most comments are not for us, and need no inputs. */
async function route(world: World, voice: Voice): Promise<boolean> {
  if (world.event.name === 'issue_comment') {
    const { readComment } = await import('./command/comment.ts');
    const read = await readComment(world.event, world.inputs.command);
    if (read.kind === 'skip') {
      voice.publisher.say(text`Not for us: ${read.reason}`);
      voice.publisher.outputs(outputs({ outcome: 'skipped' }));
      return false;
    }
    warnOfShortKey(world.inputs['api-key'], voice.publisher);
    const { commentRun } = await import('./command/start.ts');
    return commentRun(read, world, voice);
  }
  warnOfShortKey(world.inputs['api-key'], voice.publisher);
  const { readInputs } = await import('./inputs/inputs.ts');
  const { eventOf } = await import('./command/pipeline-event.ts');
  const event = eventOf(world.event, world.inputs);
  const inputs = readInputs(world.inputs, event);
  return runMode(inputs, event.eventIssue, world, voice);
}

async function runMode(
  inputs: Inputs,
  eventIssue: number | undefined,
  world: World,
  voice: Voice,
): Promise<boolean> {
  if (inputs.mode === 'collect') throw modeNotAvailable(inputs.mode);
  // Each mode is loaded only by the runs that need it.
  if (inputs.mode === 'visitors') {
    const { visitorsRun } = await import('./visitors/run.ts');
    return visitorsRun(inputs, eventIssue, world, voice);
  }
  const { pipelineRun } = await import('./job/pipeline.ts');
  return pipelineRun(inputs, eventIssue, world, voice);
}

async function refuseInputs({ problems }: InputsError, { publisher, redact }: Voice): Promise<void> {
  const lines = problems.map(({ input, value, allowed }) => {
    const shown = value === undefined ? text`` : text` is ${code(quoted(redact(value)))}`;
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
