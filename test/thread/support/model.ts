import { brokenInvariants } from './invariants.ts';
import { type Invocation, jobRun, type Protocol } from './lifecycle.ts';
import { digest, type Fault, type OpName, World } from './world.ts';

/** The runs in a thread, and what was there before. */
export interface Scenario {
  name: string;
  runs: Invocation[];
  /** The thread has no job, a usable one, one that the service no longer knows, or one whose pull request is merged. */
  job: 'none' | 'usable' | 'gone' | 'merged';
}

/** How much may go wrong in one schedule. */
export interface Budget {
  kills: number;
  faults: number;
  /** The clock jumps by 90 s while runs have calls under way. */
  stalls: number;
  /** How often another actor continues although the current one could. */
  switches: number;
}

/** A next step: an actor's next call, with or without a fault, or a jump of the clock. */
type Choice = { actor: string; fault: Fault | undefined } | 'stall';

const beginnings = new Map<Scenario['job'], Promise<World>>();

/** The thread before the runs of the scenario. */
async function beginning(job: Scenario['job']): Promise<World> {
  const world = new World();
  if (job === 'none') return world;
  await world.start('first', jobRun({ command: 'first' }));
  await world.finish('first');
  if (job === 'gone') world.jobs.delete('job-1');
  if (job === 'merged') world.merged.add(world.jobs.get('job-1')?.prLink ?? '');
  world.jobs.set('other', { id: 'other', status: 'active', prLink: null });
  return world;
}

/** The world of a scenario, with every actor at its first call. */
export async function build({ runs, job }: Scenario, protocol?: Protocol): Promise<World> {
  const begun = beginnings.get(job) ?? beginning(job);
  beginnings.set(job, begun);
  const world = (await begun).copy();
  world.jobsLast = 0;
  for (const [index, how] of runs.entries()) {
    await world.start(`r${index}`, jobRun(protocol ? { ...how, protocol } : how));
  }
  return world;
}

/** Every next step that the budget allows. */
export function choices(world: World, budget: Budget, current: string): Choice[] {
  const able = world.runnable();
  const mustContinue = able.includes(current) && budget.switches === 0;
  const actors = mustContinue ? [current] : able.toSorted((a) => (a === current ? -1 : 0));
  const all: Choice[] = actors.flatMap((actor) => {
    const faults = faultsAt(world, world.actor(actor).op?.name ?? 'sleep', budget);
    return [undefined, ...faults].map((fault) => ({ actor, fault }));
  });
  if (budget.stalls > 0 && all.length > 0) all.push('stall');
  return all;
}

const WRITES: readonly OpName[] = ['create', 'update', 'remove', 'post create', 'post message'];

/** Everything that may go wrong with a call. */
function faultsAt(world: World, name: OpName, budget: Budget): Fault[] {
  const isWrite = WRITES.includes(name);
  const isRead = name === 'list' || name === 'get';
  const faults: Fault[] = [];
  if (budget.kills > 0 && name !== 'sleep') {
    faults.push({ type: 'kill', done: false });
    if (isWrite) faults.push({ type: 'kill', done: true });
  }

  if (budget.faults > 0 && isWrite)
    faults.push({ type: 'lost', done: true }, { type: 'lost', done: false });

  if (budget.faults > 0 && isRead)
    for (const back of [1, 3].filter((back) => back < world.history.length))
      faults.push({ type: 'stale', back });
  return faults;
}

/** How far a schedule is. */
export interface Point {
  budget: Budget;
  /** The actor whose turn it was. */
  current: string;
}

/** The point after a choice, which has not been taken yet. */
export function after({ budget, current }: Point, choice: Choice, world: World): Point {
  if (choice === 'stall') return { budget: { ...budget, stalls: budget.stalls - 1 }, current };
  const remaining = { ...budget };
  if (choice.actor !== current && world.runnable().includes(current)) remaining.switches -= 1;
  if (choice.fault?.type === 'kill') remaining.kills -= 1;
  else if (choice.fault !== undefined) remaining.faults -= 1;
  return { budget: remaining, current: choice.actor };
}

export async function take(world: World, choice: Choice): Promise<void> {
  if (choice === 'stall') {
    world.now += 90_000;
    world.calls.push('the clock jumps by 90 s');
  } else await world.step(choice.actor, choice.fault);
}

/** What distinguishes one state from another. The answers to an actor determine the position in its code. */
function stateOf(world: World, point: Point): string {
  const actors = [...world.actors.values()].map(({ heard, done, op }) => [
    heard,
    done,
    op?.name,
    op?.until,
  ]);
  const history = point.budget.faults > 0 ? world.history.slice(-4) : world.thread;
  return digest(
    JSON.stringify([world.now, point, actors, history, world.accepted, [...world.jobs]]),
  );
}

export interface Explored {
  states: number;
  ends: number;
  /** Whether every schedule was tried. */
  complete: boolean;
  violation: string | undefined;
}

/**
 * Every schedule of a scenario within a budget, depth first. Code that waits for promises cannot be copied, so
 * each branch is run again from its beginning. A state that was seen before is not continued twice.
 */
export async function explore(
  scenario: Scenario,
  budget: Budget,
  { protocol, limit }: { protocol?: Protocol | undefined; limit: number },
): Promise<Explored> {
  const seen = new Set<string>();
  const branches: Choice[][] = [[]];
  let ends = 0;
  const explored = (violation?: string): Explored => {
    const complete = violation === undefined && seen.size <= limit;
    return { states: seen.size, ends, complete, violation };
  };

  for (let branch = branches.pop(); branch !== undefined; branch = branches.pop()) {
    const { world, point, others } = await walk(branch);
    branches.push(...others);
    if (seen.size > limit) return explored();
    if (point === undefined) continue;

    ends += 1;
    const { faults, kills } = point.budget;
    const faultless = faults === budget.faults && kills === budget.kills;
    const violation = brokenInvariants(world, scenario, faultless);
    if (violation) return explored(violation);
  }
  return explored();

  /** Continues a branch with the first choice each time. The point is undefined if a state was seen before. */
  async function walk(branch: readonly Choice[]) {
    const world = await build(scenario, protocol);
    const path: Choice[] = [];
    const others: Choice[][] = [];
    let point: Point = { budget, current: '' };
    const go = async (choice: Choice) => {
      path.push(choice);
      point = after(point, choice, world);
      await take(world, choice);
    };
    for (const choice of branch) await go(choice);

    for (;;) {
      const state = stateOf(world, point);
      const isNew = !seen.has(state);
      seen.add(state);
      if (!isNew || seen.size > limit) return { world, others };

      const [next, ...more] = choices(world, point.budget, point.current);
      if (next === undefined) return { world, others, point };
      others.push(...more.map((choice) => [...path, choice]));
      await go(next);
    }
  }
}
