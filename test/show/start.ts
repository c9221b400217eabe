/**
 * `npm start`: shows the action on this machine alone. A simulated service and a simulated GitHub listen on loopback, and
 * the bundle runs against them as on a runner: a prompt in a pipeline, a conversation on an issue, a visitor report.
 */

import { startService } from '../standin/service/service.ts';
import { openThread } from '../trigger/support/thread.ts';
import { indented, show } from './step.ts';

await using service = await startService();
await using thread = await openThread();
const { github, issue } = thread;
console.log(`The simulated service listens on ${service.url}, GitHub on ${github.url}.\n`);

const access = { 'base-url': service.url, 'project-id': 'ok', 'api-key': service.key };
const first = await show('A prompt becomes a pull request', {
  inputs: { ...access, prompt: 'Add a quickstart for the Python SDK' },
});
const jobId = first.outputs['job-id'] ?? '';
const message = { 'job-id': jobId, prompt: 'Also say how to install it with uv' };
const second = await show('A follow-up message to the same job', {
  inputs: { ...access, ...message },
});

const say = (as: string, body: string) =>
  show(`${as} comments: ${body}`, thread.command(body, service, { as, inputs: access }));
const command = await say('maintainer', '/docs write the quickstart that this issue asks for');
const before = service.requests.length;
const denied = await say('stranger', '/docs rewrite everything');
const requestsOfDenied = service.requests.length - before;
const followUp = await say('maintainer', '/docs link it from the start page');

console.log('The thread now:\n');
for (const comment of github.world.comments(issue)) {
  const body = comment.body.replace(/\n*<!--[\s\S]*?-->\s*$/, '');
  const reactions = github.world.reactions(comment).map(({ content }) => content);
  console.log(`${comment.user.login} (reactions: ${reactions.join(', ') || 'none'}):`);
  console.log(`${indented(body)}\n`);
}

const report = await show('Visitor report', { inputs: { mode: 'visitors', ...access } });

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
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? '✓' : '✗'} ${what}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
