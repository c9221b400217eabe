/**
 * `npm start`: the product at work on this machine alone. A stand-in service listens on loopback, and the
 * bundle runs against it as the runner would run it: a new job, then a follow-up message to the same job.
 * `npm start -- --serve` leaves the service up for calls of your own.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { curlLines } from '../standin/service/examples.ts';
import { startService } from '../standin/service/service.ts';
import { showStep } from './step.ts';

const { values } = parseArgs({
  options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
});
const print = (line: string) => console.log(line);

await using service = await startService({ port: Number(values.port) });
print(`The stand-in service listens on ${service.url}\n`);

const common = { 'base-url': service.url, 'project-id': 'ok', 'api-key': service.key };
const first = await showStep(
  'A prompt becomes a pull request',
  { ...common, prompt: 'Add a quickstart for the Python SDK' },
  print,
);
const second = await showStep(
  'A follow-up message to the same job',
  { ...common, 'job-id': first.outputs['job-id'] ?? '', prompt: 'Also say how to install it with uv' },
  print,
);

const page = await fetch(second.outputs['pr-link'] ?? '');
const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
print(`GET ${second.outputs['pr-link']} answers ${page.status}: ${title}`);
print(
  `The service was asked for ${service.accepted.length} pieces of work in ${service.requests.length} requests.`,
);
const good = [first, second].every(
  (result) => result.exitCode === 0 && result.outputs.outcome === 'pr-opened',
);
print(good && page.ok ? 'outcome=pr-opened, twice: all is well.' : 'Something is wrong, see above.');
process.exitCode = good && page.ok ? 0 : 1;

if (values.serve) {
  print(
    '\nThe service stays up until you press Ctrl+C. The project id selects a scenario (ok, slow, failed, …).\n',
  );
  for (const line of curlLines(service)) print(`  ${line}\n`);
  await once(process, 'SIGINT');
}
