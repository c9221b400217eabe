import type { Message } from '../errors.ts';
import type { StartedJob } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { branchLink, repositoryLink } from './markdown.ts';
import { type Audience, nextStep } from './next-steps.ts';
import type { JobReport } from './report.ts';

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

/** What a run says about a job that has ended. */
export function jobEnd({ jobId, prLink, request, job, outcome }: JobReport, to: Audience): Message {
  const id = code(jobId);
  const next = nextStep(jobId, job?.status, to);

  switch (outcome) {
    case 'pr-opened': {
      const pr = prLink === '' ? 'a pull request' : link(prLink);
      // After a follow-up it is not known whether the pull request is new.
      const isNew = request === 'create';
      return {
        title: FINISHED[request],
        happened: isNew ? text`The agent opened ${pr}.` : text`The changes are in ${pr}.`,
        next: sentences(text`Review it like any other pull request.`, next),
      };
    }
    case 'no-changes':
      return {
        title: 'The agent finished without a pull request',
        happened: text`Job ${id} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
        next: sentences(
          text`If you expected a change, check ${whereCommitted(job)} for new commits, or describe what to change and where.`,
          next,
        ),
      };
    case 'archived':
      return {
        title: 'Job archived',
        happened: text`Job ${id} was archived without a pull request.`,
        next,
      };
    default: {
      const pr = prLink === '' ? [] : text` The job has a pull request: ${link(prLink)}.`;
      const where = text`The service does not report the reason, but its dashboard may show it.`;
      return {
        title: 'The agent failed',
        happened: text`Job ${id} failed with an error that the agent could not recover from.${pr}`,
        next: sentences(where, next),
      };
    }
  }
}

function whereCommitted({ repository, ref }: Partial<StartedJob> = {}): Text {
  const where =
    repository === undefined ? 'the documentation repository' : repositoryLink(repository);
  return ref === undefined
    ? text`${where}`
    : text`branch ${branchLink(repository, ref)} of ${where}`;
}
