import { expect } from 'vitest';
import { isOurs } from '../../../src/github/comments.ts';
import { textAfter } from '../../../src/text/visible.ts';
import type { OperationId } from '../../standin/github/description.ts';
import { type StandinGitHub, startGitHub } from '../../standin/github/github.ts';
import type { Change, Comment, Issue, Repository } from '../../standin/github/records.ts';
import { type StandinService, startService } from '../../standin/service/service.ts';
import { createFakeClock, type FakeClock } from '../../support/clock.ts';
import { findSecret } from '../../support/secrets.ts';
import { expectInert } from '../../trust/inert.ts';
import { type Ran, type RunSetting, runHere } from './run-here.ts';

/** How every thread here starts. All names are made up. */
export const REPOSITORY = 'example/docs';
export const SERVER = 'https://github.example.com';
const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const OURS: readonly string[] = ['github-actions[bot]', 'docs-robot'];

export interface SceneOptions {
  /** The repository in which the service's jobs open pull requests; default: that of the thread. */
  pullsIn?: string;
  /** The number of the first pull request that the service opens. */
  firstPull?: number;
  /** That of the workflow, unless it is a person's. */
  token?: string;
}

/** The service's jobs open their pull requests in the repository of the thread, the first one with number 2. */
export const HERE: SceneOptions = { pullsIn: `${SERVER}/${REPOSITORY}`, firstPull: 2 };

/** That first pull request. */
export const pullOf = ({ github, repository }: Scene, change: Partial<Change> = {}): Issue =>
  github.world.addIssue(repository, { number: 2, pull: true, user: 'maintainer', change });

/** The requests of this operation that GitHub has received. */
export const requestsOf = ({ github }: Pick<Scene, 'github'>, operation: OperationId) =>
  github.requests.filter((request) => request.operation === operation);

/** What a command's event is made of. */
interface Delivery {
  as?: string;
  issue?: Issue;
  inputs?: Record<string, string>;
  /** All other settings of the run. */
  run?: Partial<RunSetting>;
}

/** A repository with an issue, people who comment on it, and both services that a run speaks to. */
export interface Scene extends AsyncDisposable {
  readonly github: StandinGitHub;
  readonly service: StandinService;
  /** It never waits. */
  readonly clock: FakeClock;
  readonly repository: Repository;
  readonly issue: Issue;
  readonly token: string;
  /** Posts a comment on the issue, by default as the maintainer. */
  comment(body: string, delivery?: Delivery): Comment;
  /** The run that a comment's event starts, in this process. */
  deliver(comment: Comment, delivery?: Delivery): Promise<Ran>;
  /** Both at once: a new command and its run. */
  say(body: string, delivery?: Delivery): Promise<Ran>;
  /** Our own comments in the thread, oldest first, as bodies. */
  ours(issue?: Issue): string[];
  /** The kinds of the requests that the service accepted, in order. */
  taken(): string[];
  inputs(more?: Record<string, string>): Record<string, string>;
}

/** Opens a scene; closing it checks what must hold after every run whatsoever. */
export async function openScene(options: SceneOptions = {}): Promise<Scene> {
  const { pullsIn = 'https://code.example.org/other/docs', firstPull = 1, token = TOKEN } = options;
  const clock = createFakeClock();
  const now = () => clock.wall();
  const github = await startGitHub({ serverUrl: SERVER, now });
  const service = await startService({ now, repository: pullsIn, firstPull });

  const { world } = github;
  const repository = world.addRepository(REPOSITORY);
  world.addToken(token, token === TOKEN ? {} : { login: 'docs-robot' });
  for (const login of ['maintainer', 'docs-robot', 'writer'])
    world.setPermission(repository, login, 'write');
  world.addUser('stranger');
  const issue = world.addIssue(repository, {
    title: 'The Python SDK has no quickstart',
    body: 'New users ask for one every week.',
    user: 'maintainer',
  });

  const scene: Scene = {
    github,
    service,
    clock,
    repository,
    issue,
    token,
    inputs: (more = {}) => ({
      'base-url': service.url,
      'project-id': 'instant',
      'api-key': service.key,
      'github-token': token,
      ...more,
    }),
    comment: (body, { as = 'maintainer', issue: where = issue } = {}) =>
      world.addComment(where, body, { as }),
    deliver: (comment, { inputs, run = {} } = {}) =>
      runHere(scene, {
        event: { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
        inputs: scene.inputs(inputs),
        ...run,
      }),
    say: (body, delivery) => scene.deliver(scene.comment(body, delivery), delivery),
    ours: (where = issue) => {
      const comments = world.comments(where).filter(({ user }) => OURS.includes(user.login));
      return comments.map(({ body }) => body);
    },
    taken: () => service.accepted.map(({ kind }) => kind),
    async [Symbol.asyncDispose]() {
      try {
        checkComments(scene, pullsIn);
      } finally {
        await Promise.all([github.close(), service.close()]);
      }
    },
  };
  return scene;
}

/**
 * Must hold for every comment that a run has written, also for one that was changed or removed since: only our own markup
 * and links, no secret, and nothing that starts a run, whoever copies it.
 */
function checkComments({ github, service, token }: Scene, pullsIn: string): void {
  const isOurLink = (url: string) => {
    const [, place = url] = /^(.+?)\/(?:pull|issues|actions\/runs)\/\d+(?:#.+)?$/.exec(url) ?? [];
    return [pullsIn, `${SERVER}/${REPOSITORY}`].includes(place);
  };
  const bodies = github.world.events
    .filter(({ by, kind }) => OURS.includes(by) && kind.startsWith('comment-'))
    .flatMap(({ body }) => body ?? []);

  for (const body of new Set(bodies)) {
    expect(isOurs(body), body).toBe(true);
    expect(textAfter('/docs', body), body).toBeUndefined();
    expectInert(body, isOurLink, 1);
    for (const secret of [token, service.key]) expect(findSecret(body, secret)).toEqual([]);
    expect(body.length).toBeLessThanOrEqual(65_536);
  }
}
