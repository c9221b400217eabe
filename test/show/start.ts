/**
 * `npm start`: runs the product on this machine alone. A simulated service and a simulated GitHub listen on loopback,
 * and the bundle runs against them as on a runner: a prompt in a pipeline, then a conversation on an issue, then two
 * pushes that share a pull request, then a visitor report. `npm start -- --serve` keeps the service running for your
 * own calls.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startService } from '../standin/service/service.ts';
import { showStep } from './step.ts';
import { openShow } from './thread.ts';

const { values } = parseArgs({
  options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
});
const print = (line: string) => console.log(line);

await using service = await startService({ port: Number(values.port) });
await using show = await openShow(service, print);
const { github, say, push, shown } = show;
print(`The simulated service listens on ${service.url}, the simulated GitHub on ${github.url}.\n`);

const access = { 'base-url': service.url, 'project-id': 'ok', 'api-key': service.key };
const prompted = { ...access, prompt: 'Add a quickstart for the Python SDK' };
const first = await showStep('A prompt becomes a pull request', prompted, print);
const message = {
  'job-id': first.outputs['job-id'] ?? '',
  prompt: 'Also say how to install it with uv',
};
const second = await showStep(
  'A follow-up message to the same job',
  { ...access, ...message },
  print,
);
const prLink = second.outputs['pr-link'] ?? '';
const page = await fetch(prLink);
const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
print(`GET ${prLink} answers ${page.status}: ${title}\n`);

const command = await say(
  'A comment becomes a pull request',
  'maintainer',
  '/docs write the quickstart that this issue asks for',
);
const before = service.requests.length;
const denied = await say('A commenter without permission', 'stranger', '/docs rewrite everything');
const spent = service.requests.length - before;
const followUp = await say(
  'A follow-up to the same job',
  'maintainer',
  '/docs link it from the start page',
);
print('The thread now:\n');
for (const line of shown()) print(line);

const pushed = await push(
  'A push starts a job in the thread of an issue',
  '501',
  'Document what this push changes',
);
const pushedAgain = await push(
  'The next push continues it: one pull request',
  '502',
  'Document what this push changes, too',
);

const beforeReport = service.requests.length;
const report = await showStep('Visitor report', { mode: 'visitors', ...access }, print);
const requests = service.requests.length - beforeReport;
const { outcome, total = '', human = '', ai = '' } = report.outputs;

const ended = [first, second, command, followUp, pushed, pushedAgain];
const checks: [string, boolean][] = [
  [
    'the prompt, its follow-up, both commands and both pushes end with outcome=pr-opened',
    ended.every(({ exitCode, outputs }) => exitCode === 0 && outputs.outcome === 'pr-opened'),
  ],
  ['the URL of the pull request responds', page.ok],
  [
    'the follow-up command went to the same job',
    command.outputs['job-id'] === followUp.outputs['job-id'],
  ],
  [
    'both pushes share one pull request',
    pushed.outputs['pr-link'] === pushedAgain.outputs['pr-link'],
  ],
  [`the comment without permission made ${spent} requests to the service`, spent === 0],
  ['the commenter without permission got the outcome denied', denied.outputs.outcome === 'denied'],
  [
    `the service accepted ${service.accepted.length} requests for work`,
    service.accepted.length === 6,
  ],
  [
    'the visitor report ends with outcome=reported',
    report.exitCode === 0 && outcome === 'reported',
  ],
  [`it took ${requests} requests`, requests <= 60],
  ['human and AI overlap', Number(human) + Number(ai) > Number(total) && Number(total) > 0],
  ['its summary has a chart', report.summary.includes('xychart-beta')],
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
  const sent = (prompt: string) =>
    `-H 'Content-Type: application/json' -d '{"prompt": "${prompt}"}'`;
  const jobs = `${service.url}/v2/agent/ok/job`;
  print(`  ${curl} ${sent('Document the new endpoint')} ${jobs}\n`);
  print(`  ${curl} ${jobs}/JOB\n`);
  print(`  ${curl} ${sent('Add an example')} ${jobs}/JOB/message\n`);
  print(`  ${curl} '${service.url}/v1/analytics/ok/visitors?limit=5'\n`);
  await once(process, 'SIGINT');
}
