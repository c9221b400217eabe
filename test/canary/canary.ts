/**
 * The steps of `.github/workflows/canary.yml` that are no steps of the action. Node.js 24 runs them from a checkout,
 * without installed packages:
 *
 * - `open` starts the simulated service and opens an issue.
 * - `rendering` prints GitHub's HTML of the issue, and what the action makes of it, so that a person can compare them.
 * - `commands` comments on the issue, and runs the action for each comment.
 * - `check` checks what the steps before it have put out and posted.
 * - `close` closes the issue and stops the service.
 */

import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ActionResult, runAction } from '../support/action.ts';
import { type Account, type Comment, connect } from './github.ts';

const { env } = process;
const github = connect(env);
const issue = Number(env.ISSUE);

/** GitHub does not promise that a list shows at once what was just written. */
const LIST_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];

const steps: Readonly<Record<string, () => Promise<void>>> = {
  open,
  rendering,
  commands,
  check,
  close,
};
/** What GitHub renders in ways of its own, and what it hides. */
const SAMPLE = `
Visible, <!-- hidden -->**bold**, ~~struck~~, \`code <!-- visible -->\`, :tada:, 10<sup>6</sup>, and
a [link](https://example.com/?a=b "hidden"), https://example.com, ![hidden](https://example.com/image.png).

[hidden]: https://example.com/hidden

- [x] a task
  1. nested

| a | b \\| c |
| --- | --- |
| 1 | 2 | hidden |

\`\`\`js hidden
const visible = '<!-- visible -->';
\`\`\`

> [!NOTE]
> An alert with a footnote[^1].

<details title="hidden"><summary>Summary</summary>Collapsed, but visible</details>

[^1]: The footnote.
`;

const step = steps[process.argv[2] ?? ''];
if (!step) throw new Error(`Usage: node test/canary/canary.ts ${Object.keys(steps).join(' | ')}`);
await step();

async function open(): Promise<void> {
  const service = fork(join(import.meta.dirname, 'service.ts'), {
    detached: true,
    stdio: 'ignore',
  });
  const [{ url, key }] = (await once(service, 'message')) as [{ url: string; key: string }];
  service.disconnect();
  service.unref();
  output({ 'base-url': url, 'api-key': key, service: String(service.pid) });

  const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
  const { number } = await github.openIssue(
    `Canary of ${env.GITHUB_REF_NAME}`,
    `${run} tries the action here, and closes this issue.\n${SAMPLE}`,
  );
  output({ issue: String(number) });
}

async function rendering(): Promise<void> {
  const { body_html: html } = await github.renderedIssue(issue);
  const { summary } = await runAction({
    inputs: {
      'base-url': env.BASE_URL ?? '',
      'api-key': env.API_KEY ?? '',
      'project-id': 'ok',
      'github-token': env.GITHUB_TOKEN ?? '',
      'issue-number': String(issue),
      prompt: 'Compare',
      context: 'issue',
      'dry-run': 'true',
    },
    event: { name: 'workflow_dispatch', payload: {} },
    env: variables(
      'GITHUB_API_URL',
      'GITHUB_SERVER_URL',
      'GITHUB_REPOSITORY',
      'GITHUB_REPOSITORY_ID',
    ),
  });
  const [request = '{}'] = /^\{.*\}$/m.exec(summary) ?? [];
  const { prompt = '' } = JSON.parse(request) as { prompt?: string };
  console.log(`${html}\n\n${prompt}`);
  assert.match(prompt, /Collapsed, but visible/);
  assert.doesNotMatch(prompt, /hidden/);
}

