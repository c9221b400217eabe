import { recordsIn as recordsOf, type Sign, signerOf } from '../../../src/thread/record.ts';
import type { Issue } from '../../standin/github/records.ts';
import type { Scene } from './scene.ts';

/** What signs the records of a thread; by default that of the scene. */
export function signerIn(
  { repository, issue: { number }, service }: Pick<Scene, 'repository' | 'issue' | 'service'>,
  { project = 'instant', issue = number } = {},
): Sign {
  return signerOf({ apiKey: service.key, project, repository: repository.id, issue });
}

/** The records in a thread, oldest first. */
export function recordsIn(scene: Scene, project = 'instant', issue: Issue = scene.issue) {
  const comments = scene.github.world.comments(issue).map(({ id, body }) => ({
    id,
    body,
    author: null,
    association: '',
    createdAt: '',
    url: '',
  }));
  return recordsOf(comments, signerIn(scene, { project, issue: issue.number }));
}
