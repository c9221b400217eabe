/** What a workflow needs, on this machine: a repository that calls ours, GitHub, and the service over HTTPS. */

import { existsSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeRepository, type Repository } from '../context/repository.ts';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import type { Issue } from '../standin/github/records.ts';
import type { World } from '../standin/github/world.ts';
import { startService } from '../standin/service/service.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { PUBLISHED } from '../workflows/files.ts';
import { type ActOptions, runAct } from './act.ts';
import { publish } from './published.ts';

const WEBHOOK = 'https://chat.example/hooks/not-a-real-secret';
const SERVER = 'https://github.com';
const SITE = 'example/site';
/** Opens the pull requests of jobs, from number 9 on. */
const AGENT = 'docs-agent[bot]';

/** The account of a token that a workflow may be given in place of its own. */
export const ROBOT = 'docs-robot';
const OTHER_TOKEN = 'github_pat_this-is-not-a-real-token';

/** The variables of all documented workflows, and where they reply. */
export const TRACKING = 12;
const VARIABLES = {
  DOCS_ISSUE: `${TRACKING}`,
  DOCS_REPORT_ISSUE: `${TRACKING}`,
  DOCS_REVIEWER: 'maintainer',
  DOCS_AGENT: AGENT,
};

export interface Run extends Pick<ActOptions, 'event'> {
  /** The text of the workflow. */
  workflow: string;
  /** The scenario; default `instant`. */
  project?: string | undefined;
  /** What `gh` and `oasdiff` print. */
  ghPrints?: string | undefined;
  /** How many checks the pull request of the agent has. */
  checks?: number;
  /** By default, the run succeeds. */
  fails?: true | undefined;
}

export type Place = Awaited<ReturnType<typeof openPlace>>;

/**
 * Workflows run without changes. A proxy (HTTPS_PROXY) connects `https://api.example.com`, their service, with the
 * simulated one, whose certificate is signed by an authority of the tests (NODE_EXTRA_CA_CERTS).
 */
export async function openPlace({ pullsIn = SITE } = {}) {
  const resources = new AsyncDisposableStack();
  const { path: folder } = resources.use(mkdtempDisposableSync(join(tmpdir(), 'docs-agent-')));
  const [calls, artifacts] = [join(folder, 'calls'), join(folder, 'artifacts')];
  const copy = resources.use(publish(PUBLISHED));

  const jobs = { repository: `${SERVER}/${pullsIn}`, firstPull: 9, pace: 0.2 };
  const service = resources.use(await startService({ tls: CERTIFICATES.trusted, ...jobs }));
  const hosts = { 'api.example.com:443': Number(new URL(service.url).port) };
  const proxy = resources.use(await startConnectProxy({ hosts }));

  const { github, repository, issue, eventOf, ours } = await openGitHub({ name: SITE });
  const { world } = resources.use(github);
  const caller = resources.use(callerRepository());
  world.addToken(OTHER_TOKEN, { login: ROBOT });
  const push = pushOf(world, caller);
  world.addIssue(SITE, { number: 9, pull: true, user: AGENT });
  world.addIssue(SITE, { number: TRACKING });
  for (const name of ['octo-org/api', 'octo-org/sdk']) addSource(world, name);

  return {
    service,
    github,
    issue,
    push,
    async run({ workflow, event, project = 'instant', ghPrints = '', checks = 2, fails }: Run) {
      const path = '.github/workflows/test.yml';
      // act does not know `queue` yet.
      caller.write(path, workflow.replace(', queue: max', ''));

      const result = await runAct({
        caller: caller.folder,
        workflow: path,
        event,
        repositories: copy.repositories,
        secrets: {
          DOCS_API_KEY: service.key,
          DOCS_GITHUB_TOKEN: OTHER_TOKEN,
          GITHUB_TOKEN: TOKEN,
          CHAT_WEBHOOK: WEBHOOK,
        },
        vars: { DOCS_PROJECT_ID: project, ...VARIABLES },
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY_ID: String(repository.id),
          HTTPS_PROXY: proxy.url,
          NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
          ARTIFACTS: artifacts,
          CALLS: calls,
          GH_PRINTS: ghPrints,
          GH_CHECKS: `${checks}`,
        },
      });

      expect(result.exitCode, result.log.slice(-3_000)).toBe(fails ? 1 : 0);
      return result;
    },
    /** The event of a new comment by a maintainer. */
    comment(body: string): Run['event'] {
      return eventOf(world.addComment(issue, body, { as: 'maintainer' }));
    },
    /** The bodies of our comments on the issue or pull request of that number. */
    answers(number = issue.number): string[] {
      const thread = world.issue(SITE, number);
      return thread ? ours(thread) : [];
    },
    /** The first prompt of each job. */
    prompts: () =>
      service.accepted.filter(({ kind }) => kind === 'create').map(({ prompt }) => prompt),
    /** The calls of programs that only note them. */
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []),
    /** The files in artifacts, as `NAME/FILE`. */
    artifacts: () => globSync('*/*', { cwd: artifacts }).toSorted(),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** The event of a push to the calling repository, whose changes GitHub knows. */
