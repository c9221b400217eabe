import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { carryOut } from '../../faults/carry-out.ts';
import { countChecks } from '../../support/figures.ts';
import { bodyHtml } from '../../support/github-html.ts';
import { parsed, type ServerOptions, startServer } from '../server.ts';
import { type Answer, Refusal } from './answers.ts';
import { events } from './bodies.ts';
import { faultsOfAnswer, faultsOfRequest, find, type OperationId } from './description.ts';
import { type Effect, type FaultScript, faultOf } from './faults.ts';
import { operations, there } from './operations.ts';
import type { Token } from './records.ts';
import { World } from './world.ts';

export type GitHubOptions = Pick<ServerOptions, 'tls'> & {
  now?: () => number;
  /** Where the API begins, `/api/v3` on Enterprise Server. Default: at the root. */
  basePath?: string;
  /** Where pages for people are said to be; nothing listens there. Default: `https://github.com`. */
  serverUrl?: string;
};

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  text: string;
  body: unknown;
  operation: OperationId | null;
  params: Record<string, string>;
}

/** Runs before every request; one that returns a promise holds that request back until it settles. */
type Hook = (request: Received) => void | Promise<void>;

export type StandinGitHub = Awaited<ReturnType<typeof startGitHub>>;

export async function startGitHub(options: GitHubOptions = {}) {
  const { serverUrl = 'https://github.com', tls, now = Date.now, basePath = '' } = options;
  const world = new World(now, serverUrl);
  const faults: ReturnType<typeof faultOf>[] = [];
  const requests: Received[] = [];
  /** Of GitHub's description, and errors of the simulation. */
  const violations: string[] = [];
  const hooks: Hook[] = [];

  const server = await startServer(listen, { tls });
  const url = server.origin + basePath;

  async function listen(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // If the client disconnects during its own request, no answer is needed.
    const text = await bodyText(incoming).catch(() => undefined);
    if (text === undefined) return;

    const request = received(incoming, text);
    requests.push(request);
    for (const header of standardHeaders(now())) response.setHeader(...header);
    await serve(request, response);
  }

  function received({ method = 'GET', url: target = '/', headers }: IncomingMessage, text: string) {
    const [whole = '', search = ''] = target.split(/(?=\?)(.*)/s);
    // What is not below the base path is marked, so that it fits no operation.
    const isBelow = whole.startsWith(`${basePath}/`);
    const path = isBelow ? whole.slice(basePath.length) : `/outside-of-the-api${whole}`;
    const sent = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
      method,
      path,
      query: new URLSearchParams(search),
      headers: Object.fromEntries(sent),
      text,
      body: parsed(text),
      ...find(method, path),
    };
  }

  async function serve(request: Received, response: ServerResponse): Promise<void> {
    const { method, path, query, operation } = request;
    const violate = (what: string) =>
      void violations.push(`${method} ${path} ${query} (${operation}): ${what}`);

    function reply(answer: Answer): void {
      if (operation) faultsOfAnswer(answer, operation).forEach(violate);
      send(answer);
    }

    async function meet(effect: Effect): Promise<void> {
      if (effect.name === 'altered') return reply(effect.change(answerTo(request)));

      if (effect.write) answerTo(request);
      await carryOut(effect, response);
    }

    function send({ status, headers = {}, body }: Answer): void {
      if (response.destroyed || response.headersSent) return;

      const typed = body !== undefined && { 'content-type': 'application/json; charset=utf-8' };
      response.writeHead(status, { ...typed, ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    }

    const isQuery = path.endsWith('/graphql');
    if (!isQuery) faultsOfRequest(request, operation).forEach(violate);
    try {
      for (const hook of hooks) await hook(request);
      let effect: Effect | undefined;
      for (const take of faults) effect ??= take(request);
      if (effect) await meet(effect);
      else reply(answerTo(request));
    } catch (error) {
      // An operation or a function of a test threw. It is reported, and the client must not wait forever.
      violate(error instanceof Error ? `${error.stack}` : `${error}`);
      send(new Refusal(500, 'The stand-in broke').answer);
    }
  }

  function answerTo(request: Received): Answer {
    const { path, headers, operation, params } = request;
    try {
      if (path.endsWith('/graphql')) return threadsOf(request, world);
      if (!operation) throw new Refusal(404, 'Not Found');
      const token = tokenOf(request);
      const repository = there(world.repository(`${params.owner}/${params.repo}`));
      const place = { world, repository, token, url: url + path };
      const answer = operations[operation]({ ...request, ...place });
      return headers.accept?.includes('.full+json') ? withHtml(answer) : answer;
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }

  function tokenOf({ method, headers: { authorization = '' } }: Received): Token {
    const token = world.tokens.get(authorization.replace(/^(?:token|bearer) /i, ''));
    if (!token) throw new Refusal(401, 'Bad credentials');
    if (token.isReadOnly && method !== 'GET')
      throw new Refusal(403, 'Resource not accessible by integration');
    return token;
  }

  async function close(): Promise<void> {
    await server.close();
    countChecks('GitHub requests checked against its description', requests.length);
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }

  return {
    url,
    world,
    requests: requests as readonly Received[],
    fault: (script: FaultScript) => void faults.push(faultOf(script)),
    before(operation: OperationId | undefined, run: Hook): void {
      hooks.push((request) => {
        if (operation === undefined || operation === request.operation) return run(request);
      });
    },
    ...events,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The only query that the product has. GitHub's description of REST does not know it. */
function threadsOf({ body }: Received, world: World): Answer {
  const { variables } = body as { variables: Record<string, string | number | null> };
  const { owner, repo, pull, after } = variables;
  const { issues } = there(world.repository(`${owner}/${repo}`));
  const { reviewComments } = there(issues.find(({ number }) => number === pull));

  const first = reviewComments.filter(({ answers }) => answers === undefined);
  const start = Number(after ?? 0);
  const nodes = first.slice(start, start + 100).map(({ id, isResolved = false }) => {
    return { isResolved, comments: { nodes: [{ fullDatabaseId: `${id}` }] } };
  });
  const end = start + nodes.length;
  const pageInfo = { hasNextPage: end < first.length, endCursor: `${end}` };
  const reviewThreads = { nodes, pageInfo };
  return { status: 200, body: { data: { repository: { pullRequest: { reviewThreads } } } } };
}

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
  ['x-ratelimit-reset', String(Math.floor(now / 1_000) + 3_600)],
];
