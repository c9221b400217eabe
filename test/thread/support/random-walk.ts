import { randomFrom } from '../../standin/service/site.ts';
import { brokenInvariants } from './invariants.ts';
import { type Protocol, recordIn } from './lifecycle.ts';
import { build, type Scenario } from './model.ts';
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
/** A schedule with more steps does not end. */
const MOST_STEPS = 3_000;

/** One random schedule of up to three runs. Returns the rule that it broke, if it broke one. */
export async function randomWalk(
  seed: number,
  protocol?: Protocol,
  onlyJob?: Scenario['job'],
): Promise<string | undefined> {
  const dice = diceFrom(seed);
  const scenario = randomScenario(dice, `seed ${seed}`, onlyJob);
  const world = await build(scenario, protocol);
  const weather = new Weather(dice, world);
  // These have their own random numbers, so that the schedule of a seed stays the same.
  const delays = randomFrom(seed + 0x5eed);
  world.linkIsLate = delays() < 0.2 ? 12_000 * delays() : 0;
  world.endIsStale = delays() < 0.2 ? 40_000 * delays() : 0;

  for (let steps = 0; ; steps += 1) {
    const able = world.runnable();
    if (able.length === 0) break;
    if (steps > MOST_STEPS)
      return `seed ${seed} does not end\n${world.calls.slice(-50).join('\n')}`;

    weather.change();
    const actor = dice.pick(able);
    await world.step(actor, weather.faultAt(world.actor(actor).op?.name as OpName));
  }

  const isLate = world.late.length > 0;
  world.arrive();
  const isOneAccount = scenario.runs.every(({ author }) => author === BOT);
  const faultless = weather.isCalm && !isLate && isOneAccount;
  return brokenInvariants(world, scenario, faultless);
}

type Dice = ReturnType<typeof diceFrom>;

function diceFrom(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    /** Whether something happens that has this probability. */
    isHit: (probability: number) => random() < probability,
  };
}

function randomScenario(
  { below, pick, isHit }: Dice,
  name: string,
  onlyJob: Scenario['job'] | undefined,
): Scenario {
  const first = new Map<string, (typeof COMMANDS)[number]>();
  // Sometimes the token has been changed between two runs.
  const accounts = isHit(0.1) ? [BOT, ROBOT] : [BOT];
  const runs = Array.from({ length: 2 + below(2) }, () => {
    const random = pick(COMMANDS);
    // If a command is run again, it asks for the same as before.
    const command = first.get(random.command) ?? random;
    first.set(command.command, command);
    return { ...command, author: pick(accounts) };
  });
  const job = onlyJob ?? pick(['none', 'none', 'usable', 'gone', 'merged'] as const);
  return { name, runs, job };
}

/** What happens around the runs of a schedule: faults, jumps of the clock, and removed comments. */
class Weather {
  readonly isCalm: boolean;
  readonly #dice: Dice;
  readonly #world: World;
  /** The IDs of comments that belong to no run. */
  readonly #remarks: number[];
  #kills: number;
  #faults: number;
  #stalls: number;
  #removals: number;

  constructor(dice: Dice, world: World) {
    const { below, pick, isHit } = dice;
    this.#dice = dice;
    this.#world = world;
    world.pageSize = pick([2, 3, 100]);
    world.jobsLast = pick([0, 0, 40_000]);
    world.skew = pick([0, -65_000]);
    this.#remarks = Array.from({ length: below(3) }, (_, index) => world.say(`remark ${index}`));
    this.isCalm = isHit(0.2);
    this.#kills = this.isCalm ? 0 : below(3);
    this.#faults = this.isCalm ? 0 : below(4);
    this.#stalls = below(3);
    this.#removals = this.isCalm ? 0 : below(3);
  }

  /** What happens between two calls. */
  change(): void {
    const world = this.#world;
    if (this.#stalls > 0 && this.#dice.isHit(0.02)) {
      this.#stalls -= 1;
      world.now += 90_000;
    }

    if (world.late.length > 0 && this.#dice.isHit(0.1)) world.arrive();

    if (this.#removals > 0 && this.#dice.isHit(0.05)) {
      this.#removals -= 1;
      this.#removeComment();
    }
  }

  /** What goes wrong with the next call. */
  faultAt(name: OpName): Fault | undefined {
    if (this.#kills > 0 && name !== 'sleep' && this.#dice.isHit(0.04)) {
      this.#kills -= 1;
      return { type: 'kill', done: this.#dice.isHit(0.5) };
    }

    if (this.#faults === 0 || !this.#dice.isHit(0.12)) return undefined;
    const fault = this.#faultOf(name);
    if (fault) this.#faults -= 1;
    return fault;
  }

  /** A person removes a comment, but not the only one that tells what became of a command. */
  #removeComment(): void {
    const { thread } = this.#world;
    const removable = thread.filter((comment) => {
      const record = recordIn(comment);
      if (record === undefined) return this.#remarks.includes(comment.id);

      const isResult = (other: typeof comment) => {
        const result = recordIn(other);
        return result?.command === record.command && result.answer && result.state !== 'unsent';
      };
      return !record.answer && thread.some(isResult);
    });
    if (removable.length > 0) this.#world.removeNow(this.#dice.pick(removable).id);
  }

  #faultOf(name: OpName): Fault | undefined {
    const { below, pick } = this.#dice;
    const { history } = this.#world;
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
