import type { Environment } from './environment.ts';
import { InputsError, NothingToDo, SetupError } from './errors.ts';
import { readInputs } from './inputs/inputs.ts';
import { type Annotation, messageOnly, outputs } from './runner/presentation.ts';
import { code, type Text, text } from './text/sentence.ts';
import { readComment } from './trigger/comment.ts';
import { factsOf } from './trigger/event.ts';

/** One run of the action. Returns whether the step fails; rejects only for bugs. */
export async function main(env: Environment): Promise<boolean> {
  try {
    return (await route(env)) || env.publisher.failed;
  } catch (error) {
    if (error instanceof InputsError) await refuseInputs(error, env);
    else if (error instanceof NothingToDo) {
      const { happened, remedy } = error;
      const message = {
        level: 'notice',
        title: NothingToDo.title,
        paragraphs: [happened, remedy],
      } as const;
      await env.publisher.publish(messageOnly({ outcome: 'skipped' }, message));
      return false;
    } else if (error instanceof SetupError)
      await refuse('Nothing was sent', [error.happened, error.remedy], env);
    else if (env.signal.aborted && error === env.signal.reason && !env.publisher.mayHaveJob) {
      const paragraphs = [
        text`The run was canceled. No work was started. To get a result, run it again.`,
      ];
      const message = { level: 'error', title: 'Canceled', paragraphs } as const;
      await env.publisher.publish(messageOnly({ outcome: 'cancelled' }, message));
    } else throw error;
    return true;
  }
}

async function route(env: Environment): Promise<boolean> {
  const { publisher, inputs, event } = env;
  if (event.isBroken) throw BROKEN_EVENT;
  if (event.name === 'issue_comment') {
    // By the event alone: most comments are not for us, and a missing secret must not fail their runs.
    const comment = readComment(event.payload, inputs.command);
    if ('skip' in comment) {
      publisher.info(text`Skipped: ${comment.skip}`);
      publisher.outputs(outputs({ outcome: 'skipped' }));
      return false;
    }
    const { commentRun } = await import('./trigger/run.ts');
    return commentRun(comment, env);
  }
  const facts = factsOf(event);
  if (facts.lacksSecrets && !inputs['api-key']?.trim()) {
    await publisher.publish(messageOnly({ outcome: 'skipped' }, NO_SECRETS));
    return false;
  }
  const valid = readInputs(inputs, facts);
  // Each mode is loaded only by the runs that need it.
  if (valid.mode === 'collect') {
    const { collectRun } = await import('./collect/run.ts');
    return collectRun(valid, facts.eventIssue, env);
  }
  if (valid.mode === 'visitors') {
    const { visitorsRun } = await import('./visitors/run.ts');
    return visitorsRun(valid, facts.eventIssue, env);
  }
  const { pipelineRun } = await import('./trigger/pipeline.ts');
  return pipelineRun(valid, facts, env);
}

/** Refused here, because `@actions/github` fails on such a file when it is loaded, which may be after the request. */
const BROKEN_EVENT = new SetupError(
  text`The event file at \`$GITHUB_EVENT_PATH\` is not readable JSON. Nothing was sent.`,
  text`An earlier step of the job may have changed the file, or the runner’s disk may be full. Run again, without the step that changes it.`,
);

const NO_SECRETS: Annotation = {
  level: 'notice',
  title: 'Skipped: no secrets',
  paragraphs: [
    text`GitHub passes no Actions secrets to workflows that are triggered by pull requests from forks or by Dependabot, so \`api-key\` is empty. Nothing was sent.`,
    text`To work on this pull request, comment with a command such as \`/docs\`. To run for Dependabot too, add the key to the repository’s Dependabot secrets under the same name.`,
  ],
};

async function refuseInputs({ problems }: InputsError, env: Environment): Promise<void> {
  const lines = problems.map(({ input, value, allowed }) => {
    const found =
      value === undefined ? [] : text` (found ${code(quoted(env.publisher.redact(value)))})`;
    return text`\`${input}\` ${allowed}${found}.`;
  });
  const title = problems.length === 1 ? 'Invalid input' : `${problems.length} invalid inputs`;
  const remedy = text`Nothing was sent. Change the inputs in the step’s \`with\`, then run again.`;
  await refuse(title, [...lines, remedy], env);
}

function refuse(
  title: string,
  paragraphs: readonly Text[],
  { publisher }: Environment,
): Promise<void> {
  return publisher.publish(
    messageOnly({ outcome: 'failed' }, { level: 'error', title, paragraphs }),
  );
}

/** A value in quotation marks, bounded, so that blanks at its ends can be seen. */
function quoted(value: string): string {
  return JSON.stringify(value.length > 200 ? `${value.slice(0, 200).toWellFormed()}…` : value);
}
