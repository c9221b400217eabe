import type { ThreadRecord } from '../../src/thread/record.ts';
import { withRecord } from '../../src/thread/record.ts';
import type { Comment, Issue } from '../standin/github/records.ts';
import { recordOf } from '../thread/support/record-of.ts';
import { signingIn } from '../trigger/support/records.ts';
import { type Ran, type RunSetting, runHere } from '../trigger/support/run-here.ts';
import type { Scene } from '../trigger/support/scene.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A run of mode `collect` for jobs of that project. */
export function collect(
  scene: Scene,
  project: string,
  inputs: Record<string, string> = {},
  run: Partial<RunSetting> = {},
): Promise<Ran> {
  return runHere(scene, {
    event: { name: 'schedule', payload: {} },
    inputs: scene.inputs({ mode: 'collect', 'project-id': project, ...inputs }),
    ...run,
  });
}

/** The jobs that the service was asked about, in order. */
export const asked = ({ service }: Scene) =>
  service.requests.flatMap(({ method, path }) =>
    method === 'GET' ? [path.split('/').at(-1)] : [],
  );

/** The requests to GitHub that change something. */
export const writes = ({ github }: Scene) =>
  github.requests.filter(({ method }) => method !== 'GET');

/** What a run with `wait: false` leaves: a job of the service, and an answer with its record. */
export async function detached(
  scene: Scene,
  project: string,
  about: Partial<ThreadRecord> & { issue?: Issue } = {},
): Promise<Comment> {
  const { issue = scene.issue, ...record } = about;
  const { service, github, clock } = scene;
  let { jobId } = record;
  if (jobId === undefined) {
    const response = await fetch(`${service.url}/v2/agent/${project}/job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'write it' }),
    });
    ({ id: jobId } = (await response.json()) as { id: string });
  }
  const command = scene.comment('/docs write it', { issue });
  const whole = recordOf({
    ...{ state: 'sent', kind: 'create', answer: true, command: String(command.id) },
    run: { id: '1', attempt: 1, nonce: `${command.id}` },
    time: clock.wall(),
    ...record,
    jobId: jobId ?? '',
  } as Partial<ThreadRecord>);
  const body = withRecord('Job started', whole, signingIn({ ...scene, issue }, project));
  return github.world.addComment(issue, body, { as: 'github-actions[bot]', at: whole.time });
}
