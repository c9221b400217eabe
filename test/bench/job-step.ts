import { tlsFront } from '../bundle/fronts.ts';
import { openThread, TOKEN } from '../bundle/thread.ts';
import { CERTIFICATES } from '../faults/certificates.ts';
import { startService } from '../standin/service/service.ts';
import { type Figure, met } from './figure.ts';
import { ratios, showRatio, showSpread, takeTurns } from './measure.ts';
import { baseline, OURS, runStep, type StepResult } from './step.ts';
import { openTrust, TRUST_WORDS } from './trust.ts';

const LIMIT = 0.8;

/** Both sides sleep for so long between the create and their only poll: the action's shortest pause. */
const PAUSE_S = 1;
const PROMPT = 'Document the new endpoint';

export const jobStep: Figure = {
  number: 2,
  name: 'A whole job step (create, one poll, outputs, comment) over TLS, against bash with curl and jq',
  goal: `≤ ${LIMIT.toFixed(2)} of the wall time`,
  needs: ['bash', 'curl', 'jq', 'sleep'],
  async measure({ runs = 9, say }) {
    using trust = openTrust();
    const steps = await openSteps();
    await using _closing = steps;
    const { ours, bash } = steps;
    const times = await takeTurns(
      {
        ours: () => ours(trust.node, true),
        bash: () => bash(trust.curl, true),
        bashAlone: () => bash(trust.curlAlone, true),
        oursMute: () => ours(trust.node, false),
        bashMute: () => bash(trust.curl, false),
      },
      { rounds: runs, onRound: (round) => say(`round ${round} of ${runs}`) },
    );
    const whole = ratios(times.ours, times.bash);
    const show = (a: number[], b: number[]) => showRatio(ratios(a, b).median);
    return {
      measured: showRatio(whole.median),
      verdict: met(whole.median <= LIMIT),
      notes: [
        `Wall time less the ${PAUSE_S} s that each side sleeps before its poll, which finds the job ended; ${showSpread(whole)}.`,
        `Each makes one POST and one GET to the service. To GitHub bash makes one request, ours ${steps.spoken()}: it keeps a progress comment and a record that a second run can find. The stand-ins answer at once, so that a request costs here what the client spends on it.`,
        `Without a comment on either side: ${show(times.oursMute, times.bashMute)}.`,
        TRUST_WORDS,
        `With this run's authority alone for curl, which spares it reading the roots: ${show(times.ours, times.bashAlone)}.`,
      ],
    };
  },
};

/** The two steps against a service and a GitHub of their own; both give ms without the pause. */
async function openSteps() {
  // The job ends in the middle of the pause: it is active in the answer to the create, and not at the poll.
  const service = await startService({ tls: CERTIFICATES.trusted, pace: 0.5 });
  const thread = await openThread();
  const front = await tlsFront(CERTIFICATES.trusted, Number(new URL(thread.github.url).port));
  const { world } = thread.github;
  const around = { ...thread.env, GITHUB_API_URL: `https://127.0.0.1:${front.port}` };
  let runId = 5_000;
  let spoken = 0;

  /** An issue and a run of its own for each step: no step finds what another one left. */
  async function carryOut(run: (issue: string, env: Record<string, string>) => Promise<StepResult>) {
    const issue = String(world.addIssue('octo-org/octo-repo', { title: 'Docs', user: 'maintainer' }).number);
    const before = service.requests.length;
    const result = await run(issue, { ...around, GITHUB_RUN_ID: String(++runId) });
    const seen = service.requests.slice(before).map(({ method }) => method);
    const { status, 'pr-link': link } = result.outputs;
    if (seen.join() !== 'POST,GET' || status !== 'completed' || !link) {
      throw new Error(
        `a step made ${seen.join() || 'nothing'} and ended ${status}: ${result.stdout.slice(-400)}`,
      );
    }
    return result;
  }

  /** A step that was to comment and did not has done less. */
  function time({ wallMs, outputs }: StepResult, comments: boolean): number {
    if (Boolean(outputs['comment-url']) !== comments) throw new Error('a step did not comment as it should');
    return wallMs - PAUSE_S * 1_000;
  }

  return {
    spoken: () => spoken,
    async ours(trust: Record<string, string>, comments: boolean): Promise<number> {
      const before = thread.github.requests.length;
      const result = await carryOut((issue, env) =>
        runStep({
          command: OURS,
          inputs: {
            'base-url': service.url,
            'project-id': 'quick',
            'api-key': service.key,
            'github-token': TOKEN,
            'poll-interval': String(PAUSE_S),
            prompt: PROMPT,
            ...(comments ? { 'issue-number': issue } : {}),
          },
          env: { ...env, ...trust },
        }),
      );
      if (comments) spoken = thread.github.requests.length - before;
      return time(result, comments);
    },
    async bash(trust: Record<string, string>, comments: boolean): Promise<number> {
      const result = await carryOut((issue, env) =>
        runStep({
          command: baseline('job.sh'),
          env: {
            ...env,
            ...trust,
            SERVICE: service.url,
            API_KEY: service.key,
            PROJECT: 'quick',
            PROMPT,
            POLL_SECONDS: String(PAUSE_S),
            MAX_POLLS: '10',
            GITHUB_TOKEN: TOKEN,
            ...(comments ? { ISSUE: issue } : {}),
          },
        }),
      );
      return time(result, comments);
    },
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]();
      await thread[Symbol.asyncDispose]();
      await service.close();
    },
  };
}
