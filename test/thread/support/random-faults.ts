import type { Comment } from '../../../src/github/comments.ts';
import { randomFrom } from '../../standin/service/site.ts';
import { recordIn } from './lifecycle.ts';
import { type Fault, fails, lost, type OpName, type World } from './world.ts';

export type Random = ReturnType<typeof randomValues>;

export function randomValues(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    /** Whether something happens that has this probability. */
    isHit: (probability: number) => random() < probability,
  };
}

/** What happens around the runs of a schedule. */
export class RandomFaults {
  /** How far the clock has jumped, in ms. */
  jumped = 0;
  /** The comments that a person has deleted, with the number of lists that were read before. */
  readonly deleted: { row: Comment; readings: number }[] = [];

  private readonly random: Random;
  private readonly world: World;
  /** How probable it is that a list lacks a comment, however many lists did before. */
  private readonly lacking: number;
  /** How often each thing may still happen. */
  private readonly remaining: Record<'kill' | 'fault' | 'jump' | 'deletion' | 'stop', number>;

  constructor(random: Random, world: World) {
    const { below, isHit } = random;
    this.random = random;
    this.world = world;
    const deletion = isHit(0.2) ? 1 + below(2) : 0;
    this.lacking = isHit(0.3) ? 0.2 : 0;
    this.remaining = { kill: below(3), fault: below(6), jump: below(3), deletion, stop: below(2) };
  }

  /** What happens between two calls. */
  async change(): Promise<void> {
    const { world, random } = this;
    if (world.late.length > 0 && random.isHit(0.1)) world.arrive();
    if (this.happens('jump', 0.02)) this.jump();
    if (this.happens('deletion', 0.03)) this.deleteComment();
    if (this.happens('stop', 0.01)) await world.stop(random.pick([...world.actors.keys()]));
  }

  /** Lets an actor continue; something may go wrong with its call. */
  async step(name: string): Promise<void> {
    const { world, random } = this;
    const op = world.actor(name).ops[0]?.name ?? 'sleep';
    if (op === 'sleep') return world.step(name);
    if (this.happens('kill', 0.04))
      return world.step(name, { type: 'kill', done: random.isHit(0.5) });

    if (op === 'list' && random.isHit(this.lacking))
      return world.step(name, this.lacks(random.pick(world.thread)));

    const fault = this.happens('fault', 0.15) ? this.faultOf(op) : undefined;
    // Some faults last longer than a run is patient.
    if (fault && random.isHit(0.4)) world.plan(name, op, fault, random.pick([1, 2, 3, 6]));
    return world.step(name, fault);
  }

  private happens(what: keyof RandomFaults['remaining'], probability: number): boolean {
    if (this.remaining[what] === 0 || !this.random.isHit(probability)) return false;
    this.remaining[what] -= 1;
    return true;
  }

  private jump(): void {
    const ms = this.random.pick([5_000, 40_000, 90_000]);
    this.world.now += ms;
    this.jumped += ms;
    this.world.calls.push(`the clock jumps by ${ms} ms`);
  }

  private deleteComment(): void {
    const { world } = this;
    const row = this.random.pick(world.thread.filter(recordIn));
    if (row === undefined) return;

    world.remove(row.id);
    this.deleted.push({ row, readings: world.readings.length });
    world.calls.push(`a person deletes comment ${row.id}`);
  }

  private lacks(row: Comment | undefined): Fault {
    return { type: 'lacks', id: row?.id ?? 0 };
  }

  private faultOf(op: OpName): Fault {
    const { below, pick } = this.random;
    const { thread } = this.world;
    const done = pick([true, false, 'late'] as const);

    const unanswered = lost(done);
    const limited: Fault = { type: 'fails', status: 403, rateLimited: true };
    const broken: Fault = { type: 'fails', status: 502, done };
    const stale: Fault = { type: 'stale', back: 1 + below(4) };
    const ofPost = [unanswered, unanswered, fails(422), fails(429)];
    const faults: Partial<Record<OpName, readonly Fault[]>> = {
      list: [stale, this.lacks(thread[0]), this.lacks(pick(thread)), broken, fails(403)],
      issue: [{ type: 'counts', more: pick([-2, -1, 1, 1]) }, unanswered],
      job: [fails(404), broken],
      'post create': [...ofPost, fails(401)],
      'post message': [...ofPost, fails(404)],
    };
    return pick(faults[op] ?? [unanswered, broken, limited, fails(429), fails(403)]);
  }
}
