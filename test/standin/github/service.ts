import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate } from './access.ts';
import { type Answer, problem, Refusal, textOf } from './answer.ts';
import type { Addresses } from './body-account.ts';
import type { Checker } from './check.ts';
import type { Described } from './description.ts';
import type { Fault } from './faults.ts';
import type { Hooks } from './hooks.ts';
import { understand } from './intake.ts';
import type { Limits } from './limits.ts';
import { Call, operations } from './operations.ts';
import type { Received } from './request.ts';
import { scripted } from './scripted.ts';
import { type Delivery, gone, headersOf, readText, reset, send } from './wire.ts';
import type { World } from './world.ts';

type Parts = {
  world: World;
  checker: Checker;
  hooks: Hooks;
  faults: readonly Fault[];
  addresses: Addresses;
  basePath: string;
  now: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
  limits: Limits;
};

/** One request and what goes with it on its way. */
type Exchange = {
  request: Received;
  described: Described | undefined;
  response: ServerResponse;
  headers: Record<string, string>;
  /** When the hourly limit starts anew, seconds since 1970. */
  reset: number;
  exceeded: boolean;
};

const documentation = 'https://docs.github.com/rest';

/** The way of a request: taken down, checked, hooks, faults, the operation, checked again, sent. */
export class Service {
  readonly requests: Received[] = [];
  readonly #parts: Parts;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  close(): void {
    this.#closed = true;
  }

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text: string;
    try {
      text = await readText(incoming);
    } catch {
      // The client went in the middle of its own request: nobody is left to be answered.
      return;
    }
    const exchange = this.#take(incoming, response, text);
    try {
      await this.#parts.hooks.runBefore(exchange.request);
      const fault = this.#parts.faults.find((one) => one.take(exchange.request));
      if (fault) await this.#meet(exchange, fault);
      else await this.#reply(exchange, await this.#perform(exchange));
    } catch (error) {
      // A handler or a hook of a test broke: it must be seen, and the client must not wait for ever.
      this.#parts.checker.broken(exchange.request, error);
      this.#send(exchange, problem(500, 'The stand-in broke', { documentation_url: documentation }), 'whole');
    }
  }

  #take(incoming: IncomingMessage, response: ServerResponse, text: string): Exchange {
    const raw = {
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      headers: headersOf(incoming),
      text,
    };
    const { request, described, token } = understand(raw, this.requests.length + 1, this.#parts);
    this.requests.push(request);
    this.#parts.checker.request(request, described);
    return { request, described, response, ...this.#parts.limits.count(token) };
  }

  async #meet(exchange: Exchange, fault: Fault): Promise<void> {
    const { script } = fault;
    exchange.request.fault = script.kind;
    try {
      switch (script.kind) {
        case 'status':
        case 'html':
        case 'limit': {
          if ('write' in script && script.write) await this.#perform(exchange);
          this.#parts.checker.checked.scripted += 1;
          return this.#send(exchange, scripted(script, exchange.reset), 'whole');
        }
        case 'reset':
          if (script.write) await this.#perform(exchange);
          return reset(exchange.response);
        case 'stall': {
          await (script.write === 'released' ? fault.released : gone(exchange.response));
          if (script.write !== 'never' && !this.#closed) await this.#perform(exchange);
          return;
        }
        case 'truncated':
          return await this.#reply(exchange, await this.#perform(exchange), 'cut');
        case 'malformed':
          return await this.#reply(exchange, await this.#perform(exchange), 'half');
        case 'slow':
          await this.#parts.sleep(script.milliseconds);
          return await this.#reply(exchange, await this.#perform(exchange));
        case 'stale': {
          const { world } = this.#parts;
          const at = script.lag === undefined ? script.at : Math.max(0, world.revision - script.lag);
          return await this.#reply(exchange, await this.#perform(exchange, at));
        }
        case 'removed-between-pages':
          if (this.#parts.world.comment(script.comment)) this.#parts.world.removeComment(script.comment);
          return await this.#reply(exchange, await this.#perform(exchange));
        case 'altered':
          return await this.#reply(exchange, script.change(await this.#perform(exchange)));
      }
    } finally {
      fault.dealtWith();
    }
  }

  /** Does what was asked; the world changes here and nowhere else. Synchronous up to the hooks. */
  async #perform(exchange: Exchange, at?: number): Promise<Answer> {
    const answer = this.#decide(exchange, at);
    await this.#parts.hooks.runAfter(exchange.request, answer);
    return answer;
  }

  #decide({ request, described, exceeded }: Exchange, at: number | undefined): Answer {
    if (!described) return problem(404, 'Not Found', { documentation_url: documentation });
    try {
      if (!request.headers['user-agent'])
        throw new Refusal(403, 'Request forbidden by administrative rules.');
      const { world, addresses } = this.#parts;
      const token = authenticate(world, request.headers.authorization);
      if (exceeded) throw new Refusal(403, `API rate limit exceeded for ${token.account.login}.`);
      if (request.text !== '' && request.body === undefined) throw new Refusal(400, 'Problems parsing JSON');
      const { params, query, body } = request;
      return operations[described.id](new Call({ world, addresses, token, params, query, body, at }));
    } catch (error) {
      if (error instanceof Refusal) return error.answer(described.documentation);
      throw error;
    }
  }

  /** Sends what the stand-in itself stands for: this is held against GitHub's description. */
  async #reply(exchange: Exchange, answer: Answer, delivery: Delivery = 'whole'): Promise<void> {
    if (exchange.described) {
      this.#parts.checker.answer(exchange.request, exchange.described, answer.status, textOf(answer));
    }
    this.#send(exchange, answer, delivery);
  }

  #send({ request, response, headers }: Exchange, answer: Answer, delivery: Delivery): void {
    if (response.destroyed || response.headersSent) return;
    request.status = answer.status;
    response.sendDate = false;
    const standard = {
      date: new Date(this.#parts.now()).toUTCString(),
      'x-github-media-type': 'github.v3; format=json',
      'x-github-request-id': `STANDIN:${request.number}`,
      ...headers,
    };
    send(response, { ...answer, headers: { ...standard, ...answer.headers } }, delivery);
  }
}
