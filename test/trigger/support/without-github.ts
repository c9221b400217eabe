import {
  type Condition,
  type Effect,
  primaryLimit,
  problem,
  secondaryLimit,
  silence,
} from '../../standin/github/faults.ts';
import { EPOCH } from '../../support/clock.ts';
import { runHere } from './run-here.ts';
import { openSceneWithPull } from './scene.ts';

const WRITES = ['issues/create-comment', 'issues/update-comment'] as const;

type Outage = Effect & Pick<Condition, 'operation'>;

export const OUTAGES: readonly [name: string, outage: Outage][] = [
  ['is silent', silence],
  ['answers 502', problem(502)],
  ['limits requests for 40 minutes', primaryLimit(EPOCH + 2_400_000)],
  ['limits requests for 60 s each time', secondaryLimit(60)],
  ['limits requests for 100 s each time', secondaryLimit(100)],
  ['limits requests without saying for how long', secondaryLimit(null)],
  ['limits only writes, for 60 s each time', { ...secondaryLimit(60), operation: WRITES }],
];

/**
 * A command for which GitHub has that fault from the moment in which the service accepts the request, on a clock that does
 * not wait. Returns what the run has left, and how many seconds passed from then on.
 */
export async function commandWithoutGitHub(fault: Outage) {
  // The pull request is there, so that GitHub also fails where it is announced.
  await using scene = await openSceneWithPull();
  const { github, service, clock } = scene;

  // A silent GitHub takes the time that the run gives it.
  let limitAt = 0;
  const limit = (ms: number) => {
    limitAt = clock.now() + ms;
    return clock.abortAt(limitAt);
  };
  const isDown = () => service.accepted.length > 0;
  github.fault({ ...fault, when: isDown, times: Infinity });
  let downAt: number | undefined;
  github.before(undefined, () => {
    if (isDown()) downAt ??= clock.now();
    if (isDown() && fault === silence) clock.advance(Math.max(0, limitAt - clock.now()));
  });

  const { event } = scene.comment('/docs write it');
  const inputs = scene.inputs({ 'project-id': 'quick' });
  const ran = await runHere({ ...scene, limit }, { event, inputs });
  const seconds = (clock.now() - (downAt ?? clock.now())) / 1_000;
  return { ...ran, seconds, ours: scene.ours() };
}
