import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { type Figure, medianOf, takeTurns } from './measure.ts';
import { OURS, runBash, runStep, runTrusting } from './step.ts';

/** The runner sets it in every step, and the other action reads it before its inputs. */
const env = { GITHUB_REPOSITORY_OWNER: 'octo-org' };

/** How often `node -e 0` fits into the start of actions/create-github-app-token, measured on an idle machine. */
const REFERENCE = 2.56;

export const start: Figure = {
  name: 'Start until missing inputs are refused, against actions/create-github-app-token',
  goals: ['≤ 0.85'],
  async measure(reference) {
    const theirs = reference && [process.execPath, reference];
    const rounds = await takeTurns(25, {
      ours: () => refusal(OURS),
      empty: async () => (await runStep([process.execPath, '-e', '0'])).wallMs,
      theirs: () => (theirs ? refusal(theirs) : Promise.resolve(Number.NaN)),
    });

    const ratio = medianOf(
      rounds.map((round) => round.ours / (theirs ? round.theirs : REFERENCE * round.empty)),
    );
    const against = theirs
      ? 'The other bundle ran in turn with it'
      : `The other one counts as ${REFERENCE} times \`node -e 0\`; to run it in turn: --reference PATH/TO/dist/main.cjs`;
    return {
      values: [ratio.median],
      note: `Wall time of the whole process without inputs: ${ratio.words}. ${against}.`,
    };
  },
};

/** A run that is not refused would measure something else. */
async function refusal(command: readonly string[]): Promise<number> {
  const { stdout, wallMs } = await runStep(command, { env, exit: 1 });
  if (!stdout.includes('::error')) throw new Error(`${command} refused nothing: ${stdout}`);
  return wallMs;
}

/** Both sides sleep for so long between the create and their only poll: the action's shortest pause. */
const PAUSE_S = 1;

export const jobStep: Figure = {
  name: 'A job step without a thread (create, one poll, outputs) over TLS, against Bash with curl and jq',
  goals: ['≤ 0.95'],
  async measure() {
    // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
    await using service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5 });

    /** Wall time in ms without the pause. */
    const time = async (step: ReturnType<typeof runStep>) => {
      const earlier = service.requests.length;
      const { wallMs, outputs, stdout } = await step;
      const methods = service.requests.slice(earlier).map(({ method }) => method);
      if (methods.join() !== 'POST,GET' || !outputs['pr-link'])
        throw new Error(`a step sent ${methods} and ended ${outputs.status}: ${stdout}`);
      return wallMs - PAUSE_S * 1_000;
    };
    const { url, key } = service;
    const prompt = 'Document the new endpoint';
    const inputs = {
      'base-url': url,
      'project-id': 'quick',
      'api-key': key,
      'poll-interval': String(PAUSE_S),
      prompt,
    };
    const variables = {
      SERVICE: url,
      API_KEY: key,
      PROJECT: 'quick',
      PROMPT: prompt,
      POLL_SECONDS: String(PAUSE_S),
      MAX_POLLS: '10',
    };
    const rounds = await takeTurns(15, {
      ours: () => time(runTrusting(OURS, { inputs })),
      bash: () => time(runBash('job.sh', variables)),
    });
    const ratio = medianOf(rounds.map(({ ours, bash }) => ours / bash));
    return {
      values: [ratio.median],
      note: `Wall time without the ${PAUSE_S} s that each side sleeps before its poll: ${ratio.words}.`,
    };
  },
};
