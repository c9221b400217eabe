/** Figures of whole steps, against Bash or another action. */

import { CERTIFICATES } from '../faults/certificates.ts';
import { DEFAULT_KEY, startService } from '../standin/service/service.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';
import { siteOf } from '../visitors/support.ts';
import {
  EMPTY,
  medianOf,
  OURS,
  runBash,
  runStep,
  TRUST,
  takeTurns,
  type Value,
} from './measure.ts';

type Inputs = Readonly<Record<string, string>>;

/** How often `node -e 0` fits into the start of actions/create-github-app-token, measured on an idle machine. */
const REFERENCE = 2.56;

/** Time in ms until a run shows its error. A run that is not refused would measure something else. */
async function refusal(inputs: Inputs = {}, env = {}): Promise<number> {
  const { stdout, wallMs } = await runStep(OURS, { inputs, env, exit: 1 });
  if (!stdout.includes('::error')) throw new Error(`the step shows no error: ${stdout}`);
  return wallMs;
}

export async function start(): Promise<Value[]> {
  const name = 'Start until missing inputs are refused, against actions/create-github-app-token';
  const ratio = await takeTurns(25, [
    () => refusal(),
    async () => (await runStep(EMPTY)).wallMs * REFERENCE,
  ]);
  return [{ name, value: ratio, most: 0.9, decimals: 2 }];
}

/** Both sides sleep for so long between the create and their only poll: the action's shortest pause. */
const PAUSE_S = 1;

export async function jobStep(): Promise<Value[]> {
  // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
  await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5 });
  const { url, key, requests } = service;

  /** Wall time in ms without the pause. */
  async function time(step: ReturnType<typeof runStep>): Promise<number> {
    const earlier = requests.length;
    const { wallMs, outputs, stdout } = await step;
    const methods = requests.slice(earlier).map(({ method }) => method);
    if (methods.join() !== 'POST,GET' || !outputs['pr-link'])
      throw new Error(`a step sent ${methods}: ${stdout}`);
    return wallMs - PAUSE_S * 1_000;
  }

  const [project, prompt, pause] = ['quick', 'Document the new endpoint', String(PAUSE_S)];
  const access = { 'base-url': url, 'project-id': project, 'api-key': key };
  const inputs = { ...access, 'poll-interval': pause, prompt };
  const variables = { SERVICE: url, API_KEY: key, PROJECT: project, PROMPT: prompt };
  const ratio = await takeTurns(15, [
    () => time(runStep(OURS, { inputs, env: TRUST })),
    () => time(runBash('job.sh', { ...variables, POLL_SECONDS: pause, MAX_POLLS: '10' })),
  ]);
  const name = 'A job step without a thread (create, one poll, outputs) over TLS, against Bash';
  return [{ name, value: ratio, most: 0.95, decimals: 2 }];
}

/** Projects of the simulated service that refuse every request, and an input that is refused before. */
const REFUSALS = [
  { 'fail-on': 'everything' },
  { 'project-id': 'bad-request' },
  { 'project-id': 'unauthorized' },
  { 'project-id': 'not-found' },
];

export async function redStep(): Promise<Value[]> {
  await using service = await startService({ tls: CERTIFICATES.trusted });
  const job = { 'project-id': 'docs', prompt: 'Document it' };
  const given = { ...job, 'base-url': service.url, 'api-key': service.key };

  const medians: number[] = [];
  for (const inputs of REFUSALS) {
    const times: number[] = [];
    for (let round = 0; round < 9; round++)
      times.push(await refusal({ ...given, ...inputs }, TRUST));
    medians.push(medianOf(times) / 1_000);
  }
  const outages: number[] = [];
  for (const [, outage] of OUTAGES) outages.push((await commandWithoutGitHub(outage)).seconds);
  const limited = (await refusal({ ...given, 'project-id': 'too-many' }, TRUST)) / 1_000;

  const name = 'From the start of a step to its error: wrong input, 400, 401, 404';
  return [
    { name, value: Math.max(...medians), most: 0.35, unit: ' s', decimals: 2 },
    {
      name: 'The same for 429 to every attempt',
      value: limited,
      most: 21,
      unit: ' s',
      decimals: 1,
    },
    {
      name: 'GitHub is silent, answers 502, or limits requests, from the accepted request to the end of the run',
      value: Math.max(...outages),
      most: 240,
      unit: ' s',
    },
  ];
}

/** A service over TLS with that site. */
const openSite = (site: ReturnType<typeof siteOf>) =>
  startService({ site, delayMs: 40, tls: CERTIFICATES.trusted });

/** Time in ms of a report. One that misses pages would have cost less. */
async function report(url: string, pages: number, period: Inputs): Promise<number> {
  const access = { 'base-url': url, 'project-id': 'docs', 'api-key': DEFAULT_KEY };
  const inputs = { ...access, mode: 'visitors', ...period };
  const { stdout, wallMs } = await runStep(OURS, { inputs, env: TRUST });
  if (!stdout.includes(`, ${pages.toLocaleString('en')} pages, `)) throw new Error(stdout);
  return wallMs;
}

async function bashExport(url: string, pages: number): Promise<number> {
  const access = { SERVICE: url, API_KEY: DEFAULT_KEY, PROJECT: 'docs' };
  const { outputs, wallMs } = await runBash('export.sh', access);
  if (Number(outputs.pages) !== pages) throw new Error(`Bash read ${outputs.pages} pages`);
  return wallMs;
}

export async function pageExport(): Promise<Value[]> {
  await using small = await openSite([...siteOf(1_000), ...siteOf(1_000, '2026-11-10')]);
  await report(small.url, 1_000, { 'date-from': '2026-11-16', 'date-to': '2026-11-23' });

  // With `period: all`, the action sends no dates and reads no trend, as the Bash loop.
  const [pages, rounds, each] = [10_000, 3, 40];
  await using large = await openSite(siteOf(pages));
  const { requests } = large;
  const ratio = await takeTurns(rounds, [
    () => report(large.url, pages, { period: 'all' }),
    () => bashExport(large.url, pages),
  ]);
  // The first round does not count for the time.
  if (requests.length !== 2 * (rounds + 1) * each)
    throw new Error(`both sides together sent ${requests.length} requests`);

  return [
    { name: 'Requests of a report of 1,000 pages', value: small.requests.length, most: 17 },
    {
      name: 'Report of 10,000 pages (`period: all`), against a Bash loop',
      value: ratio,
      most: 0.5,
      decimals: 2,
    },
  ];
}
