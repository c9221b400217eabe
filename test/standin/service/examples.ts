/** Command lines that show the stand-in to people. */
import type { StandinService } from './service.ts';

/** One curl line an endpoint, ready to be pasted; `JOB` stands for the id that the first one answers. */
export function curlLines({ url, key }: Pick<StandinService, 'url' | 'key'>, project = 'ok'): string[] {
  const curl = `curl -sS -H 'Authorization: Bearer ${key}'`;
  const prompt = (text: string) => `-H 'Content-Type: application/json' -d '{"prompt": "${text}"}'`;
  const jobs = `${url}/v2/agent/${project}/job`;
  return [
    `${curl} ${prompt('Document the new endpoint')} ${jobs}`,
    `${curl} ${jobs}/JOB`,
    `${curl} ${prompt('Add an example')} ${jobs}/JOB/message`,
    `${curl} '${url}/v1/analytics/${project}/visitors?limit=5'`,
  ];
}
