import { collectRun, type Invocation, jobRun, type Protocol } from './lifecycle.ts';
import { verdictOn } from './verdict.ts';
import { digest, type Fault, World } from './world.ts';

/** Who meets in a thread, and what was there before. */
export interface Scenario {
  name: string;
  runs: Invocation[];
  collectors: number;
  /** The thread's job: none, one that works, one that is gone, or one whose pull request is merged. */
  job: 'none' | 'usable' | 'gone' | 'merged';
}

/** How much may go wrong in one schedule. */
export interface Budget {
  kills: number;
  faults: number;
  /** The clock jumps by 90 s while runs have calls under way. */
  stalls: number;
  /** Turns that are taken from an actor that could have gone on. */
  switches: number;
}

/** A way to go on: an actor's next call, with a fault or without one, or a jump of the clock. */
type Choice = { actor: string; fault: Fault | undefined } | 'stall';

const beginnings = new Map<Scenario['job'], Promise<World>>();

/** The thread before anybody of the scenario comes to it. */
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

/** The world of a scenario, everybody at their first call. */
export async function build(
  { runs, collectors, job }: Scenario,
  protocol?: Protocol,
): Promise<World> {
  const begun = beginnings.get(job) ?? beginning(job);
  beginnings.set(job, begun);
  const world = (await begun).copy();
  world.jobsLast = 0;
  for (const [index, how] of runs.entries()) {
    await world.start(`r${index}`, jobRun(protocol ? { ...how, protocol } : how));
  }
  for (let index = 0; index < collectors; index += 1) {
    await world.start(`c${index}`, collectRun(protocol ? { protocol } : {}));
  }
  return world;
}

/** Every way to go on that the budget has room for. */
export function choices(world: World, budget: Budget, current: string): Choice[] {
  const all: Choice[] = [];
  const able = world.runnable();
  const mustGoOn = able.includes(current) && budget.switches === 0;
  for (const actor of mustGoOn ? [current] : able.toSorted((a) => (a === current ? -1 : 0))) {
    all.push({ actor, fault: undefined });
    const name = world.actor(actor).op?.name ?? 'sleep';
    const writes = ['create', 'update', 'remove', 'post create', 'post message'].includes(name);
    if (budget.kills > 0 && name !== 'sleep') {
      all.push({ actor, fault: { type: 'kill', done: false } });
      if (writes) all.push({ actor, fault: { type: 'kill', done: true } });
    }
    if (budget.faults === 0) continue;
    if (writes)
      for (const done of [true, false] as const) all.push({ actor, fault: { type: 'lost', done } });
    if (name === 'list' || name === 'get') {
      for (const back of [1, 3]) {
        if (back < world.history.length) all.push({ actor, fault: { type: 'stale', back } });
      }
    }
  }
  if (budget.stalls > 0 && all.length > 0) all.push('stall');
  return all;
}

/** Where a schedule has come to. */
export interface Point {
  budget: Budget;
  /** Whose turn it was. */
  current: string;
}

/** The point after a choice that is about to be taken. */
export function after({ budget, current }: Point, choice: Choice, world: World): Point {
  if (choice === 'stall') return { budget: { ...budget, stalls: budget.stalls - 1 }, current };
  const left = { ...budget };
  if (choice.actor !== current && world.runnable().includes(current)) left.switches -= 1;
  if (choice.fault?.type === 'kill') left.kills -= 1;
  else if (choice.fault !== undefined) left.faults -= 1;
  return { budget: left, current: choice.actor };
}

export async function take(world: World, choice: Choice): Promise<void> {
  if (choice === 'stall') {
    world.now += 90_000;
    world.trail.push('the clock jumps by 90 s');
  } else await world.step(choice.actor, choice.fault);
}

/** What distinguishes one state from another; the code of an actor is where its answers have brought it. */
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
  /** Nothing was left out. */
  complete: boolean;
  violation: string | undefined;
}

/**
 * Every schedule of a scenario within a budget, depth first. Code that waits for promises cannot be copied, so
 * each branch is played again from its beginning; a state that was seen before is not gone into twice.
 */
export async function explore(
  scenario: Scenario,
  budget: Budget,
  { protocol, limit }: { protocol?: Protocol | undefined; limit: number },
): Promise<Explored> {
  const seen = new Set<string>();
  const branches: Choice[][] = [[]];
  let ends = 0;
  while (branches.length > 0) {
    const branch = branches.pop() as Choice[];
    const world = await build(scenario, protocol);
    let point: Point = { budget, current: '' };
    for (const choice of branch) {
      point = after(point, choice, world);
      await take(world, choice);
    }
    const path = [...branch];
    for (;;) {
      const state = stateOf(world, point);
      if (seen.has(state)) break;
      seen.add(state);
      if (seen.size > limit)
        return { states: seen.size, ends, complete: false, violation: undefined };
      const [next, ...others] = choices(world, point.budget, point.current);
      if (next === undefined) {
        ends += 1;
        const { faults, kills } = point.budget;
        const faultless = faults === budget.faults && kills === budget.kills;
        const violation = await verdictOn(world, scenario, { faultless, protocol });
        if (violation) return { states: seen.size, ends, complete: false, violation };
        break;
      }
      for (const other of others) branches.push([...path, other]);
      path.push(next);
      point = after(point, next, world);
      await take(world, next);
    }
  }
  return { states: seen.size, ends, complete: true, violation: undefined };
}
