/** What a workflow needs, on this machine: a repository that calls ours, GitHub, the service over HTTPS, and a chat. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { makeRepository, type Repository } from '../context/repository.ts';
import { AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { startGitHub } from '../standin/github/github.ts';
import type { Issue } from '../standin/github/records.ts';
import { startService } from '../standin/service/service.ts';
import { PUBLISHED } from '../workflows/files.ts';
import { startAct } from './act.ts';
import { publish } from './published.ts';
import { writeUploadArtifact } from './upload-artifact.ts';

const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const SITE = 'example/site';
const SERVER = 'https://github.com';
/** The address of the service in the documented workflows. */
const HOST = 'api.example.com';

export interface Run {
  /** The text of the workflow. */
  readonly workflow: string;
  readonly event: { readonly name: string; readonly payload: object };
  readonly vars?: Readonly<Record<string, string>>;
  /** The scenario; default `ok`. */
  readonly project?: string;
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
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-place-'));
  const ghLog = join(folder, 'gh-calls');
  const ghAnswer = join(folder, 'gh-answer');
  writeFileSync(ghAnswer, '');
  const script = `#!/bin/sh\nprintf '%s ' "$@" >> '${ghLog}'\necho "token=\${GH_TOKEN:+given}" >> '${ghLog}'\ncat '${ghAnswer}'\n`;
  writeFileSync(join(folder, 'gh'), script, { mode: 0o755 });
  const gh = {
    /** What the stand-in for GitHub's command line prints in every call. */
    set answer(text: string) {
      writeFileSync(ghAnswer, text);
    },
  };

  const service = await startService({
    tls: CERTIFICATES.trusted,
    repository: `${SERVER}/${pullsIn}`,
    firstPull,
    pace,
  });
  const chat = await startChat();
  const proxy = await startConnectProxy({
    hosts: { [`${HOST}:443`]: Number(new URL(service.url).port) },
  });
  const github = await startGitHub({ serverUrl: SERVER });
  const { world } = github;
  for (const login of ['maintainer', 'stranger']) world.addUser(login);
  const repository = world.addRepository(SITE, {});
  world.addToken(TOKEN, {});
  world.setPermission(SITE, 'maintainer', 'write');
  const about = { title: 'No quickstart', body: 'People ask for one.' };
  const issue = world.addIssue(SITE, { ...about, user: 'maintainer' });

  const caller = callerRepository();
  const ours = publish(published);
  const uploaded = join(folder, 'artifacts');
  const upload = ours.others.find((name) => name.startsWith('actions/upload-artifact@'));
  const uploader = join(folder, 'upload-artifact');
  if (upload) writeUploadArtifact(uploader, uploaded);
  const answers = (of = issue) =>
    world
      .comments(of)
      .filter(({ user }) => user.type === 'Bot')
      .map(({ body }) => body);
  let workflows = 0;
  const start = ({ workflow, event, vars, project = 'ok' }: Run) => {
    workflows += 1;
    const path = `.github/workflows/test-${workflows}.yml`;
    caller.write(path, workflow);
    return startAct({
      caller: caller.folder,
      workflow: path,
      event,
      repositories: { [ours.name]: ours.folder, ...(upload ? { [upload]: uploader } : {}) },
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
    start,
    run: (run: Run) => start(run).result,
    /** Adds a comment to an issue, by default from a maintainer, and returns its event. */
    comment(body: string, more: { login?: string; issue?: Issue } = {}): Run['event'] {
      const comment = world.addComment(more.issue ?? issue, body, {
        as: more.login ?? 'maintainer',
      });
      return { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') };
    },
    /** The bodies of our comments. */
    answers,
    /** The same for an issue of that number. */
    answersTo(number: number) {
      const found = world.issue(SITE, number);
      return found ? answers(found) : [];
    },
    /** The first prompt of each job. */
    prompts: () => [...service.jobs.values()].map((job) => job.prompts[0] ?? ''),
    /** Files that were uploaded as artifacts, as `NAME/FILE`. */
    artifacts: () =>
      existsSync(uploaded)
        ? readdirSync(uploaded, { recursive: true, encoding: 'utf8' }).filter((path) =>
            path.includes('/'),
          )
        : [],
    gh,
    /** The arguments of each call of the simulated GitHub CLI. */
    ghCalls: () => (existsSync(ghLog) ? readFileSync(ghLog, 'utf8').trimEnd().split('\n') : []),
    async [Symbol.asyncDispose]() {
      await service.close();
      await chat.close();
      await github.close();
      await proxy[Symbol.asyncDispose]();
      caller[Symbol.dispose]();
      ours[Symbol.dispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A chat that receives messages through an incoming webhook. */
async function startChat() {
  const messages: unknown[] = [];
  const server = createServer(async (request, response) => {
    const isJson = request.headers['content-type'] === 'application/json';
    messages.push(isJson ? await json(request) : undefined);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    messages,
    webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/not-a-real-secret`,
    close: () => new Promise((closed) => server.close(closed)),
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

/** Events with the fields that are used. */
export const events = {
  dispatch: { name: 'workflow_dispatch', payload: { inputs: { prompt: 'Write the quickstart' } } },
  release: { name: 'release', payload: { action: 'published', release: { tag_name: 'v1.1.0' } } },
  push: (caller: Repository) => ({
    name: 'push',
    payload: {
      ref: 'refs/heads/main',
      before: caller.git('rev-parse', 'v1.0.0').trim(),
      after: caller.git('rev-parse', 'HEAD').trim(),
    },
  }),
};
