/**
 * `npm start`: the product at work on this machine alone. A stand-in service and a stand-in GitHub listen on
 * loopback, and the bundle runs against them as the runner would run it: a prompt in a pipeline, then a
 * conversation on an issue, then two pushes that share a pull request, then a visitor report. `npm start -- --serve`
 * leaves the service up for calls of your own.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startService } from '../standin/service/service.ts';
import { showReport } from './report.ts';
import { showStep } from './step.ts';
import { openThread } from './thread.ts';

const { values } = parseArgs({
  options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
});
const print = (line: string) => console.log(line);

await using service = await startService({ port: Number(values.port) });
const { github, say, push, shown } = await openThread();
await using _closing = github;
print(`The simulated service listens on ${service.url}, the simulated GitHub on ${github.url}.\n`);

const pipeline = { 'base-url': service.url, 'project-id': 'ok', 'api-key': service.key };
const first = await showStep(
  'A prompt becomes a pull request',
  { ...pipeline, prompt: 'Add a quickstart for the Python SDK' },
  print,
);
const second = await showStep(
  'A follow-up message to the same job',
  { ...pipeline, 'job-id': first.outputs['job-id'] ?? '', prompt: 'Also say how to install it with uv' },
  print,
);
const prLink = second.outputs['pr-link'] ?? '';
const page = await fetch(prLink);
const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
print(`GET ${prLink} answers ${page.status}: ${title}\n`);

const common = { service, print };
const command = await say({
  ...common,
  title: 'A comment becomes a pull request',
  login: 'maintainer',
  body: '/docs write the quickstart that this issue asks for',
});
const before = service.requests.length;
const turnedAway = await say({
  ...common,
  title: 'A stranger is turned away',
  login: 'stranger',
  body: '/docs rewrite everything',
});
const spent = service.requests.length - before;
const followUp = await say({
  ...common,
  title: 'The next command goes on with the same job',
  login: 'maintainer',
  body: '/docs link it from the start page',
});
print('The thread now:\n');
for (const line of shown()) print(line);

const pushed = await push({
  ...common,
  title: 'A push starts a job in the thread of an issue',
  run: '501',
  prompt: 'Document what this push changes',
});
const pushedAgain = await push({
  ...common,
  title: 'The next push continues it: one pull request',
  run: '502',
  prompt: 'Document what this push changes, too',
});

const reported = await showReport(service, print);

const ended = [first, second, command, followUp, pushed, pushedAgain];
const checks: [string, boolean][] = [
  [
    'the prompt, its follow-up, both commands and both pushes end with outcome=pr-opened',
    ended.every(opened),
  ],
  ['the pull request’s address answers', page.ok],
  ['the follow-up command went to the same job', command.outputs['job-id'] === followUp.outputs['job-id']],
  ['both pushes share one pull request', pushed.outputs['pr-link'] === pushedAgain.outputs['pr-link']],
  [`the stranger’s comment made ${spent} requests to the service`, spent === 0],
  ['the stranger got the outcome denied', turnedAway.outputs.outcome === 'denied'],
  [`the service took ${service.accepted.length} pieces of work`, service.accepted.length === 6],
  ...reported,
];
for (const [what, holds] of checks) print(`${holds ? '✓' : '✗'} ${what}`);
const good = checks.every(([, holds]) => holds);
print(`\noutcome=${second.outputs.outcome} pr-link=${prLink}`);
process.exitCode = good ? 0 : 1;

if (values.serve) {
  print(
    '\nThe service stays up until you press Ctrl+C. The project id selects a scenario (ok, slow, failed, …).\n',
  );
  const curl = `curl -sS -H 'Authorization: Bearer ${service.key}'`;
  const sent = (prompt: string) => `-H 'Content-Type: application/json' -d '{"prompt": "${prompt}"}'`;
  const jobs = `${service.url}/v2/agent/ok/job`;
  print(`  ${curl} ${sent('Document the new endpoint')} ${jobs}\n`);
  print(`  ${curl} ${jobs}/JOB\n`);
  print(`  ${curl} ${sent('Add an example')} ${jobs}/JOB/message\n`);
  print(`  ${curl} '${service.url}/v1/analytics/ok/visitors?limit=5'\n`);
  await once(process, 'SIGINT');
}

function opened(result: { exitCode: number | null; outputs: Readonly<Record<string, string>> }): boolean {
  return result.exitCode === 0 && result.outputs.outcome === 'pr-opened';
}
