/** Asks a stand-in the way a client would, over HTTP; for its tests. */
import { request } from 'node:http';
import { type StandinService, startService } from './service.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; `undefined` where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it
  readonly json: any;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // A page, or JSON that breaks off: `text` has it.
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** A client of one project. */
export function ask({ url, key }: StandinService, project: string) {
  const authorization = `Bearer ${key}`;
  const jobs = `${url}/v2/agent/${encodeURIComponent(project)}/job`;
  const get = async (address: string) => answerOf(await fetch(address, { headers: { authorization } }));
  const post = async (address: string, prompt: string) => {
    const headers = { authorization, 'content-type': 'application/json' };
    return answerOf(await fetch(address, { method: 'POST', headers, body: JSON.stringify({ prompt }) }));
  };
  return {
    create: (prompt: string) => post(jobs, prompt),
    message: (id: string, prompt: string) => post(`${jobs}/${id}/message`, prompt),
    retrieve: (id: string) => get(`${jobs}/${id}`),
    visitors: (query: Readonly<Record<string, string | number>> = {}) => {
      const search = new URLSearchParams(query as Record<string, string>);
      return get(`${url}/v1/analytics/${encodeURIComponent(project)}/visitors?${search}`);
    },
  };
}

/** The status of a request whose path and headers are sent exactly as given. */
export function askRaw(
  { url }: StandinService,
  line: { method: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const { method, path, headers = {}, body } = line;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body);
  });
}

/** A clock that stands still until a test moves it: ms since 1970. */
export function stoppedClock(start = Date.UTC(2026, 0, 28, 12)) {
  let time = start;
  const now = () => time;
  /** Sets it to so many seconds after its start. */
  const at = (seconds: number) => {
    time = start + seconds * 1000;
  };
  return { now, at };
}

/** A service whose clock stands still, with a client of the project that selects the scenario. */
export async function openScenario(scenario: string, pace = 1) {
  const clock = stoppedClock();
  const service = await startService({ now: clock.now, pace, site: [] });
  return { service, clock, ...ask(service, scenario), [Symbol.asyncDispose]: service.close };
}
