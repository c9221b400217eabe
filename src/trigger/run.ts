import { type Environment, openSession, type Session } from '../environment.ts';
import { InputsError, SetupError } from '../errors.ts';
import { issueUrl } from '../github/issues.ts';
import { readInputs, readMinimumPermission } from '../inputs/inputs.ts';
import { promptInputs } from '../inputs/rules.ts';
import type { JobRequest } from '../job/conversation.ts';
import { jobRun } from '../job/run.ts';
import { code, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';
import { denialOf, mayCommand } from './permission.ts';
import {
  checkSetup,
  publishReply,
  type ReplyPlace,
  reactConfused,
  setupReply,
  usage,
} from './replies.ts';
import { statusRun } from './status.ts';

/** Carries out a command from a comment. Returns whether the step fails. */
export async function commentRun(command: CommandEvent, env: Environment): Promise<boolean> {
  const { inputs, publisher, signal } = env;
  const { author, issue, commandId } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue}.`);

  const api = await env.openGitHub();
  const place = { api, issue, commandId, publisher, isSilent: isSilent(env) };
  try {
    // Before anything else: nobody without the permission learns about the setup.
    const minimum = readMinimumPermission(inputs);
    const denial = await denialOf({ author, minimum, api, signal });
    return await (denial ? publishReply(denial, place) : permittedRun(command, env, place));
  } catch (error) {
    const isUserError = error instanceof InputsError || error instanceof SetupError;
    if (isUserError) await reactConfused(place);
    throw error;
  }
}

/** By the raw inputs, because the valid ones may not be known. */
function isSilent({ inputs }: Environment): boolean {
  const value = (name: string) => inputs[name]?.trim().toLowerCase();
  return value('dry-run') === 'true' || value('comment') === 'never';
}

async function permittedRun(
  command: CommandEvent,
  env: Environment,
  place: ReplyPlace,
): Promise<boolean> {
  const { inputs, publisher } = env;
  const ignored = promptInputs(inputs);
  if (ignored.length > 0)
    publisher.warn({
      title: 'Inputs ignored',
      happened: text`The instruction comes from the comment, so these inputs are ignored: ${code(ignored.join(', '))}.`,
    });

  try {
    const valid = readInputs(inputs, { isCommentRun: true, eventIssue: command.issue });
    return await runCommand(command, openSession(valid, env), place);
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;
    return publishReply(setupReply(error, command, publisher), place);
  }
}

async function runCommand(
  command: CommandEvent,
  session: Session,
  place: ReplyPlace,
): Promise<boolean> {
  const { parsed, commandName } = command;
  if (parsed.kind === 'status') return statusRun(parsed.jobId, session, place);
  if (parsed.kind === 'usage') {
    const { why } = parsed;
    const setup = why === undefined ? await checkSetup(session) : [];
    return publishReply(usage(commandName, { why, setup }), place);
  }

  const { api, issue } = place;
  const hasThread = session.inputs.comment !== 'never';
  const request: JobRequest = {
    ...command,
    ...parsed,
    thread: hasThread ? { api, issue, isRequired: true } : undefined,
    threadUrl: hasThread ? issueUrl(session.run, issue, command.quoted) : undefined,
    mayCommand: mayCommand(session),
  };
  return jobRun(request, session);
}
