import type { Comment } from '../../../src/github/comments.ts';
import { randomFrom } from '../../standin/service/site.ts';
import { recordIn } from './lifecycle.ts';
import type { CallName, Fault, World } from './world.ts';

export type Random = ReturnType<typeof randomValues>;

export function randomValues(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    /** An integer from 0 to `limit - 1`. */
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    /** Whether something happens that has this probability. */
    isHit: (probability: number) => random() < probability,
  };
}

export class RandomFaults {
  /** In ms, in all. */
  jumped = 0;
  /** By a person, and how many lists had been read before. */
  readonly deleted: { row: Comment; readings: number }[] = [];

  private readonly random: Random;
  private readonly world: World;
  /** The probability that a list lacks a comment. */
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

  async betweenCalls(): Promise<void> {
    const { world, random } = this;
    if (world.late.length > 0 && random.isHit(0.1)) world.letLateArrive();
    if (this.happens('jump', 0.02)) this.jump();
    if (this.happens('deletion', 0.03)) this.deleteComment();
    if (this.happens('stop', 0.01)) await world.stop(random.pick([...world.runs.keys()]));
  }

  async answer(name: string): Promise<void> {
    const { world, random } = this;
    const call = world.nextCall(name) ?? 'sleep';
    if (call === 'sleep') return world.answer(name);
    if (this.happens('kill', 0.04)) {
      const request = random.isHit(0.5) ? 'arrived' : 'did not arrive';
      return world.answer(name, { isKill: true, request });
    }

    if (call === 'list comments' && random.isHit(this.lacking))
      return world.answer(name, { without: random.pick(world.thread)?.id ?? 0 });

    const fault = this.happens('fault', 0.15) ? this.faultOf(call) : undefined;
    // Some faults last longer than a run repeats its calls.
    if (fault && random.isHit(0.4)) world.plan(name, call, fault, random.pick([1, 2, 3, 6]));
    return world.answer(name, fault);
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
    this.world.log.push(`the clock jumps by ${ms} ms`);
  }

  private deleteComment(): void {
    const { world } = this;
    const row = this.random.pick(world.thread.filter(recordIn));
    if (row === undefined) return;

    world.deleteComment(row.id);
    this.deleted.push({ row, readings: world.readings.length });
    world.log.push(`a person deletes comment ${row.id}`);
  }

  private faultOf(call: CallName): Fault {
    const { below, pick } = this.random;
    const { thread } = this.world;
    const lost = { request: pick(['arrived', 'did not arrive', 'arrives late'] as const) };
    const broken = { status: 502, ...lost };
    const ofPost = [lost, lost, { status: 422 }, { status: 429 }];

    const faults: Partial<Record<CallName, readonly Fault[]>> = {
      'list comments': [
        { changesAgo: 1 + below(4) },
        { without: thread[0]?.id ?? 0 },
        { without: pick(thread)?.id ?? 0 },
        broken,
        { status: 403 },
      ],
      'count comments': [{ countedBy: pick([-2, -1, 1, 1]) }, lost],
      'read job': [{ status: 404 }, broken],
      'create job': [...ofPost, { status: 401 }],
      'send message': [...ofPost, { status: 404 }],
    };
    const limited = { status: 403, message: 'rate limit' };
    return pick<Fault>(faults[call] ?? [lost, broken, limited, { status: 429 }, { status: 403 }]);
  }
}
