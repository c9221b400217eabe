import type { Voice, World } from '../environment.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import { serviceClient } from '../service/client.ts';
import { code, text } from '../text/sentence.ts';
import type { JobRunDeps } from './assignment.ts';

/**
 * What a job run works with, out of the world; says in the log which service it is about to use. Throws a
 * SetupError where the network cannot be used.
 */
export function jobRunDeps(inputs: JobInputs, world: World, { publisher, redact }: Voice): JobRunDeps {
  const { 'base-url': baseUrl, 'project-id': projectId, 'api-key': apiKey, 'job-path': jobPath } = inputs;
  const { connections, clock, signal, random, run, userAgent, event } = world;
  connections.check();
  publisher.say(text`Docs Agent: project ${code(projectId)} at ${code(baseUrl.href)}`);
  return {
    service: serviceClient(
      { baseUrl, projectId, apiKey, jobPath },
      { connections, wall: () => clock.wall(), userAgent },
    ),
    clock,
    signal,
    random,
    publisher,
    redact,
    run: { id: run.id, attempt: run.attempt, nonce: run.nonce },
    runUrl: run.url,
    api: () => world.api(inputs['github-token']),
    event: { name: event.name, payload: event.payload },
    async git(parts, start) {
      const { gitBlocks } = await import('../context/git.ts');
      const workspace = await world.files.realpath(world.places.workspace);
      const dotGit = world.files.resolve(workspace, '.git');
      const hasDotGit = () =>
        world.files.realpath(dotGit).then(
          () => true,
          () => false,
        );
      return gitBlocks(parts, start, { ...world.programs, workspace, clock, signal, redact, hasDotGit });
    },
  };
}
