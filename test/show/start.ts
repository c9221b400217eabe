/**
 * `npm start`: shows the action on this machine alone. A simulated service and a simulated GitHub listen on loopback, and
 * the bundle runs against them as on a runner: a prompt in a pipeline, a conversation on an issue, a visitor report.
 * `npm start -- --log` shows the log and the summary of every run.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ActionOptions, type ActionResult, runAction } from '../support/action.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { startPage } from './page.ts';
import { openShowScene } from './scene.ts';

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
const { issue } = thread;

const INPUTS = { 'base-url': service.url, 'project-id': 'docs', 'api-key': service.key };
const JOB = { ...INPUTS, 'github-token': TOKEN, 'poll-interval': '1' };

const logs: string[] = [];

async function run(title: string, options: ActionOptions): Promise<ActionResult> {
  const env = { ...thread.env, GITHUB_RUN_ID: `${3_000 + logs.length}`, ...options.env };
  const result = await runAction({ ...options, env });
  const log = `━━ ${title}\n\n${result.stdout}\nJob summary:\n\n${result.summary}`;
  logs.push(log);
  console.log(flags.log ? log : `  ${title} → ${result.outputs.headline}`);
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

const before = service.requests.length;
const denied = await comment('stranger', '/docs rewrite everything');
const requestsOfDenied = service.requests.length - before;

const { 'job-id': jobId = '' } = first.outputs;
const [second, followUp, report] = await Promise.all([
  prompt('Another prompt for the same job', {
    'job-id': jobId,
    prompt: 'Also say how to install it with uv',
  }),
  comment('maintainer', '/docs link it from the start page'),
  run('The visitor report', { inputs: { ...INPUTS, mode: 'visitors' } }),
]);

const pull =
  scene.pulls.find(({ number }) => `${number}` === command.outputs['pr-number']) ?? issue;
const ended = [first, second, command, followUp];
const checks: Readonly<Record<string, boolean>> = {
  'prompts and commands end with outcome=pr-opened': ended.every(
    ({ exitCode, outputs }) => exitCode === 0 && outputs.outcome === 'pr-opened',
  ),
  'the follow-up command went to the same job':
    command.outputs['job-id'] === followUp.outputs['job-id'],
  'the follow-up command added to the pull request': pull.change.commits.length === 2,
  'the commenter without permission got the outcome denied, and the service no request':
    denied.outputs.outcome === 'denied' && requestsOfDenied === 0,
  'the service accepted 4 requests for work': service.accepted.length === 4,
  'the report ends with outcome=reported': report.outputs.outcome === 'reported',
};
const hasPassed = !Object.values(checks).includes(false);
if (!hasPassed && !flags.log) console.log(logs.join('\n\n'));
console.log('');
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? '✓' : '✗'} ${what}`);

const folder = resolve(import.meta.dirname, '../../report');
const page = join(folder, 'start.html');
mkdirSync(folder, { recursive: true });
writeFileSync(page, startPage([issue, pull], report.summary));

if (!hasPassed) process.exitCode = 1;
else
  console.log(`
To see the thread, the pull request, and the report as GitHub would show them: ${pathToFileURL(page)}
To see the log of each run: npm start -- --log
To use the action in your repository: "Get started" in README.md`);
