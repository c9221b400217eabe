import {
  readRecord,
  type SigningKey,
  signingKey,
  type ThreadRecord,
} from '../../../src/thread/record.ts';
import type { Scene } from './scene.ts';

/** The key that signs the records of a scene's thread. */
export function signingIn(
  { repository, issue, service }: Pick<Scene, 'repository' | 'issue' | 'service'>,
  project = 'instant',
): SigningKey {
  return signingKey({
    apiKey: service.key,
    project,
    repository: repository.id,
    issue: issue.number,
  });
}

/** The records of our comments in the thread, oldest first, of any project; undefined for an invalid one. */
export function recordsIn(scene: Scene, issue = scene.issue): (ThreadRecord | undefined)[] {
  return scene.ours(issue).map((body) => {
    const project = /docs-agent-record (\S+) [^\n]*$/.exec(body)?.[1] ?? '';
    return readRecord(body, signingIn({ ...scene, issue }, project))?.record;
  });
}
