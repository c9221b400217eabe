import type { GitHubFault } from '../github/port.ts';
import { type LinkFault, linkFault } from '../job/link.ts';
import type { Because, JobReport } from '../job/report.ts';
import type { Refuse } from '../thread/decide.ts';
import { faultRemedy, faultText } from './github-words.ts';
import { itSaid } from './said.ts';
import { code, link, sentences, type Text, text } from './text.ts';
import { duration, moment } from './time.ts';

/** What people are told about a run's end: what it is, what happened, what to do. */
export interface Words {
  title: string;
  happened: Text;
  next: Text;
  /** A second message that stands on its own, such as a link that is not handed on. */
  warning?: Text;
}

/** A run that does not wait, by what it did. */
const DETACHED: Record<JobReport['request'], string> = {
  '': 'Still at work',
  created: 'Job started',
  messaged: 'Message sent',
  attached: 'Still at work',
};

/** To whom it is said how to go on: in a thread by its command, else in a workflow. */
export interface Audience {
  command?: string | undefined;
  /** The run writes no record: only who keeps the job's id finds the job again. */
  unrecorded?: boolean;
}

/** The words for a job run's end; the same in comment, summary and log. */
export function jobWords(report: JobReport, audience: Audience = {}): Words {
  const words = endWords(report, audience);
  return report.linkUnusable ? { ...words, warning: unusableLink(report) } : words;
}

function endWords(report: JobReport, to: Audience): Words {
  const { because } = report;
  switch (because.kind) {
    case 'job-ended':
      return jobEnd(report, to);
    case 'detached':
      return {
        title: DETACHED[report.request],
        happened: text`Job ${code(report.jobId)} runs; this step does not wait for it.`,
        next: sentences(
          to.unrecorded ? text`Keep the job’s id (output \`job-id\`): no comment holds it.` : [],
          howToWait(report, to),
        ),
      };
    case 'timed-out':
      return {
        title: report.job === undefined ? 'The job’s state was not read in time' : 'Still running',
        happened: sentences(
          report.job === undefined
            ? text`The state of job ${code(report.jobId)} could not be read within ${duration(report.durationMs)}; this run stopped asking, and that does not touch the job.`
            : text`Job ${code(report.jobId)} has not ended after ${duration(report.durationMs)}; this run stopped waiting, the job goes on.`,
          because.toldMs === undefined
            ? []
            : text`The service asked not to be called for ${duration(because.toldMs)}, longer than this run may wait.`,
        ),
        next: sentences(
          howToWait(report, to),
          text`Give \`timeout-minutes\` a higher value if jobs often take this long.`,
        ),
      };
    case 'stopped':
      return stopped(report, because.where, to);
    case 'gone':
      // Nobody but the `job-id` says that this job was ever there.
      if (report.intent === 'attach' && report.job === undefined) {
        return {
          title: 'No such job',
          happened: text`The service does not know job ${code(report.jobId)} (404 or 410, three times in a row).`,
          next: text`Check \`job-id\` for a slip, and that \`project-id\` is the job’s project; if both are right, check \`job-path\`.`,
        };
      }
      return {
        title: 'The job is gone',
        happened: text`The service no longer knows job ${code(report.jobId)} (404 or 410, three times in a row).`,
        next: text`Look for its pull request in the repository, and check \`project-id\` and \`job-path\` if you expected the job to be there.`,
      };
    case 'unreadable':
      return {
        title: 'The job’s state cannot be read',
        happened: sentences(
          text`The service ${code(because.what)} when asked about job ${code(report.jobId)}; there was no use in asking again.`,
          itSaid(because.words),
        ),
        next: sentences(unreadableRemedy(because), howToWait(report, to)),
      };
    case 'refused':
      return {
        title:
          because.status === 401
            ? 'The service did not accept the API key'
            : 'The service refused the request',
        happened: sentences(
          text`The service ${code(because.what)}; nothing was started.`,
          itSaid(because.words),
        ),
        next: refusedRemedy(report, because.status, to),
      };
    case 'not-sent':
      return {
        title: 'The request was not taken',
        happened: sentences(
          text`The service ${code(because.what)}, ${because.tries} times in all; nothing was started.`,
          itSaid(because.words),
        ),
        next: because.turnedAway
          ? text`The service has too many requests right now: run again later, and start fewer runs at once.`
          : text`Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`,
      };
    case 'out-of-time':
      return {
        title: 'Not now',
        happened: sentences(
          because.turnedAway
            ? text`The service ${code(because.what)} and may be asked again at ${moment(because.retryAt)}, after this run’s time is over; nothing was started.`
            : text`The service ${code(because.what)}, and this run’s time is over before another try; nothing was started.`,
          itSaid(because.words),
        ),
        next: because.turnedAway
          ? text`Run again after that time, or give \`timeout-minutes\` a higher value.`
          : text`Check \`base-url\` and the network, or give \`timeout-minutes\` a higher value.`,
      };
    case 'unclear':
      return {
        title: 'It is not known whether the request arrived',
        happened: sentences(
          text`The request was sent once, and the service ${code(because.what)}. It may have ${arrived(report)}; it was not sent again, because that could be paid for twice.`,
          itSaid(because.words),
        ),
        next: sentences(
          lookFirst(report, to),
          because.foreign ? text`Check that \`base-url\` is the address of the service’s API.` : [],
        ),
      };
    case 'no-context':
      return {
        title: 'The context could not be gathered',
        happened: text`${because.what} Nothing was sent.`,
        next: because.remedy ?? text`Run it again, or leave that part out of \`context\`.`,
      };
    case 'held':
      return held(because.refusal, to);
    case 'dry-run':
      return {
        title: 'Dry run',
        happened: text`Everything was checked and nothing was sent.`,
        next: text`Remove \`dry-run\` to send it.`,
      };
  }
}

