import { factList, linkOrCode, sourceFacts } from '../job/markdown.ts';
import { continueWith, howToStartNew } from '../job/next-steps.ts';
import { UNUSABLE } from '../job/thread-messages.ts';
import { ICONS, type Icon } from '../runner/presentation.ts';
import type { FailedAttempt } from '../service/client.ts';
import { serviceResponse } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { cellSpan, codeSpan, fence, toMarkdown } from '../text/markdown.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { UsageReason } from './parse.ts';
import type { Permission } from './permission.ts';

/** A reply: a heading with its icon, and paragraphs. */
function reply(icon: Icon, title: string, ...paragraphs: (string | Text)[]): string {
  const body = paragraphs.map((each) => (typeof each === 'string' ? each : toMarkdown(each)));
  return [`### ${ICONS[icon]} ${title}`, ...body].join('\n\n');
}

/** The usage of the command, as Markdown, for `--help` and for a command that is not valid. */
export function usage(
  command: string,
  why?: { reason: UsageReason | 'job id'; flag?: string | undefined },
): string {
  const row = (example: string, meaning: string) => `| ${cellSpan(`${command} ${example}`)} | ${meaning} |`;
  return reply(
    why === undefined ? 'note' : 'failed',
    why === undefined ? `How to use ${codeSpan(command)}` : 'Invalid command',
    ...(why === undefined ? [] : [text`${WHY[why.reason](why.flag ?? '')} Nothing was sent.`]),
    [
      '| Comment | Effect |',
      '|---|---|',
      row(
        'add a quickstart',
        'Gives the agent this instruction. Later commands in the thread continue the job.',
      ),
      row('--new add a quickstart', 'Starts a new job.'),
      row('--job ID add a quickstart', 'Sends the instruction to that job, and continues it in this thread.'),
      row('--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'),
      row('--help', 'Shows this help.'),
    ].join('\n'),
    'The command must start the first line of a new comment. The instruction can span several lines. Edits are ignored.',
  );
}

const WHY: Record<UsageReason | 'job id', (flag: string) => Text> = {
  'no instruction': () => text`The instruction is missing.`,
  'unknown flag': (flag) => text`Unknown option ${code(flag)}.`,
  'wrong pair': () => text`These options cannot be combined.`,
  'job without an id': () => text`\`--job\` requires a job ID.`,
  'job without an instruction': () => text`\`--job\` requires an instruction.`,
  'status with an instruction': () => text`\`--status\` cannot be combined with an instruction.`,
  'job id': (id) => text`${code(id)} is not a valid job ID.`,
};

/** The reply to a commenter whose permission is not sufficient or not known; `happened` is also an annotation. */
export function permissionReply(
  permission: Exclude<Permission, { kind: 'allowed' }>,
  login: string,
  needs: string,
): { happened: Text; body: string } {
  const isDenied = permission.kind === 'denied';
  const happened = isDenied
    ? text`The command requires the ${code(needs)} permission, but ${code(login)} has ${code(permission.has)}. Nothing was sent.`
    : text`${permission.why} Nothing was sent.`;
  const next = isDenied
    ? text`Ask someone with ${code(needs)} access to comment.`
    : text`When this is fixed, comment again.`;
  const heading = isDenied ? '### 🔒 Permission denied' : '### 🔒 Could not check your permission';
  return { happened, body: [heading, toMarkdown(happened), toMarkdown(next)].join('\n\n') };
}

/** The reply to `--status` in a thread without a job; `unverified`: it has records that were ignored. */
export function noJob(command: string, unverified: boolean): string {
  return reply(
    'note',
    'No job yet',
    text`This thread has no job. To start one, comment ${code(`${command} …`)}.`,
    ...(unverified ? [sentences(UNUSABLE.unverified, nameTheJob(command))] : []),
  );
}

function nameTheJob(command: string): Text {
  return text`To see the status of a certain job, comment ${code(`${command} --status --job ID`)}.`;
}

/** The reply to `--status` where the service returned no job. */
export function unreadableStatus(jobId: string, { what, serviceMessage }: FailedAttempt): string {
  return reply(
    'unclear',
    'Could not read the job status',
    sentences(
      text`The status of job ${code(jobId)} could not be read: the service ${what}.`,
      serviceResponse(serviceMessage),
    ),
    'Check the job ID, or try again later. The job is not affected.',
  );
}

const STATUS = new Map<string, readonly [Icon, string]>([
  ['active', ['running', 'The agent is working']],
  ['completed', ['done', 'The agent finished']],
  ['failed', ['failed', 'The agent failed']],
  ['archived', ['note', 'Job archived']],
]);

/** The reply to `--status`; `named`: the command names the job, which may not be the thread's. */
export function jobStatus(
  about: { jobId: string; job: Job; prLink: string; named: boolean; now: number },
  command: string,
): string {
  const { jobId, job, prLink, named, now } = about;
  const { status, repository, createdAt } = job;
  const [icon, title] = STATUS.get(status) ?? ['unclear', 'Unknown job status'];
  const facts = factList([
    ['Pull request', prLink === '' ? undefined : text`${link(prLink)}`],
    ['Job', text`${code(jobId)}`],
    ['Status', STATUS.has(status) ? undefined : text`${code(status)}`],
    [
      'Created',
      createdAt === undefined ? undefined : text`${duration(now - createdAt)} ago (${moment(createdAt)})`,
    ],
    ['Repository', repository === undefined ? undefined : text`${linkOrCode(repository)}`],
    ...sourceFacts(job),
  ]);
  const next =
    status === 'archived'
      ? howToStartNew({ commandName: command }, named)
      : continueWith(command, named ? jobId : undefined);
  return reply(icon, title, facts, next);
}

/** The reply to `--status` in a dry run. */
export function previewReply({ method, url }: { method: string; url: URL }): string {
  const request = fence(`${method} ${url.href}\nAuthorization: Bearer ***`);
  return reply('note', 'Dry run', 'Nothing was sent. This request would be sent:', request);
}

/** The reply to `--status` if the thread cannot be read. */
export function threadUnreadable(command: string): string {
  return reply(
    'unclear',
    'Could not read the thread',
    text`GitHub did not return the comments of this thread, so its job is not known. Try again in a minute. ${nameTheJob(command)}`,
  );
}
