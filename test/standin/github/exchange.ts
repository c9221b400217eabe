import type { IncomingMessage, ServerResponse } from 'node:http';
import { carryOut } from '../../faults/carry-out.ts';
import type { RequestFault } from '../../faults/faults.ts';
import { bodyHtml } from '../../support/github-html.ts';
import { parsed } from '../server.ts';
import { type Answer, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import { type Checker, find } from './check.ts';
import type { Described, OperationId } from './description.ts';
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

/** Runs at a moment of every request; one that returns a promise holds that request back until it settles. */
export type Hook = (request: Received) => void | Promise<void>;

export interface Parts {
  world: World;
  bodies: Bodies;
  checker: Checker;
  faults: readonly Fault[];
  /** The address of the API. */
  api: () => string;
  basePath: string;
  now: () => number;
  hooks: Readonly<Record<'before' | 'after', readonly Hook[]>>;
}

const HOUR = 3_600_000;

/** The way of a request: taken down, checked, hooks, faults, the operation, checked again, sent. */
export class Exchange {
  request: Received;
  readonly #described: Described | undefined;
  /** With the name of the repository, even if the request has its ID. */
  readonly #servedPath: string;
  readonly #response: ServerResponse;
  readonly #parts: Parts;

  constructor(
    { method = 'GET', url = '/', headers }: IncomingMessage,
    response: ServerResponse,
    text: string,
    parts: Parts,
  ) {
    const { basePath } = parts;
    const [whole = '', search = ''] = url.split(/(?=\?)(.*)/s);

    // What is not below the base path is marked, so that it fits no operation.
    const path = whole.startsWith(`${basePath}/`)
      ? whole.slice(basePath.length)
      : `/outside-of-the-api${whole}`;
    const { world } = parts;
    this.#servedPath = world.pathByName(path);
    const found = find(method, this.#servedPath);
    const sent = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);

    this.request = {
      method,
      path,
      search,
      query: new URLSearchParams(search),
      text,
      body: parsed(text),
      headers: Object.fromEntries(sent),
      operation: found?.described.id ?? null,
      params: found?.params ?? {},
      status: null,
    };
    this.#described = found?.described;
    this.#response = response;
    this.#parts = parts;
  }

  async serve(): Promise<void> {
    const { checker, faults, hooks } = this.#parts;
    checker.request({ ...this.request, path: this.#servedPath }, this.#described);
    try {
      for (const hook of hooks.before) await hook(this.request);
      const fault = faults.find((one) => one.take(this.request));
      const movedTo = this.#parts.world.movedTo(this.request.path);
      if (fault) await this.#meet(fault.script);
      else if (movedTo) this.#redirect(movedTo);
      else this.#reply(await this.#perform());
    } catch (error) {
      // An operation or a function of a test threw. It is reported, and the client must not wait forever.
      checker.add(this.request, 'standin', error instanceof Error ? `${error.stack}` : `${error}`);
      this.#send(new Refusal(500, 'The stand-in broke').answer());
    }
  }

  async #meet(script: Effect): Promise<void> {
    if (script.name === 'altered') return this.#reply(script.change(await this.#perform()));

    if (script.write) await this.#perform();
    await this.#spoil(script);
  }

  /** GitHub's description does not mention redirects with each operation. */
  #redirect(to: string): void {
    const { method, search } = this.request;
    const location = `${this.#parts.api()}${to}${search}`;
    const status = method === 'GET' ? 301 : 307;
    this.#send({ status, headers: { location }, body: { message: 'Moved Permanently' } });
  }

  async #spoil(fault: RequestFault): Promise<void> {
    if (fault.name === 'respond') this.request.status = fault.status ?? 200;
    for (const [name, value] of Object.entries(this.#standardHeaders()))
      this.#response.setHeader(name, value);
    await carryOut(fault, this.#response);
  }

  /** Performs the operation. Only this changes the state. */
  async #perform(): Promise<Answer> {
    const answer = this.#decide();
    for (const hook of this.#parts.hooks.after) await hook(this.request);
    return answer;
  }

  #decide(): Answer {
    const { world, bodies, api } = this.#parts;
    const { path, headers, params, query, body } = this.request;
    if (!this.#described) return new Refusal(404, 'Not Found').answer();

    try {
      const [, value = ''] = /^(?:token|bearer) (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      const token = world.tokens.get(value);
      if (!token) throw new Refusal(401, 'Bad credentials');

      const call = { world, bodies, token, params, query, body, url: api() + path };
      const answer = operations[this.#described.id](call);
      return headers.accept?.includes('.full+json') ? withHtml(answer) : answer;
    } catch (error) {
      if (error instanceof Refusal) return error.answer();
      throw error;
    }
  }

  /** Sends a regular answer, which is checked against GitHub's description. */
  #reply(answer: Answer): void {
    const described = this.#described;
    if (described)
      this.#parts.checker.answer(this.request, described, answer.status, textOf(answer));
    this.#send(answer);
  }

  #send(answer: Answer): void {
    const text = textOf(answer);
    const response = this.#response;
    if (response.destroyed || response.headersSent) return;
    this.request.status = answer.status;
    response.writeHead(answer.status, {
      ...this.#standardHeaders(),
      ...(text !== '' && { 'content-type': 'application/json; charset=utf-8' }),
      ...answer.headers,
    });
    response.end(text);
  }

  #standardHeaders(): Record<string, string> {
    const now = this.#parts.now();
    return {
      date: new Date(now).toUTCString(),
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '4999',
      'x-ratelimit-reset': String(Math.floor((now + HOUR) / 1000)),
    };
  }
}

/** With `body_html` beside every `body`. */
function withHtml({ body, ...answer }: Answer): Answer {
  const rendered = (item: { body?: string | null }) => {
    return { ...item, body_html: bodyHtml(item.body ?? '') };
  };
  return { ...answer, body: Array.isArray(body) ? body.map(rendered) : rendered(body as object) };
}

/** The exact text of the answer; empty means no body. */
const textOf = ({ body }: Answer): string => (body === undefined ? '' : JSON.stringify(body));
