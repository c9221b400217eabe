import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import type { Figure } from './figure.ts';
import { openTrust } from './front.ts';
import { ratios, showSpread, takeTurns } from './measure.ts';
import { baseline, OURS, runStep, type StepResult } from './step.ts';

/** The runner sets these in every step, and the other action reads them before its inputs. */
const env = { GITHUB_REPOSITORY: 'a/b', GITHUB_REPOSITORY_OWNER: 'a' };

export const start: Figure = {
  name: 'Start until missing inputs are refused, against actions/create-github-app-token',
  goal: '≤ 0.85',
  async measure({ runs = 25, reference }) {
    const empty = async () =>
      (await runStep({ command: [process.execPath, '-e', '0'], env })).wallMs;
    const ours = () => refusal(OURS[1]);
    if (reference === undefined) {
      const times = await takeTurns(runs, { ours, empty });
      return {
        measured: `${ratios(times.ours, times.empty).median.toFixed(2)} of \`node -e 0\``,
        met: undefined,
        note: 'To compare it, give the bundle of a checkout of that action: --reference PATH/TO/dist/main.cjs.',
      };
    }

    const times = await takeTurns(runs, { ours, theirs: () => refusal(reference), empty });
    const ratio = ratios(times.ours, times.theirs);
    const above = ratios(times.ours, times.empty).median.toFixed(2);
    return {
      measured: ratio.median.toFixed(2),
      met: ratio.median <= 0.85,
      note: `Wall time of the whole process without inputs: ${showSpread(ratio)}. It is ${above} of \`node -e 0\`.`,
    };
  },
};

/** A run that is not refused would measure something else. */
async function refusal(bundle: string): Promise<number> {
  const { stdout, wallMs } = await runStep({ command: [process.execPath, bundle], env, exit: 1 });
  if (!stdout.includes('::error')) throw new Error(`${bundle} refused nothing: ${stdout}`);
  return wallMs;
}

/** Both sides sleep for so long between the create and their only poll: the action's shortest pause. */
const PAUSE_S = 1;
const PROMPT = 'Document the new endpoint';

export const jobStep: Figure = {
  name: 'A job step without a thread (create, one poll, outputs) over TLS, against Bash with curl and jq',
  goal: '≤ 0.95 of the wall time',
  async measure({ runs = 15 }) {
    using trust = openTrust();
    // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
    await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5 });

    /** Wall time in ms without the pause. */
    const time = async (step: Promise<StepResult>) => {
      const before = service.requests.length;
      const { wallMs, outputs, stdout } = await step;
      const methods = service.requests.slice(before).map(({ method }) => method);
      if (methods.join() !== 'POST,GET' || !outputs['pr-link'])
        throw new Error(`a step sent ${methods} and ended ${outputs.status}: ${stdout}`);
      return wallMs - PAUSE_S * 1_000;
    };
    const { url, key } = service;
    const access = { 'base-url': url, 'project-id': 'quick', 'api-key': key };
    const inputs = { ...access, 'poll-interval': String(PAUSE_S), prompt: PROMPT };
    const variables = {
      ...trust.curl,
      ...{ SERVICE: url, API_KEY: key, PROJECT: 'quick', PROMPT },
      ...{ POLL_SECONDS: String(PAUSE_S), MAX_POLLS: '10' },
    };
    const times = await takeTurns(runs, {
      ours: () => time(runStep({ command: OURS, inputs, env: trust.node })),
      bash: () => time(runStep({ command: baseline('job.sh'), env: variables })),
    });
    const ratio = ratios(times.ours, times.bash);
    return {
      measured: ratio.median.toFixed(2),
      met: ratio.median <= 0.95,
      note: `Wall time without the ${PAUSE_S} s that each side sleeps before its poll: ${showSpread(ratio)}.`,
    };
  },
};
