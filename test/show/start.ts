/**
 * `npm start`: shows the action on this machine alone. A simulated service and a simulated GitHub listen on loopback, and
 * the bundle runs against them as on a runner: a prompt in a pipeline, a conversation on an issue, a visitor report.
 * `npm start -- --log` shows the log, the outputs and the summary of every run.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ActionOptions, type ActionResult, runAction } from '../support/action.ts';
import { commentsOn } from '../support/github-page.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { startPage } from './page.ts';
import { openShowScene } from './scene.ts';
import { indented, requestsText, runText, threadText } from './text.ts';

const FOLDER = resolve(import.meta.dirname, '../../report');

const { values: flags } = parseArgs({ options: { log: { type: 'boolean', default: false } } });

await using scene = await openShowScene({
  repository: 'octo-org/sdk',
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

/** What the outcomes of this demo mean. */
const MEANINGS: Readonly<Record<string, string>> = {
  'pr-opened': 'the work is in a pull request',
  denied: 'this person may not start jobs',
  reported: 'the report is in the summary',
};

await using folders = new AsyncDisposableStack();
const logs: string[] = [];
let runs = 3_000;

async function run(title: string, options: ActionOptions): Promise<ActionResult> {
  runs += 1;
  const env = { ...thread.env, GITHUB_RUN_ID: String(runs), ...options.env };
  const result = folders.use(await runAction({ ...options, env }));
  const { outcome = '' } = result.outputs;
  const log = runText(title, options, result);
  logs.push(log);
  console.log(flags.log ? log : `  ${title} → ${outcome} (${MEANINGS[outcome]})`);
  return result;
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

const pull = scene.pulls.find(({ number }) => String(number) === command.outputs['pr-number']);
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

const { world } = github;
const comments = commentsOn(world, issue);
const commits = pull?.change.commits.map(({ message }) => `Commit: ${message}`) ?? [];
const [head = ''] = report.summary.split('```mermaid');
console.log(`
━━ Issue #${issue.number}: ${issue.title}
${indented(threadText(comments))}

━━ Pull request #${pull?.number}: ${pull?.title}
${indented(commits.join('\n'))}

━━ The visitor report begins
${indented(head.replaceAll(/<\/?(?:code|wbr)>/g, '').trim())}

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
  'the follow-up command added to the pull request': commits.length === 2,
  'the commenter without permission got the outcome denied, and the service no request':
    denied.outputs.outcome === 'denied' && requestsOfDenied === 0,
  'the service accepted 4 requests for work': service.accepted.length === 4,
  'the report ends with outcome=reported': report.outputs.outcome === 'reported',
};
const hasPassed = !Object.values(checks).includes(false);
if (!hasPassed && !flags.log) console.log(logs.join('\n\n'));
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? '✓' : '✗'} ${what}`);

const page = join(FOLDER, 'start.html');
const threads = [issue, ...(pull ? [pull] : [])].map((each) => ({
  issue: each,
  comments: commentsOn(world, each),
}));
mkdirSync(FOLDER, { recursive: true });
writeFileSync(page, startPage({ threads, report: report.summary }));

if (!hasPassed) process.exitCode = 1;
else
  console.log(`
To see the log of each run: npm start -- --log
To use the action in your repository: "Get started" in README.md
To see all of it as GitHub would show it: ${pathToFileURL(page)}`);
