import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../standin/service/service.ts';
import { type Figure, metInTime } from './figure.ts';
import { ratios, showRatio, showSpread } from './measure.ts';
import { baseline, OURS, probed, runStep, runTimed } from './step.ts';
import { openTlsProxy, type TlsProxy } from './tls-proxy.ts';
import { openTrust, TRUST_WORDS } from './trust.ts';

const LIMIT = 1 / 25;
const LIMIT_KEPT = 1 / 50;

/** How long ours waits for a job that does not end, polling each second. */
const RUN_S = 33;
/** How often bash polls in the two runs of a pair, also once a second: a process that has slept costs more at first. */
const FEW = 3;
const MANY = 13;
/** The milliseconds between the starts of parallel runs. */
const STAGGER_MS = 500;

export const pollCost: Figure = {
  number: 5,
  name: 'Processor time a poll, against bash with curl and jq',
  goal: '≤ 1/25; ≤ 1/50 on a kept connection',
  needs: ['bash', 'curl', 'jq', 'sleep'],
  async measure({ runs = 6, say }) {
    using trust = openTrust();
    await using service = await startService();
    // The action's own pauses, 5 s and more, outlast an idle connection, so every poll opens a new one. Polls every
    // second can reuse theirs if the service allows it.
    await using closing = await openTlsProxy({ origin: service.url, closes: true });
    await using keeping = await openTlsProxy({ origin: service.url });
    const at = (proxy: TlsProxy) => ({ proxy, key: service.key });

    say(`twice ${runs} of ours side by side, for ${RUN_S} s`);
    const [ours, kept] = await Promise.all([
      ourPolls(runs, trust.node, at(closing)),
      ourPolls(runs, trust.node, at(keeping)),
    ]);
    say(`${runs} pairs of bash side by side, for ${MANY} s`);
    const theirs = await bashPolls(runs, trust.curl, at(closing));
    const cost = ratios(ours, theirs);
    const costKept = ratios(kept, theirs);
    if (Math.min(cost.median, costKept.median) <= 0) {
      throw new Error('our polls cost less than the machine’s noise: give more --runs');
    }
    return {
      measured: `${showRatio(cost.median)}; ${showRatio(costKept.median)} on a kept connection`,
      verdict: metInTime(cost.median <= LIMIT && costKept.median <= LIMIT_KEPT, theirs),
      notes: [
        `Processor time (user and system): ours from a run's fifth second to its thirtieth, bash's of ${MANY} polls less that of ${FEW}, with all its processes; ${showSpread(cost)}. Both poll each second.`,
        `First polls that open a connection each, as they do in the longer pauses of real runs, then polls on one that the service keeps open: ${showSpread(costKept)}.`,
        TRUST_WORDS,
      ],
    };
  },
};

interface To {
  readonly proxy: TlsProxy;
  readonly key: string;
}

const PROMPT = 'Document the new endpoint';

/** The processor time of one poll of the action in ms, for each of the parallel runs. */
function ourPolls(
  times: number,
  trust: Record<string, string>,
  { proxy, key }: To,
): Promise<number[]> {
  const inputs = {
    'base-url': proxy.url,
    'project-id': 'slow',
    'api-key': key,
    prompt: PROMPT,
    'poll-interval': '1',
    'timeout-minutes': String(RUN_S / 60),
    'fail-on': 'failed,unknown',
  };
  return sideBySide(times, () =>
    probed('polls.cts', (env) => runStep({ command: OURS, inputs, env: { ...trust, ...env } })),
  );
}

function bashPolls(
  times: number,
  trust: Record<string, string>,
  { proxy, key }: To,
): Promise<number[]> {
  const run = async (polls: number) => {
    const variables = {
      SERVICE: proxy.url,
      API_KEY: key,
      PROJECT: 'slow',
      PROMPT,
      POLL_SECONDS: '1',
    };
    const env = { ...trust, ...variables, MAX_POLLS: String(polls) };
    return (await runTimed({ command: baseline('job.sh'), env })).processorMs;
  };
  return sideBySide(times, async () => {
    const few = await run(FEW);
    return ((await run(MANY)) - few) / (MANY - FEW);
  });
}

function sideBySide(times: number, measure: () => Promise<number>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: times }, async (_, index) => {
      await pause(index * STAGGER_MS);
      return measure();
    }),
  );
}
