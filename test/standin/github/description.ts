import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIValidator, type Operation } from 'openapi-backend';
import { formats, type Json, type JsonObject, Schemas } from './schema.ts';
import { type OperationId, operationIds, served } from './served.ts';

/** One operation as GitHub describes it, ready to be matched and checked. */
export type Described = {
  id: OperationId;
  method: string;
  /** Turns a path into the operation's parameters, or null if the path is another one. */
  match(path: string): Record<string, string> | null;
  /** The page of GitHub's documentation, as its error answers name it. */
  documentation: string;
  /** The statuses that GitHub may answer with. */
  statuses: ReadonlySet<number>;
  /** For openapi-backend. */
  operation: Operation;
};

export type Description = { operations: readonly Described[]; validator: OpenAPIValidator };

/**
 * Answers that GitHub documents once for the whole API ("Troubleshooting the REST API", "Rate limits") and
 * does not repeat with each operation. An operation's own words win.
 */
const everywhere: Readonly<Record<string, string>> = {
  400: '#/components/responses/bad_request',
  401: '#/components/responses/requires_authentication',
  403: '#/components/responses/forbidden',
  404: '#/components/responses/not_found',
  429: '#/components/responses/forbidden',
};

let loaded: Description | undefined;

/**
 * GitHub's own description, cut down to the operations that are served and what they reach. Read once a
 * process; the schema of each operation is compiled when it is first used.
 */
export function description(): Description {
  loaded ??= prune(read());
  return loaded;
}

function read(): JsonObject {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  return JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
}

/** Pure: from the whole document to the served part of it. */
export function prune(document: JsonObject): Description {
  const schemas = new Schemas(document);
  // `…/issues/comments` is meant before `…/issues/{issue_number}` is: fewer parameters first.
  const operations = operationIds
    .toSorted((a, b) => parameters(served[a][1]) - parameters(served[b][1]))
    .map((id) => describe(document, schemas, id));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { method, operation } of operations) {
    paths[operation.path] = { ...paths[operation.path], [method]: operation };
  }
  const validator = new OpenAPIValidator({
    definition: {
      openapi: '3.0.3',
      info: { title: 'GitHub, the part that is served', version: '1' },
      paths,
    } as unknown as Document,
    lazyCompileValidators: true,
    // The schemas are GitHub's own, used a few hundred times a test run: checking and optimizing them costs
    // four times what it saves (all operations once: 0.3 s instead of 1.4 s).
    ajvOpts: { validateSchema: false, meta: false, code: { optimize: false } },
    // (Path and query arrive as text where the description says `integer`: openapi-backend coerces these.)
    customizeAjv(ajv) {
      for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
      return ajv;
    },
  });
  return { operations, validator };
}

const parameters = (path: string): number => path.split('{').length - 1;

function describe(document: JsonObject, schemas: Schemas, id: OperationId): Described {
  const [method, path] = served[id];
  const whole = schemas.follow(((document.paths as JsonObject)[path] as JsonObject)?.[method] as JsonObject);
  if (whole?.operationId !== id) throw new Error(`GitHub's description has no ${id} at ${method} ${path}`);
  const responses: JsonObject = {};
  for (const [status, response] of Object.entries(whole.responses as JsonObject)) {
    responses[status] = withSchemas(schemas, schemas.follow(response as JsonObject));
  }
  for (const [status, pointer] of Object.entries(everywhere)) {
    responses[status] ??= withSchemas(schemas, schemas.at(pointer));
  }
  const described = ((whole.parameters ?? []) as JsonObject[]).map((part) => {
    const parameter = schemas.follow(part);
    return { ...parameter, schema: schemas.translate(parameter.schema as JsonObject) };
  });
  const operation: JsonObject = { operationId: id, method, path, parameters: described, responses };
  if (whole.requestBody) operation.requestBody = withSchemas(schemas, whole.requestBody as JsonObject);
  return {
    id,
    method,
    match: matcher(path),
    documentation: String((whole.externalDocs as JsonObject).url),
    statuses: new Set(Object.keys(responses).map(Number)),
    operation: operation as unknown as Operation,
  };
}

function withSchemas(schemas: Schemas, part: JsonObject): JsonObject {
  const json = (part.content as JsonObject | undefined)?.['application/json'] as JsonObject | undefined;
  const content: Json = {
    'application/json': { schema: schemas.translate((json?.schema ?? {}) as JsonObject) },
  };
  return { required: part.required ?? false, ...(json && { content }) };
}

function matcher(template: string): Described['match'] {
  const parts = template.split('/');
  return (path) => {
    const values = path.split('/');
    if (values.length !== parts.length) return null;
    const found: Record<string, string> = {};
    for (const [at, part] of parts.entries()) {
      const value = values[at] ?? '';
      if (!part.startsWith('{')) {
        if (part !== value) return null;
      } else if (value === '') return null;
      else found[part.slice(1, -1)] = decode(value);
    }
    return found;
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
