import type { IncomingMessage, ServerResponse } from 'node:http';
import { carryOut } from '../../faults/carry-out.ts';
import { bodyHtml } from '../../support/github-html.ts';
import { parsed } from '../server.ts';
import { type Answer, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import { faultsOfAnswer, faultsOfRequest, find, type OperationId } from './description.ts';
import type { Effect, Fault } from './faults.ts';
import { operations } from './operations.ts';
import type { World } from './world.ts';

/** A request as the simulation received it, kept in `github.requests` in the order of arrival. */
export interface Received {
  /** Upper case. */
  method: string;
  /** Without base path and query. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The body as it came. */
  text: string;
  /** The parsed body; undefined without one or if it is not JSON. */
  body: unknown;
  /** Null if the simulation does not serve the operation. */
  operation: OperationId | null;
  params: Record<string, string>;
  /** What was answered; null: not yet, or never. */
  status: number | null;
}

/** Runs before every request; one that returns a promise holds that request back until it settles. */
export type Hook = (request: Received) => void | Promise<void>;

export interface Parts {
  world: World;
  bodies: Bodies;
  faults: readonly Fault[];
  /** Violations of GitHub's description, and errors of the simulation itself. */
  violations: string[];
  /** The address of the API. */
  api: () => string;
  basePath: string;
  now: () => number;
  hooks: readonly Hook[];
}

const HOUR = 3_600_000;

export function received(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  text: string,
  { basePath, world }: Parts,
): Received {
  const [whole = '', search = ''] = url.split(/(?=\?)(.*)/s);
  // What is not below the base path is marked, so that it fits no operation.
  const path = whole.startsWith(`${basePath}/`)
    ? whole.slice(basePath.length)
    : `/outside-of-the-api${whole}`;
  const sent = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);

  return {
    method,
    path,
    search,
    query: new URLSearchParams(search),
    headers: Object.fromEntries(sent),
    text,
    body: parsed(text),
    ...find(method, world.pathByName(path)),
    status: null,
  };
}

/** The way of a request: checked, hooks, faults, the operation, checked again, sent. */
export async function serve(request: Received, response: ServerResponse, parts: Parts) {
  const { method, path, search, operation } = request;
  const { world, faults, violations, api, now, hooks } = parts;
  const violate = (of: 'request' | 'answer' | 'standin') => (what: string) => {
    const served = operation ?? 'not served';
    violations.push(`${of}: ${method} ${path}${search} (${served}): ${what}`);
  };

  /** Only this changes the state. */
  const perform = () => answerTo(request, parts);

  function reply(answer: Answer): void {
    if (operation) faultsOfAnswer(answer, operation).forEach(violate('answer'));
    send(answer);
  }

  async function meet(script: Effect): Promise<void> {
    if (script.name === 'altered') return reply(script.change(perform()));

    if (script.write) perform();
    if (script.name === 'respond') request.status = script.status ?? 200;
    for (const header of standardHeaders(now())) response.setHeader(...header);
    await carryOut(script, response);
  }

  function send({ status, headers = {}, body }: Answer): void {
    if (response.destroyed || response.headersSent) return;

    request.status = status;
    for (const header of standardHeaders(now())) response.setHeader(...header);
    const typed = body !== undefined && { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(status, { ...typed, ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  faultsOfRequest({ ...request, path: world.pathByName(path) }, operation).forEach(
    violate('request'),
  );
  try {
    for (const hook of hooks) await hook(request);
    const fault = faults.find((one) => one.take(request));
    const movedTo = world.movedTo(path);
    if (fault) await meet(fault.script);
    else if (movedTo) send(redirect(method, `${api()}${movedTo}${search}`));
    else reply(perform());
  } catch (error) {
    // An operation or a function of a test threw. It is reported, and the client must not wait forever.
    violate('standin')(error instanceof Error ? `${error.stack}` : `${error}`);
    send(new Refusal(500, 'The stand-in broke').answer);
  }
}

/** GitHub's description does not mention redirects with each operation. */
function redirect(method: string, location: string): Answer {
  const status = method === 'GET' ? 301 : 307;
  return { status, headers: { location }, body: { message: 'Moved Permanently' } };
}

function answerTo(request: Received, { world, bodies, api }: Parts): Answer {
  const { path, headers, operation } = request;
  try {
    if (!operation) throw new Refusal(404, 'Not Found');
    const [, value = ''] = /^(?:token|bearer) (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    const token = world.tokens.get(value);
    if (!token) throw new Refusal(401, 'Bad credentials');

    const answer = operations[operation]({ ...request, world, bodies, token, url: api() + path });
    return headers.accept?.includes('.full+json') ? withHtml(answer) : answer;
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** With `body_html` beside every `body`. */
function withHtml({ body, ...answer }: Answer): Answer {
  const rendered = (item: { body?: string | null }) => {
    return { ...item, body_html: bodyHtml(item.body ?? '') };
  };
  return { ...answer, body: Array.isArray(body) ? body.map(rendered) : rendered(body as object) };
}

const standardHeaders = (now: number): [name: string, value: string][] => [
  ['date', new Date(now).toUTCString()],
  ['x-ratelimit-limit', '5000'],
  ['x-ratelimit-remaining', '4999'],
  ['x-ratelimit-reset', String(Math.floor((now + HOUR) / 1_000))],
];
