/**
 * The stand-in for the documentation-agent service: a real HTTP server on the loopback interface. What it
 * answers follows the specification and, by project id, one of the named scenarios.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { contract, exchange, type Party, type Violation } from './contract.ts';
import { bodyOf, pullIsOpen } from './job.ts';
import { type Accepted, create, type JobDesk, message, retrieve } from './jobs-api.ts';
import { makeSite, type SiteShape } from './make-site.ts';
import { noSuchPage, PAGE_HEADERS, pullPage } from './page.ts';
import type { Reply } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { scripted } from './scripted.ts';
import { type CountRange, indexVisitors, type VisitEvent } from './site.ts';
import { visitors } from './visitors-api.ts';
import { forChecking, read, type SeenRequest, send } from './wire.ts';

/** Obviously made up, in the form of section 5: a prefix, an underscore, a secret. */
export const DEFAULT_KEY = 'key_this-is-not-a-real-key-0123456789';

const REPOSITORY = 'example/docs';
const PULL = new RegExp(`^/${REPOSITORY}/pull/([1-9]\\d{0,8})$`);

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

  let index: CountRange | undefined;
  const siteIndex = () => {
    index ??= indexVisitors(
      'length' in site ? (site as readonly VisitEvent[]) : makeSite({ until: now(), ...site }),
    );
    return index;
  };
  const server = tls ? createTlsServer(tls) : createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { repository = `${url}/${REPOSITORY}`, firstPull = 1 } = options;
  const desk: JobDesk = {
    jobs: new Map(),
    accepted: [],
    setting: { pace, repository },
    now,
    nextPull: firstPull,
  };

  const party: Party = {
    key,
    violations,
    scenarioOf,
    answer: scripted(scenarioOf, ({ operation, project, jobId = '', prompt = '', query }, scenario) => {
      if (operation === 'create') return create(desk, project, scenario, prompt);
      if (operation === 'message') return message(desk, project, jobId, prompt);
      if (operation === 'retrieve') return retrieve(desk, project, jobId);
      return visitors({ site: siteIndex, now }, scenario, query);
    }),
  };

  function page(pull: number): Reply {
    const job = [...desk.jobs.values()].find((one) => pullIsOpen(one, pull, now(), desk.setting));
    const text = job ? pullPage(job, pull, REPOSITORY) : noSuchPage();
    return { status: job ? 200 : 404, headers: PAGE_HEADERS, type: 'text/html; charset=utf-8', text };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { seen, search } = await read(request, now());
    requests.push(seen);
    const pull = seen.method === 'GET' && PULL.exec(seen.path)?.[1];
    const reply = pull ? page(Number(pull)) : await exchange(forChecking(seen, search), party);
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

  return {
    url,
    key,
    requests,
    accepted: desk.accepted,
    violations,
    get jobs() {
      return new Map(
        Array.from(desk.jobs.values(), (job) => {
          const { status, prLink } = bodyOf(job, now(), desk.setting);
          const prompts = job.turns.map((turn) => turn.prompt);
          return [job.id, { project: job.project, scenario: job.scenario.name, prompts, status, prLink }];
        }),
      );
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
