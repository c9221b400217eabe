/** Exports of visitors: their time against Bash, and their memory. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startService } from '../standin/service/service.ts';
import { siteOf } from '../visitors/support.ts';
import type { Figure } from './figure.ts';
import { openFront, openTrust } from './front.ts';
import { ratios, showSpread, takeTurns } from './measure.ts';
import { baseline, OURS, probed, runStep, type StepResult } from './step.ts';

const [FROM, TO] = ['2026-11-16', '2026-11-23'];
const ROWS = 250;
const PAGES = 10_000;
const DELAY_MS = 40;
/** Around the sizes at which an answer more is needed, or one more is under way. */
const ONE_ANSWER = [0, 1, 250];
const SIZES = [...ONE_ANSWER, 251, 500, 501, 750, 1_000, 1_001, 1_250, 1_500, 2_500];

type Site = Awaited<ReturnType<typeof openSite>>;
type Env = Readonly<Record<string, string>>;

/** Serves a site over TLS; every answer takes `delayMs`, and from the second time on comes from memory. */
async function openSite(pages: number, delayMs = 0) {
  const service = await startService({ site: [...siteOf(pages), ...siteOf(pages, '2026-11-10')] });
  const front = await openFront({ origin: service.url, delayMs, remembers: true });
  return {
    url: front.url,
    key: service.key,
    pages,
    /** Requests so far for rows that do not exist. The very first row is always requested. */
    pastTheEnd: () =>
      front.requests.filter((name) => {
        const offset = Number(/[?&]offset=(\d+)/.exec(name)?.[1] ?? 0);
        return offset > 0 && offset >= pages;
      }).length,
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]();
      await service.close();
    },
  };
}

/** Our report of a site, without a trend: Bash has none either. `weeks` 2: the pages of the week before as well. */
async function ourExport(site: Site, env: Env, weeks = 1): Promise<StepResult> {
  const requests = weeks * (Math.ceil(site.pages / ROWS) + 3);
  const result = await report(site, env, { trend: `${weeks}`, 'max-requests': `${requests}` });
  return whole(result, site);
}

function report({ url, key }: Pick<Site, 'url' | 'key'>, env: Env, more: Env) {
  const access = { 'base-url': url, 'project-id': 'docs', 'api-key': key };
  const range = { 'date-from': FROM, 'date-to': TO };
  const inputs = { mode: 'visitors', ...access, ...range, 'report-path': 'report', ...more };
  return runStep({ command: OURS, inputs, env });
}

async function bashExport(site: Site, env: Env): Promise<StepResult> {
  const access = { SERVICE: site.url, API_KEY: site.key, PROJECT: 'docs' };
  const variables = { ...env, ...access, DATE_FROM: FROM, DATE_TO: TO };
  return whole(await runStep({ command: baseline('export.sh'), env: variables }), site);
}

/** A report that misses pages would have cost less. */
function whole(result: StepResult, { pages }: Site): StepResult {
  if (result.outputs.pages === String(pages)) return result;
  throw new Error(`an export read ${result.outputs.pages} of ${pages} pages`);
}

export const pageExport: Figure = {
  name: 'Export of 10,000 pages at 40 ms a response, against a Bash loop; requests past the end of a one-page site, of any',
  goal: '≤ 0.20 of the wall time; 0, ≤ 3',
  async measure({ runs = 3 }) {
    using trust = openTrust();
    let [most, mostOfOne] = [0, 0];
    for (const pages of SIZES) {
      await using site = await openSite(pages, DELAY_MS);
      await ourExport(site, trust.node);
      most = Math.max(most, site.pastTheEnd());
      if (ONE_ANSWER.includes(pages)) mostOfOne = Math.max(mostOfOne, site.pastTheEnd());
    }

    await using site = await openSite(PAGES, DELAY_MS);
    const times = await takeTurns(runs, {
      ours: async () => (await ourExport(site, trust.node)).wallMs,
      bash: async () => (await bashExport(site, trust.curl)).wallMs,
    });
    const ratio = ratios(times.ours, times.bash);
    return {
      measured: `${ratio.median.toFixed(2)}; ${mostOfOne}, ${most}`,
      met: ratio.median <= 0.2 && mostOfOne === 0 && most <= 3,
      note: `Wall time of the whole step over TLS, with CSV, JSON, outputs, and summary on both sides: ${showSpread(ratio)}. The service counted the requests on ${SIZES.length} sites of up to 2,500 pages.`,
    };
  },
};

export const memory: Figure = {
  name: 'Peak memory of an export of 100,000 pages in each of two weeks, against its own of 10,000; of a million rows in answers of 8 MB',
  goal: '≤ 2.0; ≤ 1 GiB',
  async measure({ runs = 3 }) {
    using trust = openTrust();
    await using few = await openSite(10_000);
    await using many = await openSite(100_000);
    const peak = (site: Site) =>
      probed('peak.cts', (probe) => ourExport(site, { ...trust.node, ...probe }, 2));
    const peaks = await takeTurns(runs, { many: () => peak(many), few: () => peak(few) });
    const growth = ratios(peaks.many, peaks.few);

    await using endless = await serveLongAnswers();
    const bytes = await probed('peak.cts', (probe) => report(endless, probe, { trend: '1' }));
    const gibibytes = bytes / 2 ** 30;
    return {
      measured: `${growth.median.toFixed(2)}; ${gibibytes.toFixed(2)} GiB`,
      met: growth.median <= 2 && gibibytes <= 1,
      note: `The most memory that the process held at any time (resident), files written: ${showSpread(growth)}.`,
    };
  },
};

/** Rows in 8 MB, a hundred bytes each. */
const LONG = 80_000;

/** A service that ignores `limit`: every answer has 8 MB of rows, and says that there are more. */
async function serveLongAnswers() {
  let answers = 0;
  const server = createServer((_, response) => {
    answers += 1;
    const visitors = Array.from({ length: LONG }, (_, row) => {
      const path = `/${answers}/${row}/`.padEnd(52, 'x');
      return { path, human: 2, ai: 1, total: 3 };
    });
    const totals = { human: 2_000_000, ai: 1_000_000, total: 3_000_000 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ totals, visitors, hasMore: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'key_this-is-not-a-real-key-0123456789',
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
