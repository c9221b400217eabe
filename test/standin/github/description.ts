import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Document, OpenAPIRouter, OpenAPIValidator } from 'openapi-backend';
import type { Answer } from './answers.ts';
import { operations } from './operations.ts';

export type OperationId = keyof typeof operations;

type Tree = { [name: string]: Tree };

const FILE = '@octokit/openapi/generated/api.github.com.json';
const DOCUMENT: Tree = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'),
);
const resolved = new Map<string, Tree>();

/**
 * Answers that GitHub documents once for the whole API ("Troubleshooting the REST API", "Rate limits") and
 * does not repeat with each operation. An operation's own words win.
 */
const EVERYWHERE = {
  400: schemaAt('#/components/responses/bad_request'),
  401: schemaAt('#/components/responses/requires_authentication'),
  403: schemaAt('#/components/responses/forbidden'),
  404: schemaAt('#/components/responses/not_found'),
};

const definition = {
  openapi: '3.0.3',
  info: { title: 'GitHub, the part that is served', version: '1' },
  paths: servedPaths(),
} as unknown as Document;

const router = new OpenAPIRouter({ definition, ignoreTrailingSlashes: false });
const all = router.getOperations();
const described = new Map(all.map((one) => [one.operationId, one]));
// Otherwise, the list is made for each request.
router.getOperations = () => all;

const validator = new OpenAPIValidator({
  definition,
  router,
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

/** GitHub's example of a thing, or the first of its example of a list. Not to be changed. */
export function exampleOf(name: string): Tree {
  const example = memberAt(`#/components/examples/${name}/value`);
  return Array.isArray(example) ? example[0] : example;
}

type Asked = Record<'method' | 'path' | 'text', string> & {
  query: URLSearchParams;
  headers: Record<string, string>;
};

export function find(method: string, path: string) {
  const request = { method, path, headers: {} };
  const operation = router.matchOperation(request);
  return {
    operation: (operation?.operationId ?? null) as OperationId | null,
    params: operation ? router.parseRequest(request, operation).params : {},
  };
}

export function faultsOfRequest({ query, text, ...request }: Asked, operation: OperationId | null) {
  if (operation === null) return ['the stand-in serves no such operation'];

  const agent = request.headers['user-agent'] ? [] : ['no User-Agent: GitHub turns it away'];
  const whole = { ...request, query: Object.fromEntries(query), ...(text && { body: text }) };
  return [...agent, ...wordsOf(validator.validateRequest(whole, described.get(operation)))];
}

export function faultsOfAnswer({ status, body = null }: Answer, operation: OperationId): string[] {
  const one = described.get(operation);
  if (!one || !(status in (one.responses ?? {}))) return [`status ${status} is not described`];

  // No body counts as null, which is what openapi-backend expects of a 204. JSON has no undefined members.
  const sent = JSON.parse(JSON.stringify(body));
  const found = wordsOf(validator.validateResponse(sent, one, status));
  return found.map((words) => `status ${status}: ${words}`);
}

function wordsOf({ errors }: ReturnType<typeof validator.validateRequest>): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}

function isTime(text: string): boolean {
  const hasForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);
  return hasForm && !Number.isNaN(Date.parse(text));
}

function servedPaths(): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const [path, methods] of Object.entries(DOCUMENT.paths ?? {}))
    for (const [method, { operationId }] of Object.entries(methods)) {
      if (!(String(operationId) in operations)) continue;

      const own = schemaAt(`#/paths/${path.replaceAll('/', '~1')}/${method}`);
      const responses = { ...EVERYWHERE, ...own.responses };
      paths[path] = { ...paths[path], [method]: { ...own, responses } };
    }
  return paths;
}

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
