import type { OperationId } from '../../standin/github/description.ts';
import { type StandinGitHub, startGitHub } from '../../standin/github/github.ts';
import type { Change, Comment, Issue, Repository } from '../../standin/github/records.ts';
import { type StandinService, startService } from '../../standin/service/service.ts';
import { createFakeClock, type FakeClock } from '../../support/clock.ts';
import { checkScene } from './bodies.ts';
import { type Ran, type RunSetting, runHere } from './run-here.ts';

/** How every thread here starts. All names are made up. */
export const REPOSITORY = 'example/docs';
export const SERVER = 'https://github.example.com';
export const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';

export interface SceneOptions {
  /** The repository in which the service's jobs open pull requests; default: that of the thread. */
  pullsIn?: string;
  /** The number of the first pull request that the service opens. */
  firstPull?: number;
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
export interface Delivery {
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
  /** The repository in which the service's jobs open pull requests. */
  readonly pullsIn: string;
  /** Posts a comment on the issue, by default as the maintainer. */
  comment(body: string, about?: Pick<Delivery, 'as' | 'issue'>): Comment;
  /** The run that a comment's event starts, in this process. */
  deliver(comment: Comment, about?: Delivery): Promise<Ran>;
  /** Both at once: a new command and its run. */
  say(body: string, about?: Delivery): Promise<Ran>;
  /** Our own comments in the thread, oldest first, as bodies. */
  ours(issue?: Issue): string[];
  /** The kinds of the requests that the service accepted, in order. */
  taken(): string[];
  inputs(more?: Record<string, string>): Record<string, string>;
}

/** Opens a scene; closing it checks what must hold after every run whatsoever. */
export async function openScene(options: SceneOptions = {}): Promise<Scene> {
  const clock = createFakeClock();
  const now = () => clock.wall();
  const { pullsIn = 'https://code.example.org/other/docs' } = options;
  const github = await startGitHub({ serverUrl: SERVER, now });
  const service = await startService({
    now,
    repository: pullsIn,
    firstPull: options.firstPull ?? 1,
  });
  const { world } = github;
  const token = options.token ?? TOKEN;
  const repository = world.addRepository(REPOSITORY);
  if (token.startsWith('ghs_')) world.addToken(token);
  else world.addToken(token, { login: 'docs-robot' });
  for (const login of ['maintainer', 'docs-robot']) world.setPermission(repository, login, 'write');
  for (const login of ['stranger', 'writer']) world.addUser(login);
  world.setPermission(repository, 'writer', 'write');
  const issue = world.addIssue(repository, {
    title: 'The Python SDK has no quickstart',
    body: 'New users ask for one every week.',
    user: 'maintainer',
  });
  const inputs = (more: Record<string, string> = {}) => ({
    'base-url': service.url,
    'project-id': 'instant',
    'api-key': service.key,
    'github-token': token,
    ...more,
  });

  const scene: Scene = {
    github,
    service,
    clock,
    repository,
    issue,
    token,
    pullsIn,
    inputs,
    comment: (body, { as = 'maintainer', issue: where = issue } = {}) =>
      world.addComment(where, body, { as }),
    deliver: (comment, { inputs: more, run = {} } = {}) =>
      runHere(scene, {
        event: { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
        inputs: inputs(more),
        ...run,
      }),
    say: (body, about = {}) => scene.deliver(scene.comment(body, about), about),
    ours: (where = issue) =>
      world
        .comments(where)
        .filter(({ user }) => user.login === 'github-actions[bot]' || user.login === 'docs-robot')
        .map(({ body }) => body),
    taken: () => service.accepted.map(({ kind }) => kind),
    async [Symbol.asyncDispose]() {
      try {
        checkScene(scene);
      } finally {
        await Promise.all([github.close(), service.close()]);
      }
    },
  };
  return scene;
}
