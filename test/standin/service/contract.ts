/**
 * Holds every exchange against `openapi.ts`: requests on their way in, answers on their way out. An answer
 * that breaks the description is a bug of the stand-in (or a malformed scenario, which says so by name).
 */
import { type Context, OpenAPIBackend, type Request } from 'openapi-backend';
import { formats, openapi } from './openapi.ts';
import type { Operation, Reply, Scenario } from './scenario.ts';
import type { VisitorsQuery } from './visitors.ts';

/** A request that the description allows. */
export interface Call {
  readonly operation: Operation;
  readonly project: string;
  readonly jobId: string;
  readonly prompt: string;
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

type Problems = readonly { instancePath: string; message?: string }[] | null | undefined;

const described = (problems: Problems): string[] =>
  (problems ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'request'} ${message ?? 'is wrong'}`,
  );

const failure = (status: number, error: string): Reply => ({ status, body: { error } });

function handle(context: Context, party: Party): Reply {
  const { params, query, requestBody, headers } = context.request;
  // Sections 1 and 4: bodies are JSON and say so.
  const isJson = /^application\/json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
  if (context.operation.requestBody && !isJson) return failure(400, 'A body must be application/json.');
  const operation = context.operation.operationId as Operation;
  const { projectId: project, id: jobId = '' } = params;
  return party.answer({ operation, project, jobId, prompt: requestBody?.prompt ?? '', query });
}

/** The reply, or if the description does not allow it: a 500 that says so, and a recorded violation. */
function checked(context: Context, party: Party): Reply {
  const reply = context.response as Reply;
  const operation = context.operation?.operationId;
  if (!operation || party.scenarioOf(context.request.params.projectId).malformed) return reply;
  const body = reply.body ?? reply.text;
  const problems = described(context.api.validateResponse(body, operation, reply.status).errors);
  // Statuses of success that are not described fall under `default` and must not pass as failures.
  const known = reply.status >= 300 || String(reply.status) in (context.operation.responses ?? {});
  if (!known) problems.push(`status ${reply.status} is not described`);
  if (problems.length === 0) return reply;
  party.violations.push({ operation, status: reply.status, problems, body });
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
      ...{ create: handle, message: handle, retrieve: handle, visitors: handle },
      unauthorizedHandler: () => failure(401, 'A valid API key is needed.'),
      validationFail: (context: Context) => failure(400, described(context.validation.errors).join('; ')),
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
