import { type Environment, openSession } from '../environment.ts';
import { InputsError, SetupError } from '../errors.ts';
import { react } from '../github/command-comments.ts';
import { readInputs } from '../inputs/inputs.ts';
import { promptInputs } from '../inputs/rules.ts';
import { jobRun } from '../job/run.ts';
import { code, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';
import { parseCommand } from './parse.ts';
import { checkPermission } from './permission.ts';
import { type CommandSession, publishReply, usage } from './replies.ts';
import { statusRun } from './status.ts';

/** Carries out a command from a comment. Returns whether the step fails. */
export async function commentRun(event: CommandEvent, env: Environment): Promise<boolean> {
  const isDry = env.inputs['dry-run']?.trim().toLowerCase() === 'true';
  try {
    const { issue: eventIssue, isPublic } = event;
    const inputs = readInputs(env.inputs, { isCommentRun: true, eventIssue, isPublic });

    const ignored = promptInputs(env.inputs).join(', ');
    if (ignored !== '')
      env.publisher.warn({
        title: 'Inputs ignored',
        happened: text`The instruction comes from the comment, so these inputs are ignored: ${code(ignored)}.`,
      });

    const session = openSession(inputs, env);
    return await runCommand({ ...session, command: event, api: await session.openGitHub() });
  } catch (error) {
    if ((error instanceof InputsError || error instanceof SetupError) && !isDry) {
      // The reaction is optional: the error is reported below.
      const api = env.api(env.inputs['github-token']);
      await api.then((calls) => react(event.commandId, 'confused', calls)).catch(() => {});
    }
    throw error;
  }
}

/** Parses the comment only with the permission: parsing takes time, and anybody may comment. */
async function runCommand(session: CommandSession): Promise<boolean> {
  const { command, inputs, publisher, api } = session;
  const { body, commandId, author, issue, quoted, lines } = command;
  publisher.info(text`Command by ${code(author.login)} in #${issue}.`);
  const permission = await checkPermission({ ...session, author });
  if (permission !== 'allowed') return publishReply(permission, session);

  const parsed = await parseCommand(body, inputs.command);
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
  };
  return jobRun(request, session);
}
