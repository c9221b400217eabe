/** What a workflow needs, on this machine: a repository that calls ours, GitHub, and the service over HTTPS. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import type { Repository } from '../standin/github/records.ts';
import { startService } from '../standin/service/service.ts';
import { makeFolder } from '../support/folder.ts';
import { makeRepository } from '../support/repository.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { write } from '../trigger/support/kinds.ts';
import { PUBLISHED } from '../workflows/files.ts';
import { type ActOptions, publish, runAct } from './act.ts';

const SITE = 'example/site';
/** Opens the pull requests of jobs, from number 9 on. */
const AGENT = 'docs-agent[bot]';
/** The account of a token that a workflow may be given in place of its own. */
export const ROBOT = 'docs-robot';
const OTHER_TOKEN = 'github_pat_this-is-not-a-real-token';

/** Where scheduled and pushed jobs reply, and the pull request of the source. */
export const TRACKING = 12;
export const SOURCE = 7;
/** The variables of all documented workflows. */
const VARIABLES = {
  DOCS_ISSUE: `${TRACKING}`,
  DOCS_REPORT_ISSUE: `${TRACKING}`,
  DOCS_REVIEWER: 'maintainer',
  DOCS_AGENT: AGENT,
};

export interface Run extends Pick<ActOptions, 'event'> {
  workflow: string;
  /** The scenario; default `instant`. */
  project?: string;
  /** What GitHub answers to the first call of `gh` that contains the key. */
  answers?: Readonly<Record<string, unknown>>;
  /** How many checks the pull request of the agent has. */
  checks?: number;
  /** By default, the run succeeds. */
  fails?: boolean;
}

/** An OpenAPI description, and what a push makes of it. */
const API = `openapi: 3.0.3
info: { title: Guides, version: 1.0.0 }
paths:
  /pages:
    get:
      description: Lists pages.
      parameters: []
      responses: { "200": { description: OK } }
`;
const API_AFTER = {
  'a comment': `# Reviewed.
${API}`,
  'a description': API.replace('Lists pages', 'Lists all pages'),
  'a parameter': API.replace('[]', '[{ name: limit, in: query, schema: { type: integer } }]'),
};

export interface PlaceOptions {
  /** The file that the second commit changes. */
  changes?: string;
  /** What it changes in the OpenAPI description. */
  changesOfApi?: keyof typeof API_AFTER;
}

export const ADDRESS = 'https://api.example.com';

export type Place = Awaited<ReturnType<typeof openPlace>>;

/**
 * Workflows use the service at `ADDRESS`. A proxy (HTTPS_PROXY) connects it with the simulated one, whose certificate is
 * signed by an authority of the tests (NODE_EXTRA_CA_CERTS).
 */
