/**
 * Simulates the documentation-agent service with a real HTTP server on the loopback interface. Its answers follow the
 * specification and the scenario that the project ID selects.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerOptions, startServer } from '../server.ts';
import { type Call, failure, type RawRequest, readCall } from './api.ts';
import { type Accepted, type AcceptedTurn, JobDesk } from './jobs.ts';
import { previewsAt } from './previews.ts';
import type { Operation, Reply, Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { makeSite, type SiteShape, type VisitEvent } from './site.ts';
import { visitorsOf } from './visitors.ts';

/** Obviously made up, in the form of section 5: a prefix, an underscore, a secret. */
export const DEFAULT_KEY = 'key_this-is-not-a-real-key-0123456789';

export interface ServiceOptions extends ServerOptions {
  /** ms since 1970; default: the real clock. */
  now?: () => number;
  /** Factor on every time of the scenarios; not on `Retry-After`. Default 1. */
  pace?: number;
  /** How long every answer takes after its request was read; default 0. */
  delayMs?: number;
  /** Own events, or the shape of the made-up site; default: eight weeks until now. */
  site?: readonly VisitEvent[] | SiteShape;
  /** Address of the repository that jobs show and link to; default: one on this server. */
  repository?: string;
  /** The number of the first pull request; default 1. */
  firstPull?: number;
  /** Default: `standin-1`. */
  model?: string;
  /** Carries out an instruction when it is accepted. */
  onTurn?: (turn: AcceptedTurn) => void;
}

/** A request as it came in. */
export interface SeenRequest extends RawRequest {
  /** When its headers came, in ms since 1970. */
  at: number;
}

export type StandinService = Awaited<ReturnType<typeof startService>>;

export async function startService(options: ServiceOptions = {}) {
  const { now = Date.now, pace = 1, site = {}, delayMs = 0 } = options;
  const requests: SeenRequest[] = [];
  const { origin: url, close } = await startServer(serve, options);
  const { repository = `${url}/example/docs`, firstPull = 1, model = 'standin-1' } = options;
  const { onTurn = () => {} } = options;
  const desk = new JobDesk({ pace, repository, now, firstPull, model, onTurn });
  const visitors = visitorsOf(() => ('length' in site ? site : makeSite(site, now())));
  const replyTo = replies(desk, visitors, previewsAt(url));

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const [path = '', search = ''] = url.split(/\?(.*)/s);
    const at = now();
    // If the client disconnects during its own request, no answer is needed.
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;

    const seen = { method, path, search, headers, text, at };
    requests.push(seen);
    const delay = delayMs > 0 ? pause(delayMs) : undefined;
    const reply = replyTo(seen);
    await delay;
    const { status, body } = reply;
    const isPage = typeof body === 'string';
    response
      .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
      .end(isPage ? body : JSON.stringify(body));
  }

  return {
    /** Without a slash at its end. */
    url,
    key: DEFAULT_KEY,
    requests: requests as readonly SeenRequest[],
    accepted: desk.accepted as readonly Accepted[],
    get jobs() {
      return new Map(Array.from(desk.jobs.values(), (job) => [job.id, desk.shown(job)]));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The answer to a request. */
function replies(
  desk: JobDesk,
  visitors: ReturnType<typeof visitorsOf>,
  previews: ReturnType<typeof previewsAt>,
) {
  const operations: Record<Operation, (call: Call, scenario: Scenario) => Reply> = {
    create: ({ project, prompt }, scenario) => desk.create(project, scenario, prompt),
    message: ({ project, jobId, prompt }) => desk.message(project, jobId, prompt),
    retrieve: ({ project, jobId }) => desk.retrieve(project, jobId),
    visitors: ({ query }, scenario) => visitors(scenario, query),
    preview: ({ branch }) => previews.create(branch),
  };

  return (request: RawRequest): Reply => {
    const pull = Number(request.path.split('/pull/')[1]);
    if (pull) return desk.pullRequest(pull);

    const page = previews.page(request);
    if (page) return page;

    const call = readCall(request, DEFAULT_KEY);
    if (!('operation' in call)) return call;

    const scenario = scenarioOf(call.project);
    const { refusal } = scenario;
    if (refusal?.operations.includes(call.operation)) return failure(refusal.status, refusal.error);
    return operations[call.operation](call, scenario);
  };
}
