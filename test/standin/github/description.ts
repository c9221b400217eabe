import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIValidator, type Operation } from 'openapi-backend';

/**
 * The operations of GitHub that the stand-in serves, by the names that GitHub's description gives them.
 * Everything else answers 404 and counts as a violation: what the action calls must be listed here.
 */
const served = {
  'users/get-authenticated': 'GET /user',
  'repos/get-collaborator-permission-level': 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  // Before the path whose last part is a number.
  'issues/list-comments-for-repo': 'GET /repos/{owner}/{repo}/issues/comments',
  'issues/get': 'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'issues/list-comments': 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'issues/create-comment': 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'issues/get-comment': 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'issues/update-comment': 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'issues/delete-comment': 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'pulls/get': 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'pulls/list-files': 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'pulls/list-commits': 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
  'repos/list-pull-requests-associated-with-commit': 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'reactions/create-for-issue-comment': 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
} as const;

export type OperationId = keyof typeof served;

/** One operation as GitHub describes it, ready to be matched and checked. */
export type Described = {
  id: OperationId;
  /** Turns method and path into the operation's parameters, or null if they are another one's. */
  match(method: string, path: string): Record<string, string> | null;
  /** The page of GitHub's documentation, as its error answers name it. */
  documentation: string;
  /** The statuses that GitHub may answer with. */
  statuses: ReadonlySet<number>;
  /** For openapi-backend. */
  operation: Operation;
};

export type Description = { operations: readonly Described[]; validator: OpenAPIValidator };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

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
  loaded ??= prune(new Schemas(readDescription()));
  return loaded;
}

export function readDescription(): JsonObject {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  return JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
}

function prune(schemas: Schemas): Description {
  const operations = (Object.keys(served) as OperationId[]).map((id) => describe(schemas, id));
  return { operations, validator: validatorOf(operations.map(({ operation }) => operation)) };
}

/** For schemas of GitHub's own: checking and optimizing them would cost four times what it saves. */
export function validatorOf(operations: readonly Operation[]): OpenAPIValidator {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operation };
  }
  const info = { title: 'GitHub, the part that is served', version: '1' };
  return new OpenAPIValidator({
    definition: { openapi: '3.0.3', info, paths } as unknown as Document,
    lazyCompileValidators: true,
    ajvOpts: { validateSchema: false, meta: false, code: { optimize: false } },
    customizeAjv(ajv) {
      for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
      return ajv;
    },
  });
}

function describe(schemas: Schemas, id: OperationId): Described {
  const [method = '', path = ''] = served[id].split(' ');
  const name = method.toLowerCase();
  const whole = schemas.at(`#/paths/${path.replaceAll('/', '~1')}/${name}`);
  if (whole.operationId !== id) throw new Error(`GitHub’s description has no ${id} at ${served[id]}`);
  const responses: JsonObject = {};
  for (const [status, response] of Object.entries(whole.responses as JsonObject)) {
    responses[status] = withSchemas(schemas, schemas.follow(response as JsonObject));
  }
  for (const [status, pointer] of Object.entries(everywhere)) {
    responses[status] ??= withSchemas(schemas, schemas.at(pointer));
  }
  const parameters = ((whole.parameters ?? []) as JsonObject[]).map((part) => {
    const parameter = schemas.follow(part);
    return { ...parameter, schema: schemas.translate(parameter.schema as JsonObject) };
  });
  const operation: JsonObject = { operationId: id, method: name, path, parameters, responses };
  if (whole.requestBody) operation.requestBody = withSchemas(schemas, whole.requestBody as JsonObject);
  const pattern = new RegExp(`^${method} ${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    id,
    match: (asked, where) => {
      const found = pattern.exec(`${asked} ${where}`);
      const parts = Object.entries(found?.groups ?? {});
      return found && Object.fromEntries(parts.map(([key, value]) => [key, decodeURIComponent(value)]));
    },
    documentation: String((whole.externalDocs as JsonObject).url),
    statuses: new Set(Object.keys(responses).map(Number)),
    operation: operation as unknown as Operation,
  };
}

function withSchemas(schemas: Schemas, part: JsonObject): JsonObject {
  const json = (part.content as JsonObject | undefined)?.['application/json'] as JsonObject | undefined;
  if (!json) return { required: false };
  const schema = schemas.translate((json.schema ?? {}) as JsonObject);
  return { required: part.required ?? false, content: { 'application/json': { schema } } };
}

/** Words that explain and do not constrain; they only cost time when the schemas are compiled. */
const silent = new Set(['description', 'title', 'example', 'examples', 'default', 'discriminator', 'xml']);

/** Words that hold names of somebody's choice: below them `description` or `title` may be a property. */
const named = new Set(['properties', 'patternProperties']);

/**
 * Turns OpenAPI 3.0 schemas into JSON Schema with every reference replaced by what it means. One schema
 * stays one object however often it is used, so schemas that hold themselves are cycles (openapi-backend
 * accepts these).
 *
 * `nullable` must be translated: Ajv refuses it beside `oneOf`, and an `enum` beside it would exclude null.
 */
export class Schemas {
  readonly #document: JsonObject;
  readonly #known = new Map<string, JsonObject>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** What `#/a/b` points to, untranslated. @throws if it points to nothing. */
  at(pointer: string): JsonObject {
    let here: Json | undefined = this.#document;
    for (const name of pointer.split('/').slice(1)) {
      here = (here as JsonObject | undefined)?.[name.replaceAll('~1', '/')];
    }
    if (here === undefined) throw new Error(`GitHub’s description has no ${pointer}`);
    return here as JsonObject;
  }

  /** Follows a reference in front of a parameter, response or header (these are never nested). */
  follow(part: JsonObject): JsonObject {
    return typeof part.$ref === 'string' ? this.at(part.$ref) : part;
  }

  translate(schema: JsonObject): JsonObject {
    if (typeof schema.$ref === 'string') {
      const known = this.#known.get(schema.$ref);
      if (known) return known;
      const made: JsonObject = {};
      this.#known.set(schema.$ref, made);
      return Object.assign(made, this.translate(this.at(schema.$ref)));
    }
    const { nullable, ...rest } = schema;
    const plain: JsonObject = {};
    for (const [word, value] of Object.entries(rest)) {
      if (silent.has(word) || word.startsWith('x-')) continue;
      plain[word] = this.#part(value, named.has(word));
    }
    return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
  }

  #part(value: Json, isMap = false): Json {
    if (Array.isArray(value)) return value.map((item) => this.#part(item));
    if (typeof value !== 'object' || value === null) return value;
    if (!isMap) return this.translate(value);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.#part(part)]));
  }
}

const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

/** The formats in GitHub's description that openapi-backend does not bring along. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isTime,
  timestamp: isTime,
  date: (text) => !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text),
  'uri-template': (text) => URL.canParse(text.replaceAll(/\{[^}]*\}/g, '')),
  email: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
  'repo.nwo': (text) => /^[\w.-]+\/[\w.-]+$/.test(text),
};
