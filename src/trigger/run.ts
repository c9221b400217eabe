import { type Environment, openSession } from '../environment.ts';
import { InputsError, SetupError } from '../errors.ts';
import { react } from '../github/command-comments.ts';
import { readInputs } from '../inputs/inputs.ts';
import { promptInputs } from '../inputs/rules.ts';
import { jobRun } from '../job/run.ts';
import { code, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';
import { parseCommand } from './parse.ts';
import { checkPermission, mayCommand } from './permission.ts';
import { type CommandSession, publishReply, usage } from './replies.ts';
import { statusRun } from './status.ts';

/** Carries out a command from a comment. Returns whether the step fails. */
export async function commentRun(event: CommandEvent, env: Environment): Promise<boolean> {
  try {
    const { issue: eventIssue, isPublic } = event;
    const inputs = readInputs(env.inputs, { isCommentRun: true, eventIssue, isPublic });

    const ignoredInputs = promptInputs(env.inputs);
    if (ignoredInputs.length > 0)
      env.publisher.warn({
        title: 'Inputs ignored',
        happened: text`The instruction comes from the comment, so these inputs are ignored: ${code(ignoredInputs.join(', '))}.`,
      });

    const session = openSession(inputs, env);
    return await runCommand({ ...session, command: event, api: await session.openGitHub() });
  } catch (error) {
    const isUserError = error instanceof InputsError || error instanceof SetupError;
    // Not from the session: the inputs may be what is wrong.
    const isDry = env.inputs['dry-run']?.trim().toLowerCase() === 'true';
    if (isUserError && !isDry) await reactConfused(event, env);
    throw error;
  }
}

/** The reaction is optional, because the run reports the error anyway. */
async function reactConfused({ commandId }: CommandEvent, env: Environment): Promise<void> {
  try {
    await react(commandId, 'confused', await env.api(env.inputs['github-token']));
  } catch {}
}

async function runCommand(session: CommandSession): Promise<boolean> {
  const { command, inputs, publisher, api } = session;
  const { body, commandId, author, issue, quoted, lines } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue}.`);
  const denial = await checkPermission({ ...session, author });
  if (denial !== 'allowed') return publishReply(denial, session);

  const parsed = parseCommand(body, inputs.command);
  if (parsed.kind === 'usage') return publishReply(usage(inputs.command, parsed.why), session);
  if (parsed.kind === 'status') return statusRun(parsed.jobId, session);

  const hasThread = inputs.comment !== 'never';
  const request = {
    ...parsed,
    commandId,
    commandName: inputs.command,
    thread: hasThread ? { api, issue, isRequired: true } : undefined,
    author,
    issue,
    quoted,
    lines,
    mayCommand: mayCommand(session),
  };
  return jobRun(request, session);
}
