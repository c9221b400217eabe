import { type Environment, once, openSession } from './environment.ts';
import { InputsError, SetupError, SkippedRun } from './errors.ts';
import { readInputs } from './inputs/inputs.ts';
import { invalidInputsMessage } from './inputs/invalid-inputs.ts';
import { givenPromptInputs } from './inputs/rules.ts';
import type { Annotation } from './runner/user-message.ts';
import { text } from './text/sentence.ts';
import { type EventFacts, factsOf, unreadableEvent, type WithoutSecrets } from './trigger/event.ts';

const RUN_CANCELED: Annotation = {
  level: 'error',
  title: 'Canceled',
  happened: text`The run was canceled. No work was started.`,
  next: text`To get a result, run it again.`,
};

/** Resolves to true if the step fails. Only bugs make it reject. */
export async function main(environment: Environment): Promise<boolean> {
  // All parts of a run share one connection to GitHub, which learns whether GitHub responds at all.
  const env = { ...environment, openGitHub: once(environment.openGitHub) };
  const { publisher, event } = env;
  try {
    // `@actions/github` fails without an explanation if the file of the event is not readable.
    if (event.isBroken) throw unreadableEvent(text`is not readable JSON`);

    const stepFails = await carryOut(env);
    return stepFails || publisher.failed;
  } catch (error) {
    const end = endAfterError(error, env);
    if (end === undefined) throw error;

    const { outcome, ...annotation } = end;
    await publisher.end({ outcome }, annotation);
    return outcome !== 'skipped' || publisher.failed;
  }
}

/** Carries out a command in a comment, or what the inputs ask for. Loads only the code for it. */
async function carryOut(env: Environment): Promise<boolean> {
  const { inputs, event, publisher } = env;
  const isReport = inputs.mode?.trim() === 'visitors';
  if (isReport && IS_COMMENT_EVENT.test(event.name)) throw NO_REPORT_OF_COMMENTS;

  const facts = factsOf(event);
  if (facts.comment === undefined) return carryOutInputs(facts, env);

  // Nothing but the event decides whether a comment is a command. Most comments are none, and must
  // not fail their runs because of a secret that is missing.
  const { readComment } = await import('./trigger/read-comment.ts');
  const comment = readComment(facts.comment, inputs.command);
  if (comment.skipped === undefined) {
    requireSecrets(facts, env);
    const { commentRun } = await import('./trigger/comment-run.ts');
    return commentRun(comment, env);
  }

  // A workflow that has a prompt may answer every review that a person submits.
  const { reviewer } = comment;
  if (reviewer && givenPromptInputs(inputs).length > 0)
    return carryOutInputs({ ...facts, reviewer }, env);

  await publisher.skip(text`Skipped: ${comment.skipped}`);
  return false;
}

async function carryOutInputs(facts: EventFacts, env: Environment): Promise<boolean> {
  requireSecrets(facts, env);

  const session = openSession(readInputs(env.inputs, facts), env);
  if (session.inputs.mode === 'visitors') {
    const { visitorsRun } = await import('./visitors/visitors-run.ts');
    return visitorsRun(facts.eventIssue, session);
  }

  const { pipelineRun } = await import('./trigger/pipeline.ts');
  return pipelineRun(facts, session);
}

/** Otherwise, everybody who can comment, for example in a discussion, could start reports. */
const IS_COMMENT_EVENT = /_comment$|^pull_request_review$/;
const NO_REPORT_OF_COMMENTS = new InputsError([
  {
    input: 'mode',
    value: 'visitors',
    allowed: 'must be `job` in a workflow that runs on comments. For the report, use a schedule',
  },
]);

const WITHOUT_SECRETS: Readonly<Record<WithoutSecrets, SkippedRun>> = {
  untrusted: new SkippedRun({
    title: 'Skipped: no secrets',
    happened: text`GitHub passes no Actions secrets to workflows for pull requests from forks or by Dependabot, so \`api-key\` is empty. Nothing was sent.`,
    next: text`To work on this pull request, comment \`/docs …\` in its conversation. For Dependabot, you can also add the key to the Dependabot secrets.`,
  }),
  fork: new SkippedRun({
    title: 'Skipped: no secrets',
    happened: text`This repository is a fork, and \`api-key\` is empty. Nothing was sent.`,
    next: text`To use the action here, add the secrets and variables of the workflow to this repository.`,
  }),
};

/** Nobody who forks a repository wants its runs to fail. */
function requireSecrets({ withoutSecrets }: EventFacts, { inputs }: Environment): void {
  if (withoutSecrets && !inputs['api-key']?.trim()) throw WITHOUT_SECRETS[withoutSecrets];
}

/** A bug has no such end: the process reports it. */
function endAfterError(error: unknown, { publisher, signal, run }: Environment) {
  if (error instanceof SetupError) return { ...error.userMessage, ...error.end };
  if (error instanceof InputsError) {
    const userMessage = invalidInputsMessage(error, publisher.redact, { run, isThread: false });
    return { ...userMessage, level: 'error', outcome: 'failed' } as const;
  }

  const isCanceled = signal.aborted && error === signal.reason && !publisher.mayHaveJob;
  return isCanceled ? ({ ...RUN_CANCELED, outcome: 'cancelled' } as const) : undefined;
}
