import { type Environment, once, openSession } from './environment.ts';
import { EarlyEnd, SkippedRun } from './errors.ts';
import { readEvent } from './github/event.ts';
import { readInputs } from './inputs/inputs.ts';
import { InputsError } from './inputs/invalid-inputs.ts';
import { wordValue } from './runner/output-values.ts';
import type { FinalNotice } from './runner/publisher.ts';
import { sentences, text } from './text/sentence.ts';

const CANCELED: FinalNotice = {
  level: 'error',
  icon: 'stopped',
  title: 'Canceled',
  happened: text`The run was canceled. No work was started.`,
  next: text`To get a result, run it again.`,
  values: { outcome: wordValue('cancelled') },
};

export interface Start extends Omit<Environment, 'event'> {
  event: { name: string; payload: unknown };
}

/** Resolves to true if the step fails. Only bugs make it reject. */
export async function main(start: Start): Promise<boolean> {
  const { event, publisher, signal } = start;
  // All parts of a run share one connection to GitHub, which learns whether GitHub responds at all.
  const openGitHub = once(start.openGitHub);
  try {
    const facts = readEvent(event.name, event.payload);
    return await carryOut({ ...start, event: { name: event.name, facts }, openGitHub });
  } catch (error) {
    const isCanceled = signal.aborted && error === signal.reason && !publisher.mayHaveSent;
    // The process reports a bug.
    if (!isCanceled && !(error instanceof EarlyEnd)) throw error;

    const end = error instanceof EarlyEnd ? endAfter(error) : CANCELED;
    await publisher.end(end);
    return end.level === 'error';
  }
}

function endAfter({ outcome, notice }: EarlyEnd): FinalNotice {
  const level = outcome === 'skipped' ? 'notice' : 'error';
  return { ...notice, level, values: { outcome: wordValue(outcome) } };
}

/** Otherwise, everybody who can comment, for example in a discussion, could start reports. */
const IS_COMMENT_EVENT = /_comment$|^pull_request_review$/;
const NO_REPORT =
  'must be `job` in a workflow that runs on comments. For the report, use a schedule';

/** Nobody who forks a repository wants its runs to fail. */
const NO_SECRETS = new SkippedRun({
  title: 'Skipped: no secrets',
  happened: sentences(
    text`\`api-key\` is empty, because GitHub passes no Actions secrets to runs in forks, for`,
    text`pull requests from forks, or by Dependabot. Nothing was sent.`,
  ),
  next: sentences(
    text`To work on a pull request, comment \`/docs …\` in its conversation.`,
    text`In a fork, add the secrets and variables of the workflow to its settings.`,
    text`For Dependabot, you can also add the key to the Dependabot secrets.`,
  ),
});

const WITHDRAWN = {
  push: text`The push deleted its branch or tag.`,
  release: text`The release was deleted or unpublished.`,
};

/** Carries out a command in a comment, or what the inputs ask for. Loads only the code for it. */
async function carryOut(env: Environment): Promise<boolean> {
  const { inputs, event, run } = env;
  const { facts } = event;
  if (facts.withdrawn !== undefined)
    throw new SkippedRun({
      title: 'Skipped: nothing to do',
      happened: text`${WITHDRAWN[facts.withdrawn]} Nothing was sent.`,
    });
  if (inputs.mode?.trim() === 'visitors' && IS_COMMENT_EVENT.test(event.name))
    throw new InputsError([{ input: 'mode', allowed: NO_REPORT }], inputs, run);

  if (facts.mayLackSecrets && !inputs['api-key']?.trim()) throw NO_SECRETS;

  if (facts.comment !== undefined) {
    // Nothing but the event decides whether a comment is a command. Most comments are none, and
    // must not fail their runs because of a secret that is missing.
    const { readComment } = await import('./trigger/read-comment.ts');
    const command = readComment(facts.comment, inputs);
    if (command !== undefined) {
      const { commentRun } = await import('./trigger/comment-run.ts');
      return commentRun(command, env);
    }
  }

  const session = openSession(readInputs(inputs, facts, run), env);
  if (session.inputs.mode === 'visitors') {
    const { visitorsRun } = await import('./visitors/visitors-run.ts');
    return visitorsRun(facts.issue?.number, session);
  }

  const { pipelineRun } = await import('./trigger/pipeline.ts');
  return pipelineRun(session);
}
