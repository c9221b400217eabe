import { HOSTILE_PATHS } from '../standin/service/hostile.ts';
import { siteOf } from '../visitors/support.ts';
import { type Figure, met } from './figure.ts';
import { openSite, ourExport } from './site.ts';
import { openTrust } from './trust.ts';

/** What GitHub takes of one step, in bytes. */
const MOST = 1_048_576;
const FULL = 0.99;
const PAGES = 30_000;

/** Kinds of paths by what makes a row of them long. */
const PATHS: Readonly<Record<string, (index: number) => string>> = {
  plain: (index) => `/guides/page-${index}`,
  long: (index) => `/reference/${'section-of-a-long-name/'.repeat(8)}${index}`,
  'beyond ASCII': (index) => `/説明/${'日本語の頁'.repeat(3)}/${index}`,
  hostile: (index) => `${HOSTILE_PATHS[index % HOSTILE_PATHS.length]}/${index}`,
};

export const summary: Figure = {
  number: 7,
  name: 'A cut summary: how full it is, and its size',
  goal: `≥ 99 % full; never over ${MOST.toLocaleString('en')} bytes`,
  needs: [],
  async measure({ say }) {
    using trust = openTrust();
    const sizes: Record<string, number> = {};
    for (const [kind, pathOf] of Object.entries(PATHS)) {
      say(`${kind} paths`);
      await using site = await openSite(siteOf(PAGES, '2026-11-17', pathOf));
      const result = await ourExport(site, { env: trust.node, inputs: { top: String(PAGES) } });
      sizes[kind] = Buffer.byteLength(result.summary);
    }
    const [least, most] = [Math.min(...Object.values(sizes)), Math.max(...Object.values(sizes))];
    const share = (size: number) => `${(Math.floor((10_000 * size) / MOST) / 100).toFixed(2)} %`;
    return {
      measured: `${share(least)}; ${most.toLocaleString('en')} bytes`,
      verdict: met(least >= FULL * MOST && most <= MOST),
      notes: [
        `Summaries of ${PAGES.toLocaleString('en')} pages with a table of all of them: ${Object.entries(sizes)
          .map(([kind, size]) => `${kind} paths ${share(size)}`)
          .join(', ')}.`,
      ],
    };
  },
};
