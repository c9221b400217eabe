import {
  type Condition,
  type Effect,
  primaryLimit,
  problem,
  secondaryLimit,
  silence,
} from '../../standin/github/faults.ts';
import { startService } from '../../standin/service/service.ts';
import { createFakeClock, EPOCH } from '../../support/clock.ts';
import { openGitHub, REPOSITORY, TOKEN } from './github.ts';
import { runHere } from './run-here.ts';

const SERVER = 'https://github.example.com';
const WRITES = ['issues/create-comment', 'issues/update-comment'] as const;

type Outage = Effect & Pick<Condition, 'operation'>;

/** What GitHub can do to a run for longer than the run waits. */
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
  const clock = createFakeClock();
  const now = () => clock.wall();
  const pullsIn = `${SERVER}/${REPOSITORY}`;
  await using service = await startService({ now, repository: pullsIn, firstPull: 2 });
  const { github, issue, repository, eventOf, ours } = await openGitHub({ now, serverUrl: SERVER });
  await using _ = github;

  // Where it is announced, too.
  github.world.addIssue(repository, { number: 2, pull: true });

  // A silent GitHub takes the time that the run gives it.
  let limitAt = 0;
  const limit = (ms: number) => {
    limitAt = clock.now() + ms;
    return clock.abortAt(limitAt);
  };
  const isDown = () => service.accepted.length > 0;
  github.fault({ ...fault, when: isDown, times: Number.POSITIVE_INFINITY });
  let downAt: number | undefined;
  github.before(undefined, () => {
    if (isDown()) downAt ??= clock.now();
    if (isDown() && fault === silence) clock.advance(Math.max(0, limitAt - clock.now()));
  });

  const comment = github.world.addComment(issue, '/docs write it', { as: 'maintainer' });
  const inputs = {
    'base-url': service.url,
    'project-id': 'quick',
    'api-key': service.key,
    'github-token': TOKEN,
  };
  const place = { github, service, repository, clock, serverUrl: SERVER, limit };
  const ran = await runHere(place, { event: eventOf(comment), inputs });
  return { ...ran, seconds: (clock.now() - (downAt ?? clock.now())) / 1_000, ours: ours() };
}
