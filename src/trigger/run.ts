import { type Environment, openSession, type Session } from '../environment.ts';
import { InputsError, SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { ignoreFault } from '../github/faults.ts';
import { DEFAULT_COMMAND, readInputs, readMinimumPermission } from '../inputs/inputs.ts';
import { invalidInputs, promptInputs } from '../inputs/rules.ts';
import { jobRun } from '../job/run.ts';
import { code, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';
import { parseCommand } from './parse.ts';
import { checkPermission, mayCommand } from './permission.ts';
import { checkSetup, publishReply, type ReplyPlace, setupProblems, usage } from './replies.ts';
import { statusRun } from './status.ts';

/** Carries out a command from a comment. Returns whether the step fails. */
export async function commentRun(command: CommandEvent, env: Environment): Promise<boolean> {
  const { inputs, publisher, signal } = env;
  const { author, issue } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue}.`);

  const api = await env.api(inputs['github-token']);
  const place = { api, issue, publisher, isSilent: isSilent(env) };
  try {
    // Before anything else: nobody without the permission learns about the setup.
    const minimum = readMinimumPermission(inputs);
    const denial = await checkPermission({ author, minimum, api, signal });
    if (denial !== 'allowed') return publishReply(denial, place);

    const valid = readCommandInputs(command, env);
    if (valid instanceof InputsError) return reportSetup(valid, command, env, place);
    return await runCommand(command, openSession(valid, env), place);
  } catch (error) {
    const isUserError = error instanceof InputsError || error instanceof SetupError;
    if (isUserError) await reactConfused(command, place);
    throw error;
  }
}

/** By the raw inputs, because the valid ones may not be known. */
function isSilent({ inputs }: Environment): boolean {
  const value = (name: string) => inputs[name]?.trim().toLowerCase();
  return value('dry-run') === 'true' || value('comment') === 'never';
}

function readCommandInputs({ issue }: CommandEvent, { inputs, publisher }: Environment) {
  const ignored = promptInputs(inputs);
  if (ignored.length > 0)
    publisher.warn({
      title: 'Inputs ignored',
      happened: text`The instruction comes from the comment, so these inputs are ignored: ${code(ignored.join(', '))}.`,
    });

  try {
    return readInputs(inputs, { isCommentRun: true, eventIssue: issue });
  } catch (error) {
    if (error instanceof InputsError) return error;
    throw error;
  }
}

/** Answers a command that the setup does not allow to carry out; `--help` is answered all the same. */
async function reportSetup(
  error: InputsError,
  command: CommandEvent,
  { inputs, publisher }: Environment,
  place: ReplyPlace,
): Promise<boolean> {
  const commandName = inputs.command?.trim() || DEFAULT_COMMAND;
  const { kind } = parseCommand(command.body, commandName);
  if (kind === 'usage')
    return publishReply(usage(commandName, { setup: setupProblems(error, publisher) }), place);

  const again = text`then comment again. If only a secret or a variable was wrong, you can also re-run the workflow run`;
  const message = invalidInputs(error, publisher.redact, again);
  const failing = await publishReply(
    { ...message, level: 'error', icon: 'failed', outcome: 'failed' },
    place,
  );
  await reactConfused(command, place);
  return failing;
}

/** The reaction is optional, because the run reports the error anyway. */
async function reactConfused(
  { commandId }: CommandEvent,
  { api, isSilent }: { api: GitHubApi; isSilent: boolean },
): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreFault);
}

async function runCommand(
  command: CommandEvent,
  session: Session,
  place: ReplyPlace,
): Promise<boolean> {
  const { inputs } = session;
  const { body, commandId, author, issue, quoted, lines } = command;

  const parsed = parseCommand(body, inputs.command);
  if (parsed.kind === 'usage') {
    const { why } = parsed;
    const setup = why === undefined ? await checkSetup(session) : [];
    return publishReply(usage(inputs.command, { why, setup }), place);
  }
  if (parsed.kind === 'status') return statusRun(parsed.jobId, session, place);

  const hasThread = inputs.comment !== 'never';
  const request = {
    ...parsed,
    commandId,
    commandName: inputs.command,
    thread: hasThread ? { api: place.api, issue, isRequired: true } : undefined,
    author,
    issue,
    quoted,
    lines,
    mayCommand: mayCommand(session),
  };
  return jobRun(request, session);
}
