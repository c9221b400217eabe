import { createRequire } from 'node:module';

type Json = { [key: string]: Json } & { action: string };

const EXAMPLES: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);

/** The first real payload of an event that has the one values at these paths, with the others at those. */
export function realPayload(
  name: string,
  having: Record<string, unknown> = {},
  others: Record<string, unknown> = {},
): Json {
  const payloads = EXAMPLES.find((each) => each.name === name)?.examples ?? [];
  const has = (payload: Json, path: string, value: unknown) =>
    path.split('.').reduce<Json | undefined>((part, key) => part?.[key], payload) === value;
  const found = payloads.find((payload) =>
    Object.entries(having).every(([path, value]) => has(payload, path, value)),
  );
  if (found === undefined) throw new Error(`No example of ${name} has ${JSON.stringify(having)}.`);

  const payload = structuredClone(found);
  for (const [path, value] of Object.entries(others)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const part: Record<string, unknown> = keys.reduce((outer, key) => outer[key] as Json, payload);
    part[last] = value;
  }
  return payload;
}
