/**
 * The stand-in for the documentation-agent service: a real HTTP server on the loopback interface. What it
 * answers follows the specification and, by project id, one of the named scenarios.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import type { Request } from 'openapi-backend';
import { type Call, contract, exchange, type Party, type Violation } from './contract.ts';
import {
  type Accepted,
  bodyOf,
  create,
  type Job,
  type JobDesk,
  jobOfPull,
  message,
  retrieve,
} from './jobs.ts';
import type { JobBody, Reply, Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { makeSite, type SiteShape, type VisitEvent } from './site.ts';
import { visitorsOf } from './visitors.ts';

/** Obviously made up, in the form of section 5: a prefix, an underscore, a secret. */
export const DEFAULT_KEY = 'key_this-is-not-a-real-key-0123456789';

const REPOSITORY = 'example/docs';

export interface ServiceOptions {
  readonly key?: string;
  /** ms since 1970; default: the real clock. */
  readonly now?: () => number;
  /** Default: one that is free. */
  readonly port?: number;
  /** Factor on every time of the scenarios; not on `Retry-After`. Default 1. */
  readonly pace?: number;
  /** PEM. Makes the service speak https. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Own events, or the shape of the made-up site; default: thousands of pages, eight weeks until now. */
  readonly site?: readonly VisitEvent[] | Partial<SiteShape>;
  /** Address of the repository that jobs show and link to; default: pages of this server. */
  readonly repository?: string;
  /** The number of the first pull request; default 1. */
  readonly firstPull?: number;
}

/** A request as it came in. */
export interface SeenRequest {
  readonly method: string;
  /** Raw, without the query. */
  readonly path: string;
  /** Decoded; of a name that comes more than once, the last value. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The body's text, and what it says as JSON if it does. */
  readonly text: string;
  readonly body: unknown;
  /** When its headers came, in ms since 1970. */
  readonly at: number;
  /** The status it was answered with; 0 before that. */
  status: number;
}

export interface SeenJob {
  readonly project: string;
  readonly scenario: string;
  readonly prompts: readonly string[];
  /** As retrieve would show them now. */
  readonly status: string;
  readonly prLink: string | null;
}

export interface StandinService extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly SeenRequest[];
  readonly accepted: readonly Accepted[];
  readonly jobs: ReadonlyMap<string, SeenJob>;
  /** Bugs of the stand-in itself; a test asserts that there are none. */
  readonly violations: readonly Violation[];
  close(): Promise<void>;
}

export async function startService(options: ServiceOptions = {}): Promise<StandinService> {
  const { key = DEFAULT_KEY, now = Date.now, port = 0, pace = 1, tls, site = {} } = options;
  const requests: SeenRequest[] = [];
  const violations: Violation[] = [];
  await contract();

  const server = tls ? createTlsServer(tls) : createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { repository = `${url}/${REPOSITORY}`, firstPull = 1 } = options;
  const desk: JobDesk = { jobs: new Map(), accepted: [], pace, repository, now, nextPull: firstPull };
  const visitors = visitorsOf(() => {
    return 'length' in site ? (site as readonly VisitEvent[]) : makeSite({ until: now(), ...site });
  }, now);
  const party: Party = {
    key,
    violations,
    scenarioOf,
    answer: scripted(({ operation, project, jobId, prompt, query }, scenario) => {
      if (operation === 'create') return create(desk, project, scenario, prompt);
      if (operation === 'message') return message(desk, project, jobId, prompt);
      if (operation === 'retrieve') return retrieve(desk, project, jobId);
      return visitors(scenario, query);
    }),
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { seen, request } = await read(incoming, now());
    requests.push(seen);
    const pull = new RegExp(`^/${REPOSITORY}/pull/(\\d+)$`).exec(seen.path)?.[1];
    const reply = pull ? page(jobOfPull(desk, Number(pull))) : await exchange(request, party);
    seen.status = reply.status;
    send(response, reply);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      // A client that went away is no bug of ours; everything else is.
      if (request.errored || response.destroyed) return;
      violations.push({ operation: 'server', status: 500, problems: [String(error)], body: undefined });
      send(response, { status: 500, body: { error: `The stand-in has a bug: ${error}` } });
    });
  });

  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }

  const seenJob = (job: Job): SeenJob => {
    const { status, prLink } = bodyOf(job, desk);
    const prompts = job.turns.map(({ prompt }) => prompt);
    return { project: job.project, scenario: job.scenario.name, prompts, status, prLink };
  };
  return {
    url,
    key,
    requests,
    accepted: desk.accepted,
    violations,
    get jobs() {
      return new Map(Array.from(desk.jobs.values(), (job) => [job.id, seenJob(job)]));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Puts scenarios between requests and their real answers: counts requests, replaces and reshapes answers. */
function scripted(answer: (call: Call, scenario: Scenario) => Reply): (call: Call) => Reply {
  const seen = new Map<string, number>();
  return (call) => {
    const scenario = scenarioOf(call.project);
    const counter = JSON.stringify([call.operation, call.project, call.jobId]);
    const count = (seen.get(counter) ?? 0) + 1;
    seen.set(counter, count);
    const instead = scenario.instead?.find(({ on, nth: [first, last] = [1, Infinity] }) => {
      return on.includes(call.operation) && count >= first && count <= last;
    });
    if (instead && !instead.accepted) return instead;
    const reply = answer(call, scenario);
    // What could not take effect (no such job) says so, whatever the scenario wants to hide.
    if (reply.status >= 300) return reply;
    if (instead) return instead;
    const reshape = scenario.reshape?.[call.operation];
    if (!reshape) return reply;
    const shape = reshape(reply.body as JobBody & Record<string, unknown>);
    return { status: reply.status, ...(typeof shape === 'string' ? { text: shape } : { body: shape }) };
  };
}

/** The page that a `prLink` opens: what was asked, as a person would look for it in a pull request. */
function page(job: Job | undefined): Reply {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const prompts = job?.turns.map(({ prompt }) => escaped(prompt)) ?? [];
  const title = prompts[0]?.split('\n', 1)[0] ?? 'There is no such pull request';
  const body = `<h1>${title}</h1>${prompts.map((prompt) => `<pre>${prompt}</pre>`).join('')}`;
  const text = `<!doctype html><meta charset="utf-8"><title>${title}</title>${body}`;
  return { status: job ? 200 : 404, type: 'text/html; charset=utf-8', text };
}

/** Reads a request to its end, as it came and as the description is checked; `at` is the time to note for it. */
async function read(incoming: IncomingMessage, at: number): Promise<{ seen: SeenRequest; request: Request }> {
  const { method = '', url = '', headers } = incoming;
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const text = await bodyText(incoming);
  const query = new URLSearchParams(search);
  const values = Object.fromEntries(query);
  // A parameter that comes twice is a list, which the description allows nowhere.
  const lists = [...query.keys()].map((name) => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')] as const;
  });
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']));
  const body = method === 'GET' ? {} : { body: text };
  return {
    seen: { method, path, query: values, headers, text, body: parsed(text), at, status: 0 },
    request: { method, path, query: Object.fromEntries(lists), headers: plain, ...body },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const { status, headers, body, text = JSON.stringify(body), type = 'application/json' } = reply;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(text);
}
