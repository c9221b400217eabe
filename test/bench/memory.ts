import { type Figure, met } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { openSite, ourExport, type Site } from './site.ts';
import { probed } from './step.ts';
import { openTrust } from './trust.ts';

const LIMIT = 2;

export const memory: Figure = {
  number: 7,
  name: 'Peak memory of an export of 100,000 pages in each of two weeks, against its own 10,000-page run',
  goal: `≤ ${LIMIT.toFixed(2)}`,
  needs: [],
  async measure({ runs = 3, say }) {
    using trust = openTrust();
    await using few = await openSite(10_000);
    await using many = await openSite(100_000);
    const peak = (site: Site) =>
      probed('peak.cts', (env) => ourExport(site, { ...trust.node, ...env }, 2));
    const peaks = await takeTurns(
      { many: () => peak(many), few: () => peak(few) },
      { rounds: runs, say },
    );
    const growth = ratios(peaks.many, peaks.few);
    return {
      measured: showRatio(growth.median),
      verdict: met(growth.median <= LIMIT),
      notes: [
        `The most memory that the process held at any time (resident), files written; ${showSpread(growth)}.`,
      ],
    };
  },
};
