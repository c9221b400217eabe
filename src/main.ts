import { type Environment, openSession, withOneConnection } from './environment.ts';
import { InputsError, NothingToDo, SetupError } from './errors.ts';
import { readInputs } from './inputs/inputs.ts';
import { invalidInputsMessage } from './inputs/invalid-inputs.ts';
import { promptInputs } from './inputs/rules.ts';
import { type Annotation, outputs } from './runner/presentation.ts';
import { text } from './text/sentence.ts';
import {
  type Author,
  COMMENT_EVENTS,
  type CommentEvent,
  type EventFacts,
  factsOf,
  unreadableEvent,
} from './trigger/event.ts';

const NO_SECRETS: Annotation = {
  level: 'notice',
  title: 'Skipped: no secrets',
  topic: 'Skipped: no secrets',
  happened: text`GitHub passes no Actions secrets to workflows for pull requests from forks or by Dependabot, so \`api-key\` is empty. Nothing was sent.`,
  next: text`To work on this pull request, comment \`/docs …\` in its conversation. For Dependabot, you can also add the key to the Dependabot secrets.`,
};

const RUN_CANCELED: Annotation = {
  level: 'error',
  title: 'Canceled',
  happened: text`The run was canceled. No work was started.`,
  next: text`To get a result, run it again.`,
};

/** Returns whether the step fails; rejects only for bugs. */
export async function main(environment: Environment): Promise<boolean> {
  const env = withOneConnection(environment);
  const { publisher, event } = env;
  try {
    // `@actions/github` would fail on such a file, but only once it is loaded.
    if (event.isBroken) throw unreadableEvent(text`is not readable JSON`);

    const commentEvent = COMMENT_EVENTS.get(event.name);
    const failing = await (commentEvent ? onComment(commentEvent, env) : onEvent(env));
    return failing || publisher.failed;
  } catch (error) {
    const end = endAfterError(error, env);
    if (end === undefined) throw error;

    const { outcome, ...message } = end;
    await publisher.end({ outcome }, message);
    return outcome !== 'skipped';
  }
}

async function onComment(commentEvent: CommentEvent, env: Environment): Promise<boolean> {
  const { publisher, inputs, event } = env;
  // By the event alone: most comments are not for us, and a missing secret must not fail their runs.
  const { readComment } = await import('./trigger/read-comment.ts');
  const comment = readComment(commentEvent, event.payload, inputs.command);
  if ('skip' in comment) {
    // Workflows may respond to every review by a person.
    const hasPrompt = promptInputs(inputs).length > 0;
    if (comment.reviewer && hasPrompt) return onEvent(env, comment.reviewer);

    publisher.info(text`Skipped: ${comment.skip}`);
    publisher.outputs(outputs({ outcome: 'skipped' }));
    return false;
  }

  if (await lacksSecrets(factsOf(event), env)) return false;

  const { commentRun } = await import('./trigger/comment-run.ts');
  return commentRun(comment, env);
}

/** The inputs say what to do. Each mode is loaded only by the runs that need it. */
async function onEvent(env: Environment, reviewer?: Author): Promise<boolean> {
  const facts = { ...factsOf(env.event), reviewer };
  if (await lacksSecrets(facts, env)) return false;

  const session = openSession(readInputs(env.inputs, facts), env);
  const { mode } = session.inputs;
  if (mode === 'visitors') {
    const { visitorsRun } = await import('./visitors/visitors-run.ts');
    return visitorsRun(facts.eventIssue, session);
  }

  const { pipelineRun } = await import('./trigger/pipeline.ts');
  return pipelineRun(facts, session);
}

/** A run without secrets ends with a notice. */
async function lacksSecrets(facts: EventFacts, { inputs, publisher }: Environment) {
  const isSkipped = facts.lacksSecrets && !inputs['api-key']?.trim();
  if (isSkipped) await publisher.end({ outcome: 'skipped' }, NO_SECRETS);
  return isSkipped;
}

/** How a run ends after an error; undefined for a bug. */
function endAfterError(error: unknown, { publisher, signal }: Environment) {
  if (error instanceof InputsError) {
    const message = invalidInputsMessage(error, publisher.redact, text`then start a new run`);
    return { ...message, level: 'error', outcome: 'failed' } as const;
  }

  if (error instanceof NothingToDo)
    return { ...error.userMessage, level: 'notice', outcome: 'skipped' } as const;
  if (error instanceof SetupError)
    return { ...error.userMessage, level: 'error', outcome: 'failed' } as const;

  const isCanceled = signal.aborted && error === signal.reason && !publisher.mayHaveJob;
  return isCanceled ? ({ ...RUN_CANCELED, outcome: 'cancelled' } as const) : undefined;
}
