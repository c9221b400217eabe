/**
 * The least that polling a job costs: `node loop.ts URL KEY` creates a job, and requests its status with undici each
 * second, for `LOOP_S` seconds.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';

const [jobs = '', key = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const call = async (url: string, body?: object) => {
  const sent = body && { method: 'POST' as const, body: JSON.stringify(body) };
  const response = await request(url, { headers, ...sent });
  return (await response.body.json()) as { id: string };
};

const { id } = await call(jobs, { prompt: 'Document the new endpoint' });
for (let second = 0; second < Number(process.env.LOOP_S); second++) {
  await pause(1_000);
  await call(`${jobs}/${id}`);
}
