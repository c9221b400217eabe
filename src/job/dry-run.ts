import type { promptWithContext } from '../context/prompt.ts';
import { SetupError } from '../errors.ts';
import { threadComments } from '../github/comments.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { ownAccount, ThreadReader, ThreadUnreadable } from '../thread/read.ts';
import { signingKey } from '../thread/record.ts';
import { jobOfThread, runsIn } from '../thread/runs.ts';
import type { Assignment, JobRunDeps } from './assignment.ts';
import type { Place } from './conversation.ts';
import type { JobReport } from './report.ts';

interface DryRunDeps extends JobRunDeps {
  inputs: JobInputs;
  forCreate: (instruction: string) => ReturnType<typeof promptWithContext>;
}

/** Shows the request that would be sent, in the log and in the report; reads the thread, and writes nothing. */
export async function dryRun(assignment: Assignment, deps: DryRunDeps): Promise<JobReport> {
  const { service, publisher, clock, inputs } = deps;
  const { instruction, target, place } = assignment;
  let jobId = target.type === 'job' ? target.jobId : '';
  if (target.type === 'continue' && place) jobId = await jobOf(place, inputs);
  const intent = instruction === undefined ? 'attach' : jobId === '' ? 'create' : 'message';
  const began = { intent, jobId, asked: instruction ?? '', startedAt: clock.wall() } as const;
  let prompt = instruction;
  if (instruction !== undefined && intent === 'create') {
    let composed: Awaited<ReturnType<DryRunDeps['forCreate']>>;
    try {
      composed = await deps.forCreate(instruction);
    } catch (error) {
      if (!deps.signal.aborted) throw error;
      return reportOf(began, 'cancelled', { kind: 'stopped', where: 'before-sending' });
    }
    if (typeof composed !== 'string') {
      throw new SetupError(
        text`${composed.missing} Nothing was sent.`,
        composed.remedy ?? text`Leave that part out of \`context\`.`,
      );
    }
    prompt = composed;
  }
  const aim =
    intent === 'create' ? 'create' : intent === 'message' ? { message: jobId } : { retrieve: jobId };
  const preview = service.preview(aim, prompt);
  publisher.block(text`The request that would be sent`, [
    `${preview.method} ${preview.url.href}`,
    'Authorization: Bearer ***',
    ...(preview.body === undefined ? [] : [preview.body]),
  ]);
  return reportOf(began, 'skipped', { kind: 'dry-run', previews: [preview] });
}

function reportOf(
  began: Pick<JobReport, 'intent' | 'jobId' | 'asked' | 'startedAt'>,
  outcome: JobReport['outcome'],
  because: JobReport['because'],
): JobReport {
  const mustFail = because.kind === 'stopped';
  return {
    ...began,
    outcome,
    because,
    request: '',
    prLink: '',
    linkUnusable: false,
    shared: false,
    mustFail,
    durationMs: 0,
  };
}

async function jobOf(place: Place, inputs: JobInputs): Promise<string> {
  const comments = threadComments(place.api, place.issue);
  const reader = new ThreadReader({
    comments,
    signing: signingKey({
      apiKey: inputs['api-key'],
      project: inputs['project-id'],
      repository: place.repository.id,
      issue: place.issue,
    }),
    account: ownAccount(place.token, comments),
    warn: () => {},
  });
  try {
    return jobOfThread(runsIn((await reader.read()).records))?.record.jobId ?? '';
  } catch (error) {
    if (!(error instanceof ThreadUnreadable)) throw error;
    throw new SetupError(
      text`The comments of ${code(`#${place.issue}`)} could not be read. Nothing was sent.`,
      text`Check that \`github-token\` may read issues and pull requests.`,
    );
  }
}
