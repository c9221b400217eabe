/**
 * Holds every exchange against `openapi.ts`: requests on their way in, answers on their way out. An answer
 * that breaks the description is a bug of the stand-in (or a malformed scenario, which says so by name).
 */
import { type Context, OpenAPIBackend, type Request } from 'openapi-backend';
import { formats } from './dates.ts';
import { openapi } from './openapi.ts';
import type { Operation, Reply, Scenario } from './scenario.ts';
import type { VisitorsQuery } from './visitors-api.ts';

/** A request that the description allows. */
export interface Call {
  readonly operation: Operation;
  readonly project: string;
  readonly jobId: string | undefined;
  readonly prompt: string | undefined;
  readonly query: VisitorsQuery;
}

/** An answer of the stand-in that its own description does not allow. */
export interface Violation {
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly string[];
  readonly body: unknown;
}

/** What one stand-in gives the contract; the description itself is shared by all of them. */
export interface Party {
  readonly key: string;
  readonly violations: Violation[];
  scenarioOf(project: string): Scenario;
  answer(call: Call): Reply;
}

interface Problem {
  readonly instancePath: string;
  readonly message?: string;
}

const inWords = (problems: readonly Problem[] | null | undefined): string[] =>
  (problems ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'request'} ${message ?? 'is not valid'}`,
  );

const failure = (status: number, error: string, headers?: Record<string, string>): Reply => ({
  status,
  body: { error },
  ...(headers ? { headers } : {}),
});

/** Sections 1 and 4: bodies are JSON and say so. */
function saysJson(context: Context): boolean {
  const type = String(context.request.headers['content-type'] ?? '');
  return /^application\/json\s*(;|$)/i.test(type);
}

function callOf(context: Context): Call {
  const { params, query, requestBody } = context.request;
  const operation = context.operation.operationId as Operation;
  return { operation, project: params.projectId, jobId: params.id, prompt: requestBody?.prompt, query };
}

const handle = (context: Context, party: Party): Reply =>
  context.operation.requestBody && !saysJson(context)
    ? failure(400, 'A body must be sent as application/json.')
    : party.answer(callOf(context));

function checked(context: Context, party: Party): Reply {
  const reply = context.response as Reply;
  const operation = context.operation?.operationId;
  if (!operation || party.scenarioOf(context.request.params.projectId).malformed) return reply;
  return check(context.api, operation, reply, party.violations);
}

/** The reply, or if the description does not allow it: a 500 that says so, and a recorded violation. */
export function check(api: OpenAPIBackend, operation: string, reply: Reply, violations: Violation[]): Reply {
  const result = api.validateResponse(reply.body ?? reply.text, operation, reply.status);
  const problems = inWords(result.errors);
  // Statuses of success that are not described fall under `default` and must not pass as failures.
  const known = reply.status >= 300 || String(reply.status) in (api.getOperation(operation)?.responses ?? {});
  if (!known) problems.push(`status ${reply.status} is not described`);
  if (problems.length === 0) return reply;
  violations.push({ operation, status: reply.status, problems, body: reply.body ?? reply.text });
  return failure(500, `The stand-in broke its own description: ${problems.join('; ')}`);
}

let shared: Promise<OpenAPIBackend> | undefined;

/** The description, compiled once a process. */
export function contract(): Promise<OpenAPIBackend> {
  shared ??= new OpenAPIBackend({
    definition: structuredClone(openapi),
    strict: true,
    ignoreTrailingSlashes: false,
    coerceTypes: true,
    ajvOpts: { allErrors: true },
    customizeAjv: (ajv) => {
      for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
      return ajv;
    },
    securityHandlers: {
      key: (context: Context, party: Party) =>
        context.request.headers.authorization === `Bearer ${party.key}`,
    },
    handlers: {
      create: handle,
      message: handle,
      retrieve: handle,
      visitors: handle,
      unauthorizedHandler: () => failure(401, 'A valid API key is needed.', { 'www-authenticate': 'Bearer' }),
      validationFail: (context: Context) => failure(400, inWords(context.validation.errors).join('; ')),
      notFound: () => failure(404, 'There is nothing at this address.'),
      methodNotAllowed: () => failure(405, 'This method is not allowed here.'),
      postResponseHandler: checked,
    },
  }).init();
  return shared;
}

/** Answers one request of the API. A path that is not even percent-encoded is refused. */
export async function exchange(request: Request, party: Party): Promise<Reply> {
  try {
    return await (await contract()).handleRequest(request, party);
  } catch (error) {
    if (error instanceof URIError) return failure(400, 'The path is not valid.');
    throw error;
  }
}
