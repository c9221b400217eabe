/** Reports of visitors: their requests, and their time against Bash. */

import { CERTIFICATES } from '../faults/certificates.ts';
import { DEFAULT_KEY, type StandinService, startService } from '../standin/service/service.ts';
import { siteOf } from '../visitors/support.ts';
import { type Figure, medianOf, takeTurns } from './measure.ts';
import { OURS, runBash, runTrusting } from './step.ts';

const WEEK = { from: '2026-11-16', to: '2026-11-23' };
const DELAY_MS = 40;

/** A service over TLS with that many pages in the week, and in the week before. */
const openSite = (pages: number, pagesBefore: number) =>
  startService({
    site: [...siteOf(pages), ...siteOf(pagesBefore, '2026-11-10')],
    delayMs: DELAY_MS,
    tls: CERTIFICATES.trusted,
  });

async function ourReport({ url }: StandinService, pages: number) {
  const inputs = {
    mode: 'visitors',
    'base-url': url,
    'project-id': 'docs',
    'api-key': DEFAULT_KEY,
    'date-from': WEEK.from,
    'date-to': WEEK.to,
  };
  const result = await runTrusting(OURS, { inputs });
  const [, count = ''] = /, ([\d,]+) pages, /.exec(result.stdout) ?? [];
  return whole(result, pages, Number(count.replace(',', '')));
}

async function bashExport({ url, key }: StandinService, pages: number) {
  const access = { SERVICE: url, API_KEY: key, PROJECT: 'docs' };
  const range = { DATE_FROM: WEEK.from, DATE_TO: WEEK.to };
  const result = await runBash('export.sh', { ...access, ...range });
  return whole(result, pages, Number(result.outputs.pages));
}

/** A report that misses pages would have cost less. */
function whole<Result>(result: Result, pages: number, read: number): Result {
  if (read === pages) return result;
  throw new Error(`an export read ${read} of ${pages} pages`);
}

export const pageExport: Figure = {
  name: 'Requests of a report of 1,000 pages; report of 10,000 pages at 40 ms a response, against a Bash loop',
  goals: ['≤ 16', '≤ 0.50 of the wall time'],
  async measure() {
    await using two = await openSite(1_000, 1_000);
    await ourReport(two, 1_000);

    // Bash compares nothing and has no trend.
    const pages = 10_000;
    await using one = await openSite(pages, 0);
    const rounds = await takeTurns(3, {
      ours: async () => (await ourReport(one, pages)).wallMs,
      bash: async () => (await bashExport(one, pages)).wallMs,
    });
    const ratio = medianOf(rounds.map(({ ours, bash }) => ours / bash));
    return {
      values: [two.requests.length, ratio.median],
      note: `The pages of 1,000 are compared with as many. Wall time of the whole step over TLS, with CSV, JSON, outputs, and summary on both sides: ${ratio.words}.`,
    };
  },
};
