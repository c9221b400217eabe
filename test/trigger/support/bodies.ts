import { expect } from 'vitest';
import { isOurs } from '../../../src/github/comments.ts';
import { textAfter } from '../../../src/text/visible.ts';
import { readComment } from '../../../src/trigger/comment.ts';
import { findSecret } from '../../support/secrets.ts';
import { expectInert } from '../../trust/inert.ts';
import { type Scene, SERVER } from './scene.ts';

const OURS = new Set(['github-actions[bot]', 'docs-robot']);

/** Must hold in every thread: only our own markup, and no command. */
export async function checkScene(scene: Scene): Promise<void> {
  const { github } = scene;
  // Every version of every comment: a progress comment that was removed was read by people, too.
  const versions = github.world.events.filter(
    ({ by, kind, body }) => OURS.has(by) && kind.startsWith('comment-') && body !== undefined,
  );
  const inline = github.world.reviewComments.filter(({ user }) => OURS.has(user.login));
  const bodies = new Set([...versions, ...inline].map(({ body = '' }) => body));
  for (const body of bodies) await checkBody(body, scene);
}

/** Throws if a comment of ours would be a command, or contains markup that is not ours. */
export async function checkBody(body: string, scene: Scene): Promise<void> {
  for (const command of ['/docs', '/other', '@docs'])
    expect(textAfter(command, body), body).toBeUndefined();
  expect(await wouldStart(body, scene), body).toEqual([]);

  expectInert(body, (link) => isOurLink(link, scene), isOurs(body) ? 1 : 0);
  for (const secret of [scene.token, scene.service.key])
    expect(findSecret(body, secret)).toEqual([]);
  expect(body.length).toBeLessThanOrEqual(65_536);
}

/** Threads and workflow runs of the repositories, the job's repository, and the pull request that the service opened. */
function isOurLink(link: string, { pullsIn }: Scene): boolean {
  return (
    new RegExp(`^${SERVER}/example/[a-z]+/(issues|actions/runs)/\\d+$`).test(link) ||
    new RegExp(`^${SERVER}/example/docs/pull/\\d+#issuecomment-\\d+$`).test(link) ||
    link === pullsIn ||
    (link.startsWith(`${pullsIn}/pull/`) && /^\d+$/.test(link.slice(pullsIn.length + 6)))
  );
}

/**
 * The accounts that could start a run with our words: ourselves in any event, and anybody who copies a comment with a
 * record. The answer contains the reasons only if there are none.
 */
async function wouldStart(
  body: string,
  { github, issue }: Pick<Scene, 'github' | 'issue'>,
): Promise<string[]> {
  const { world } = github;
  const started: string[] = [];
  for (const as of ['github-actions[bot]', 'maintainer']) {
    const user = world.addUser(as);
    const comment = {
      id: 1,
      issue,
      body,
      user,
      association: 'NONE',
      createdAt: 0,
      updatedAt: 0,
    } as const;
    const inline = { ...comment, path: 'a.md', line: 1, hunk: '@@', review: null, reactions: [] };
    const review = { ...comment, state: 'COMMENTED', submittedAt: 0 } as const;
    const events = [
      { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
      { name: 'pull_request_review_comment', payload: github.reviewCommentEvent(inline) },
      { name: 'pull_request_review', payload: github.reviewEvent(review) },
    ];
    for (const event of events)
      if (!('skip' in readComment(event, undefined))) started.push(`${as}: ${event.name}`);
  }
  return started;
}
