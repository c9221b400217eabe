import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { openThread, TOKEN } from '../trigger/support/thread.ts';
import { annotations, at, type Inputs, runJob } from './job-run.ts';

// What the golden files do not show: they are taken with a clock of their own, and with the default `fail-on`.
const prompt = 'Document the new endpoint.';

// Without the locked binary, everything would silently run on the Node.js of the machine.
test('tests and npm scripts run on the runtime of the action, Node 24', () => {
  expect(process.version).toMatch(/^v24\./);
  expect(execFileSync('node', ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./);
});

test.concurrent.each<[project: string, Inputs, exit: number, outcome: string]>([
  ['instant', { 'fail-on': 'pr-opened' }, 1, 'pr-opened'],
  ['archived', { 'fail-on': 'pr-opened,\n archived' }, 1, 'archived'],
  ['failed', { 'fail-on': 'timed-out' }, 0, 'failed'],
  ['slow', { 'timeout-minutes': '0.02' }, 1, 'timed-out'],
])(
  'a run of the scenario %s with %j exits with %i and has the outcome %s',
  async (project, inputs, exit, outcome) => {
    await using service = await startService({ pace: 0.1, firstPull: 137 });
    await using result = await runJob(service, { 'project-id': project, prompt, ...inputs });
    expect(result.outputs).toMatchObject({ outcome, 'job-id': [...service.jobs.keys()][0] });
    expect(result.exitCode).toBe(exit);
    // Red in the log and red as a step are one thing.
    expect(annotations(result, 'error')).toHaveLength(exit);
    if (outcome !== 'pr-opened') return;
    expect(result.outputs).toMatchObject({
      'pr-number': '137',
      'pr-link': `${service.url}/example/docs/pull/137`,
    });
    expect((await fetch(result.outputs['pr-link'] ?? '')).status).toBe(200);
  },
);

test.concurrent('white space around the key is removed, and both forms are masked before anything else', async () => {
  await using service = await startService();
  const inputs = { prompt: `Use ${service.key}.`, 'dry-run': 'true' };
  await using result = await runJob({ ...service, key: ` ${service.key}\n` }, inputs);
  const masks = result.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
  expect(result.commands.slice(0, masks.length).map(({ name }) => name)).toEqual(
    masks.map(() => 'add-mask'),
  );
  expect(masks).toContain(service.key);
  // The preview does not show the key, even if the prompt contains it.
  expect(result.summary).toContain('Use ***.');
});

test.concurrent('the log and the service get the version, and the log starts with it and ends with the outputs', async () => {
  await using service = await startService();
  await using result = await runJob(service, { prompt }, { env: { GITHUB_ACTION_REF: 'v1' } });
  const lines = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect(lines[0]).toBe(`Docs Agent \`${manifest.version} (v1)\``);
  expect(service.requests[0]?.headers['user-agent']).toBe(`docs-agent/${manifest.version}`);
  const shown = lines.slice(
    lines.indexOf('::group::Outputs') + 1,
    lines.lastIndexOf('::endgroup::'),
  );
  const { 'job-id': id } = result.outputs;
  expect(shown).toEqual(expect.arrayContaining([`│ job-id: ${id}`, '│ outcome: pr-opened']));
});

test.concurrent('an answer that names the job without its status is accepted, and the first poll reads the status', async () => {
  await using server = await startFaultyServer([
    respond(201, { id: 'job_9' }),
    respond(200, { id: 'job_9', status: 'completed', prLink: 'https://example.com/o/r/pull/7' }),
  ]);
  await using thread = await openThread();
  const inputs = { prompt, 'issue-number': '1', 'github-token': TOKEN };
  await using result = await runJob(at(server.origin), inputs, { env: thread.env });
  expect(result.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_9' });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(annotations(result, 'warning')).toEqual([]);
  const shown = thread
    .written()
    .filter((body) => body.includes('Working on it') && body.includes('job_9'));
  expect(shown[0]).toMatch(/^Job `job_9` · started/m);
});

test('the code that every run loads contains neither undici nor the GitHub clients', () => {
  const size = (file: string) => statSync(join(import.meta.dirname, '../../dist', file)).size;
  expect(size('index.js')).toBeLessThan(300_000);
});
