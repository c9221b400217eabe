import { recordsIn as recordsOf, signerOf, type ThreadRecord } from '../../../src/thread/record.ts';
import type { Scene } from './scene.ts';

/** The records in a thread, oldest first. */
export function recordsIn(scene: Scene, project: string, thread = scene.issue): ThreadRecord[] {
  const { repository, service, github } = scene;
  const { number: issue } = thread;
  const sign = signerOf({ apiKey: service.key, project, repository: repository.id, issue });
  const comments = github.world.comments(thread).map(({ id, body }) => {
    const unused = { author: null, association: '', createdAt: '', url: '' };
    return { id, body, ...unused };
  });
  return recordsOf(comments, sign);
}