export async function openPlace(options: PlaceOptions = {}) {
  const { changes = 'src/index.ts', changesOfApi = 'a parameter' } = options;
  const resources = new AsyncDisposableStack();
  const { path: folder } = resources.use(makeFolder());
  const [calls, artifacts] = [join(folder, 'calls'), join(folder, 'artifacts')];
  const copy = resources.use(publish(PUBLISHED));

  const jobs = { repository: `https://github.com/${SITE}`, firstPull: 9, pace: 0.2 };
  const service = resources.use(await startService({ tls: CERTIFICATES.trusted, ...jobs }));
  const hosts = { [`${new URL(ADDRESS).host}:443`]: Number(new URL(service.url).port) };
  const proxy = resources.use(await startConnectProxy({ hosts }));

  const { github, repository, issue, ours } = await openGitHub({ name: SITE });
  const { world } = resources.use(github);
  const caller = resources.use(makeRepository());
  caller.git('remote', 'add', 'origin', `https://github.com/${SITE}`);
  caller.write('docs/prompt.md', 'Write what this file asks for.\n');
  // A page that AI reads.
  caller.write('docs/guides/audits.mdx', '# Audits\n');
  caller.write('openapi.yaml', API);
  const before = caller.commit('First');
  caller.git('tag', 'v1.0.0');
  caller.write('openapi.yaml', API_AFTER[changesOfApi]);
  const head = caller.commit('Add two');
  caller.git('tag', 'v1.1.0');

  world.addToken(OTHER_TOKEN, { login: ROBOT });
  world.addIssue(repository, { number: 9, pull: true, user: AGENT });
  world.addIssue(repository, { number: TRACKING });
  /** What GitHub shows of a commit after the first release. */
  const addChange = (where: Repository, sha: string, base: string, message: string) => {
    const commits = [{ sha, message, author: 'maintainer', at: 0 }];
    const files = [changed(changes, `// ${message}`)];
    where.comparisons.push({ base, head: sha, commits, files });
  };
  addChange(repository, head, before, 'Add two');
  for (const name of ['octo-org/api', 'octo-org/sdk']) {
    const source = world.addRepository(name);
    source.head = 'c'.repeat(40);
    addChange(source, source.head, 'v1.0.0', 'Add a page');
  }

  /** A pull request of source and of tests. */
  const addSourcePull = (user: string) => {
    const files = [changed('src/login.ts', 'a token'), changed('test/login.ts', 'a test')];
    const content = { title: 'Log in with tokens', user, change: { files } };
    return world.addIssue(repository, { number: SOURCE, pull: true, ...content });
  };

  return {
    service,
    github,
    issue,
    async run({ workflow, event, project = 'instant', answers, checks = 2, fails }: Run) {
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
          CHAT_WEBHOOK: 'https://chat.example/hooks/not-a-real-secret',
        },
        vars: { DOCS_PROJECT_ID: project, ...VARIABLES },
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY_ID: String(repository.id),
          HTTPS_PROXY: proxy.url,
          NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
          ARTIFACTS: artifacts,
          CALLS: calls,
          GH_ANSWERS: JSON.stringify({
            '/pulls/9 --jq': { head: { sha: head } },
            statusCheckRollup: { statusCheckRollup: Array(checks).fill({}) },
            ...answers,
          }),
        },
      });

      expect(result.exitCode, result.log.slice(-3_000)).toBe(fails ? 1 : 0);
      return result;
    },
    /** The event of a new comment by a maintainer. */
    comment: (body: string): Run['event'] => write({ github }, issue, 'comment', body).event,
    /** The same on a line of a pull request. */
    inline: (body: string): Run['event'] =>
      write({ github }, addSourcePull('maintainer'), 'inline', body).event,
    /** The event of a push to the calling repository. */
    push: { name: 'push', payload: { ref: 'refs/heads/main', before, after: head } },
    /** The event of a pull request of a maintainer. */
    pull({ action = 'opened', merged = false } = {}) {
      const { number, title, body, user } = addSourcePull('maintainer');
      const repo = { id: repository.id };
      const author = { login: user.login, type: 'User' };
      const about = { number, title, body, user: author, merged, draft: false, labels: [] };
      const pull_request = { ...about, head: { repo }, base: { repo } };
      const payload = { action, number, pull_request, repository: repo, sender: { type: 'User' } };
      return { name: 'pull_request', payload };
    },
    /** The event of a label, by somebody who is not the author of the issue or of the pull request. */
    labeled(of: 'issue' | 'pull_request') {
      const { number, title, body, user } = of === 'issue' ? issue : addSourcePull('maintainer');
      const repo = { id: repository.id };
      const sides = { head: { repo }, base: { repo } };
      const thread = { number, title, body, user: { login: user.login }, ...sides };
      const sender = { login: 'triager', type: 'User' };
      const payload = { action: 'labeled', label: { name: 'needs-docs' }, sender, [of]: thread };
      return { name: of === 'issue' ? 'issues' : of, payload: { ...payload, repository: repo } };
    },
    /** The event of a review of a pull request of the agent, with a comment on a line. */
    review() {
      const pull = addSourcePull(AGENT);
      world.addReviewComment(pull, 'Say which versions.', { as: 'maintainer', line: 3 });
      const { name, payload } = write({ github }, pull, 'review', 'Shorten it.').event;
      const { review } = payload as { review: object };
      return { name, payload: { ...payload, review: { ...review, state: 'changes_requested' } } };
    },
    /** The bodies of our comments on the issue or pull request of that number. */
    answers(number = issue.number): string[] {
      const thread = repository.issues.find((each) => each.number === number);
      return thread ? ours(thread) : [];
    },
    prompts: () => service.accepted.map(({ prompt }) => prompt),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []),
    /** The files in artifacts, as `NAME/FILE`. */
    artifacts: () => globSync('*/*', { cwd: artifacts }).toSorted(),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function changed(filename: string, line: string) {
  const patch = `@@ -1 +1,2 @@\n a\n+${line}`;
  return { filename, status: 'modified', additions: 1, deletions: 0, patch } as const;
}
