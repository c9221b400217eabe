import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { type Figure, medianOf, takeTurns } from './measure.ts';
import { OURS, runStep, runTrusting } from './step.ts';

/** Projects of the simulated service that refuse every request, and an input that is refused before. */
const REFUSALS = {
  'wrong input': { 'fail-on': 'everything' },
  400: { 'project-id': 'bad-request' },
  401: { 'project-id': 'unauthorized' },
  404: { 'project-id': 'not-found' },
};

export const redStep: Figure = {
  name: 'From the start of a step to its error: wrong input, 400, 401, 404; 429 to every attempt',
  goals: ['≤ 0.35 s', '≤ 21.0 s'],
  async measure() {
    await using service = await startService({ tls: CERTIFICATES.trusted });
    const seconds = async (inputs: Readonly<Record<string, string>>) => {
      const access = { 'base-url': service.url, 'api-key': service.key };
      const given = { 'project-id': 'docs', prompt: 'Document it', ...access, ...inputs };
      const { stdout, wallMs } = await runTrusting(OURS, { inputs: given, exit: 1 });
      if (!stdout.includes('::error')) throw new Error(`the step shows no error: ${stdout}`);
      return wallMs / 1_000;
    };

    const sides: Record<string, () => Promise<number>> = {
      'node -e 0': async () => (await runStep([process.execPath, '-e', '0'])).wallMs / 1_000,
    };
    for (const [name, inputs] of Object.entries(REFUSALS)) sides[name] = () => seconds(inputs);
    const rounds = await takeTurns(9, sides);

    const medianOfSide = (name: string) =>
      medianOf(rounds.map((round) => round[name] ?? Number.NaN)).median;
    const slowest = Math.max(...Object.keys(REFUSALS).map(medianOfSide));
    const each = Object.keys(sides).map((name) => `${name} ${medianOfSide(name).toFixed(2)} s`);
    return {
      values: [slowest, await seconds({ 'project-id': 'too-many' })],
      note: `The whole process over TLS, until its end, medians of ${rounds.length}: ${each.join(', ')}.`,
    };
  },
};
