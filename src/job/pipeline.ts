import { createHash } from 'node:crypto';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Voice, World } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { commentTarget } from '../inputs/comment-target.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { text } from '../text/sentence.ts';
import type { Place } from './conversation.ts';
import { jobRunDeps } from './deps.ts';
import { jobRun } from './run.ts';

/** Mode `job` for a run that no comment started. Gives whether the step fails. */
export async function pipelineRun(
  inputs: JobInputs,
  eventIssue: number | undefined,
  world: World,
  voice: Voice,
): Promise<boolean> {
  const file = inputs['prompt-file'];
  const instruction =
    file === undefined ? inputs.prompt : await readPromptFile(file, world.places, world.files);
  const jobId = inputs['job-id'];
  const deps = jobRunDeps(inputs, world, voice);
  const issue = commentTarget(inputs, eventIssue);
  return jobRun(
    {
      instruction,
      target: jobId === undefined ? { type: 'new' } : { type: 'job', jobId },
      commandId: commandId(world.run, `${jobId ?? ''}\n${instruction ?? ''}`),
      place:
        issue === undefined || inputs['dry-run'] ? undefined : await placeOf(issue, inputs, world, voice),
      issue: inputs['issue-number'] ?? eventIssue,
    },
    inputs,
    deps,
  );
}

/** What stands for the command where no comment gave one: the same again when the run is started again. */
function commandId({ id, job, step }: World['run'], instruction: string): string {
  const hash = createHash('sha256').update(instruction).digest('hex').slice(0, 16);
  return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}

/** The thread, or a warning: without one the run does its work and says less. */
async function placeOf(
  issue: number,
  inputs: JobInputs,
  world: World,
  { publisher }: Voice,
): Promise<Place | undefined> {
  try {
    const api = await world.api(inputs['github-token']);
    const { repository, serverUrl } = world.run;
    const token = inputs['github-token']?.trim() ?? '';
    return { api, token, repository, serverUrl, issue };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    publisher.warn(
      'No comment',
      error.happened,
      error.remedy,
      text`The run goes on without one; a run that starts again would not find its job.`,
    );
    return undefined;
  }
}
