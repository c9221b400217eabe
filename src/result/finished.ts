import type { Message } from '../errors.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { repositoryLink } from './markdown.ts';
import { afterStatus, type Reader } from './next-steps.ts';
import type { JobReport } from './report.ts';

// What a run says about a job that has ended.

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

export function pullRequestOpened(
  { jobId, job, prLink, request }: JobReport,
  reader: Reader,
): Message {
  const pr = prLink === '' ? 'a pull request' : link(prLink);
  // After a follow-up it is not known whether the pull request is new.
  const isNew = request === 'create';
  return {
    title: FINISHED[request],
    happened: isNew ? text`The agent opened ${pr}.` : text`The changes are in ${pr}.`,
    next: afterStatus(jobId, job?.status, reader),
  };
}

export function withoutPullRequest({ jobId, job }: JobReport, reader: Reader): Message {
  return {
    title: 'The agent finished without a pull request',
    happened: text`Job ${code(jobId)} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
    next: sentences(
      text`If you expected a change, check ${whereCommitted(job)} for new commits, or describe what to change and where.`,
      afterStatus(jobId, job?.status, reader),
    ),
  };
}

export function archived({ jobId }: JobReport, reader: Reader): Message {
  return {
    title: 'Job archived',
    happened: text`Job ${code(jobId)} was archived without a pull request.`,
    next: afterStatus(jobId, 'archived', reader),
  };
}

export function failed({ jobId, prLink }: JobReport, reader: Reader): Message {
  const pr = prLink === '' ? [] : text`The job has a pull request: ${link(prLink)}.`;
  const why = text`The agent stopped with an error. The service gives no reason, but its dashboard may.`;
  return {
    title: 'The agent failed',
    happened: sentences(why, pr),
    next: afterStatus(jobId, 'failed', reader),
  };
}

function whereCommitted({ repository, ref }: Partial<StartedJob> = {}): Text {
  const where =
    repository === undefined ? 'the documentation repository' : repositoryLink(repository);
  return ref === undefined ? text`${where}` : text`branch ${code(ref)} of ${where}`;
}
