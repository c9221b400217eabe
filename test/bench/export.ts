/** Exports of visitors: their time against Bash, and their memory. */

import { CERTIFICATES } from '../faults/certificates.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { DEFAULT_KEY, type StandinService, startService } from '../standin/service/service.ts';
import { siteOf } from '../visitors/support.ts';
import { type Figure, medianOf, takeTurns } from './measure.ts';
import { OURS, runBash, runTrusting } from './step.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const ROWS = 250;
const DELAY_MS = 40;
/** Around the sizes at which an answer more is needed, or one more is under way. */
const SIZES = [0, 1, 250, 251, 500, 501, 750, 1_000, 1_001, 1_250, 1_500, 2_500];

/** A service over TLS with a site that has the same pages in each of two weeks. */
const openSite = (pages: number, delayMs = 0) =>
  startService({
    site: [...siteOf(pages), ...siteOf(pages, '2026-11-10')],
    delayMs,
    tls: CERTIFICATES.trusted,
  });

const report = (url: string, inputs: Readonly<Record<string, string>>, probe = false) =>
  runTrusting(OURS, {
    inputs: {
      mode: 'visitors',
      'base-url': url,
      'project-id': 'docs',
      'api-key': DEFAULT_KEY,
      'date-from': WEEK.from,
      'date-to': WEEK.to,
      'report-path': 'report',
      ...inputs,
    },
    probe,
  });

/** Our report of a site, without a trend: Bash has none either. `weeks` 2: the pages of the week before as well. */
async function ourExport(
  service: StandinService,
  pages: number,
  { weeks = 1, probe = false } = {},
) {
  const requests = weeks * (Math.ceil(pages / ROWS) + 3);
  const inputs = { trend: `${weeks}`, 'max-requests': `${requests}` };
  const result = await report(service.url, inputs, probe);
  const [, count = ''] = /([\d,]+) pages?, [\d,]+ requests?\./.exec(result.stdout) ?? [];
  return whole(result, pages, count.replaceAll(',', ''));
}

async function bashExport({ url, key }: StandinService, pages: number) {
  const access = { SERVICE: url, API_KEY: key, PROJECT: 'docs' };
  const range = { DATE_FROM: WEEK.from, DATE_TO: WEEK.to };
  const result = await runBash('export.sh', { ...access, ...range });
  return whole(result, pages, result.outputs.pages);
}

/** A report that misses pages would have cost less. */
function whole<Result>(result: Result, pages: number, count = '0'): Result {
  if (count === String(pages)) return result;
  throw new Error(`an export read ${count} of ${pages} pages`);
}

/** How many requests of our report are for rows that do not exist. The very first row is always requested. */
async function pastTheEnd(pages: number): Promise<number> {
  await using service = await openSite(pages, DELAY_MS);
  await ourExport(service, pages);
  const offsets = service.requests.map(({ query }) => Number(query.offset));
  return offsets.filter((offset) => offset > 0 && offset >= pages).length;
}

export const pageExport: Figure = {
  name: 'Export of 10,000 pages at 40 ms a response, against a Bash loop; requests past the end of a one-page site, of any',
  goals: ['≤ 0.20 of the wall time', '≤ 0', '≤ 3'],
  async measure() {
    const past: { pages: number; requests: number }[] = [];
    for (const pages of SIZES) past.push({ pages, requests: await pastTheEnd(pages) });
    const most = (sites: typeof past) => Math.max(...sites.map(({ requests }) => requests));
    const oneAnswer = past.filter(({ pages }) => pages <= ROWS);

    const pages = 10_000;
    await using service = await openSite(pages, DELAY_MS);
    const rounds = await takeTurns(3, {
      ours: async () => (await ourExport(service, pages)).wallMs,
      bash: async () => (await bashExport(service, pages)).wallMs,
    });
    const ratio = medianOf(rounds.map(({ ours, bash }) => ours / bash));
    return {
      values: [ratio.median, most(oneAnswer), most(past)],
      note: `Wall time of the whole step over TLS, with CSV, JSON, outputs, and summary on both sides: ${ratio.words}. The service counted the requests on ${SIZES.length} sites of up to 2,500 pages.`,
    };
  },
};

/** Rows of a hundred bytes in an answer of 8 MB. */
const LONG = 80_000;

/** A service that ignores `limit`: every answer has 8 MB of rows, and says that there are more. */
const serveLongAnswers = () =>
  startFaultyServer(({ target }) => {
    const offset = new URL(target, 'http://x').searchParams.get('offset');
    const visitors = Array.from({ length: LONG }, (_, row) => {
      const path = `/${offset}/${row}/`.padEnd(52, 'x');
      return { path, human: 2, ai: 1, total: 3 };
    });
    const totals = { human: 2_000_000, ai: 1_000_000, total: 3_000_000 };
    return respond(200, { totals, visitors, hasMore: true });
  });

export const memory: Figure = {
  name: 'Peak memory of an export of 100,000 pages in each of two weeks, against its own of 10,000; of a million rows in answers of 8 MB',
  goals: ['≤ 2.00', '≤ 1.00 GiB'],
  async measure() {
    await using few = await openSite(10_000);
    await using many = await openSite(100_000);
    const peak = async (service: StandinService, pages: number) => {
      const { probed } = await ourExport(service, pages, { weeks: 2, probe: true });
      return probed.peakBytes;
    };
    const rounds = await takeTurns(3, {
      many: () => peak(many, 100_000),
      few: () => peak(few, 10_000),
    });
    const growth = medianOf(rounds.map((peaks) => peaks.many / peaks.few));

    await using endless = await serveLongAnswers();
    const { probed } = await report(endless.origin, { trend: '1' }, true);
    return {
      values: [growth.median, probed.peakBytes / 2 ** 30],
      note: `The most memory that the process held at any time (resident), files written: ${growth.words}.`,
    };
  },
};
