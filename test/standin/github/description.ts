import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIValidator, type Operation } from 'openapi-backend';
import { operations } from './operations.ts';

export type OperationId = keyof typeof operations;

/** One operation as GitHub describes it, ready to be matched and checked. */
export interface Described {
  readonly id: OperationId;
  /** Of `METHOD path`; its groups are the operation's parameters. */
  readonly pattern: RegExp;
  /** For openapi-backend. */
  readonly operation: Operation;
}

export interface Description {
  readonly operations: readonly Described[];
  readonly validator: OpenAPIValidator;
}

/** A member of the description: an object with its members; other types are checked where it matters. */
type Tree = { [name: string]: Tree };

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
 * GitHub's description, reduced to the simulated operations and what they refer to. It is read once per process, and
 * the schema of each operation is compiled when it is first used.
 */
export function description(): Description {
  if (loaded) return loaded;

  const schemas = new Schemas();
  const served = (Object.keys(operations) as OperationId[])
    .map((id) => describe(schemas, id))
    // `issues/comments` goes before `issues/{issue_number}`.
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));
  loaded = { operations: served, validator: validatorOf(served.map(({ operation }) => operation)) };
  return loaded;
}

const parametersIn = ({ operation }: Described) => operation.path.split('{').length;

/** Skips checking and optimizing GitHub's own schemas, which would cost four times what it saves. */
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
      for (const name of ['date-time', 'timestamp']) ajv.addFormat(name, isTime);
      ajv.addFormat('uri', (text: string) => URL.canParse(text));
      for (const name of ['date', 'uri-template', 'email', 'repo.nwo']) ajv.addFormat(name, true);
      return ajv;
    },
  });
}

const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));

function describe(schemas: Schemas, id: OperationId): Described {
  const { method, path } = schemas.placeOf(id);
  const whole = schemas.at(`#/paths/${path.replaceAll('/', '~1')}/${method}`);
  const { parameters, requestBody, responses } = whole;
  const others = Object.entries(everywhere).map(([status, pointer]) => [
    status,
    schemas.at(pointer),
  ]);
  const operation = {
    operationId: id,
    method,
    path,
    parameters,
    ...(requestBody && { requestBody }),
    responses: { ...Object.fromEntries(others), ...responses },
  };
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return {
    id,
    pattern: new RegExp(`^${method.toUpperCase()} ${pattern}$`),
    operation: operation as unknown as Operation,
  };
}

/**
 * Turns OpenAPI 3.0 into JSON Schema with every reference resolved. Each schema stays a single object, so recursive
 * schemas are cycles, which openapi-backend accepts.
 *
 * `nullable` must be translated: Ajv rejects it beside `oneOf`, and an `enum` beside it would exclude null.
 */
export class Schemas {
  readonly #document: Tree;
  readonly #known = new Map<string, Tree>();

  constructor() {
    const path = createRequire(import.meta.url).resolve(
      '@octokit/openapi/generated/api.github.com.json',
    );
    this.#document = JSON.parse(readFileSync(path, 'utf8')) as Tree;
  }

  /** Method and path of an operation. @throws if there is none of that name. */
  placeOf(id: string): { method: string; path: string } {
    for (const [path, methods] of Object.entries(this.#document.paths ?? {}))
      for (const [method, { operationId }] of Object.entries(methods))
        if (String(operationId) === id) return { method, path };
    throw new Error(`GitHub’s description has no ${id}`);
  }

  /** What `#/a/b` points to. @throws if it points to nothing. */
  at(pointer: string): Tree {
    const known = this.#known.get(pointer);
    if (known) return known;
    let here: Tree | undefined = this.#document;
    for (const name of pointer.split('/').slice(1)) here = here?.[name.replaceAll('~1', '/')];
    if (here === undefined) throw new Error(`GitHub’s description has no ${pointer}`);
    const made: Tree = {};
    this.#known.set(pointer, made);
    return Object.assign(made, this.#translate(here));
  }

  #translate(part: Tree): Tree {
    if (Array.isArray(part)) return part.map((one) => this.#translate(one)) as unknown as Tree;
    if (typeof part !== 'object' || part === null) return part;
    if (typeof part.$ref === 'string') return this.at(part.$ref);
    const { nullable, examples: _, ...words } = part;
    const plain = Object.fromEntries(
      Object.entries(words).map(([name, value]) => [name, this.#translate(value)]),
    );
    return String(nullable) === 'true'
      ? { anyOf: [plain, { type: 'null' }] as unknown as Tree }
      : plain;
  }
}
