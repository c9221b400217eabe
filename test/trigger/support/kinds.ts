import type { Issue } from '../../standin/github/records.ts';
import { type Ran, runHere } from './run-here.ts';
import type { Scene } from './scene.ts';

/** The comments that can be commands. */
export const KINDS = ['comment', 'inline', 'review'] as const;
export type Kind = (typeof KINDS)[number];

/** A comment of one of the kinds, ready to be delivered. */
export interface Said {
  event: { name: string; payload: object };
  id: number;
  /** Contents of its reactions. A review takes none. */
  reactions(): string[];
}

const PLACE = {
  path: 'docs/quickstart.md',
  line: 3,
  hunk: '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.',
};

/** Writes a comment on a pull request, by the maintainer unless told otherwise. */
export function write(
  { github }: Pick<Scene, 'github'>,
  pull: Issue,
  kind: Kind,
  body: string,
  { as = 'maintainer' }: { as?: string } = {},
): Said {
  const { world } = github;
  // Reviews and inline comments are numbered apart from other comments.
  if (kind === 'review') {
    const review = world.addReview(pull, body, { as, id: 2_000 });
    const payload = github.reviewEvent(review);
    const event = { name: 'pull_request_review', payload };
    return { event, id: review.id, reactions: () => [] };
  }

  if (kind === 'comment') {
    const comment = world.addComment(pull, body, { as });
    const event = { name: 'issue_comment', payload: github.issueCommentEvent(comment) };
    const reactions = () => comment.reactions.map(({ content }) => content);
    return { event, id: comment.id, reactions };
  }

  const id = 1_000 + pull.reviewComments.length;
  const comment = world.addReviewComment(pull, body, { as, id, ...PLACE });
  const payload = github.reviewCommentEvent(comment);
  const event = { name: 'pull_request_review_comment', payload };
  return { event, id, reactions: () => comment.reactions.map(({ content }) => content) };
}

/** The run that the comment starts, in this process. */
export function deliver(
  scene: Scene,
  { event }: Said,
  inputs: Record<string, string> = {},
): Promise<Ran> {
  return runHere(scene, { event, inputs: scene.inputs(inputs) });
}
