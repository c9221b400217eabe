import { randomFrom } from '../../standin/service/site.ts';
import { type Protocol, recordIn } from './lifecycle.ts';
import { build, type Scenario } from './model.ts';
import { verdictOn } from './verdict.ts';
import { BOT, type Fault, type OpName, ROBOT, type World } from './world.ts';

const NEW = { type: 'new' } as const;
const COMMANDS = [
  { command: 'X' },
  { command: 'X' },
  { command: 'Y' },
  { command: 'Y', target: NEW },
  { command: 'Z', target: NEW },
  { command: 'Z', timeout: 60_000 },
];

/** One random schedule of up to three runs and two collectors; the rule that it broke, if it broke one. */
export async function wander(
  seed: number,
  protocol?: Protocol,
  onlyJob?: Scenario['job'],
): Promise<string | undefined> {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

  const target = new Map<string, (typeof COMMANDS)[number]>();
  // Now and then the token has been changed between two runs.
  const accounts = random() < 0.1 ? [BOT, ROBOT] : [BOT];
  const runs = Array.from({ length: 2 + below(2) }, () => {
    const how = pick(COMMANDS);
    // One command is one thing: a re-run asks for the same.
    if (!target.has(how.command)) target.set(how.command, how);
    return { ...(target.get(how.command) as (typeof COMMANDS)[number]), author: pick(accounts) };
  });
  const job = onlyJob ?? pick(['none', 'none', 'usable', 'gone', 'merged'] as const);
  const scenario: Scenario = { name: `seed ${seed}`, runs, collectors: below(3), job };
  const world = await build(scenario, protocol);
  world.pageSize = pick([2, 3, 100]);
  world.jobsLast = pick([0, 0, 40_000]);
  world.skew = pick([0, -65_000]);
  // Numbers of their own, so that the schedule of a seed stays the same.
  const delays = randomFrom(seed + 0x5eed);
  world.linkIsLate = delays() < 0.2 ? 12_000 * delays() : 0;
  world.endIsStale = delays() < 0.2 ? 40_000 * delays() : 0;
  const bystanders = Array.from({ length: below(3) }, (_, index) => world.say(`remark ${index}`));
  const calm = random() < 0.2;
  let kills = calm ? 0 : below(3);
  let faults = calm ? 0 : below(4);
  let stalls = below(3);
  let removals = calm ? 0 : below(3);

  for (let steps = 0; ; steps += 1) {
    const able = world.runnable();
    if (able.length === 0) break;
    if (steps > 3000) return `seed ${seed} does not end\n${world.trail.slice(-50).join('\n')}`;
    if (stalls > 0 && random() < 0.02) {
      stalls -= 1;
      world.now += 90_000;
    }
    if (world.late.length > 0 && random() < 0.1) world.arrive();
    if (removals > 0 && random() < 0.05) {
      removals -= 1;
      removeSomething(world);
    }
    const actor = pick(able);
    const name = world.actor(actor).op?.name as OpName;
    let fault: Fault | undefined;
    if (kills > 0 && name !== 'sleep' && random() < 0.04) {
      kills -= 1;
      fault = { type: 'kill', done: random() < 0.5 };
    } else if (faults > 0 && random() < 0.12) {
      fault = faultFor(name, world);
      if (fault) faults -= 1;
    }
    await world.step(actor, fault);
  }
  const late = world.late.length > 0;
  world.arrive();
  const faultless = calm && !late && runs.every(({ author }) => author === BOT);
  return verdictOn(world, scenario, { faultless, protocol });

  /** A person removes a comment. What is the only memory of a command stays: without it nobody can know. */
  function removeSomething({ thread }: World): void {
    const needless = thread.filter((comment) => {
      const record = recordIn(comment);
      const isOfSame = (other: typeof comment) => {
        const found = recordIn(other);
        return found?.command === record?.command && found?.answer && found.state !== 'unsent';
      };
      return record === undefined
        ? bystanders.includes(comment.id)
        : !record.answer && thread.some(isOfSame);
    });
    if (needless.length > 0) world.removeNow(pick(needless).id);
  }

  function faultFor(name: OpName, { history }: World): Fault | undefined {
    const done = pick([true, false, 'late'] as const);
    switch (name) {
      case 'create':
      case 'update':
      case 'remove':
        return pick<Fault>([
          { type: 'lost', done },
          { type: 'status', status: 502, done },
          { type: 'status', status: 429 },
          { type: 'status', status: 403 },
          { type: 'status', status: 403, rateLimited: true },
        ]);
      case 'list':
      case 'get':
        return pick<Fault>([
          { type: 'stale', back: 1 + below(Math.min(6, history.length)) },
          { type: 'stale', back: 1 + below(Math.min(3, history.length)) },
          { type: 'lost', done: false },
        ]);
      case 'post create':
      case 'post message':
        return pick<Fault>([
          { type: 'lost', done },
          { type: 'status', status: 422 },
        ]);
      default:
        return undefined;
    }
  }
}
