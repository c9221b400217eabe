/** The replies to `--help` and `--status`. Their requests start no work. */
import type { Session } from '../environment.ts';
import { commentsRequest, explain } from '../github/explain.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { openThread } from '../job/open-thread.ts';
import { jobFacts, smallPrint } from '../result/document.ts';
import { type Audience, afterStatus, howToKeepJobs, howToWatch } from '../result/next-steps.ts';
import { pullRequestNumber } from '../result/pull-request.ts';
import type { Icon } from '../runner/notice.ts';
import { addressValue, numberValue, segmentValue, wordValue } from '../runner/output-values.ts';
import type { FinalNotice } from '../runner/publisher.ts';
import { askedPause, rejectionTitle, remedy } from '../service/remedies.ts';
import { documentedStatus, type Job, type JobStatus, STATUSES } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { recordsIn } from '../thread/record.ts';
import { hasOtherKey } from '../thread/thread.ts';
import { FAILED, foldedUsage, usage } from './reply.ts';

export const NOT_ASKED: FinalNotice = {
  title: 'Dry run',
  happened: text`The inputs are valid. A dry run does not ask the service anything.`,
  next: text`To ask it, remove \`dry-run\`.`,
};

/** No job can have this ID. */
const NO_JOB = 'docs-agent-setup-check';

const isKeyRefused = ({ status }: FailedRequest) => status === 401 || status === 403;
/** It says nothing about the key. An unexpected response with 2xx comes from another server. */
const isPassing = ({ failure, status = 0 }: FailedRequest) =>
  failure === 'transient' && !(status >= 200 && status < 300);

/** What is wrong with the setup comes first. Otherwise, the usage does. */
export async function helpReply(commandName: string, session: Session): Promise<FinalNotice> {
  const wrong = await checkKey(session);
  return wrong === undefined
    ? { ...usage(commandName), next: keyWorks(session.inputs) }
    : { ...wrong, footer: foldedUsage(commandName) };
}

/**
 * A service looks at the key before it looks for the job. So if it refuses the same request without
 * a key, it has accepted the key. Resolves to undefined then.
 */
async function checkKey(session: Session): Promise<FinalNotice | undefined> {
  const { openService, signal, inputs } = session;
  const service = await openService();
  const withKey = await service.retrieve(NO_JOB, undefined, signal);
  if (withKey.kind === 'failure' && (isKeyRefused(withKey) || isPassing(withKey)))
    return setupFailure(withKey, session);

  const withoutKey = await service.retrieveWithoutKey(NO_JOB, undefined, signal);
  if (withoutKey.kind === 'value') return keysIgnored(inputs);
  if (isKeyRefused(withoutKey)) return undefined;

  const isSame = withKey.kind === 'failure' && withKey.status === withoutKey.status;
  if (isSame) return keysIgnored(inputs, withKey.happened);

  const why = text`To see whether it checks keys, the run also asked without one.`;
  return setupFailure(withoutKey, session, why);
}

function keyWorks({ 'base-url': baseUrl, 'project-id': project }: Inputs): Text {
  return sentences(
    text`✅ The API key works: ${code(baseUrl.href)} accepted it.`,
    text`Not checked: the project ${code(project)}, and whether the key may start jobs.`,
    text`Your first instruction shows both.`,
  );
}

function keysIgnored({ 'base-url': baseUrl }: Inputs, happened: Text = []): FinalNotice {
  return {
    ...FAILED,
    title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
    happened: sentences(
      text`${code(baseUrl.href)} answered in the same way with and without the key,`,
      text`so it may be another server.`,
      happened,
    ),
    next: text`Check \`base-url\` and \`job-path\`.`,
  };
}

/** An instruction that ends with this failed request gets the same words and the same link. */
function setupFailure(failed: FailedRequest, { run }: Session, why: Text = []): FinalNotice {
  const { status = 0 } = failed;
  const wasReached = status >= 200 && status < 500;
  return {
    ...FAILED,
    title: 'The setup does not work',
    // The heading of the troubleshooting page that explains the failed request.
    topic: wasReached ? rejectionTitle(failed) : 'Could not reach the service',
    happened: sentences(why, failed.happened, askedPause(failed)),
    next: remedy(failed, { run, again: 'comment again' }),
  };
}

const UNREADABLE = {
  level: 'warning',
  icon: 'unclear',
  title: 'Could not read the job status',
} as const;

