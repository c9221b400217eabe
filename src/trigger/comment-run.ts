import { type Environment, openSession, type Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { issueUrl } from '../github/comments.ts';
import { givenPromptInputs, readInputs } from '../inputs/inputs.ts';
import { InputsError } from '../inputs/invalid-inputs.ts';
import { dryRun } from '../job/dry-run.ts';
import { runJob } from '../job/run-job.ts';
import type { JobRequest } from '../job-request.ts';
import type { FinalNotice } from '../runner/publisher.ts';
import { code, sentences, text } from '../text/sentence.ts';
import { COMMENT_NEVER } from './find-thread.ts';
import type { Instruction, Question, Refused } from './parse.ts';
import { mayCommand, permissionRefusal } from './permission.ts';
import { helpReply, NOT_ASKED, statusReply } from './questions.ts';
import type { CommandEvent } from './read-comment.ts';
import { FAILED, foldedUsage, publishReply, reactConfused, refusal } from './reply.ts';

/** Resolves to true if the step fails. */
export async function commentRun(command: CommandEvent, env: Environment): Promise<boolean> {
  const { publisher } = env;
  const { author, issue } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue.number}.`);

  try {
    // This comes first, so that nobody without the permission learns about the setup.
    const denial = await permissionRefusal(author, env);
    return await (denial ? publishReply(denial, command, env) : permittedRun(command, env));
  } catch (error) {
    // The thread shows only this reaction. The log and the job summary name the error.
    if (error instanceof SetupError) await reactConfused(command, env);
    throw error;
  }
}

async function permittedRun(command: CommandEvent, env: Environment): Promise<boolean> {
  const { inputs, event, publisher, run } = env;
  const { parsed, commandName } = command;
  const ignored = givenPromptInputs(inputs);
  if (ignored.length > 0)
    publisher.warn({
      title: 'Inputs ignored',
      happened: sentences(
        text`The instruction comes from the comment, so these inputs are ignored:`,
        text`${code(ignored.join(', '))}.`,
      ),
    });

  let session: Session;
  try {
    session = openSession(readInputs(inputs, { ...event.facts, isCommentRun: true }, run), env);
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;

    const footer = parsed.kind === 'help' ? foldedUsage(commandName) : '';
    return publishReply({ ...FAILED, ...error.notice, footer }, command, env);
  }

  if (parsed.kind !== 'instruct')
    return publishReply(await replyTo(parsed, command, session), command, env);

  const request = await requestOfCommand(parsed, command, session);
  return session.inputs['dry-run'] ? dryRun(request, session) : runJob(request, session);
}

async function replyTo(
  parsed: Question | Refused,
  { commandName, issue }: CommandEvent,
  session: Session,
): Promise<FinalNotice> {
  const isQuestion = parsed.kind === 'help' || parsed.kind === 'status';
  if (!isQuestion) return refusal(parsed, commandName);
  if (session.inputs['dry-run']) return NOT_ASKED;

  const reply = await (parsed.kind === 'help'
    ? helpReply(commandName, session)
    : statusReply(parsed.jobId, issue.number, session));
  // The requests of a run that was stopped say nothing.
  session.signal.throwIfAborted();
  return reply;
}

async function requestOfCommand(
  { instruction, target, above }: Instruction,
  command: CommandEvent,
  session: Session,
): Promise<JobRequest> {
  const { inputs, run, openGitHub } = session;
  const { commandId: requestId, author } = command;
  const { number: issue } = command.issue;
  return {
    command,
    requestId,
    instruction,
    above,
    target,
    issue,
    mayCommand: mayCommand(session, author),
    thread:
      inputs.comment === 'never'
        ? COMMENT_NEVER
        : { api: await openGitHub(), issue, isRequired: true },
    source: undefined,
    threadUrl: issueUrl(run, issue),
  };
}