function pushOf(world: World, caller: Repository): Run['event'] {
  const head = caller.git('rev-parse', 'HEAD').trim();
  const before = caller.git('rev-parse', 'v1.0.0').trim();
  const commits = [{ sha: head, message: 'Add two', author: 'maintainer', at: 0 }];
  const files = [changed('src/index.ts', 'export const two = 2;')];
  world.addComparison(SITE, { base: before, head, commits, files });
  world.addComparison(SITE, { base: head, head, commits: [], files: [] });
  return { name: 'push', payload: { ref: 'refs/heads/main', before, after: head } };
}

/** Another repository, with a commit after its release. */
function addSource(world: World, name: string): void {
  const head = 'c'.repeat(40);
  Object.assign(world.addRepository(name), { head });
  const commits = [{ sha: head, message: 'Add a page', author: 'maintainer', at: 0 }];
  const files = [changed(`${name}.ts`, 'a page')];
  world.addComparison(name, { base: 'v1.0.0', head, commits, files });
}

/** A repository with a release, a second one, and what changed in between. */
function callerRepository() {
  const caller = makeRepository();
  caller.git('remote', 'add', 'origin', `${SERVER}/${SITE}`);
  caller.write('src/index.ts', 'export const one = 1;\n');
  caller.write('docs/prompt.md', 'Write what this file asks for.\n');
  caller.commit('First');
  caller.git('tag', 'v1.0.0');

  caller.write('src/index.ts', 'export const one = 1;\nexport const two = 2;\n');
  caller.commit('Add two');
  caller.git('tag', 'v1.1.0');
  return caller;
}

function changed(filename: string, line: string) {
  const patch = `@@ -1 +1,2 @@\n a\n+${line}`;
  return { filename, status: 'modified', additions: 1, deletions: 0, patch } as const;
}

/** Events with the fields that are used. */
export const events = {
  dispatch: { name: 'workflow_dispatch', payload: { inputs: { prompt: 'Write the quickstart' } } },
  release: { name: 'release', payload: { action: 'published', release: { tag_name: 'v1.1.0' } } },
  schedule: { name: 'schedule', payload: {} },
};

/** A pull request with the number 7, of source and of tests. */
function sourcePull({ github }: Place, user: string): Issue {
  const files = [changed('src/login.ts', 'a token'), changed('test/login.ts', 'a test')];
  const content = { title: 'Log in with tokens', user, change: { files } };
  return github.world.addIssue(SITE, { number: 7, pull: true, ...content });
}

/** The event of that pull request. */
export function pullEvent(
  place: Place,
  { action = 'opened', merged = false, type = 'User', label = '', draft = false } = {},
): Run['event'] {
  const { number, user, repository } = sourcePull(place, 'maintainer');
  const repo = { id: repository.id };
  const sides = { head: { repo }, base: { repo } };
  const labels = [{ name: label }];
  const pull = { number, merged, draft, labels, user: { login: user.login, type }, ...sides };
  const payload = { action, number, pull_request: pull, repository: repo, label: { name: label } };
  return { name: 'pull_request', payload };
}

/** A review of that pull request with a comment on a line. */
export function reviewEvent(
  place: Place,
  { by = AGENT, as = 'maintainer', state = 'changes_requested' } = {},
): Run['event'] {
  const { github } = place;
  const pull = sourcePull(place, by);
  github.world.addReviewComment(pull, 'Say which versions.', { as, line: 3 });
  const payload = github.reviewEvent(github.world.addReview(pull, 'Shorten it.', { as }));
  const review = { ...(payload.review as object), state };
  return { name: 'pull_request_review', payload: { ...payload, review } };
}
