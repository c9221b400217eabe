import { test } from 'vitest';
import { wander } from './support/wander.ts';

test('w', async () => {
  for (const seed of (process.env.SEEDS ?? '').split(',').map(Number)) {
    const broken = await wander(seed);
    console.log(broken ?? `${seed} fine`);
  }
}, 600000);