function jobEnd(report: JobReport, to: Audience): Words {
  const pr: Text = report.prLink === '' ? text`a pull request` : text`${link(report.prLink)}`;
  switch (report.outcome) {
    case 'pr-opened':
      return {
        title: report.request === 'created' ? 'Pull request opened' : 'Pull request ready',
        happened:
          report.request === 'created'
            ? text`The agent opened ${pr}.`
            : text`The agent has finished; the work is in ${pr}.`,
        next: sentences(
          text`Review it like any other pull request.`,
          report.job?.status === 'archived' ? howToStartAnew(to) : howToGoOn(report, to),
        ),
      };
    case 'no-changes':
      return {
        title: 'No changes',
        happened: text`The agent finished job ${code(report.jobId)} without changing a file.`,
        next: sentences(
          text`If you expected a change, say more precisely what and where.`,
          howToGoOn(report, to),
        ),
      };
    case 'archived':
      return {
        title: 'Archived',
        happened: text`Job ${code(report.jobId)} was archived without a pull request.`,
        next: howToStartAnew(to),
      };
    default:
      return {
        title: 'The agent failed',
        happened: sentences(
          text`Job ${code(report.jobId)} ended with the status \`failed\`: an error that the agent could not recover from.`,
          report.prLink === '' ? [] : text`There is a pull request all the same: ${pr}.`,
        ),
        next: sentences(text`The service gives no reason here; its dashboard may.`, howToGoOn(report, to)),
      };
  }
}

function stopped(
  report: JobReport,
  where: Extract<Because, { kind: 'stopped' }>['where'],
  to: Audience,
): Words {
  if (where === 'before-sending') {
    return {
      title: 'Cancelled before anything was sent',
      happened: text`The run was stopped; nothing was started.`,
      next: text`Run again when you want it done.`,
    };
  }
  if (where === 'sending') {
    return {
      title: 'Cancelled while the request was under way',
      happened: text`The run was stopped before the service had answered. The request may have ${arrived(report)}.`,
      next: lookFirst(report, to),
    };
  }
  return {
    title: 'Cancelled, the job goes on',
    happened: text`The run was stopped while it waited. Job ${code(report.jobId)} goes on without it.`,
    next: howToWait(report, to),
  };
}

/** How a later run can wait for the same job; shared with the post step. */
export function howToAttach({ jobId }: Pick<JobReport, 'jobId'>): Text {
  return text`To wait for it, run the action with ${code(`job-id: ${jobId}`)} and without a prompt; that starts no work.`;
}

/** How a later run, or the same one started again, goes on waiting. */
export function howToWait(report: Pick<JobReport, 'jobId'>, { command, unrecorded }: Audience): Text {
  if (command === undefined) return howToAttach(report);
  if (unrecorded)
    return text`Comment ${code(`${command} --status --job ${report.jobId}`)} here to ask how it is doing.`;
  return text`Comment ${code(`${command} --status`)} here to ask how it is doing, or start the workflow run again: it then waits for the same job, and starts no work.`;
}

function howToGoOn(report: JobReport, { command, unrecorded }: Audience): Text {
  const name = unrecorded ? ` --job ${report.jobId}` : '';
  if (command !== undefined)
    return text`To go on with this job, comment ${code(`${command}${name} …`)} here.`;
  return text`To go on with this job, run the action with ${code(`job-id: ${report.jobId}`)} and a new prompt.`;
}

/** A thread goes on with a new job by itself once its own is archived. */
function howToStartAnew({ command }: Audience): Text {
  const how =
    command === undefined
      ? text`run the action with a new prompt and without \`job-id\``
      : text`comment ${code(`${command} …`)} here`;
  return text`An archived job takes no more messages; to start a new one, ${how}.`;
}

function arrived({ intent }: Pick<JobReport, 'intent'>): string {
  return intent === 'message' ? 'reached the job' : 'started a job';
}

