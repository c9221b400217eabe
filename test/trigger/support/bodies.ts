import { expect } from 'vitest';
import { isOurs } from '../../../src/github/comments.ts';
import { textAfter } from '../../../src/text/visible.ts';
import { findSecret } from '../../support/secrets.ts';
import { expectInert } from '../../trust/inert.ts';
import { type Scene, SERVER } from './scene.ts';

const OURS = new Set(['github-actions[bot]', 'docs-robot']);

/** Must hold for every comment that a run has written, also for one that was changed or removed since. */
export function checkScene(scene: Scene): void {
  const written = scene.github.world.events.filter(
    ({ by, kind }) => OURS.has(by) && kind.startsWith('comment-'),
  );
  const bodies = new Set(written.map(({ body }) => body).filter((body) => body !== undefined));
  for (const body of bodies) checkBody(body, scene);
}

/** Only our own markup, no secret, and nothing that starts a run, whoever copies it. */
export function checkBody(body: string, scene: Pick<Scene, 'token' | 'service' | 'pullsIn'>): void {
  expect(isOurs(body), body).toBe(true);
  for (const command of ['/docs', '/other', '@docs'])
    expect(textAfter(command, body), body).toBeUndefined();

  expectInert(body, (link) => isOurLink(link, scene), 1);
  for (const secret of [scene.token, scene.service.key])
    expect(findSecret(body, secret)).toEqual([]);
  expect(body.length).toBeLessThanOrEqual(65_536);
}

/** Threads and workflow runs of the repositories, the job's repository, and the pull request that the service opened. */
function isOurLink(link: string, { pullsIn }: Pick<Scene, 'pullsIn'>): boolean {
  return (
    new RegExp(`^${SERVER}/example/[a-z]+/(issues|actions/runs)/\\d+$`).test(link) ||
    new RegExp(`^${SERVER}/example/docs/(pull|issues)/\\d+#issuecomment-\\d+$`).test(link) ||
    link === pullsIn ||
    (link.startsWith(`${pullsIn}/pull/`) && /^\d+$/.test(link.slice(pullsIn.length + 6)))
  );
}
