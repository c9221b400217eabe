import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, met } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { openSite, ourExport, type Site } from './site.ts';
import { openTrust } from './trust.ts';

const LIMIT = 2;

export const memory: Figure = {
  number: 7,
  name: 'Peak memory of an export of 100,000 pages, against its own 10,000-page run',
  goal: `≤ ${LIMIT.toFixed(2)}`,
  needs: [],
  async measure({ runs = 3, say }) {
    using trust = openTrust();
    await using few = await openSite(10_000);
    await using many = await openSite(100_000);
    const folder = mkdtempSync(join(tmpdir(), 'docs-agent-peak-'));
    const file = join(folder, 'peak');
    const peak = async (site: Site) => {
      await ourExport(site, {
        env: { ...trust.node, PEAK_FILE: file },
        nodeArgs: ['--require', join(import.meta.dirname, 'peak.cts')],
      });
      return Number(readFileSync(file, 'utf8'));
    };
    try {
      const peaks = await takeTurns({ many: () => peak(many), few: () => peak(few) }, { rounds: runs, say });
      const growth = ratios(peaks.many, peaks.few);
      return {
        measured: showRatio(growth.median),
        verdict: met(growth.median <= LIMIT),
        notes: [
          `The most memory that the process held at any time (resident), files written; ${showSpread(growth)}.`,
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
