import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { type Figure, metInTime } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { baseline, OURS, runStep, type StepResult } from './step.ts';
import { openTrust, TRUST_WORDS } from './trust.ts';

const LIMIT = 0.8;

/** Both sides sleep this long between creating the job and their only poll. It is the action's shortest pause. */
const PAUSE_S = 1;
const PROMPT = 'Document the new endpoint';

export const jobStep: Figure = {
  number: 2,
  name: 'A whole job step without a thread (create, one poll, outputs) over TLS, against bash with curl and jq',
  goal: `≤ ${LIMIT.toFixed(2)} of the wall time`,
  needs: ['bash', 'curl', 'jq', 'sleep'],
  async measure({ runs = 15, say }) {
    using trust = openTrust();
    // The job ends during the pause, so that it is active when it is created and has ended at the poll.
    await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5 });

    /** Wall time in ms without the pause. */
    const time = async (step: Promise<StepResult>) => {
      const before = service.requests.length;
      const { wallMs, outputs, stdout } = await step;
      const seen = service.requests.slice(before).map(({ method }) => method);
      const { status, 'pr-link': link } = outputs;
      if (seen.join() !== 'POST,GET' || status !== 'completed' || !link) {
        throw new Error(
          `a step made ${seen.join() || 'nothing'} and ended ${status}: ${stdout.slice(-400)}`,
        );
      }
      return wallMs - PAUSE_S * 1_000;
    };
    const { url, key } = service;
    const access = { 'base-url': url, 'project-id': 'quick', 'api-key': key };
    const inputs = { ...access, 'poll-interval': String(PAUSE_S), prompt: PROMPT };
    const polling = { POLL_SECONDS: String(PAUSE_S), MAX_POLLS: '10' };
    const variables = { SERVICE: url, API_KEY: key, PROJECT: 'quick', PROMPT, ...polling };
    const times = await takeTurns(
      {
        ours: () => time(runStep({ command: OURS, inputs, env: trust.node })),
        bash: () =>
          time(runStep({ command: baseline('job.sh'), env: { ...variables, ...trust.curl } })),
      },
      { rounds: runs, say },
    );
    const whole = ratios(times.ours, times.bash);
    return {
      measured: showRatio(whole.median),
      verdict: metInTime(whole.median <= LIMIT, times.bash),
      notes: [
        `Wall time less the ${PAUSE_S} s that each side sleeps before its poll, which finds the job ended; ${showSpread(whole)}.`,
        TRUST_WORDS,
      ],
    };
  },
};