/** A comment run is refused when it is started again, and after a create a plain command is, too. */
function lookFirst(report: JobReport, { command }: Audience): Text {
  if (command !== undefined) {
    return report.intent === 'message'
      ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message; if not, write the comment again.`
      : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there; if not, comment ${code(`${command} --new …`)} here.`;
  }
  return report.intent === 'message'
    ? text`Look in the service’s dashboard whether job ${code(report.jobId)} has got the message, and send it again only if not.`
    : text`Look in the service’s dashboard and among the repository’s pull requests whether the job is there, and run again only if not.`;
}

function unreadableRemedy({ status, foreign }: Extract<Because, { kind: 'unreadable' }>): Text {
  if (status === 401 || status === 403)
    return text`Check that the API key is valid and may read this project.`;
  if (status === 408 || status === 425 || status === 429)
    return text`The service is busy: ask again later, with a larger \`poll-interval\`.`;
  if (foreign)
    return text`Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`;
  if (status !== undefined && status >= 300 && status < 500)
    return text`Check \`base-url\`, \`project-id\` and \`job-path\`.`;
  return text`The service may be disturbed; try later.`;
}

function refusedRemedy(report: JobReport, status: number | undefined, { command }: Audience): Text {
  if (status === 401)
    return text`Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
  if (status === 403)
    return text`The key is known but may not do this: check its rights, and that it belongs to \`project-id\`.`;
  if (status === 404 || status === 410) {
    if (report.intent === 'message' && command !== undefined) {
      return text`Check the id, or comment ${code(`${command} --new …`)} to start a new job.`;
    }
    return report.intent === 'message'
      ? text`Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
      : text`Check \`base-url\` and \`project-id\`.`;
  }
  if (status === 413)
    return text`The prompt is too long for the service: shorten it, or give less \`context\`.`;
  if (status !== undefined && status >= 300 && status < 400) {
    return text`Redirects are not followed, because key and prompt would go elsewhere: give the final address as \`base-url\`.`;
  }
  return text`Change what the service objects to, then run again.`;
}

function unusableLink(report: JobReport): Text {
  const address = report.job?.prLink ?? '';
  const fault = FAULTS[linkFault(address, false) ?? 'no https address'];
  return text`The service gave ${code(address)} as the address of the pull request. ${fault}, so \`pr-link\` stays empty.`;
}

const FAULTS: Record<LinkFault, string> = {
  'no https address': 'That is no plain https address',
  characters: 'It holds characters that a shell or a page could read as more than an address',
  length: 'It is too long to be handed on',
};

/** Why the thread held the run up, and what people can do (design: record.md, Before sending). */
function held({ because, advice, fault }: Refuse, { command }: Audience): Words {
  if (fault !== undefined) return unread(because, fault);
  const [title, happened] = HELD[because];
  // In a pipeline nobody can write a flag: a new run is a new command.
  const next = advice === 'use --new' && command === undefined ? NEW_RUN : ADVICE[advice];
  return { title, happened, next };
}

const NOTHING = 'Nothing was sent by this run, so that nothing is paid for twice.';

const HELD: Record<Refuse['because'], [title: string, happened: Text]> = {
  'this-command-unknown': [
    'It is not known whether this command arrived',
    text`An earlier run of this command could not tell whether its request reached the service. ${NOTHING}`,
  ],
  'this-command-silent': [
    'It is not known whether this command arrived',
    text`An earlier run of this command was ended while it was sending. ${NOTHING}`,
  ],
  'this-command-unverified': [
    'It is not known whether this command arrived',
    text`This thread has a record of this command that does not verify: the API key was changed, or the comment was edited. ${NOTHING}`,
  ],
  'other-command-silent': [
    'An earlier command is in the way',
    text`An earlier command in this thread was ended while it was starting a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'other-command-unknown': [
    'An earlier command is in the way',
    text`An earlier command in this thread may or may not have started a job, so it is not known which job this thread has. ${NOTHING}`,
  ],
  'record-not-found': [
    'The thread does not show what was written to it',
    text`GitHub does not show this run’s own comment in the thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
  ],
  'thread-unreadable': [
    'The thread could not be read',
    text`GitHub did not give the comments of this thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
  ],
};

/** GitHub itself was in the way, and said how. */
function unread(because: Refuse['because'], fault: GitHubFault): Words {
  const said = faultText(fault);
  const unchecked = text`so it could not be checked whether the command is under way already. ${NOTHING}`;
  const words =
    because === 'thread-unreadable'
      ? {
          title: 'The thread could not be read',
          happened: text`GitHub did not give the comments of this thread (${said}), ${unchecked}`,
        }
      : {
          title: 'The thread could not be written to',
          happened: text`GitHub did not take this run’s own comment (${said}), ${unchecked}`,
        };
  return { ...words, next: faultRemedy(fault) };
}

const NEW_RUN = text`Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, start a new workflow run instead of this one again.`;

const ADVICE: Record<Refuse['advice'], Text> = {
  'use --new': text`Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, write the command with \`--new\`.`,
  'look whether it arrived': text`Look in the service’s dashboard or in the pull request whether the message arrived; if not, write the comment again.`,
  'try again': text`Run it again in a minute; nothing is lost.`,
};
