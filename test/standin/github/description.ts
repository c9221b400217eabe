import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIValidator, type Operation } from 'openapi-backend';
import { operations } from './operations.ts';

export type OperationId = keyof typeof operations;

/** One operation as GitHub describes it, ready to be matched and checked. */
export interface Described {
  id: OperationId;
  /** Of `METHOD path`; its groups are the operation's parameters. */
  pattern: RegExp;
  /** For openapi-backend. */
  operation: Operation;
}

/** A member of the description: an object with its members; other types are checked where it matters. */
type Tree = { [name: string]: Tree };

/**
 * Answers that GitHub documents once for the whole API ("Troubleshooting the REST API", "Rate limits") and
 * does not repeat with each operation. An operation's own words win.
 */
const EVERYWHERE: Readonly<Record<string, string>> = {
  400: '#/components/responses/bad_request',
  401: '#/components/responses/requires_authentication',
  403: '#/components/responses/forbidden',
  404: '#/components/responses/not_found',
};

const FILE = '@octokit/openapi/generated/api.github.com.json';
const DOCUMENT: Tree = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'),
);
const resolved = new Map<string, Tree>();

/** GitHub's example of a thing, or the first of its example of a list. Not to be changed. */
export function exampleOf(name: string): Tree {
  const example = memberAt(`#/components/examples/${name}/value`);
  return Array.isArray(example) ? example[0] : example;
}

/** The simulated operations. */
export const described: readonly Described[] = (Object.keys(operations) as OperationId[])
  .map(describe)
  // `issues/comments` goes before `issues/{issue_number}`.
  .toSorted((a, b) => parametersIn(a) - parametersIn(b));

function parametersIn({ operation }: Described): number {
  return operation.path.split('{').length;
}

/** Compiles the schema of each operation when it is first used. */
export const validator = new OpenAPIValidator({
  definition: {
    openapi: '3.0.3',
    info: { title: 'GitHub, the part that is served', version: '1' },
    paths: pathsOf(described),
  } as unknown as Document,
  lazyCompileValidators: true,
  // Checking and optimizing GitHub's own schemas would cost four times what it saves.
  ajvOpts: { validateSchema: false, meta: false, code: { optimize: false } },
  customizeAjv(ajv) {
    for (const name of ['date-time', 'timestamp']) ajv.addFormat(name, isTime);
    ajv.addFormat('uri', (text: string) => URL.canParse(text));
    for (const name of ['date', 'uri-template', 'email', 'repo.nwo']) ajv.addFormat(name, true);
    return ajv;
  },
});

function isTime(text: string): boolean {
  const hasForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return hasForm && !Number.isNaN(Date.parse(text));
}

function pathsOf(all: readonly Described[]): Record<string, object> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { operation } of all) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operation };
  }
  return paths;
}

function describe(id: OperationId): Described {
  const { method, path } = placeOf(id);
  const own = schemaAt(`#/paths/${path.replaceAll('/', '~1')}/${method}`);
  const { parameters, requestBody, responses } = own;
  const others = Object.entries(EVERYWHERE).map(([status, at]) => [status, schemaAt(at)]);
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

/** Method and path of an operation. @throws if there is none of that name. */
function placeOf(id: string): { method: string; path: string } {
  for (const [path, methods] of Object.entries(DOCUMENT.paths ?? {})) {
    const found = Object.entries(methods).find(([, one]) => String(one.operationId) === id);
    if (found) return { method: found[0], path };
  }
  throw new Error(`GitHub’s description has no ${id}`);
}

/** What `#/a/b` points to. @throws if it points to nothing. */
function memberAt(pointer: string): Tree {
  let here: Tree | undefined = DOCUMENT;
  for (const name of pointer.split('/').slice(1)) here = here?.[name.replaceAll('~1', '/')];
  if (here === undefined) throw new Error(`GitHub’s description has no ${pointer}`);
  return here;
}

/**
 * What `#/a/b` points to, as JSON Schema with every reference resolved. Each schema stays a single object, so recursive
 * schemas are cycles, which openapi-backend accepts.
 */
function schemaAt(pointer: string): Tree {
  const known = resolved.get(pointer);
  if (known) return known;

  const made: Tree = {};
  resolved.set(pointer, made);
  return Object.assign(made, translated(memberAt(pointer)));
}

/** `nullable` must be translated: Ajv rejects it beside `oneOf`, and an `enum` beside it would exclude null. */
function translated(part: Tree): Tree {
  if (Array.isArray(part)) return part.map(translated) as unknown as Tree;
  if (typeof part !== 'object' || part === null) return part;
  if (typeof part.$ref === 'string') return schemaAt(part.$ref);

  const { nullable, examples: _, ...words } = part;
  const members = Object.entries(words).map(([name, value]) => [name, translated(value)]);
  const plain: Tree = Object.fromEntries(members);
  return String(nullable) === 'true'
    ? { anyOf: [plain, { type: 'null' }] as unknown as Tree }
    : plain;
}
