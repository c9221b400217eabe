import { createHash } from 'node:crypto';
import { readPromptFile } from '../context/prompt-file.ts';
import type { Environment, WorkflowRun } from '../environment.ts';
import { type JobInputs, threadOf } from '../inputs/inputs.ts';
import { jobRun } from './run.ts';

/** Mode `job` for a run that no comment started. Gives whether the step fails. */
export async function pipelineRun(
  inputs: JobInputs,
  eventIssue: number | undefined,
  env: Environment,
): Promise<boolean> {
  const file = inputs['prompt-file'];
  const instruction = file === undefined ? inputs.prompt : await readPromptFile(file, env.places, env.files);
  const jobId = inputs['job-id'];
  const issue = threadOf(inputs, eventIssue);
  return jobRun(
    {
      instruction,
      target:
        jobId !== undefined
          ? { type: 'job', jobId }
          : { type: inputs.conversation === 'continue' ? 'continue' : 'new' },
      commandId: commandId(env.run, `${jobId ?? ''}\n${instruction ?? ''}`),
      place:
        issue === undefined || inputs['dry-run']
          ? undefined
          : { api: await env.api(inputs['github-token']), issue },
      issue: inputs['issue-number'] ?? eventIssue,
    },
    inputs,
    env,
  );
}

/** What identifies the command where no comment gave one: the same again when the run is started again. */
function commandId({ id, job, step }: WorkflowRun, instruction: string): string {
  const hash = createHash('sha256').update(instruction).digest('hex').slice(0, 16);
  return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}
