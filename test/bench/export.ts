import { type Figure, metInTime } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { bashExport, openSite, ourExport, pastTheEnd } from './site.ts';
import { openTrust, TRUST_WORDS } from './trust.ts';

const LIMIT = 0.2;
const PAGES = 10_000;
const DELAY_MS = 40;

/** Sizes around those at which one more response or one more parallel request is needed. */
const ONE_ANSWER = [0, 1, 250];
const MORE_ANSWERS = [251, 500, 501, 750, 1_000, 1_001, 1_250, 1_500, 2_500];

export const pageExport: Figure = {
  number: 6,
  name: `Export of ${PAGES.toLocaleString('en')} pages at ${DELAY_MS} ms a response, against a bash loop; requests past the end`,
  goal: `≤ ${LIMIT.toFixed(2)} of the wall time; none on a one-page site, at most 3 ever`,
  needs: ['bash', 'curl', 'jq'],
  async measure({ runs = 3, say }) {
    using trust = openTrust();
    let most = 0;
    let mostOfOne = 0;
    for (const pages of [...ONE_ANSWER, ...MORE_ANSWERS]) {
      say(`requests for ${pages} pages`);
      await using site = await openSite(pages, DELAY_MS);
      await ourExport(site, trust.node);
      most = Math.max(most, pastTheEnd(site));
      if (ONE_ANSWER.includes(pages)) mostOfOne = Math.max(mostOfOne, pastTheEnd(site));
    }

    await using site = await openSite(PAGES, DELAY_MS);
    const times = await takeTurns(
      {
        ours: async () => {
          const before = pastTheEnd(site);
          const { wallMs } = await ourExport(site, trust.node);
          most = Math.max(most, pastTheEnd(site) - before);
          return wallMs;
        },
        bash: async () => (await bashExport(site, trust.curl)).wallMs,
      },
      { rounds: runs, say },
    );
    const whole = ratios(times.ours, times.bash);
    return {
      measured: `${showRatio(whole.median)}; ${mostOfOne} and ${most}`,
      verdict: metInTime(whole.median <= LIMIT && mostOfOne === 0 && most <= 3, times.bash),
      notes: [
        `Wall time of the whole step over TLS, with CSV, JSON, outputs and summary on both sides; ${showSpread(whole)}.`,
        `Requests past the end were counted by the service, on ${ONE_ANSWER.length + MORE_ANSWERS.length + 1} sites of ${ONE_ANSWER[0]} to ${PAGES.toLocaleString('en')} pages.`,
        TRUST_WORDS,
      ],
    };
  },
};
