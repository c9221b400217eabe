import { createRequire } from 'node:module';

type Json = { [key: string]: Json } & { action: string };

const EXAMPLES: { name: string; examples: Json[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);

/** The first real payload of an event in which these values stand at these paths. */
export function realPayload(name: string, having: Record<string, unknown> = {}): Json {
  const payloads = EXAMPLES.find((each) => each.name === name)?.examples ?? [];
  const found = payloads.find((payload) =>
    Object.entries(having).every(([path, value]) => valueAt(payload, path) === value),
  );
  if (found === undefined) throw new Error(`No example of ${name} has ${JSON.stringify(having)}.`);
  return structuredClone(found);
}

/** Other values at some paths. */
export function changed(payload: Json, values: Record<string, unknown>): Json {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const part: Record<string, unknown> = keys.reduce((outer, key) => outer[key] as Json, payload);
    part[last] = value;
  }
  return payload;
}

function valueAt(payload: Json, path: string): unknown {
  return path.split('.').reduce<Json | undefined>((part, key) => part?.[key], payload);
}
