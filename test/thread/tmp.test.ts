import { test } from 'vitest';
import { wander } from './support/wander.ts';

test('w', async () => {
  let bad = 0;
  const from = Number(process.env.FROM ?? 1);
  const n = Number(process.env.N ?? 1500);
  for (let seed = from; seed < from + n; seed += 1) {
    const broken = await wander(seed);
    if (broken !== undefined) {
      bad += 1;
      if (bad <= 3)
        console.log(broken.length > 6000 ? broken.slice(0, 400) + '\n...\n' + broken.slice(-4500) : broken);
      else console.log(broken.split('\n').slice(0, 3).join(' | '));
    }
  }
  console.log('bad', bad, 'of', n);
}, 600000);
