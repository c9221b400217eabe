/**
 * Simulates the documentation-agent service with a real HTTP server on the loopback interface. Its answers follow the
 * specification and the scenario that the project ID selects.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerOptions, startServer } from '../server.ts';
import { failure, type Operation, type Reply, readCall, type SeenRequest } from './api.ts';
import { type Handler, type JobOptions, jobDesk } from './jobs.ts';
import { scenarioOf } from './scenarios.ts';
import { makeSite, type VisitEvent, visitorPages } from './site.ts';

/** Obviously made up, in the form of section 5: a prefix, an underscore, a secret. */
export const DEFAULT_KEY = 'key_this-is-not-a-real-key-0123456789';

export interface ServiceOptions extends ServerOptions, JobOptions {
  now?: () => number;
  delayMs?: number;
  /** The visits; default: eight made-up weeks until now. */
  site?: readonly VisitEvent[] | undefined;
  repository?: string;
}

export type StandinService = Awaited<ReturnType<typeof startService>>;

export async function startService(options: ServiceOptions = {}) {
  const { now = Date.now, site, delayMs = 0 } = options;
  const requests: SeenRequest[] = [];
  const { origin: url, close } = await startServer(serve, options);
  const { repository = `${url}/example/docs` } = options;
  const desk = jobDesk(repository, now, options);
  const visitors = visitorPages(() => site ?? makeSite(now()));

  const operations: Record<Operation, Handler> = {
    ...desk.operations,
    visitors: ({ query }, { hasNoVisitors }) =>
      visitors(hasNoVisitors ? { ...query, dateTo: -Infinity } : query),
  };

  function replyTo(request: SeenRequest): Reply {
    const call = readCall(request, service.key);
    if (!('operation' in call)) return call;

    const scenario = scenarioOf(call.project);
    const { status = 0, error = '', operation = call.operation } = scenario.refusal ?? {};
    const isRefused = status > 0 && operation === call.operation;
    return isRefused ? failure(status, error) : operations[call.operation](call, scenario);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = incoming;
    const [path = '', search = ''] = target.split(/\?(.*)/s);
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;

    const request = { method, target, path, search, headers, text };
    requests.push(request);
    const delay = delayMs > 0 ? pause(delayMs) : undefined;
    const { status, body } = replyTo(request);
    await delay;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const service = {
    url,
    /** The only one that is accepted. It may be replaced. */
    key: DEFAULT_KEY,
    requests: requests as readonly SeenRequest[],
    accepted: desk.accepted,
    close,
    [Symbol.asyncDispose]: close,
  };
  return service;
}