/** About the job that the command names, or else about the thread's. */
export async function statusReply(
  namedJobId: string | undefined,
  issue: number,
  session: Session,
): Promise<FinalNotice> {
  const { inputs, openService, signal } = session;
  const { command: commandName } = inputs;
  const ofOther = code(`${commandName} --status --job ID`);
  const nameJob = text`To see the status of another job, comment ${ofOther}.`;

  let known: KnownJob = { jobId: namedJobId };
  try {
    if (namedJobId === undefined) known = await readJobOfThread(issue, session);
  } catch (error) {
    const what = commentsRequest(issue);
    const { happened, next } = explain(error, { what, again: 'comment again' });
    return { ...UNREADABLE, happened: sentences(happened, next), next: nameJob };
  }

  const { jobId } = known;
  if (jobId === undefined && known.keyHasChanged)
    return { title: 'No job is known', happened: howToKeepJobs(commandName), next: nameJob };
  if (jobId === undefined)
    return {
      title: 'No job yet',
      happened: text`This thread has no job. To start one, comment ${code(`${commandName} …`)}.`,
      next: nameJob,
    };

  const service = await openService();
  const result = await service.retrieve(jobId, undefined, signal);
  if (result.kind === 'failure') return jobUnreadable(jobId, result, session);

  // The thread may not know the named job, so the reply names it in what comes next.
  const reader = { commandName, mustNameJob: namedJobId !== undefined };
  return jobStatus(result.value, reader, known.leftBy);
}

interface KnownJob {
  jobId: string | undefined;
  keyHasChanged?: boolean;
  /** The URL of its run, if no run of the thread waits for the job any more. */
  leftBy?: string | undefined;
}

async function readJobOfThread(issue: number, session: Session): Promise<KnownJob> {
  const thread = openThread(issue, await session.openGitHub(), session);
  const listed = await thread.comments.list();
  const records = recordsIn(listed, thread.signer);
  const job = jobOfThread(records);
  if (job === undefined)
    return { jobId: undefined, keyHasChanged: hasOtherKey(listed, undefined, thread) };

  // A run that waits has its progress there. So has one that was killed.
  const isWatched = records.some(({ jobId, isAnswer }) => jobId === job.jobId && !isAnswer);
  return { jobId: job.jobId, leftBy: isWatched ? undefined : job.run };
}

function jobUnreadable(jobId: string, failed: FailedRequest, { run }: Session): FinalNotice {
  const why = text`The status of job ${code(jobId)} could not be read.`;
  const isUnknown = failed.failure === 'gone' && !failed.isWebPage;
  return {
    ...UNREADABLE,
    happened: sentences(why, failed.happened),
    next: isUnknown
      ? text`Check the job ID, \`project-id\`, and \`job-path\`.`
      : remedy(failed, { run, again: 'comment again' }),
    values: { 'job-id': segmentValue(jobId) },
  };
}

const ICONS: Readonly<Record<JobStatus, Icon>> = {
  active: 'running',
  completed: 'done',
  archived: 'note',
  failed: 'failed',
  unknown: 'unclear',
};

export function jobStatus(job: Job, reader: Audience, leftBy?: string): FinalNotice {
  const { id, status, reportedStatus, prLink } = job;
  const documented = documentedStatus(status);
  const unknown = text`The service reports ${code(reportedStatus)}, an unknown status.`;
  const { end, pullRequestMayFollow } = STATUSES[status];
  const runUrl = end === undefined ? leftBy : undefined;
  const yet = end !== undefined && !pullRequestMayFollow ? '' : ' yet';
  const pull =
    prLink === undefined
      ? text`Job ${code(id)} has no pull request${yet}.`
      : text`Job ${code(id)} has a pull request:`;

  return {
    icon: ICONS[status],
    title: `Job status: ${status}`,
    happened: sentences(
      documented ? [] : unknown,
      runUrl === undefined ? [] : text`No run is watching this job.`,
      pull,
    ),
    list: prLink === undefined ? [] : [[link(prLink)]],
    next: runUrl === undefined ? afterStatus(id, status, reader) : howToWatch(runUrl),
    footer: smallPrint(jobFacts(job)),
    values: {
      'job-id': segmentValue(id),
      status: wordValue(documented),
      'pr-link': addressValue(prLink),
      'pr-number': numberValue(pullRequestNumber(prLink)),
    },
  };
}
