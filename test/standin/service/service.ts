/**
 * Simulates the documentation-agent service with a real HTTP server on the loopback interface. Its answers follow the
 * specification and the scenario that the project ID selects.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestFault } from '../../faults/faults.ts';
import { Counter, concerns, type ScriptedFault, spoil } from '../script.ts';
import { parsed, type ServerOptions, startServer } from '../server.ts';
import { type Call, failure, type RawRequest, readCall } from './api.ts';
import { type Accepted, type Job, JobDesk } from './jobs.ts';
import type { JobBody, Operation, Reply } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { makeSite, type SiteShape, type VisitEvent } from './site.ts';
import { visitorsOf } from './visitors.ts';

/** Obviously made up, in the form of section 5: a prefix, an underscore, a secret. */
export const DEFAULT_KEY = 'key_this-is-not-a-real-key-0123456789';

const REPOSITORY = 'example/docs';

export interface ServiceOptions extends ServerOptions {
  readonly key?: string;
  /** ms since 1970; default: the real clock. */
  readonly now?: () => number;
  /** Factor on every time of the scenarios; not on `Retry-After`. Default 1. */
  readonly pace?: number;
  /** How long every answer takes after its request was read; default 0. */
  readonly delayMs?: number;
  /** Own events, or the shape of the made-up site; default: thousands of pages, eight weeks until now. */
  readonly site?: readonly VisitEvent[] | Partial<SiteShape>;
  /** Address of the repository that jobs show and link to; default: pages of this server. */
  readonly repository?: string;
  /** The number of the first pull request; default 1. */
  readonly firstPull?: number;
  /** Default: `standin-1`. */
  readonly model?: string;
}

/** A request as it came in. */
export interface SeenRequest extends RawRequest {
  /** Decoded; of a name that comes more than once, the last value. */
  readonly query: Readonly<Record<string, string>>;
  /** What the text says as JSON if it does. */
  readonly body: unknown;
  /** When its headers came, in ms since 1970. */
  readonly at: number;
  /** The status it was answered with; 0 before that. */
  status: number;
}

export type StandinService = Awaited<ReturnType<typeof startService>>;

export async function startService(options: ServiceOptions = {}) {
  const { key = DEFAULT_KEY, now = Date.now, pace = 1, site = {}, delayMs = 0 } = options;
  const requests: SeenRequest[] = [];
  const { origin: url, close } = await startServer(serve, options);
  const { repository = `${url}/${REPOSITORY}`, firstPull = 1, model = 'standin-1' } = options;
  const desk = new JobDesk({ pace, repository, now, firstPull, model });
  const visitors = visitorsOf(() => {
    return 'length' in site ? (site as readonly VisitEvent[]) : makeSite({ until: now(), ...site });
  }, now);
  const faultOf = faultFinder();

  function answerTo({ operation, project, jobId, prompt, query }: Call): Reply {
    const scenario = scenarioOf(project);
    if (operation === 'create') return desk.create(project, scenario, prompt);
    if (operation === 'message') return desk.message(project, jobId, prompt);
    if (operation === 'retrieve') return desk.retrieve(project, jobId);
    return visitors(scenario, query);
  }

  /** The page of a pull request, the answer to a call, or the answer that refuses it; or a fault in its place. */
  function replyTo(request: RawRequest): Reply | RequestFault {
    const pull = Number(request.path.split(`/${REPOSITORY}/pull/`)[1]);
    if (pull) return page(desk.jobs, pull);

    const call = readCall(request, key);
    if (!('operation' in call)) return call;

    const fault = faultOf(call);
    if (fault && !fault.write) return fault;
    const reply = answerTo(call);
    return fault && reply.status < 300 ? fault : reshaped(call, reply);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const [path = '', search = ''] = url.split(/\?(.*)/s);
    const at = now();
    // If the client disconnects during its own request, no answer is needed.
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;
    const query = Object.fromEntries(new URLSearchParams(search));
    const seen = { method, path, search, headers, text, query, body: parsed(text), at, status: 0 };
    requests.push(seen);
    const delay = delayMs > 0 ? pause(delayMs) : undefined;
    const reply = replyTo(seen);
    await delay;
    seen.status = 'status' in reply ? (reply.status ?? 200) : 0;
    if ('name' in reply) await spoil(reply, response);
    else send(response, reply);
  }

  /** `prLink`: as retrieve would show it now. */
  const shownJob = (job: Job) => ({
    project: job.project,
    prompts: job.turns.map(({ prompt }) => prompt),
    prLink: desk.bodyOf(job).prLink,
  });
  return {
    /** Without a slash at its end. */
    url,
    key,
    requests: requests as readonly SeenRequest[],
    accepted: desk.accepted as readonly Accepted[],
    get jobs() {
      return new Map(Array.from(desk.jobs.values(), (job) => [job.id, shownJob(job)]));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Counts requests, and finds the fault that a scenario has for each. */
function faultFinder() {
  const counters = new Map<string, Counter>();
  return ({ operation, project, jobId }: Call): ScriptedFault<Operation> | undefined =>
    scenarioOf(project).faults?.find((fault, index) => {
      if (!concerns(fault, operation)) return false;
      const key = JSON.stringify([operation, project, jobId, index]);
      const counter = counters.get(key) ?? new Counter(fault);
      counters.set(key, counter);
      return counter.take();
    });
}

/** The answer in the shape that the scenario gives it. */
function reshaped({ operation, project }: Call, reply: Reply): Reply {
  const reshape = scenarioOf(project).reshape?.[operation];
  // A request without an effect (no such job) says so.
  if (!reshape || reply.status >= 300) return reply;

  const shape = reshape(reply.body as JobBody & Record<string, unknown>);
  return {
    status: reply.status,
    ...(typeof shape === 'string' ? { text: shape } : { body: shape }),
  };
}

/** The page of a `prLink`: the prompts, as a person would look for them in a pull request. */
function page(jobs: ReadonlyMap<string, Job>, pull: number): Reply {
  const turns = [...jobs.values()].flatMap((job) => job.turns).filter((turn) => turn.pull === pull);
  if (turns.length === 0) return failure(404, 'There is no such pull request.');
  const [title = '', ...more] = turns.map(({ prompt }) => prompt.replaceAll('<', '&lt;'));
  const text = `<!doctype html><meta charset="utf-8"><title>${title}</title><pre>${[title, ...more].join('\n\n')}</pre>`;
  return { status: 200, type: 'text/html; charset=utf-8', text };
}

function send(response: ServerResponse, reply: Reply): void {
  const { status, headers, body, text = JSON.stringify(body), type = 'application/json' } = reply;
  response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    .end(text);
}