/** As a person would use the command: an instruction, a follow-up, a re-run of its workflow run, and the status. */
async function commands(): Promise<void> {
  const { user } = await github.account(env.GITHUB_ACTOR ?? '');

  const first = await github.comment(issue, '/docs add a quickstart');
  const created = await runCommand(first, user);
  assertOutputs(created, { outcome: 'pr-opened' });
  const { 'pr-link': link = '', 'job-id': job } = created.outputs;
  await assertReply(created, link);
  await assertReactions(first, ['eyes', 'rocket']);

  const second = await github.comment(issue, '/docs also explain how to install it');
  const continued = await runCommand(second, user);
  assertOutputs(continued, { outcome: 'pr-opened', 'job-id': job });
  await assertReply(continued, link);
  await assertReactions(second, ['eyes', 'rocket']);

  const rerun = await runCommand(second, user, 2);
  assertOutputs(rerun, { outcome: 'pr-opened', 'job-id': job });
  const page = await (await fetch(link)).text();
  assert.equal(page.split('also explain').length - 1, 1, 'The re-run sent the follow-up again.');

  const third = await github.comment(issue, '/docs --status');
  const status = await runCommand(third, user);
  assertOutputs(status, { outcome: 'skipped', 'job-id': job, status: 'completed' });
  await assertReply(status, 'Job status: completed');
}

/**
 * Runs the action's bundle with the event of a comment. A step of the workflow cannot do so: a comment that
 * `GITHUB_TOKEN` writes triggers no workflow, and GitHub does not let a step change its event.
 */
async function runCommand(comment: Comment, user: Account, attempt = 1): Promise<ActionResult> {
  const payload = {
    action: 'created',
    issue: await github.issue(issue),
    comment: { ...comment, user },
    repository: { private: env.PRIVATE === 'true' },
    sender: user,
  };
  const result = await runAction({
    inputs: {
      'base-url': env.BASE_URL ?? '',
      'api-key': env.API_KEY ?? '',
      'project-id': 'ok',
      'github-token': env.GITHUB_TOKEN ?? '',
      // Often enough to see the job active after the follow-up.
      'poll-interval': '1',
    },
    event: { name: 'issue_comment', payload },
    env: {
      ...variables(
        'GITHUB_API_URL',
        'GITHUB_SERVER_URL',
        'GITHUB_REPOSITORY',
        'GITHUB_REPOSITORY_ID',
      ),
      // Every comment triggers a workflow run of its own.
      GITHUB_RUN_ID: String(comment.id),
      GITHUB_RUN_ATTEMPT: String(attempt),
    },
  });
  console.log(`${comment.body} (attempt ${attempt}):`, withoutEmpty(result.outputs));
  return result;
}

/** What the workflow's own steps of the action have put out and posted. */
async function check(): Promise<void> {
  const { detached = {}, report = {} } = JSON.parse(env.OUTPUTS ?? '{}') as Record<
    string,
    Record<string, string>
  >;
  assertOutputs({ outputs: detached }, { outcome: 'detached' });
  await assertReply({ outputs: detached }, 'Job started');

  assertOutputs({ outputs: report }, { outcome: 'reported' });
  assert.match(report.total ?? '', /^[1-9]\d*$/);
  await assertReply({ outputs: report }, Number(report.total).toLocaleString('en'));
}

async function close(): Promise<void> {
  if (env.SERVICE) process.kill(Number(env.SERVICE));
  if (!issue) return;

  await github.closeIssue(issue);
  assert.equal((await github.issue(issue)).state, 'closed');
}

function assertOutputs(
  { outputs }: Pick<ActionResult, 'outputs'>,
  expected: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(expected))
    assert.equal(outputs[name], value, `The output ${name}: ${JSON.stringify(outputs, null, 2)}`);
}

/** The comment at the output `comment-url` is on the issue, and contains the text. */
async function assertReply(
  { outputs }: Pick<ActionResult, 'outputs'>,
  text: string,
): Promise<void> {
  await eventually(async () => {
    const replies = (await github.comments(issue)).filter(
      ({ html_url }) => html_url === outputs['comment-url'],
    );
    const bodies = replies.map(({ body }) => body);
    const isThere = bodies.some((body) => body.includes(text));
    assert.ok(isThere, `No comment contains '${text}': ${bodies.join('\n---\n')}`);
  });
}

async function assertReactions({ id }: Comment, expected: readonly string[]): Promise<void> {
  await eventually(async () => {
    const reactions = await github.reactions(id);
    assert.deepEqual(reactions.map(({ content }) => content).sort(), expected);
  });
}

/** Repeats an assertion about lists for some seconds until it holds. */
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

function variables(...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}

function withoutEmpty(outputs: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== ''));
}

function output(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    appendFileSync(env.GITHUB_OUTPUT ?? '', `${name}=${value}\n`);
}
