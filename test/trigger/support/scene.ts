import { expect } from 'vitest';
import { isOurs } from '../../../src/github/comments.ts';
import { isCommand } from '../../../src/text/lines.ts';
import type { Issue } from '../../standin/github/records.ts';
import { startService } from '../../standin/service/service.ts';
import { createFakeClock } from '../../support/clock.ts';
import { findSecret } from '../../support/secrets.ts';
import { expectInert } from '../../trust/inert.ts';
import { ACCOUNT, openGitHub, REPOSITORY, TOKEN } from './github.ts';
import { type Said, write } from './kinds.ts';
import { type RunSetting, runHere } from './run-here.ts';

export const SERVER = 'https://github.example.com';
export const HERE = `${SERVER}/${REPOSITORY}`;
const ELSEWHERE = 'https://code.example.org/other/docs';

interface Delivery {
  as?: string;
  issue?: Issue;
  inputs?: Record<string, string>;
  run?: NonNullable<RunSetting['run']>;
  signal?: AbortSignal;
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

/**
 * A repository with an issue, people who comment on it, both services that a run speaks to, and a clock that never waits.
 * Closing it checks what must hold after every run whatsoever. The first pull request of the service has the number 2.
 * @param pullsIn the repository of the service's pull requests
 */
export async function openScene(pullsIn = ELSEWHERE) {
  const clock = createFakeClock();
  const now = () => clock.wall();
  const opened = await openGitHub({ serverUrl: SERVER, now });
  const { github, repository, issue } = opened;
  const service = await startService({ now, repository: pullsIn, firstPull: 2 });
  github.world.setPermission(repository, 'writer', 'write');
  github.world.addUser('stranger');

  const place = { ...opened, service, clock, serverUrl: SERVER };
  const inputs = (more: Record<string, string> = {}) => ({
    'base-url': service.url,
    'project-id': 'instant',
    'api-key': service.key,
    'github-token': TOKEN,
    ...more,
  });
  const comment = (body: string, delivery: Delivery = {}) =>
    write(opened, delivery.issue ?? issue, 'comment', body, delivery);
  const deliver = ({ event }: Said, { inputs: more, ...setting }: Delivery = {}) =>
    runHere(place, { ...setting, event, inputs: inputs(more) });

  return {
    ...place,
    inputs,
    comment,
    deliver,
    say: (body: string, delivery?: Delivery) => deliver(comment(body, delivery), delivery),
    pipeline: (more: Record<string, string> = {}, setting: Partial<RunSetting> = {}) =>
      runHere(place, {
        event: { name: 'push', payload: { ref: 'refs/heads/main' } },
        ...setting,
        inputs: inputs({ prompt: 'write it', ...more }),
      }),
    operations: () => github.requests.map(({ operation }) => operation),
    async [Symbol.asyncDispose]() {
      try {
        checkComments(place, pullsIn);
      } finally {
        await Promise.all([github.close(), service.close()]);
      }
    },
  };
}

/** A scene in which the service opens its pull requests in the repository of the thread. The first one is there. */
export async function openSceneWithPull() {
  const scene = await openScene(HERE);
  const pull = scene.github.world.addIssue(scene.repository, { pull: true, user: 'maintainer' });
  return { ...scene, pull };
}

/**
 * Must hold for every comment that a run has written, also for one that was changed or removed since: only our own markup
 * and links, no secret, and nothing that starts a run, whoever copies it.
 */
function checkComments({ github, service }: Pick<Scene, 'github' | 'service'>, pullsIn: string) {
  const isOurLink = (url: string) => {
    const [, place = url] =
      /^(.+?)\/(?:(?:pull|issues|actions\/runs)\/\d+(?:\/files)?(?:#.+)?|settings\/(?:secrets|variables)\/actions)$/.exec(
        url,
      ) ?? [];
    return [pullsIn, HERE].includes(place);
  };
  const bodies = github.world.events
    .filter(({ by, kind }) => by === ACCOUNT && kind.startsWith('comment-'))
    .flatMap(({ body }) => body ?? []);

  for (const body of new Set(bodies)) {
    expect(isOurs(body), body).toBe(true);
    expect(isCommand('/docs', body), body).toBe(false);
    expectInert(body, isOurLink, 1);
    for (const secret of [TOKEN, service.key]) expect(findSecret(body, secret)).toEqual([]);
    expect(body.length).toBeLessThanOrEqual(65_536);
  }
}
