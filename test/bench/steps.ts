/** Figures of whole steps, against Bash or another action. */
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';
import { siteOf } from '../visitors/support.ts';
import { medianOf, runBash, runEmpty, runOurs, takeTurns, type Value } from './measure.ts';

type Inputs = Readonly<Record<string, string>>;
type Service = Awaited<ReturnType<typeof startService>>;

const tls = CERTIFICATES.trusted;
const inputsOf = ({ url, key }: Service, project: string, more: Inputs): Inputs => ({
  'base-url': url,
  'project-id': project,
  'api-key': key,
  ...more,
});
const variablesOf = ({ url, key }: Service, project: string) => ({
  SERVICE: url,
  API_KEY: key,
  PROJECT: project,
});

/** How often `node -e 0` fits into the start of actions/create-github-app-token, measured on an idle machine. */
const REFERENCE = 2.56;

/** Time in ms until a run shows its error. A run that is not refused would measure something else. */
async function refusal(inputs: Inputs = {}, env = {}): Promise<number> {
  const { stdout, wallMs } = await runOurs({ inputs, env, exit: 1 });
  if (!stdout.includes('::error')) throw new Error(`the step shows no error: ${stdout}`);
  return wallMs;
}

export async function start(): Promise<Value[]> {
  const reference = async () => (await runEmpty()).wallMs * REFERENCE;
  // To read certificates takes as long as the rest of the start.
  const ours = () => refusal({}, { NODE_EXTRA_CA_CERTS: undefined });
  const ratio = await takeTurns(25, ours, reference);
  return [
    [
      'Start until missing inputs are refused, against actions/create-github-app-token',
      ratio,
      0.9,
      '',
      2,
    ],
  ];
}

export async function jobStep(): Promise<Value[]> {
  // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
  await using service = await startService({ tls, pace: 0.5 });
  const { requests } = service;

  /** Wall time in ms without the pause of one second, the action's shortest. */
  async function time(step: ReturnType<typeof runOurs>): Promise<number> {
    const earlier = requests.length;
    const { wallMs, outputs, stdout } = await step;
    const methods = requests.slice(earlier).map(({ method }) => method);
    if (methods.join() !== 'POST,GET' || !outputs['pr-link'])
      throw new Error(`a step sent ${methods}: ${stdout}`);
    return wallMs - 1_000;
  }

  const prompt = 'Document the new endpoint';
  const inputs = inputsOf(service, 'quick', { 'poll-interval': '1', prompt });
  const polls = { PROMPT: prompt, POLL_SECONDS: '1', MAX_POLLS: '10' };
  const ratio = await takeTurns(
    15,
    () => time(runOurs({ inputs })),
    () => time(runBash('job.sh', { ...variablesOf(service, 'quick'), ...polls })),
  );
  const name = 'A job step without a thread (create, one poll, outputs) over TLS, against Bash';
  return [[name, ratio, 0.95, '', 2]];
}

export async function redStep(): Promise<Value[]> {
  await using service = await startService({ tls });
  const given = inputsOf(service, 'docs', { prompt: 'Document it' });

  // An input that is refused before, and projects of the simulated service that refuse every request.
  const medians: number[] = [];
  for (const project of ['a/b', 'bad-request', 'unauthorized', 'not-found']) {
    const times: number[] = [];
    for (let round = 0; round < 9; round++)
      times.push(await refusal({ ...given, 'project-id': project }));
    medians.push(medianOf(times) / 1_000);
  }
  const limited = (await refusal({ ...given, 'project-id': 'too-many' })) / 1_000;
  const outages: number[] = [];
  for (const [, outage] of OUTAGES) outages.push((await commandWithoutGitHub(outage)).seconds);

  const name = 'From the start of a step to its error: wrong input, 400, 401, 404';
  const silent =
    'GitHub is silent, answers 502, or limits requests, from the accepted request to the end of the run';
  return [
    [name, Math.max(...medians), 0.35, ' s', 2],
    ['The same for 429 to every attempt', limited, 21, ' s', 1],
    [silent, Math.max(...outages), 240, ' s'],
  ];
}

export async function pageExport(): Promise<Value[]> {
  const open = (site: ReturnType<typeof siteOf>) => startService({ site, delayMs: 40, tls });
  /** Time in ms of a report. One that misses pages would have cost less. */
  async function report(service: Service, pages: number, period: Inputs): Promise<number> {
    const inputs = inputsOf(service, 'docs', { mode: 'visitors', ...period });
    const { stdout, wallMs } = await runOurs({ inputs });
    if (!stdout.includes(`, ${pages.toLocaleString('en')} pages, `)) throw new Error(stdout);
    return wallMs;
  }

  await using small = await open([...siteOf(1_000), ...siteOf(1_000, '2026-11-10')]);
  await report(small, 1_000, { 'date-from': '2026-11-16', 'date-to': '2026-11-23' });

  // With `period: all`, the action sends no dates and reads no trend, as the Bash loop.
  await using large = await open(siteOf(10_000));
  const ratio = await takeTurns(
    3,
    () => report(large, 10_000, { period: 'all' }),
    async () => {
      const { outputs, wallMs } = await runBash('export.sh', variablesOf(large, 'docs'));
      if (outputs.pages !== '10000') throw new Error(`Bash read ${outputs.pages} pages`);
      return wallMs;
    },
  );

  return [
    ['Requests of a report of 1,000 pages', small.requests.length, 17],
    ['Report of 10,000 pages (`period: all`), against a Bash loop', ratio, 0.5, '', 2],
  ];
}
