/** Figures of whole steps, against Bash or another action, and of what they load. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { CERTIFICATES } from '../faults/certificates.ts';
import { type StandinService, startService } from '../standin/service/service.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';
import { siteOf } from '../visitors/support.ts';
import { median, runBash, runEmpty, runOurs, type Value } from './measure.ts';

type Inputs = Readonly<Record<string, string>>;

const tls = CERTIFICATES.trusted;
const inputsOf = ({ url, key }: StandinService, project: string, more: Inputs): Inputs => ({
  'base-url': url,
  'project-id': project,
  'api-key': key,
  ...more,
});
const variablesOf = ({ url, key }: StandinService, project: string) => ({
  SERVICE: url,
  API_KEY: key,
  PROJECT: project,
});

/** How often `node -e 0` fits into the start of actions/create-github-app-token, measured on an idle machine. */
const REFERENCE = 2.56;

/** Time in ms until a run shows its error. A run that is not refused would measure something else. */
async function refusal(inputs: Inputs, env = {}): Promise<number> {
  const { stdout, wallMs } = await runOurs({ inputs, env, exit: 1 });
  if (!stdout.includes('::error')) throw new Error(`the step shows no error: ${stdout}`);
  return wallMs;
}

export async function start(): Promise<Value[]> {
  const ratio = await median(25, async () => {
    // To read certificates takes as long as the rest of the start.
    const ours = await refusal({}, { NODE_EXTRA_CA_CERTS: undefined });
    return ours / ((await runEmpty()).wallMs * REFERENCE);
  });
  const name = 'Start until missing inputs are refused, against actions/create-github-app-token';
  return [[name, ratio, 0.9, '', 2]];
}

export async function jobStep(): Promise<Value[]> {
  // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
  await using service = await startService({ tls, pace: 0.5 });

  /** Wall time in ms without the pause of one second, the action's shortest. */
  async function time(step: ReturnType<typeof runOurs>): Promise<number> {
    const earlier = service.requests.length;
    const { wallMs, outputs, stdout } = await step;
    const methods = service.requests.slice(earlier).map(({ method }) => method);
    if (methods.join() !== 'POST,GET' || !outputs['pr-link'])
      throw new Error(`a step sent ${methods}: ${stdout}`);
    return wallMs - 1_000;
  }

  const prompt = 'Document the new endpoint';
  const inputs = inputsOf(service, 'quick', { 'poll-interval': '1', prompt });
  const polls = { PROMPT: prompt, POLL_SECONDS: '1', MAX_POLLS: '10' };
  const ratio = await median(15, async () => {
    const ours = await time(runOurs({ inputs }));
    return ours / (await time(runBash('job.sh', { ...variablesOf(service, 'quick'), ...polls })));
  });
  const name = 'A job step without a thread (create, one poll, outputs) over TLS, against Bash';
  return [[name, ratio, 0.95, '', 2]];
}

export async function redStep(): Promise<Value[]> {
  await using service = await startService({ tls });
  const refused = (project: string) =>
    refusal(inputsOf(service, project, { prompt: 'Document it' }));

  // An input that is refused before, and projects of the simulated service that refuse every request.
  const medians: number[] = [];
  for (const project of ['a/b', 'bad-request', 'unauthorized', 'not-found'])
    medians.push(await median(9, () => refused(project)));
  const limited = await refused('too-many');
  const outages: number[] = [];
  for (const [, outage] of OUTAGES) outages.push((await commandWithoutGitHub(outage)).seconds);

  const name = 'From the start of a step to its error: wrong input, 400, 401, 404';
  const silent =
    'GitHub is silent, answers 502, or limits requests, from the accepted request to the end of the run';
  return [
    [name, Math.max(...medians) / 1_000, 0.35, ' s', 2],
    ['The same for 429 to every attempt', limited / 1_000, 21, ' s', 1],
    [silent, Math.max(...outages), 240, ' s'],
  ];
}

export async function pageExport(): Promise<Value[]> {
  const open = (site: ReturnType<typeof siteOf>) => startService({ site, delayMs: 40, tls });
  /** Time in ms of a report. One that misses pages would have cost less. */
  async function report(service: StandinService, pages: number, period: Inputs): Promise<number> {
    const inputs = inputsOf(service, 'docs', { mode: 'visitors', ...period });
    const { stdout, wallMs } = await runOurs({ inputs });
    if (!stdout.includes(`, ${pages.toLocaleString('en')} pages, `)) throw new Error(stdout);
    return wallMs;
  }

  await using small = await open([...siteOf(1_000), ...siteOf(1_000, '2026-11-10')]);
  await report(small, 1_000, { 'date-from': '2026-11-16', 'date-to': '2026-11-23' });

  // With `period: all`, the action sends no dates and reads no trend, as the Bash loop.
  await using large = await open(siteOf(10_000));
  const ratio = await median(3, async () => {
    const ours = await report(large, 10_000, { period: 'all' });
    const { outputs, wallMs } = await runBash('export.sh', variablesOf(large, 'docs'));
    if (outputs.pages !== '10000') throw new Error(`Bash read ${outputs.pages} pages`);
    return ours / wallMs;
  });

  return [
    ['Requests of a report of 1,000 pages', small.requests.length, 17],
    ['Report of 10,000 pages (`period: all`), against a Bash loop', ratio, 0.5, '', 2],
  ];
}

/** What every run loads is in one file. Everything else is loaded on demand. */
export async function dist(): Promise<Value[]> {
  const megabytes = (pattern: string) =>
    globSync(pattern).reduce((sum, path) => sum + statSync(path).size, 0) / 1_000_000;
  const { seconds } = JSON.parse(readFileSync('report/figures.json', 'utf8'));

  return [
    ['`dist/`: loaded by every run', megabytes('dist/index.js'), 0.15, ' MB', 2],
    ['`dist/`: in all', megabytes('dist/**/*.*'), 1.3, ' MB', 2],
    ['The last run of all tests', seconds / 60, 0.75, ' min', 1],
  ];
}
