/** What a workflow needs, on this machine: a repository that calls ours, GitHub, the service over HTTPS, and a chat. */

import {
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';
import { makeRepository, type Repository } from '../context/repository.ts';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { startGitHub } from '../standin/github/github.ts';
import type { Issue } from '../standin/github/records.ts';
import { startServer } from '../standin/server.ts';
import { startService } from '../standin/service/service.ts';
import { PUBLISHED } from '../workflows/files.ts';
import { startAct } from './act.ts';
import { publish } from './published.ts';
import { writeUploadArtifact } from './upload-artifact.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
export const SITE = 'example/site';
const SERVER = 'https://github.com';
/** The address of the service in the documented workflows. */
const HOST = 'api.example.com';

export interface Run {
  /** The text of the workflow. */
  readonly workflow: string;
  readonly event: { readonly name: string; readonly payload: object };
  readonly vars?: Readonly<Record<string, string>> | undefined;
  /** The scenario; default `ok`. */
  readonly project?: string | undefined;
  /** By default, the run succeeds. */
  readonly fails?: true | undefined;
}

export type Place = Awaited<ReturnType<typeof openPlace>>;

/**
 * Workflows run without changes. A proxy (HTTPS_PROXY) connects `https://api.example.com` with the simulated service. Its
 * certificate is signed by an authority of the test (NODE_EXTRA_CA_CERTS). `published` is our action, as `owner/repo@ref`.
 */
export async function openPlace(
  published = PUBLISHED,
  { pace = 0.2, pullsIn = 'example/docs', firstPull = 1 } = {},
) {
  const resources = new AsyncDisposableStack();
  const { path: folder } = resources.use(
    mkdtempDisposableSync(join(tmpdir(), 'docs-agent-place-')),
  );
  const gh = simulateGh(folder);
  const service = resources.use(
    await startService({
      tls: CERTIFICATES.trusted,
      repository: `${SERVER}/${pullsIn}`,
      firstPull,
      pace,
    }),
  );
  const chat = resources.use(await startChat());
  const hosts = { [`${HOST}:443`]: Number(new URL(service.url).port) };
  const proxy = resources.use(await startConnectProxy({ hosts }));
  const github = resources.use(await startGitHub({ serverUrl: SERVER }));
  const { world } = github;
  const repository = world.addRepository(SITE);
  world.addToken(TOKEN);
  world.setPermission(SITE, 'maintainer', 'write');
  const about = { title: 'No quickstart', body: 'People ask for one.' };
  const issue = world.addIssue(SITE, { ...about, user: 'maintainer' });
  // For the variables of documented workflows.
  world.addIssue(SITE, { number: 12, title: 'Docs', user: 'maintainer' });

  const caller = resources.use(callerRepository());
  world.addComparison(SITE, {
    base: caller.git('rev-parse', 'v1.0.0').trim(),
    head: caller.git('rev-parse', 'HEAD').trim(),
    ...changesOf('Add two', 'export const two = 2;'),
  });
  const ours = resources.use(publish(published));
  const uploaded = join(folder, 'artifacts');
  const upload = ours.others.find((name) => name.startsWith('actions/upload-artifact@'));
  const uploader = join(folder, 'upload-artifact');
  writeUploadArtifact(uploader, uploaded);
  let workflows = 0;

  const start = ({ workflow, event, vars, project = 'ok' }: Run) => {
    workflows += 1;
    const path = `.github/workflows/test-${workflows}.yml`;
    // act does not know `queue` yet.
    caller.write(path, workflow.replace(', queue: max', ''));
    return startAct({
      caller: caller.folder,
      workflow: path,
      event,
      repositories: { [ours.name]: ours.folder, ...(upload && { [upload]: uploader }) },
      secrets: { DOCS_API_KEY: service.key, GITHUB_TOKEN: TOKEN, CHAT_WEBHOOK: chat.webhook },
      vars: { DOCS_PROJECT_ID: project, ...vars },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY_ID: String(repository.id),
        HTTPS_PROXY: proxy.url,
        NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
      },
      programs: [folder],
    });
  };
  return {
    service,
    github,
    chat,
    proxy,
    caller,
    issue,
    gh,
    start,
    /** Runs a workflow to its end. */
    async run(run: Run) {
      const result = await start(run).result;
      expect(result.exitCode, result.log.slice(-3_000)).toBe(run.fails ? 1 : 0);
      return result;
    },
    /** Adds a comment to an issue, by default from a maintainer, and returns its event. */
    comment(body: string, more: { as?: string; issue?: Issue } = {}): Run['event'] {
      const { as = 'maintainer' } = more;
      const comment = world.addComment(more.issue ?? issue, body, { as });
      return { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') };
    },
    /** The bodies of our comments on the issue or pull request of that number. */
    answers: (number = issue.number) =>
      world
        .commentsIn(repository)
        .filter((comment) => comment.issue.number === number && comment.user.type === 'Bot')
        .map(({ body }) => body),
    /** The first prompt of each job. */
    prompts: () => [...service.jobs.values()].map((job) => job.prompts[0] ?? ''),
    /** Files that were uploaded as artifacts, as `NAME/FILE`. */
    artifacts: () =>
      existsSync(uploaded)
        ? readdirSync(uploaded, { recursive: true, encoding: 'utf8' }).filter((path) =>
            path.includes('/'),
          )
        : [],
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Puts a program in place of GitHub's command line into the folder. */
function simulateGh(folder: string) {
  const [log, answer] = [join(folder, 'gh-calls'), join(folder, 'gh-answer')];
  const script = `#!/bin/sh
printf '%s ' "$@" >> '${log}'
echo "token=\${GH_TOKEN:+given}" >> '${log}'
cat '${answer}'
`;
  writeFileSync(answer, '');
  writeFileSync(join(folder, 'gh'), script, { mode: 0o755 });
  return {
    /** What it prints in every call. */
    answers: (text: string) => writeFileSync(answer, text),
    /** The arguments of each call. */
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
  };
}

/** A chat that receives messages through an incoming webhook. */
async function startChat() {
  const messages: unknown[] = [];
  const { origin, close } = await startServer(async (request, response) => {
    const isJson = request.headers['content-type'] === 'application/json';
    messages.push(isJson ? await json(request) : undefined);
    response.end('ok');
  });
  return {
    messages,
    webhook: `${origin}/hooks/not-a-real-secret`,
    [Symbol.asyncDispose]: close,
  };
}

/** A repository with a release, a second one, and what changed in between. */
function callerRepository(): Repository {
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

export function changed(filename: string, line: string) {
  const patch = `@@ -1 +1,2 @@\n a\n+${line}`;
  return { filename, status: 'modified', additions: 1, deletions: 0, patch } as const;
}

/** What GitHub says of a push or a release. */
export function changesOf(message: string, line: string) {
  const commit = { sha: '5ea1'.repeat(10), message, author: 'maintainer', at: 0 };
  return { commits: [commit], files: [changed('src/index.ts', line)] };
}

/** Events with the fields that are used. */
export const events = {
  dispatch: { name: 'workflow_dispatch', payload: { inputs: { prompt: 'Write the quickstart' } } },
  release: { name: 'release', payload: { action: 'published', release: { tag_name: 'v1.1.0' } } },
  schedule: { name: 'schedule', payload: {} },
  push: (caller: Repository, before = caller.git('rev-parse', 'v1.0.0').trim()) => ({
    name: 'push',
    payload: { ref: 'refs/heads/main', before, after: caller.git('rev-parse', 'HEAD').trim() },
  }),
};

/** A pull request with the number 7, of source and of tests. */
export function sourcePull({ github }: Place, user = 'maintainer'): Issue {
  const files = [changed('src/login.ts', 'a token'), changed('test/login.ts', 'a test')];
  return github.world.addIssue(SITE, {
    number: 7,
    pull: true,
    title: 'Log in with tokens',
    user,
    change: { files },
  });
}

type PullEvent = { action?: string; merged?: boolean; type?: string; label?: { name: string } };

/** The event of that pull request, or of a new `sourcePull`. */
export function pullEvent(
  place: Place,
  { action = 'opened', merged = false, type = 'User', label }: PullEvent = {},
  { number, user }: Issue = sourcePull(place),
): Run['event'] {
  const repo = { id: place.issue.repository.id };
  const sides = { head: { repo }, base: { repo } };
  const pull = { number, merged, user: { login: user.login, type }, ...sides };
  const payload = { action, number, pull_request: pull, repository: repo, label };
  return { name: 'pull_request', payload };
}
