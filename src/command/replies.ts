import { factTable, howToGoOnIn } from '../job/markdown.ts';
import type { FailedRead } from '../service/client.ts';
import { serviceSaid } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { cellSpan, codeSpan, fence, toMarkdown } from '../text/markdown.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import type { UsageReason } from './parse.ts';

/** The usage of the command, as Markdown; the same for `--help` and for a command that cannot be read. */
export function usage(
  command: string,
  why?: { reason: UsageReason | 'job id'; flag?: string | undefined },
): string {
  const said = why === undefined ? [] : [`${toMarkdown(WHY[why.reason](why.flag ?? ''))} Nothing was sent.`];
  const line = (words: string, meaning: string) => `| ${cellSpan(`${command} ${words}`)} | ${meaning} |`;
  return [
    `### ℹ️ How to use ${codeSpan(command)}`,
    ...said,
    [
      '| comment | what it does |',
      '|---|---|',
      line(
        'add a quickstart',
        'gives the agent this instruction; later commands here go on with the same job',
      ),
      line('--new add a quickstart', 'starts a new job'),
      line('--job ID add a quickstart', 'sends the instruction to that job, and goes on with it'),
      line('--status', 'says how the job of this thread is doing; with `--job ID`, of that job'),
      line('--help', 'shows this'),
    ].join('\n'),
    'The command starts the first line of a new comment; the instruction may go on over more lines. Edited comments do not count.',
  ].join('\n\n');
}

const WHY: Record<UsageReason | 'job id', (flag: string) => Text> = {
  'no instruction': () => text`The command has no instruction.`,
  'unknown flag': (flag) => text`${code(flag)} is no flag of this command.`,
  'wrong pair': () => text`These flags do not go together.`,
  'job without an id': () => text`\`--job\` needs the id of a job.`,
  'job without an instruction': () => text`\`--job\` needs an instruction for that job.`,
  'status with an instruction': () => text`\`--status\` takes no instruction.`,
  'job id': (id) => text`${code(id)} cannot be the id of a job.`,
};

/** The reply to somebody who may not use the command. */
export function deniedReply(login: string, needs: string, has: string): string {
  return [
    '### 🔒 Not permitted',
    toMarkdown(
      text`${code(login)} has the role ${code(has)} in this repository; this command needs ${code(needs)}. Nothing was sent.`,
    ),
    'Somebody with that role, or a higher one, can write the command.',
  ].join('\n\n');
}

/** The reply where GitHub does not say whether somebody may. */
export function undeterminableReply(why: string): string {
  return [
    '### 🔒 The permission could not be checked',
    `${why} Nothing was sent.`,
    'Once that is mended, write the command again.',
  ].join('\n\n');
}

/** What `--status` answers in a thread without a job; `unverified`: it has records that could not be used. */
export function noJob(command: string, unverified: boolean): string {
  return [
    '### ℹ️ No job yet',
    `This thread has no job. ${codeSpan(`${command} …`)} starts one.`,
    ...(unverified ? [unverifiedNote(command)] : []),
  ].join('\n\n');
}

/** What `--status` answers where the service gives no job; `what` ends a sentence that begins with 'the service'. */
export function unreadableStatus(jobId: string, { what, serviceMessage }: FailedRead): string {
  return [
    '### ⚠️ The job’s state cannot be read',
    toMarkdown(
      sentences(text`The service ${what} when asked about job ${code(jobId)}.`, serviceSaid(serviceMessage)),
    ),
    'It may be disturbed, or no longer know the job; nothing was changed.',
  ].join('\n\n');
}

/** What `--status` answers; `named`: the command names the job, which need not be the thread's. */
export function jobStatus(
  {
    jobId,
    job,
    prLink,
    named,
    now,
  }: { jobId: string; job: Job; prLink: string; named: boolean; now: number },
  command: string,
): string {
  const { createdAt: created } = job;
  const rows: [string, Text | undefined][] = [
    ['Job', text`${code(jobId)}`],
    ['Status', text`${code(job.status)}`],
    ['Created', created === undefined ? undefined : text`${moment(created)}, ${duration(now - created)} ago`],
    ['Pull request', prLink === '' ? undefined : text`${link(prLink)}`],
    ['Repository', job.repository === undefined ? undefined : text`${code(job.repository)}`],
    ['Branch', job.ref === undefined ? undefined : text`${code(job.ref)}`],
    ['Model', job.model === undefined ? undefined : text`${code(job.model)}`],
  ];
  const archived = job.status === 'archived';
  const next = howToGoOnIn(command, { ...(named ? { named: jobId } : {}), archived });
  return ['### ℹ️ Status', factTable(rows), next].join('\n\n');
}

/** Why a job that people see in the thread is not its job. */
function unverifiedNote(command: string): string {
  return `A record in this thread does not verify and was not used: the API key was changed, or the comment was edited. To ask for that job, name it: ${codeSpan(`${command} --status --job ID`)}.`;
}

/** What `--status` answers in a dry run. */
export function previewReply({ method, url }: { method: string; url: URL }): string {
  const request = fence(`${method} ${url.href}\nAuthorization: Bearer ***`);
  return ['### ℹ️ Dry run', 'Nothing was sent. The request that would be sent:', request].join('\n\n');
}

/** What `--status` answers where the thread's job cannot be looked up. */
export function threadUnreadable(command: string): string {
  return [
    '### ⚠️ The thread could not be read',
    `GitHub did not give the comments of this thread, so its job is not known right now. Ask again in a minute, or name the job: ${codeSpan(`${command} --status --job ID`)}.`,
  ].join('\n\n');
}
