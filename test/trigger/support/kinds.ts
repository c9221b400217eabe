import type { StandinGitHub } from '../../standin/github/github.ts';
import type { Comment, Issue } from '../../standin/github/records.ts';

export type Kind = 'comment' | 'inline' | 'review';

export interface Said {
  event: { name: string; payload: object };
  reactions(): string[];
}

const PLACE = {
  path: 'docs/quickstart.md',
  line: 3,
  hunk: '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.',
};

/** Writes a comment in a thread, by the maintainer unless told otherwise. Only a pull request has the other kinds. */
export function write(
  { github }: { github: StandinGitHub },
  thread: Issue,
  kind: Kind,
  body: string,
  { as = 'maintainer' }: { as?: string } = {},
): Said {
  const { world } = github;
  if (kind === 'comment') {
    const comment = world.addComment(thread, body, { as });
    return said('issue_comment', github.issueCommentEvent(comment), comment);
  }

  // Reviews and inline comments are numbered apart from other comments.
  if (kind === 'review') {
    const review = world.addReview(thread, body, { as, id: 2_000 });
    return said('pull_request_review', github.reviewEvent(review), review);
  }

  const id = 1_000 + thread.reviewComments.length;
  const comment = world.addReviewComment(thread, body, { as, id, ...PLACE });
  return said('pull_request_review_comment', github.reviewCommentEvent(comment), comment);
}

const said = (name: string, payload: object, { reactions }: Comment): Said => ({
  event: { name, payload },
  reactions: () => reactions.map(({ content }) => content),
});
