/**
 * `npm start`: shows the action on this machine alone. A simulated service and a simulated GitHub listen on loopback, and
 * the bundle runs against them as on a runner: a prompt in a pipeline, a conversation on an issue, a visitor report.
 * `npm start -- --log` shows the log, the outputs and the summary of every run.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ActionOptions } from '../support/action.ts';
import { commentsOn } from '../support/github-page.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { startPage } from './page.ts';
import { openShowScene } from './scene.ts';
import { indented, runStep, type Step } from './step.ts';
import { reportHead, requestsText, threadText } from './terminal.ts';

const PAGE = 'report/start.html';

const { values: flags } = parseArgs({ options: { log: { type: 'boolean', default: false } } });

await using scene = await openShowScene({
  repository: 'octo-org/sdk',
  issue: 1,
  pulls: [2, 3],
  writer: 'maintainer',
  // A job is active when it is read after one second, and has ended when it is read after two. A follow-up that nobody has
  // seen active would be waited for longer, because its end could be an earlier one.
  pace: 0.28,
});
const { service, thread } = scene;
const { github, issue } = thread;

const INPUTS = { 'base-url': service.url, 'project-id': 'docs', 'api-key': service.key };
const JOB = {
  ...INPUTS,
  'github-token': TOKEN,
  'poll-interval': '1',
  'preview-path': '/v1/project/preview/{projectId}',
};

await using folders = new AsyncDisposableStack();
const steps: Step[] = [];
let runs = 3_000;

async function run(title: string, options: ActionOptions): Promise<Step> {
  runs += 1;
  const env = { ...thread.env, GITHUB_RUN_ID: String(runs), ...options.env };
  const step = folders.use(await runStep(title, { ...options, env }));
  steps.push(step);
  console.log(flags.log ? step.log : `  ${title} → ${step.outputs.outcome}`);
  return step;
}

const prompt = (title: string, inputs: Record<string, string>) =>
  run(title, { inputs: { ...JOB, ...inputs } });

const comment = (as: string, body: string) =>
  run(`${as}: ${body}`, thread.command(body, service, { as, inputs: JOB }));

console.log('The action runs six times, against a simulated service and a simulated GitHub:\n');

const [first, command] = await Promise.all([
  prompt('A prompt in a workflow', { prompt: 'Add a quickstart for the Python SDK' }),
  comment('maintainer', '/docs write the quickstart'),
]);

const before = service.requests.length;
const denied = await comment('stranger', '/docs rewrite everything');
const requestsOfDenied = service.requests.length - before;

const message = {
  'job-id': first.outputs['job-id'] ?? '',
  prompt: 'Also say how to install it with uv',
};
const [second, followUp, report] = await Promise.all([
  prompt('Another prompt for the same job', message),
  comment('maintainer', '/docs link it from the start page'),
  run('The visitor report', { inputs: { ...INPUTS, mode: 'visitors' } }),
]);

const comments = commentsOn(github.world, issue);
console.log(`
━━ Issue #${issue.number}: ${issue.title}

${indented(threadText(comments))}

━━ The visitor report begins

${indented(reportHead(report.summary))}

━━ The service got

${indented(requestsText(service.requests))}
`);

const ended = [first, second, command, followUp];
const checks: Readonly<Record<string, boolean>> = {
  'prompts and commands end with outcome=pr-opened': ended.every(
    ({ exitCode, outputs }) => exitCode === 0 && outputs.outcome === 'pr-opened',
  ),
  'the follow-up command went to the same job':
    command.outputs['job-id'] === followUp.outputs['job-id'],
  'the commenter without permission got the outcome denied, and the service no request':
    denied.outputs.outcome === 'denied' && requestsOfDenied === 0,
  'the service accepted 4 requests for work': service.accepted.length === 4,
  'the report ends with outcome=reported': report.outputs.outcome === 'reported',
};
const hasPassed = !Object.values(checks).includes(false);
if (!hasPassed && !flags.log) console.log(steps.map(({ log }) => log).join('\n\n'));
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? '✓' : '✗'} ${what}`);

const page = resolve(import.meta.dirname, '../..', PAGE);
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, startPage({ issue, comments, report: report.summary }));

if (!hasPassed) process.exitCode = 1;
else
  console.log(`
To see the log of each run: npm start -- --log
To use the action in your repository: "Get started" in README.md
To see the thread and the report as GitHub would show them: ${PAGE}`);
