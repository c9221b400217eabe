/**
 * The steps of `.github/workflows/canary.yml` that are no steps of the action. Node.js 24 runs them from a checkout,
 * without installed packages:
 *
 * - `open` starts the simulated service, a process of its own, and opens an issue.
 * - `commands` comments on the issue, and runs the action for each comment.
 * - `close` closes the issue and stops the service.
 */

import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import { type ActionOptions, runAction } from '../support/action.ts';

const env = process.env as Readonly<Record<string, string>>;
const issue = `issues/${env.ISSUE}`;

/** GitHub does not promise that a list shows at once what was just written. */
const LIST_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];

const SAMPLE = readFileSync(join(import.meta.dirname, 'sample.md'), 'utf8');

type Outputs = Readonly<Record<string, string>>;
type Comment = Readonly<{ id: number; body: string; html_url: string }>;

/** Jobs take half the time of their scenarios. */
async function service(): Promise<void> {
  const { url, key } = await startService({ pace: 0.5 });
  process.send?.({ url, key });
}

async function open(): Promise<void> {
  const child = fork(import.meta.filename, ['service'], { detached: true, stdio: 'ignore' });
  const [{ url, key }] = (await once(child, 'message')) as [{ url: string; key: string }];
  child.disconnect();
  child.unref();
  output({ 'base-url': url, 'api-key': key, service: String(child.pid) });

  const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
  const body = `${run} tries the action here, and closes this issue.\n\n${SAMPLE}`;
  const title = `Canary of ${env.GITHUB_REF_NAME}`;
  const { number } = await post<{ number: number }>('issues', { title, body });
  output({ issue: String(number) });
}

async function compareRendering(): Promise<void> {
  const accept = 'application/vnd.github.full+json';
  const { body_html: html } = await github<{ body_html: string }>(issue, { headers: { accept } });

  const { summary } = await run({
    inputs: { 'issue-number': env.ISSUE ?? '', prompt: 'x', context: 'issue', 'dry-run': 'true' },
  });
  const [request = '{}'] = /^\{.*\}$/m.exec(summary) ?? [];
  const { prompt = '' } = JSON.parse(request) as { prompt?: string };
  console.log(`${html}\n\n${prompt}`);
  for (const text of [html, prompt]) assert.match(text, /Collapsed, but visible/);
  assert.doesNotMatch(prompt, /hidden/);
}

async function commands(): Promise<void> {
  await compareRendering();

  const first = await write('/docs add a quickstart');
  const created = await runCommand(first);
  const { 'pr-link': link = '', 'job-id': job = '' } = created;
  await assertReply(created, { outcome: 'pr-opened' }, link);
  await assertReactions(first);

  // If it sent the instruction again, it would have another job.
  const rerun = await runCommand(first, '2');
  await assertReply(rerun, { outcome: 'pr-opened', 'job-id': job }, link);

  const second = await write('/docs also explain how to install it');
  const continued = await runCommand(second);
  await assertReply(continued, { outcome: 'pr-opened', 'job-id': job }, link);
  await assertReactions(second);

  const status = await runCommand(await write('/docs --status'));
  const expected = { outcome: 'skipped', 'job-id': job, status: 'completed' };
  await assertReply(status, expected, 'Job status: completed');
}

const write = (body: string) => post<Comment>(`${issue}/comments`, { body });

/**
 * Runs the action's bundle with the event of a comment. A step of the workflow cannot do so: a comment that
 * `GITHUB_TOKEN` writes triggers no workflow, and GitHub does not let a step change its event.
 */
async function runCommand(comment: Comment, attempt = '1'): Promise<Outputs> {
  const { user } = await github<{ user: object }>(`collaborators/${env.GITHUB_ACTOR}/permission`);
  const repository = { private: env.PRIVATE === 'true' };
  const subject = { action: 'created', issue: await github<object>(issue), repository };
  const payload = { ...subject, comment: { ...comment, user }, sender: user };

  const { outputs } = await run({
    // Often enough to see the job active after the follow-up.
    inputs: { 'poll-interval': '1' },
    event: { name: 'issue_comment', payload },
    // Every comment triggers a workflow run of its own.
    env: { GITHUB_RUN_ID: String(comment.id), GITHUB_RUN_ATTEMPT: attempt },
  });
  console.log(comment.body, outputs);
  return outputs;
}

async function close(): Promise<void> {
  if (env.SERVICE) process.kill(Number(env.SERVICE));
  if (env.ISSUE)
    await github(issue, { method: 'PATCH', body: JSON.stringify({ state: 'closed' }) });
}

function run({ inputs, ...options }: ActionOptions) {
  const names = ['API_URL', 'SERVER_URL', 'REPOSITORY', 'REPOSITORY_ID'];
  const variables = names.map((name) => [`GITHUB_${name}`, env[`GITHUB_${name}`]]);

  return runAction({
    ...options,
    inputs: {
      'base-url': env.BASE_URL ?? '',
      'api-key': env.API_KEY ?? '',
      'project-id': 'ok',
      'github-token': env.GITHUB_TOKEN ?? '',
      ...inputs,
    },
    env: { ...Object.fromEntries(variables), ...options.env },
  });
}

async function github<Body>(path: string, { headers, ...request }: RequestInit = {}) {
  const url = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/${path}`;
  const authorization = `Bearer ${env.GITHUB_TOKEN}`;
  const own = { authorization, 'content-type': 'application/json' };
  const response = await fetch(url, { headers: { ...own, ...headers }, ...request });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const post = <Body>(path: string, body: object) =>
  github<Body>(path, { method: 'POST', body: JSON.stringify(body) });

async function assertReply(outputs: Outputs, expected: Outputs, text: string): Promise<void> {
  assert.partialDeepStrictEqual(outputs, expected);
  await eventually(async () => {
    const comments = await github<Comment[]>(`${issue}/comments?per_page=100`);
    const reply = comments.find(({ html_url }) => html_url === outputs['comment-url']);
    assert.ok(reply?.body.includes(text), `No '${text}' in the reply: ${reply?.body}`);
  });
}

async function assertReactions({ id }: Comment): Promise<void> {
  await eventually(async () => {
    const reactions = await github<{ content: string }[]>(`issues/comments/${id}/reactions`);
    assert.deepEqual(reactions.map(({ content }) => content).sort(), ['eyes', 'rocket']);
  });
}

async function eventually(assertion: () => Promise<void>): Promise<void> {
  for (const ms of LIST_PAUSES_MS) {
    try {
      return await assertion();
    } catch {
      await pause(ms);
    }
  }
  return assertion();
}

function output(values: Outputs): void {
  for (const [name, value] of Object.entries(values))
    appendFileSync(env.GITHUB_OUTPUT ?? '', `${name}=${value}\n`);
}

const steps: Readonly<Record<string, () => Promise<void>>> = {
  service,
  open,
  commands,
  close,
};
const step = steps[process.argv[2] ?? ''];
if (!step) throw new Error(`Usage: node test/canary/canary.ts ${Object.keys(steps).join(' | ')}`);
await step();
