import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import { type Figure, metInTime } from './figure.ts';
import { type Front, openFront } from './front.ts';
import { ratios, showRatio, showSpread } from './measure.ts';
import { baseline, OURS, runTimed, type StepOptions } from './step.ts';
import { openTrust, TRUST_WORDS } from './trust.ts';

const LIMIT = 1 / 25;
const LIMIT_KEPT = 1 / 50;

/** How long our two runs of a pair wait for a job that does not end, polling each second. */
const SHORT_S = 5;
const LONG_S = 35;
/** How often bash polls in its two, each second too: a process that has slept costs more at first. */
const FEW = 3;
const MANY = 18;
/** Between the starts of runs that wait side by side. */
const STAGGER_MS = 500;

export const pollCost: Figure = {
  number: 5,
  name: 'Processor time a poll, against bash with curl and jq',
  goal: '≤ 1/25; ≤ 1/50 on a kept connection',
  needs: ['bash', 'curl', 'jq', 'sleep'],
  async measure({ runs = 6, say }) {
    using trust = openTrust();
    await using service = await startService();
    // The action's own pauses, 5 s and more, outlast an idle connection: every poll opens one. Polls by the second
    // can keep theirs, if the service lets them.
    await using closing = await openFront({ origin: service.url, closes: true });
    await using keeping = await openFront({ origin: service.url });
    const at = (front: Front) => ({ front, key: service.key });

    say(`${runs} pairs of ours side by side, twice, for ${LONG_S} s`);
    const [ours, kept] = await Promise.all([
      ourPairs(runs, trust.node, at(closing)),
      ourPairs(runs, trust.node, at(keeping)),
    ]);
    say(`${runs} pairs of bash side by side, for ${MANY} s`);
    const theirs = await bashPairs(runs, trust.curl, at(closing));
    const cost = ratios(ours, theirs);
    const costKept = ratios(kept, theirs);
    if (Math.min(cost.median, costKept.median) <= 0) {
      throw new Error('our polls cost less than the machine’s noise: give more --runs');
    }
    return {
      measured: `${showRatio(cost.median)}; ${showRatio(costKept.median)} on a kept connection`,
      verdict: metInTime(cost.median <= LIMIT && costKept.median <= LIMIT_KEPT, theirs),
      notes: [
        `Processor time (user and system, all processes) of a long run less that of a short one, by the polls between them; ${showSpread(cost)}.`,
        `Ours polls each second for ${SHORT_S} and ${LONG_S} s, bash ${FEW} and ${MANY} times, each second too. First polls that open a connection each, as they do in the longer pauses of real runs, then polls on one that the service keeps open: ${showSpread(costKept)}.`,
        TRUST_WORDS,
      ],
    };
  },
};

interface To {
  readonly front: Front;
  readonly key: string;
}

const PROMPT = 'Document the new endpoint';

/** The cost of one poll of ours, as often as asked for; the runs wait side by side. */
function ourPairs(pairs: number, trust: Record<string, string>, to: To): Promise<number[]> {
  const run = (seconds: number) =>
    runFor(to, {
      command: OURS,
      inputs: {
        'base-url': to.front.url,
        'project-id': 'slow',
        'api-key': to.key,
        prompt: PROMPT,
        'poll-interval': '1',
        'timeout-minutes': String(seconds / 60),
        'fail-on': 'failed,unknown',
      },
      env: trust,
    });
  return sideBySide(pairs, async () => costOfOne(await run(SHORT_S), await run(LONG_S)));
}

function bashPairs(pairs: number, trust: Record<string, string>, to: To): Promise<number[]> {
  const variables = { SERVICE: to.front.url, API_KEY: to.key, PROJECT: 'slow', PROMPT, POLL_SECONDS: '1' };
  const run = (polls: number) =>
    runFor(to, { command: baseline('job.sh'), env: { ...trust, ...variables, MAX_POLLS: String(polls) } });
  return sideBySide(pairs, async () => costOfOne(await run(FEW), await run(MANY)));
}

function sideBySide(pairs: number, measure: () => Promise<number>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: pairs }, async (_, index) => {
      await pause(index * STAGGER_MS);
      return measure();
    }),
  );
}

/** Processor time of a run in ms, and as many polls as the service saw. */
async function runFor({ front }: To, options: StepOptions) {
  const { processorMs, outputs } = await runTimed(options);
  const jobId = outputs['job-id'];
  if (!jobId) throw new Error('a run has started no job');
  const isPoll = (name: string) => name.startsWith('GET ') && name.endsWith(`/${jobId}`);
  return { processorMs, polls: front.requests.filter(isPoll).length };
}

/** Processor time of one poll, in ms. */
function costOfOne(short: Awaited<ReturnType<typeof runFor>>, long: typeof short): number {
  return (long.processorMs - short.processorMs) / (long.polls - short.polls);
}
