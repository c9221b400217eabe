import type { Environment } from '../environment.ts';
import { InputsError, SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { react, threadComments, withReplyLine } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import { type JobInputs, REPLACED_BY_COMMENT, readInputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job/conversation.ts';
import { jobRun } from '../job/run.ts';
import {
  type Annotation,
  messageOnly,
  messageSummary,
  type Outputs,
  outputs,
} from '../runner/presentation.ts';
import { code, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { CommentRead, CommentRun } from './event.ts';
import type { Command } from './parse.ts';
import { checkPermission, type Permission } from './permission.ts';
import { permissionReply, usage } from './replies.ts';
import { statusReply } from './status.ts';

/** The reply to a command that starts no work. */
export interface Reply {
  outcome: 'denied' | 'skipped';
  title: string;
  /** Markdown. */
  body: string;
  known?: Partial<Outputs>;
  /** Replaces the notice that says where the reply is. */
  annotation?: Annotation;
}

/** The context of a run that a comment started. */
export interface CommandRun {
  event: CommentRun;
  inputs: JobInputs;
  env: Environment;
  api: GitHubApi;
}

/** Carries out a command from a comment. Returns whether the step fails. */
export async function commentRun(
  { event, command }: Extract<CommentRead, { kind: 'command' }>,
  env: Environment,
): Promise<boolean> {
  const isDry = env.inputs['dry-run']?.trim().toLowerCase() === 'true';
  try {
    const inputs = inputsOf(event, env);
    const ignored = REPLACED_BY_COMMENT.filter((name) => (env.inputs[name] ?? '').trim() !== '');
    if (ignored.length > 0) {
      env.publisher.warn(
        'Inputs ignored',
        text`The instruction comes from the comment, so these inputs are ignored: ${code(ignored.join(', '))}.`,
      );
    }
    const api = await env.api(inputs['github-token']);
    return await runCommand(command, { event, inputs, env: { ...env, api: async () => api }, api });
  } catch (error) {
    if ((error instanceof InputsError || error instanceof SetupError) && !isDry) {
      // The reaction is optional: the error is reported below.
      const api = env.api(env.inputs['github-token']);
      await api.then((calls) => react(event.comment.id, 'confused', calls)).catch(() => {});
    }
    throw error;
  }
}

function inputsOf(event: CommentRun, env: Environment): JobInputs {
  const inputs = readInputs(env.inputs, {
    isCommentRun: true,
    eventIssue: event.issueNumber,
    isPublic: event.isPublic,
  });
  if (inputs.mode === 'job') return inputs;
  throw new SetupError(
    text`\`mode: ${inputs.mode}\` does not support comment events. Nothing was sent.`,
    text`Run this mode on a schedule or manually, and use \`mode: job\` for commands.`,
  );
}

async function runCommand(command: Command, run: CommandRun): Promise<boolean> {
  const { event, inputs, env, api } = run;
  const { signal } = env;
  let reply: Reply;
  try {
    const permission = await checkPermission(event, inputs['minimum-permission'], { ...env, api });
    if (permission.kind !== 'allowed') reply = refusalOf(permission, run);
    else if (command.kind === 'help') reply = usageReply(inputs);
    else if (command.kind === 'usage')
      reply = usageReply(inputs, { reason: command.why, flag: command.flag });
    else if (command.jobId !== undefined && !isSegment(command.jobId))
      reply = usageReply(inputs, { reason: 'job id', flag: command.jobId.slice(0, 100) });
    else if (command.kind === 'status') reply = await statusReply(command.jobId, run);
    else return jobRun(requestOf(command, run), inputs, env);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return cancelled(env);
    throw error;
  }
  await publishReply(reply, run);
  return false;
}

function refusalOf(
  permission: Exclude<Permission, { kind: 'allowed' }>,
  { event, inputs }: CommandRun,
): Reply {
  const { happened, body } = permissionReply(
    permission,
    event.comment.author.login,
    inputs['minimum-permission'],
  );
  const isDenied = permission.kind === 'denied';
  const title = isDenied ? 'Permission denied' : 'Could not check the permission';
  const annotation = { level: isDenied ? 'notice' : 'warning', title, paragraphs: [happened] } as const;
  return { outcome: 'denied', title, body, annotation };
}

function usageReply({ command }: JobInputs, why?: Parameters<typeof usage>[1]): Reply {
  return { outcome: 'skipped', title: why ? 'Invalid command' : 'Help posted', body: usage(command, why) };
}

function requestOf(
  { instruction, isCleaned, fresh, jobId }: Extract<Command, { kind: 'instruct' }>,
  { event, inputs, api }: CommandRun,
): JobRequest {
  const { comment, issue, issueNumber, isPullRequest } = event;
  return {
    instruction,
    isCleaned,
    target: jobId === undefined ? { type: fresh ? 'new' : 'continue' } : { type: 'job', jobId },
    commandId: String(comment.id),
    commandName: inputs.command,
    thread:
      inputs.comment === 'never'
        ? undefined
        : { api, issue: issueNumber, commentId: comment.id, isRequired: true },
    issue: issueNumber,
    quoted: { ...issue, isPullRequest },
  };
}

/** Posts the reply in the thread, or writes it to log and summary where that is not possible. */
async function publishReply(
  { outcome, title, body, known, annotation }: Reply,
  run: CommandRun,
): Promise<void> {
  const { publisher } = run.env;
  const url = await post(body, run);
  const where = text`See ${url === '' ? 'the log or the job summary' : 'the thread'} for the reply. No work was started.`;
  if (url === '') publisher.group(text`Reply`, body.split('\n'));
  await publisher.publish({
    outputs: outputs({ ...known, outcome, 'comment-url': url }),
    summary: url === '' ? `${body}\n` : messageSummary(title, 'note', [where]),
    annotations: [
      annotation ?? {
        level: 'notice',
        title,
        paragraphs: [where],
      },
    ],
  });
}

/** Returns the URL of the comment; '' without one. */
async function post(body: string, { inputs, env, api, event }: CommandRun): Promise<string> {
  const { publisher } = env;
  if (inputs['dry-run'] || inputs.comment === 'never') return '';
  try {
    const comments = threadComments(api, event.issueNumber);
    return (await comments.create(withReplyLine(publisher.redact(body)))).url;
  } catch (error) {
    const fault = asFault(error);
    publisher.warn('Could not post the reply', refused(fault, 'the comment'), howToPermit(fault));
    return '';
  }
}

/** The run was stopped before it replied; no job was started. */
async function cancelled({ publisher }: Environment): Promise<boolean> {
  await publisher.publish(
    messageOnly(
      { outcome: 'cancelled' },
      {
        level: 'error',
        title: 'Canceled',
        paragraphs: [
          text`The run was canceled before it could reply. No work was started.`,
          text`To get the reply, comment again.`,
        ],
      },
    ),
  );
  return true;
}
