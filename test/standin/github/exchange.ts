import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFault } from '../../faults/faults.ts';
import { bodyHtml } from '../../support/github-html.ts';
import { spoil } from '../script.ts';
import { parsed } from '../server.ts';
import { Access } from './access.ts';
import { type Answer, Refusal } from './answers.ts';
import type { Addresses, Bodies } from './bodies.ts';
import type { Checker } from './check.ts';
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
  /** Name of the fault that met it, if one did. */
  fault: string | null;
  /** What was answered; null: not yet, or never. */
  status: number | null;
}

/** Runs at an exact moment of a request; one that returns a promise holds that request back until it settles. */
export type Hook = (request: Received) => void | Promise<void>;

export interface Parts {
  readonly world: World;
  readonly bodies: Bodies;
  readonly checker: Checker;
  readonly hooks: Readonly<Record<'before' | 'after', Set<Hook>>>;
  readonly faults: readonly Fault[];
  readonly addresses: Addresses;
  readonly basePath: string;
  readonly now: () => number;
  /** Aborted when the simulation closes. */
  readonly closing: AbortSignal;
}

const HOUR = 3_600_000;

/** The way of a request: taken down, checked, hooks, faults, the operation, checked again, sent. */
export class Exchange {
  readonly request: Received;
  readonly #described: Described | undefined;
  readonly #response: ServerResponse;
  readonly #parts: Parts;

  constructor(
    { method = 'GET', url = '/', headers }: IncomingMessage,
    response: ServerResponse,
    text: string,
    parts: Parts,
  ) {
    const { basePath, checker } = parts;
    const [whole = '', search = ''] = url.split(/(?=\?)(.*)/s);
    // What is not below the base path is marked, so that it fits no operation.
    const path = whole.startsWith(`${basePath}/`)
      ? whole.slice(basePath.length)
      : `/outside-of-the-api${whole}`;
    const found = checker.find(method, path);
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
      fault: null,
      status: null,
    };
    this.#described = found?.described;
    this.#response = response;
    this.#parts = parts;
  }

  async serve(): Promise<void> {
    const { checker, faults } = this.#parts;
    checker.request(this.request, this.#described);
    try {
      await this.#hooks('before');
      const fault = faults.find((one) => one.take(this.request));
      if (!fault) return this.#reply(await this.#perform());
      this.request.fault = fault.script.name;
      await this.#meet(fault.script);
    } catch (error) {
      // A handler or a hook of a test threw. It is reported, and the client must not wait forever.
      checker.add(
        this.request,
        'standin',
        error instanceof Error ? (error.stack ?? '') : String(error),
      );
      this.#send(new Refusal(500, 'The stand-in broke').answer());
    }
  }

  async #meet(script: Effect): Promise<void> {
    if (script.name === 'stale') this.#reply(await this.#perform(script.at));
    else if (script.name === 'altered') this.#reply(script.change(await this.#perform()));
    else await this.#spoil(script, script.write ?? false);
  }

  async #spoil(fault: RequestFault, write: boolean | 'late'): Promise<void> {
    const { closing } = this.#parts;
    const spoilsReal = SPOILING.test(fault.name) && !('body' in fault);
    const real = spoilsReal || write === true ? await this.#perform() : undefined;
    const headers = { ...this.#standardHeaders(), ...real?.headers };
    const answer = spoilsReal && real ? { status: real.status, headers, body: textOf(real) } : {};
    if (fault.name === 'respond') this.request.status = fault.status ?? 200;
    for (const [name, value] of Object.entries(headers)) this.#response.setHeader(name, value);
    await spoil({ ...answer, ...fault }, this.#response);
    if (write !== 'late') return;
    if (!this.#response.destroyed) await once(this.#response, 'close');
    // Clients that disconnect because the simulation closes have not lost patience.
    if (!closing.aborted) await this.#perform();
  }

  /** Performs the operation. Only this changes the state. Synchronous up to the hooks. */
  async #perform(at = this.#parts.world.revision): Promise<Answer> {
    const answer = this.#decide(at);
    await this.#hooks('after');
    return answer;
  }

  #decide(at: number): Answer {
    const { world, bodies, addresses } = this.#parts;
    const { path, headers, text, params, query, body } = this.request;
    if (!this.#described) return new Refusal(404, 'Not Found').answer();
    try {
      if (!headers['user-agent'])
        throw new Refusal(403, 'Request forbidden by administrative rules.');
      const access = new Access(world, headers.authorization);
      if (text !== '' && body === undefined) throw new Refusal(400, 'Problems parsing JSON');
      const call = { world, bodies, access, params, query, body, url: addresses.api + path, at };
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

  async #hooks(at: 'before' | 'after'): Promise<void> {
    for (const hook of [...this.#parts.hooks[at]]) await hook(this.request);
  }
}

/** With `body_html` beside every `body`. */
function withHtml({ body, ...answer }: Answer): Answer {
  const rendered = (item: { body?: string | null }) => {
    return { ...item, body_html: bodyHtml(item.body ?? '') };
  };
  return { ...answer, body: Array.isArray(body) ? body.map(rendered) : rendered(body as object) };
}

/** Faults that contain an answer. */
const SPOILING = /-in-(headers|body)$|^slow-body$/;

/** The exact text of the answer; empty means no body. */
const textOf = ({ body }: Answer): string => (body === undefined ? '' : JSON.stringify(body));
