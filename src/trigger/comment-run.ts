import { type Environment, openSession, type Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { issueUrl } from '../github/issues.ts';
import {
  givenPromptInputs,
  InputsError,
  readInputs,
  readMinimumPermission,
} from '../inputs/inputs.ts';
import { dryRun } from '../job/dry-run.ts';
import { runJob } from '../job/run-job.ts';
import type { JobRequest } from '../job-request.ts';
import { code, sentences, text } from '../text/sentence.ts';
import { COMMENT_NEVER } from './find-thread.ts';
import type { InstructCommand } from './parse.ts';
import { mayCommand, permissionRefusal } from './permission.ts';
import type { CommandEvent } from './read-comment.ts';
import { publishReply, type ReplyPlace, reactConfused } from './reply.ts';
import { FAILED, helpReply, NOT_ASKED } from './setup.ts';
import { statusReply } from './status.ts';
import { foldedUsage, refusal } from './usage.ts';

/** Resolves to true if the step fails. */
export async function commentRun(command: CommandEvent, env: Environment): Promise<boolean> {
  const { inputs, publisher, run, signal } = env;
  const { author, issue, commandId } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue}.`);

  const api = await env.openGitHub();
  const place = { api, issue, commandId, publisher, isSilent: isSilent(env) };
  try {
    // This comes before anything else, so that nobody without the permission learns about the
    // setup.
    const minimum = readMinimumPermission(inputs, run);
    const denial = await permissionRefusal(author, minimum, api, signal);
    return await (denial ? publishReply(denial, place) : permittedRun(command, env, place));
  } catch (error) {
    // The error is in the log and the job summary. In the thread, the reaction shows that there is
    // one.
    if (error instanceof SetupError) await reactConfused(place);
    throw error;
  }
}

/**
 * The run must not write in the thread. This is read from the raw inputs, because others of them
 * may be invalid.
 */
function isSilent({ inputs }: Environment): boolean {
  const value = (name: string) => inputs[name]?.trim().toLowerCase();
  return value('dry-run') === 'true' || value('comment') === 'never';
}

async function permittedRun(
  command: CommandEvent,
  env: Environment,
  place: ReplyPlace,
): Promise<boolean> {
  const { inputs, publisher, run } = env;
  const { commandName, parsed, issue: eventIssue } = command;
  const ignored = givenPromptInputs(inputs);
  if (ignored.length > 0)
    publisher.warn({
      title: 'Inputs ignored',
      happened: sentences(
        text`The instruction comes from the comment, so these inputs are ignored:`,
        text`${code(ignored.join(', '))}.`,
      ),
    });

  try {
    const valid = readInputs(inputs, { isCommentRun: true, eventIssue }, run);
    return await runCommand(command, openSession(valid, env), place);
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;

    const footer = parsed.kind === 'help' ? foldedUsage(commandName) : '';
    return publishReply({ ...FAILED, ...error.userMessage, footer }, place);
  }
}

async function runCommand(
  command: CommandEvent,
  session: Session,
  place: ReplyPlace,
): Promise<boolean> {
  const { parsed, commandName } = command;
  const isDryRun = session.inputs['dry-run'];
  if (parsed.kind === 'instruct') {
    const request = requestOfCommand(command, parsed, session, place);
    return isDryRun ? dryRun(request, session) : runJob(request, session);
  }

  const isQuestion = parsed.kind === 'help' || parsed.kind === 'status';
  if (!isQuestion) return publishReply(refusal(parsed, commandName), place);
  if (isDryRun) return publishReply(NOT_ASKED, place);

  const reply = await (parsed.kind === 'help'
    ? helpReply(commandName, session)
    : statusReply(parsed.jobId, session, place));
  // The requests of a run that was stopped say nothing.
  session.signal.throwIfAborted();
  return publishReply(reply, place);
}

function requestOfCommand(
  { commandName, commandId, author, issue, issueInEvent, lines, url, body }: CommandEvent,
  { instruction, target, above, leftOut }: InstructCommand,
  session: Session,
  { api }: ReplyPlace,
): JobRequest {
  const hasThread = session.inputs.comment !== 'never';
  return {
    command: { name: commandName, issueInEvent, lines, comment: { url, body }, above, leftOut },
    commandId,
    instruction,
    target,
    issue,
    author,
    mayCommand: mayCommand(session),
    thread: hasThread ? { api, issue, isRequired: true } : COMMENT_NEVER,
    source: undefined,
    threadUrl: hasThread ? issueUrl(session.run, issue, issueInEvent) : undefined,
  };
}
