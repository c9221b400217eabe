/** Figures of whole steps, of what they load, and of polling on a simulated clock. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { CERTIFICATES } from '../faults/certificates.ts';
import { again, done, HOUR, MINUTE, wait } from '../job/waiting.ts';
import { type StandinService, startService } from '../standin/service/service.ts';
import { randomFrom } from '../standin/service/site.ts';
import { commandWithoutGitHub, OUTAGES } from '../trigger/support/without-github.ts';
import { siteOf } from '../visitors/support.ts';
import { median, runBash, runEmpty, runOurs } from './measure.ts';

type Inputs = Readonly<Record<string, string>>;

const tls = CERTIFICATES.trusted;
const inputsOf = ({ url, key }: StandinService, project: string, more: Inputs): Inputs => ({
  'base-url': url,
  'project-id': project,
  'api-key': key,
  ...more,
});
const variablesOf = ({ url, key }: StandinService) => ({ SERVICE: url, API_KEY: key });

/** How often `node -e 0` fits into the start of actions/create-github-app-token, measured on an idle machine. */
const REFERENCE = 2.56;

/** Time in ms until a run shows its error. A run that is not refused would measure something else. */
async function refusal(inputs: Inputs, env = {}): Promise<number> {
  const { stdout, wallMs } = await runOurs({ inputs, env });
  if (!stdout.includes('::error')) throw new Error(`the step shows no error: ${stdout}`);
  return wallMs;
}

export async function start() {
  const ratio = await median(25, async () => {
    // To read certificates takes as long as the rest of the start.
    const ours = await refusal({}, { NODE_EXTRA_CA_CERTS: undefined });
    return ours / ((await runEmpty()).wallMs * REFERENCE);
  });
  return [ratio];
}

export async function jobStep() {
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

  const PROMPT = 'Document the new endpoint';
  const inputs = inputsOf(service, 'quick', { 'poll-interval': '1', prompt: PROMPT });
  const polls = { PROJECT: 'quick', PROMPT, POLL_SECONDS: '1', MAX_POLLS: '10' };
  const ratio = await median(15, async () => {
    const ours = await time(runOurs({ inputs }));
    return ours / (await time(runBash('job.sh', { ...variablesOf(service), ...polls })));
  });
  return [ratio];
}

export async function redStep() {
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
  return [Math.max(...medians) / 1_000, limited / 1_000, Math.max(...outages)];
}

export async function pageExport() {
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
    const { outputs, wallMs } = await runBash('export.sh', {
      ...variablesOf(large),
      PROJECT: 'docs',
    });
    if (outputs.pages !== '10000') throw new Error(`Bash read ${outputs.pages} pages`);
    return ours / wallMs;
  });
  return [small.requests.length, ratio];
}

/** The largest number of readings in any hour that starts with one. */
const mostInAnHour = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR).length));

export async function polling() {
  const random = randomFrom(20);
  const delays: number[] = [];
  const hours: number[] = [];
  while (delays.length < 2_000) {
    // Log-uniform from 1 to 30 minutes.
    const length = MINUTE * 30 ** random();
    const readings = (at: number) => (at >= length ? done : again);
    const { times, endedAt } = await wait({ readings, random });
    delays.push((endedAt - length) / length);
    hours.push(mostInAnHour(times));
  }

  // Jitter only lengthens pauses, so the worst case has none. Giving up costs one more poll.
  for (const within of [HOUR, 6 * HOUR]) hours.push(mostInAnHour((await wait({ within })).times));
  const sum = delays.reduce((all, delay) => all + delay);
  return [(100 * sum) / delays.length, Math.max(...hours)];
}

/** What every run loads is in one file. Everything else is loaded on demand. */
export async function dist() {
  const megabytes = (pattern: string) =>
    globSync(pattern).reduce((sum, path) => sum + statSync(path).size, 0) / 1_000_000;
  const { seconds } = JSON.parse(readFileSync('report/figures.json', 'utf8'));
  return [megabytes('dist/index.js'), megabytes('dist/**/*.*'), seconds / 60];
}
