import { existsSync } from 'node:fs';
import { type Figure, metInTime } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { OURS, runStep } from './step.ts';

const LIMIT = 1.05;

/** The runner sets these in every step, and the reference reads them before its inputs. */
const env = { GITHUB_REPOSITORY: 'a/b', GITHUB_REPOSITORY_OWNER: 'a' };

export const start: Figure = {
  number: 1,
  name: 'Start until the first refusal of missing inputs, against the fastest action that we know',
  goal: `≤ ${LIMIT}`,
  needs: [],
  async measure({ runs = 25, reference, say }) {
    if (reference !== undefined && !existsSync(reference))
      throw new Error(`there is no ${reference}`);
    const numbers = await takeTurns(
      {
        ours: () => refusal(OURS[1]),
        // The side without a bundle costs nothing and is not used.
        theirs: async () => (reference === undefined ? 1 : refusal(reference)),
        empty: async () => (await runStep({ command: [process.execPath, '-e', '0'], env })).wallMs,
      },
      { rounds: runs, warmUp: 2, say },
    );
    const above = ratios(numbers.ours, numbers.empty);
    if (reference === undefined) {
      return {
        measured: `${showRatio(above.median)} of \`node -e 0\``,
        verdict: 'not judged: no --reference',
        notes: [
          `Wall time of the whole process without any input, ${showSpread(above)}.`,
          'The reference is the bundle of actions/create-github-app-token, from a checkout of it: --reference PATH/TO/dist/main.cjs.',
        ],
      };
    }
    const against = ratios(numbers.ours, numbers.theirs);
    const theirs = ratios(numbers.theirs, numbers.empty);
    return {
      measured: showRatio(against.median),
      verdict: metInTime(against.median <= LIMIT, numbers.empty),
      notes: [
        `Wall time of the whole process without any input, against the given bundle: ${showSpread(against)}.`,
        `Against \`node -e 0\`: ours ${showRatio(above.median)}, theirs ${showRatio(theirs.median)}.`,
      ],
    };
  },
};

/** Checks that the inputs are refused, because otherwise the run would measure something else. */
async function refusal(bundle: string): Promise<number> {
  const { stdout, wallMs } = await runStep({ command: [process.execPath, bundle], env, exit: 1 });
  if (!stdout.includes('::error'))
    throw new Error(`${bundle} refused nothing: ${stdout.slice(-300)}`);
  return wallMs;
}
